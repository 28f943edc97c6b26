// The ladder of estimates beside each other: figures, bars, the row in view, and what each rung costs on this machine. The figures are
// made up after the reference file (helpers/cube-stage-data.js).

import { violationsIn } from './helpers/axe.js';
import { askedOf, put, test } from './helpers/cube-stage.js';
import { EXACT, MEASURED, NOT_MEASURED } from './helpers/cube-stage-data.js';
import { expect } from './helpers/test.js';
import { ladderOf, ratesOf } from '../../www/labs/cube/ladder.js';
import { LADDER } from '../../www/lib/cube/names.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** The figures of a rung. @param {Locator} stage @param {number} rung */
const figures = async (stage, rung) =>
  (await stage.locator('table.ladder tbody tr').nth(rung).locator('td:not(.bar)').allInnerTexts()).map((text) =>
    text.trim(),
  );

test('each rung has its mean and its spread, measured beside exact, and what a game is worth with it', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['ladder'] });
  // 0.1111 + 1.9969 / 100; 1.9969 × 1.01; the standard error is 0.02: two decimals would do, but there are never fewer than three.
  expect(await figures(stage, 0)).toEqual(['+0.131', '2.0169', '1.9969', '1', '1', '–']);
  // (1.9969 / 0.38587)² = 26.78; (1.9969 / 0.12348)² = 261.5.
  expect(await figures(stage, 2)).toEqual(['+0.115', '0.3897', '0.3859', '26.8', '26.8', '–']);
  expect((await figures(stage, 3)).slice(1)).toEqual(['0.1247', '0.1235', '262', '262', '–']);
  // What rounding leaves of no spread is none.
  expect((await figures(stage, 4)).slice(1)).toEqual(['0', '0', 'exact', 'exact', '–']);
});

test('without games nothing is measured, and without a game nothing is known', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['ladder'], games: 0 });
  expect(await figures(stage, 2)).toEqual(['–', '–', '0.3859', '–', '26.8', '–']);
  await put(page, address, { views: ['ladder'], games: 0, none: true });
  for (const rung of LADDER.keys()) expect(await figures(stage, rung)).toEqual(Array(6).fill('–'));
  await expect(stage.locator('td.bar svg')).toHaveCount(0);
  await expect(stage.getByRole('button', { name: 'Time them on this machine' })).toBeDisabled();
});

test('while a bet is open what is exact is not told', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['ladder'], games: 0, untold: true });
  expect(await figures(stage, 2)).toEqual(Array(6).fill('–'));
});

test('a row is chosen by a click anywhere in it, or by keys, and is the one in view', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['ladder'], estimator: 'janowski' });
  const rows = stage.locator('table.ladder tbody tr');
  await expect(stage.getByRole('radio', { name: 'Janowski × cube' })).toBeChecked();
  await expect(rows.nth(3)).toHaveClass('in-view');
  await rows.nth(4).locator('td').nth(1).click();
  await rows.nth(1).getByText('cubeless, cube ignored').click();
  await stage.getByRole('radio', { name: 'nothing (plain)' }).focus();
  await page.keyboard.press('Space');
  expect(await askedOf(stage)).toEqual([
    ['setEstimator', 'exact'],
    ['setEstimator', 'cubelessIgnored'],
    ['setEstimator', 'none'],
  ]);
  // What asks what the words mean chooses nothing.
  await stage.getByRole('button', { name: 'Live and dead cube?' }).click();
  await expect(stage.getByRole('tooltip')).toContainText('Janowski');
  expect(await askedOf(stage)).toHaveLength(3);
});

test('bars are on a scale of tenfold steps that begins below the least spread', () => {
  const { rungs, decades } = ladderOf(NOT_MEASURED, EXACT);
  // From 0.01 to 10: 0.1235 is so near to 0.1 that its bar would not be seen from there.
  expect(decades).toBe(3);
  const [none, ignored, times, janowski, exact] = rungs.map(({ bar }) => bar);
  expect(none).toBeCloseTo((Math.log10(1.9969111950679361) + 2) / 3, 12);
  expect(janowski).toBeCloseTo((Math.log10(0.12347810210805613) + 2) / 3, 12);
  expect(exact).toBe(0);
  for (const [longer, shorter] of [
    [none, ignored],
    [ignored, times],
    [times, janowski],
  ])
    expect(Number(longer)).toBeGreaterThan(Number(shorter));
});

