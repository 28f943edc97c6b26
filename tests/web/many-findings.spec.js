// What is said of a thousand rollouts beside the truth, and of the same when they are stopped when ahead. What is counted
// is the core's (tests/two_checker/coverage.rs, tests/two_checker/optional_stopping.rs); here it is asked for by the page's own core.

import { en } from '../../www/lib/rollout/findings/en.js';
import { ja } from '../../www/lib/rollout/findings/ja.js';
import { expect, test } from './helpers/test.js';
import { TABLES, drawn, openLab, roll, setTable } from './helpers/lab.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('../../www/pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */

/** @param {Locator} lab */
const findings = (lab) => lab.locator('many-findings');

/** @param {Locator} lab */
const stop = (lab) => findings(lab).getByRole('button', { name: 'Stop when ahead, a thousand times' });

/** @param {Locator} lab @param {number} games */
async function rollThousand(lab, games) {
  await roll(lab, games);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(findings(lab).locator('.nearer')).toBeVisible();
}

/**
 * What the core counts of the same thousand, and of those that are stopped.
 * @param {Locator} lab
 * @param {number} games
 */
const fromCore = (lab, games) =>
  lab.evaluate((element, length) => {
    const { own, seed, table } = /** @type {TwoCheckerLab & {own: {core: any}}} */ (element);
    const { core } = own;
    const many = new core.ManyTwoCheckerRollouts(seed, 1000, length);
    many.roll(many.all);
    const stopped = many.stoppedWhenAhead(table);
    stopped.roll(stopped.all);
    const said = { ...many.besideTruth(table), stopped: stopped.stopped(), skewness: many.spread(table).skewness };
    many.free();
    stopped.free();
    return said;
  }, games);

/** @param {string} text */
const numbers = (text) =>
  (text.match(/[−+]?\d[\d,]*(\.\d+)?/g) ?? []).map((one) => Number(one.replace('−', '-').replace(',', '')));

test('they say how many of their intervals contain the truth, and whose average was nearer', async ({ page }) => {
  const lab = await openLab(page);
  await rollThousand(lab, 1000);
  const { plain, reduced, nearer } = await fromCore(lab, 1000);
  const said = findings(lab).locator('.contain');
  await expect(said).toHaveText(/contain the exact 37\.5%\.\s*$/);
  expect(numbers(await said.innerText())).toEqual([1000, 95, plain.contain, reduced.contain, 37.5]);
  // Of 1,000 with a chance of 0.95: ± 4 × √(1000 × 0.95 × 0.05) = 28.
  for (const { contain } of [plain, reduced]) expect(Math.abs(contain - 950)).toBeLessThanOrEqual(28);
  const [first, second] = numbers(await findings(lab).locator('.nearer').innerText());
  expect([first, second]).toEqual([nearer.reduced, nearer.plain]);
});

test('estimates that do not average zero miss the truth, and it is said where they go', async ({ page }) => {
  const lab = await openLab(page);
  await rollThousand(lab, 1000);
  // Doubles at +70 in place of +50 are 20/6 points too much luck: 37.5 − 3.33.
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  const said = findings(lab).locator('.contain');
  await expect(said).toHaveText(/close in on 34\.17%: narrow, and in the wrong place\.\s*$/);
  const { plain, reduced } = await fromCore(lab, 1000);
  expect(numbers(await said.innerText()).slice(2, 4)).toEqual([plain.contain, reduced.contain]);
  expect(reduced.contain).toBeLessThanOrEqual(2);
});

test('intervals of few games are told to say too much, and rollouts of one game have none', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  await rollThousand(lab, 10);
  await expect(findings(lab).locator('.contain')).toHaveText(/Intervals from so few games are rough\.\s*$/);
  await lab.evaluate((it) => /** @type {TwoCheckerLab} */ (it).rewind());
  await rollThousand(lab, 1);
  await expect(findings(lab).locator('.contain')).toHaveCount(0);
});

