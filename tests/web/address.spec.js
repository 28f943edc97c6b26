// The page and its address: what opens the lab, what the reader's doing leaves in it, and what it does not understand.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { violations } from './helpers/axe.js';
import {
  SEED,
  TABLES,
  chooseSpeed,
  defined,
  drawn,
  openLab,
  roll,
  setTable,
  snapshotOf,
  stopClock,
} from './helpers/lab.js';
import { goOn, holdClock, nextSlice } from './helpers/held-clock.js';
import { HELD, holdWorkers, workersOf } from './helpers/held-workers.js';
import { randomFrom } from './helpers/random.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Opens the page at an address, and waits for what it asks for.
 * @param {Page} page
 * @param {string} address from ./
 */
async function open(page, address) {
  await page.goto(`./${address}`);
  await defined(page);
  await rolled(page);
  return page.locator('two-checker-lab');
}

/**
 * Waits until the games that the address asks for are rolled, and drawn.
 * @param {Page} page
 */
async function rolled(page) {
  const lab = page.locator('two-checker-lab');
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.settled());
  await drawn(page);
}

/** @param {Page} page */
const addressOf = async (page) => new URL(await writtenAddress(page), page.url());

/**
 * What the reader sees of the chart: every path and every word of it.
 * @param {Page} page
 */
const picture = (page) =>
  page
    .locator('rollout-chart')
    .evaluateAll((charts) =>
      charts.map((chart) =>
        chart.shadowRoot?.querySelector('svg')?.innerHTML.replace(/<!--.*?-->|rollout-chart-\d+/g, ''),
      ),
    );

test('a link gives the same dice, numbers and picture, to the last digit', async ({ browser, page, baseURL }) => {
  // Another reader's window.
  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  const random = randomFrom(20_000);
  for (let i = 0; i < 4; i += 1) {
    const lab = await openLab(page, random.pick([SEED, '0x0', '18446744073709551615']));
    const table = Object.fromEntries(
      Object.keys(TABLES.none).map((cell) => [cell, random.pick([0, 1 / 3, -1e-7, (random.next() - 0.5) * 200])]),
    );
    if (i % 2 === 0) await setTable(lab, /** @type {typeof TABLES.none} */ (table));
    await lab.evaluate(
      (/** @type {TwoCheckerLab} */ it, { preset, axis, allTables, luck, replay, speed }) => {
        if (preset) it.act.choosePreset(preset);
        if (replay) it.act.replayTo(0);
        it.act.setSpeed(speed);
        it.act.changeView({ axis, allTables, luck, bands: !luck });
        it.act.toggleSeries('plain', luck);
      },
      {
        preset: i % 2 === 0 ? null : random.pick(/** @type {const} */ (['correct', 'backwards', 'none'])),
        axis: random.pick(/** @type {const} */ (['log', 'linear'])),
        allTables: random.next() < 0.5,
        luck: random.next() < 0.5,
        replay: random.next() < 0.3,
        speed: random.pick([1, Infinity]),
      },
    );
    await roll(lab, random.pick([0, 1, 9, 30, 999, 20_000, 1_000_000]));
    const [before, drawing] = [await snapshotOf(lab), await picture(page)];
    const address = await addressOf(page);

    // An address that differs in the hash alone would not load the page.
    await elsewhere.goto('about:blank');
    const copy = await open(elsewhere, address.search + address.hash);
    expect(await snapshotOf(copy), address.href).toEqual(before);
    await elsewhere.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
    await drawn(elsewhere);
    await expect.poll(() => picture(elsewhere), address.href).toEqual(drawing);
    // It is a state like any other: its own address says the same.
    expect((await addressOf(elsewhere)).hash).toBe(address.hash);
  }
  await context.close();
});

