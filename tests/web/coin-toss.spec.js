// The example of a lab in docs/architecture.md: it is as small as the document says, it is built, and it works.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { TARGET } from '../../www/build/settings.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {{mean: number | null, sd: number | null}} Average */
/** @typedef {{seed: number, tosses: number, luck: number, plain: Average, reduced: Average}} Snapshot */
/** @typedef {HTMLElement & {snapshot(): Snapshot, settled(): Promise<void>}} CoinToss */

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLE = 'examples/coin-toss';
const MOST_LINES = 200;

/** The files that are kept, and those that are about to be. @param {string[]} paths @returns {string[]} */
const filesIn = (...paths) =>
  String(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths], {
      cwd: TOP,
      encoding: 'utf8',
    }),
  )
    .trim()
    .split('\n');

/** @param {string} file @returns {string} */
const read = (file) => readFileSync(join(TOP, file), 'utf8');

/** A section of docs/architecture.md. @param {string} heading */
const sectionOf = (heading) => read('docs/architecture.md').split(`\n## ${heading}\n`)[1].split('\n## ')[0];

test('a lab of one coin toss has at most 200 lines in all, and the document names each of its files', () => {
  const files = filesIn(EXAMPLE);
  expect(files.length).toBeGreaterThan(3);
  const lines = files.map((file) => read(file).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_LINES);
  const section = sectionOf('Add a lab');
  for (const file of files) expect(section).toContain(`\`${file.slice(EXAMPLE.length + 1)}\``);
});

test('no file of the core, the bindings or the pages names that lab', () => {
  const files = filesIn('src', 'www').filter((file) => /\.(rs|js|ts|html|css|toml)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /coin[-_]toss|coinToss/.test(read(file)))).toEqual([]);
});

/** Builds the example. @returns {Promise<{folder: string}>} */
async function built() {
  const folder = await mkdtemp(join(tmpdir(), 'rollout-lab-coin-toss-'));
  await build({
    configFile: false,
    root: join(TOP, EXAMPLE),
    base: './',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: TARGET },
  });
  return { folder };
}

test('built on its own, it tosses, takes luck, and keeps the average at 50', async ({ page, served }) => {
  const site = await built();
  const address = await served('coin-toss', async () => site);
  const errors = uncaughtErrors(page);
  await page.goto(address);
  const lab = page.locator('coin-toss-lab');
  const snapshot = () => lab.evaluate((/** @type {CoinToss} */ it) => it.snapshot());
  const sentence = lab.locator('p').first();
  await expect(sentence).toHaveText('Plain average –%, SD –. With luck subtracted –%, SD –.');
  const none = { mean: null, sd: null };
  expect(await snapshot()).toEqual({ seed: 1, tosses: 0, luck: 30, plain: none, reduced: none });

  // A host page hears of each change.
  await lab.evaluate((it) => {
    const told = new Promise((resolve) => {
      it.addEventListener('snapshot', (event) => resolve(/** @type {CustomEvent} */ (event).detail), { once: true });
    });
    Object.assign(globalThis, { told });
  });
  await lab.getByRole('button', { name: 'Toss 1,000' }).click();
  const first = await snapshot();
  expect(first).toMatchObject({ tosses: 1000, luck: 30 });
  const told = await page.evaluate(() => Reflect.get(globalThis, 'told'));
  expect(told).toEqual(first);
  await expect(lab.locator('rollout-chart .plot')).toContainText('exact 50%');

  // Of n tosses, h were heads. The plain average is 100 h/n, and that of result − luck is
  // 100 h/n − luck × (h − (n − h))/n. So its distance from 50 is that of the plain average, times 1 − luck/50. That is also the
  // ratio of the standard deviations.
  const plain = first.plain;
  if (plain.mean === null || plain.sd === null) throw new Error('there are tosses');
  expect((plain.mean * 10) % 1).toBeCloseTo(0, 9);
  for (const luck of [-100, -30, 0, 30, 50, 75, 100]) {
    await lab.getByRole('slider', { name: 'Luck of heads' }).fill(String(luck));
    const { plain: before, reduced, luck: given } = await snapshot();
    expect([given, before]).toEqual([luck, plain]);
    const factor = 1 - luck / 50;
    expect(reduced.mean).toBeCloseTo(50 + (plain.mean - 50) * factor, 6);
    expect(reduced.sd).toBeCloseTo(plain.sd * Math.abs(factor), 6);
    // Four standard errors from 50 at most, whatever the luck.
    expect(Math.abs(Number(reduced.mean) - 50)).toBeLessThanOrEqual((4 * Number(reduced.sd)) / Math.sqrt(1000));
  }

  await lab.getByRole('slider').fill('50');
  await expect(sentence).toContainText('With luck subtracted 50.00%, SD 0.00.');
  const exact = await snapshot();
  expect(exact.reduced).toEqual({ mean: 50, sd: 0 });

  // The address brings all of it back, and another seed brings other tosses.
  await lab.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(page.url()).toBe(`${address}#v=1&tosses=1000&luck=50`);
  await page.goto(`${address}?tosses=1000&luck=50`);
  await expect(sentence).toContainText('SD 0.00.');
  expect(await snapshot()).toEqual(exact);
  await page.goto(`${address}?seed=2&tosses=1000&luck=50`);
  await expect(sentence).toContainText('SD 0.00.');
  const other = await snapshot();
  expect(other.reduced).toEqual(exact.reduced);
  expect(other.plain).not.toEqual(exact.plain);
  expect(errors).toEqual([]);
  await rm(site.folder, { recursive: true });
});