test('bars are of what is measured where nothing exact is known, and there are none of nothing', () => {
  const measured = ladderOf(MEASURED, null).rungs.map(({ bar }) => bar);
  // The same scale, and spreads that are a hundredth larger.
  expect(measured[0]).toBeCloseTo((Math.log10(1.9969111950679361 * 1.01) + 2) / 3, 12);
  const { rungs, decades } = ladderOf(NOT_MEASURED, null);
  expect(rungs.map(({ bar }) => bar)).toEqual(Array(5).fill(null));
  expect(decades).toBe(1);
  // A single spread, a power of ten, still has a bar.
  const [only] = ladderOf([{ mean: 0, sd: 1, equivalentGames: 1 }], null).rungs;
  expect(only.bar).toBe(1);
});

/**
 * Games and rollouts that take the time that is said of them.
 * @param {Record<string, number>} costs  of one game of each rung
 */
function madeUp(costs) {
  /** What is made and not freed. */
  const held = new Set();
  const log = { time: 0, built: 0, spent: /** @type {number[]} */ ([]), rolled: /** @type {string[]} */ ([]) };
  class CubeGame {
    name = '';

    /** @param {unknown} _ @param {{estimates: string[]}} setup */
    constructor(_, { estimates }) {
      [this.name] = estimates;
      this.alone = estimates.length === 1;
      this.left = 3;
      held.add(this);
    }

    build() {
      log.built += 1;
      this.left -= 1;
      return this.left === 0;
    }

    free() {
      held.delete(this);
    }
  }
  class CubeRollout {
    name = '';

    /** @param {CubeGame} game */
    constructor(game) {
      if (game.left !== 0 || !game.alone) throw new Error('not ready, or not alone');
      this.name = game.name;
      held.add(this);
    }

    /** @param {number} games */
    roll(games) {
      log.rolled.push(this.name);
      log.spent.push(games * costs[this.name]);
      log.time += games * costs[this.name];
    }

    free() {
      held.delete(this);
    }
  }
  return { core: /** @type {any} */ ({ CubeGame, CubeRollout }), held, log };
}

const COSTS = { none: 0.0002, cubelessIgnored: 0.0003, cubelessTimesCube: 0.0003, janowski: 0.0004, exact: 0.0003 };
const SETUP = /** @type {any} */ ({ estimates: LADDER });

test('each rung is timed alone, by the clock, no turn is long, and all that was made for it is freed', async () => {
  const { core, held, log } = madeUp(COSTS);
  const rates = await ratesOf(
    core,
    /** @type {any} */ ({}),
    SETUP,
    '0x1',
    () => true,
    () => log.time,
  );
  // Three steps for each of the five.
  expect(log.built).toBe(15);
  for (const name of LADDER) expect(rates?.[name]).toBeCloseTo(1000 / COSTS[name], 6);
  // Half a turn of 8 ms is wanted, and portions double.
  expect(Math.max(...log.spent)).toBeLessThanOrEqual(8);
  expect(new Set(log.rolled)).toEqual(new Set(LADDER));
  expect(held.size).toBe(0);
});

test('what nobody wants to be timed any more is left, and freed', async () => {
  for (const asked of [0, 3, 16, 18]) {
    const { core, held, log } = madeUp(COSTS);
    let answers = 0;
    const wanted = () => {
      answers += 1;
      return answers <= asked;
    };
    expect(await ratesOf(core, /** @type {any} */ ({}), SETUP, '0x1', wanted, () => log.time)).toBeNull();
    expect(held.size).toBe(0);
    // An answer for each step that is built, one before rolling begins, and one for each turn.
    expect(new Set(log.rolled).size).toBe(Math.max(0, asked - 16));
  }
});

// Each language in each theme, and each width in each: not all three with each other.
for (const [language, themes] of /** @type {const} */ ([
  ['en', ['light', 'dark']],
  ['ja', ['dark', 'light']],
])) {
  test(
    `the ladder is accessible, scrolls in its own box, and asks before it times, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      for (const [i, theme] of themes.entries()) {
        const width = [1100, 390][i];
        await page.setViewportSize({ width, height: 800 });
        const stage = await put(page, address, { views: ['ladder'], language });
        await expect(stage.getByRole('heading', { level: 2 })).toHaveText(
          language === 'en' ? /^The ladder/ : /^運の測り方/,
        );
        await expect(stage.getByRole('status')).toContainText(
          language === 'en' ? 'depend on your machine' : '測るまでわかりません',
        );
        expect(await violationsIn(page, theme)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}