test('an author’s query opens the lab as he wants it', async ({ page }) => {
  const lab = await open(page, '?luck=70,-10,45,-15&keep=0&seed=0x2a61&games=20000&axis=linear&list=first');
  const { games, seed, table } = await snapshotOf(lab);
  expect({ games, seed, table }).toEqual({
    games: 20_000,
    seed: SEED,
    table: { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 },
  });
  await expect(lab.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(lab.getByRole('checkbox', { name: 'Keep the average at zero' })).not.toBeChecked();
  await expect(lab.getByRole('checkbox', { name: 'Log axis' })).not.toBeChecked();
  await expect(lab.getByRole('button', { name: 'First', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // The first thirty games are not the article's.
  await expect(lab.getByRole('button', { name: 'Replay the article' })).toBeVisible();
});

test('games=30 and replay=article roll the article’s thirty games', { tag: '@long' }, async ({ page }) => {
  const lab = await open(page, '?replay=article&games=30&preset=backwards');
  const { leaves, plain, table } = await snapshotOf(lab);
  // tests/golden/article.json: eleven of the thirty won.
  expect(plain.mean).toBeCloseTo(1100 / 30, 12);
  expect(leaves.doubles + leaves.fails).toBe(11);
  expect(table).toEqual(TABLES.backwards);
});

test('a hash that the reader types is taken', async ({ page }) => {
  const lab = await open(page, '?seed=5');
  await page.evaluate(() => {
    location.hash = '#games=30&preset=correct&axis=blub';
  });
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(30);
  expect((await snapshotOf(lab)).table).toEqual(TABLES.correct);
  await expect(lab.getByText('axis: “blub”')).toBeVisible();
});

test('what is broken is said, all else is taken, and the note can be closed', async ({ page }) => {
  const address = `?games=1000&seed=<img src=x onerror=alert(1)>&luck=5000,1,2,3&theme=pink&hide=nothing&${'x'.repeat(99)}=1`;
  const lab = await open(page, address);
  expect((await snapshotOf(lab)).games).toBe(1000);
  expect((await snapshotOf(lab)).table).toEqual(TABLES.madeUp);
  const note = lab.getByRole('status').filter({ hasText: 'wasn’t recognised' });
  // In the order of the table; the core's refusals after those of the form.
  await expect(note.getByRole('listitem')).toHaveText([
    'theme: “pink”',
    'hide: “nothing”',
    'seed: “<img src=x onerror=alert(1)>”',
    'luck: “5000,1,2,3”',
  ]);
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);
});

test('of a long broken value only the beginning is shown', async ({ page }) => {
  const lab = await open(page, `?seed=${'9'.repeat(5000)}`);
  await expect(lab.getByText(`seed: “${'9'.repeat(40)}…”`)).toBeVisible();
});

test.describe('in a window of its own', () => {
  test.use({ ownWindow: true });

  // Chromium stops counting where the way back has fifty places.
  test('what the reader does stands in the hash, and the way back leads out of the page', async ({ page }) => {
    await page.goto('about:blank');
    const lab = await open(page, '?games=1000&seed=5&utm_source=news');
    const entries = await page.evaluate(() => history.length);
    expect((await addressOf(page)).hash).toBe('');
    await roll(lab, 10);
    await lab.getByRole('checkbox', { name: 'Log axis' }).click();
    let address = await addressOf(page);
    expect(address.search).toBe('?games=1000&seed=5&utm_source=news');
    expect(address.hash).toBe('#v=1&games=1010&axis=linear');
    await lab.getByRole('button', { name: 'Rewind' }).click();
    address = await addressOf(page);
    expect(address.hash).toContain('games=0');
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await page.reload();
    await defined(page);
    expect((await snapshotOf(lab)).games).toBe(0);
    // How the chart is drawn can be chosen as soon as there is something in it.
    await roll(lab, 1);
    await expect(lab.getByRole('checkbox', { name: 'Log axis' })).not.toBeChecked();
  });

  test('while games are rolled the address changes at most once a second', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    const lab = await open(page, '?seed=5');
    await stopClock(page);
    await chooseSpeed(lab, 10);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
      const times = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { times });
      const replace = history.replaceState;
      history.replaceState = function record(...state) {
        times.push(performance.now());
        return replace.apply(this, state);
      };
      it.run();
    });
    await page.clock.runFor(5000);
    const times = await page.evaluate(() => /** @type {{times: number[]}} */ (/** @type {any} */ (globalThis)).times);
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    // It is asked for with every game, ten times a second.
    expect(times.length).toBeGreaterThanOrEqual(4);
  });

  test('rewinding while a link’s games are rolled ends that', { tag: '@long' }, async ({ page }) => {
    await holdClock(page, { stopped: true });
    await page.goto('./?games=1e8&seed=5');
    const lab = page.locator('two-checker-lab');
    await nextSlice(page);
    expect((await snapshotOf(lab)).games).toBeGreaterThan(0);
    await lab.getByRole('button', { name: 'Rewind' }).click();
    await goOn(page);
    await drawn(page);
    expect((await snapshotOf(lab)).games).toBe(0);
    await expect(lab.getByRole('progressbar')).toHaveCount(0);
  });
});

test.describe('by workers', () => {
  test.use(HELD);

  test('a hundred million games are rolled on opening, and with progress', { tag: '@long' }, async ({ page }) => {
    // A block of theirs is up to four million games. The page rolls next to nothing: on a busy machine it would otherwise be
    // done with all of them before the test has delivered what comes before the first block.
    await holdWorkers(page, { stopped: true, hurry: true, unitsPerMs: 200_000 });
    await page.goto('./?games=1e8&seed=5');
    const workers = workersOf(page);
    const bar = page.getByRole('progressbar', { name: 'Rolling this link’s 100,000,000 games …' });
    await expect(bar).toHaveAttribute('max', '100000000');
    const done = () => bar.evaluate((it) => /** @type {HTMLProgressElement} */ (it).value);
    const before = await done();
    while ((await workers.counts()).heard.block === 0) await workers.next();
    await expect.poll(done).toBeGreaterThan(before);
    expect(await done()).toBeLessThan(1e8);
    await workers.goOn();
    await rolled(page);
    expect((await snapshotOf(page.locator('two-checker-lab'))).games).toBe(1e8);
    await expect(bar).toHaveCount(0);
  });
});

test('beyond that the rest is offered, and can be left', { tag: '@long' }, async ({ page }) => {
  const lab = await open(page, '?games=300000000&seed=5');
  expect((await snapshotOf(lab)).games).toBe(1e8);
  await expect(lab.getByText('This link asks for 300,000,000 games; 100,000,000 rolled so far.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Whoever passes the address on passes on all of them.
  expect((await addressOf(page)).hash).toBe('');
  await lab.getByRole('button', { name: 'Roll the other 200,000,000' }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(3e8);
  await expect(lab.getByText('This link asks for')).toHaveCount(0);

  await open(page, '?games=1e12&seed=5');
  await lab.getByRole('button', { name: 'Stop here' }).click();
  await expect(lab.getByText('This link asks for')).toHaveCount(0);
  expect((await addressOf(page)).hash).toBe('#v=1&games=100000000');
});

test('a game halfway through is halfway through for whoever opens its link', async ({ page }) => {
  // The eleventh game of the article is no doubles: it has a second roll.
  const lab = await open(page, '?replay=article&games=10&seed=5');
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  const { search, hash } = await addressOf(page);
  expect(hash).toBe('#v=1&half=1');
  await page.goto('about:blank');
  await open(page, search + hash);
  await expect(lab.getByRole('button', { name: 'Roll for White' })).toBeVisible();
  await expect(lab.getByRole('heading', { name: 'Game 11' })).toBeVisible();
});