test('skewness is said beside what theory says of it, and of no spread there is none', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  await rollThousand(lab, 100);
  const { skewness } = await fromCore(lab, 100);
  const said = findings(lab).locator('.skewness');
  // A tenth of what it is per game (√100): plain 0.25 / √(3/8 × 5/8) = 0.516, made-up 3437.5 / 281.25^1.5 = 0.729.
  const [, plain, ofPlain, reduced, ofReduced] = numbers(await said.innerText());
  expect([ofPlain, reduced, ofReduced]).toEqual([0.05, Number(skewness.toFixed(2)), 0.07]);
  // Of a thousand averages it has a standard error of √(6/1000) = 0.077.
  expect(Math.abs(plain - 0.05)).toBeLessThanOrEqual(4 * 0.077 + 0.005);
  await setTable(lab, TABLES.correct);
  await expect(said).toHaveText(/variance reduced –\.$/);
});

test('a thousand that are stopped when ahead average too much, and less so with luck subtracted', async ({ page }) => {
  const lab = await openLab(page);
  await rollThousand(lab, 1000);
  await expect(findings(lab).getByText('Each rollout stopped')).toHaveCount(0);
  await stop(lab).click();
  await expect(findings(lab).getByText('Each rollout stopped')).toBeVisible();
  const { stopped } = await fromCore(lab, 1000);
  const lines = await findings(lab).getByRole('listitem').allInnerTexts();
  for (const [i, { mean, margin, games }] of [stopped.plain, stopped.reduced].entries()) {
    const [seen, give, percent, limit, average] = numbers(lines[i]);
    expect([percent, limit, average]).toEqual([95, 37.5, Math.round(games)]);
    expect(Math.abs(seen - mean)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(give - margin)).toBeLessThanOrEqual(0.05);
  }
  // Going through all games of rollouts of at most 1,000 games gives 6.61 and 2.34 points too much, as in
  // tests/two_checker/optional_stopping.rs; a thousand of them are as good as within four standard errors, 1.96 of which are the margin.
  for (const [{ mean, margin }, tooMuch] of [
    [stopped.plain, 6.61],
    [stopped.reduced, 2.34],
  ]) {
    expect(Math.abs(mean - 37.5 - tooMuch)).toBeLessThanOrEqual((4 / 1.96) * margin);
  }
});

test('another table is watched at once, and other rollouts are not until somebody asks', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  await rollThousand(lab, 100);
  await stop(lab).click();
  const lines = findings(lab).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const [plain, madeUp] = await lines.allInnerTexts();
  await setTable(lab, TABLES.backwards);
  await expect(lines.nth(1)).not.toHaveText(madeUp);
  await expect(lines.nth(0)).toHaveText(plain);
  const { stopped } = await fromCore(lab, 100);
  expect(Math.abs(numbers(await lines.nth(1).innerText())[0] - stopped.reduced.mean)).toBeLessThanOrEqual(0.05);
  await roll(lab, 50);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts of 150/ }).click();
  await expect(lab.locator('many-rollouts').getByText('1,000 rollouts of 150 games each')).toBeVisible();
  await drawn(page);
  await expect(lines).toHaveCount(0);
  await expect(stop(lab)).toBeVisible();
});

test('Japanese says with the same numbers what English says', () => {
  expect(Object.keys(ja)).toEqual(Object.keys(en));
  const written = (/** @type {unknown} */ said) =>
    typeof said === 'function'
      ? String(said(...['⟨0⟩', '⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩'].slice(0, said.length)))
      : String(said);
  const japanese = /** @type {Record<string, unknown>} */ (ja);
  for (const [key, said] of Object.entries(en)) {
    const [inEnglish, inJapanese] = [said, japanese[key]].map((one) => written(one).match(/⟨\d⟩/g)?.sort() ?? []);
    expect(inJapanese, key).toEqual(inEnglish);
  }
});

test('nothing of it is loaded before a thousand are rolled', async ({ page }) => {
  /** @type {string[]} */
  const loaded = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const lab = await openLab(page);
  await roll(lab, 100);
  expect(loaded.filter((path) => path.includes('findings'))).toEqual([]);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(findings(lab).locator('.nearer')).toBeVisible();
  expect(loaded.filter((path) => path.includes('findings'))).toHaveLength(1);
});

test('an embed has none of it: it shows what it always has', async ({ page }) => {
  await page.goto('./embed.html?games=100&seed=5');
  const lab = page.locator('two-checker-lab');
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(lab.locator('many-rollouts rollout-histogram')).toBeVisible();
  await drawn(page);
  const height = await findings(lab).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBe(0);
});
