// Rollouts of bear-offs that are cut short: where they settle, exactly and measured, and the card that shows it.

import { writtenAddress } from './helpers/address.js';
import { DEVICES, violationsIn } from './helpers/axe.js';
import { FIFTEEN_EACH, FOUR_EACH, SEED, openBearoff, ready, roll, setPosition, snapshotOf } from './helpers/bearoff.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/**
 * Where rollouts of the article's position settle by an evaluator that calls every position even, cut after 0, 1, 2 and 3 rolls. Blue
 * has four checkers on the ace point, and wins at once with one of the six doubles. White has one on the six point, and misses with nine
 * of the 36 rolls: 1-1 to 1-4 with their mirrors, and 2-1 … 3-2 among them. Then Blue bears off the other two.
 *
 * Cut after 1 roll: 1/6 + 5/6 · 1/2 = 58.33%. After 2 rolls: 1/6 + 5/6 · 1/4 · 1/2 = 27.08%. After 3, nothing is left:
 * 1/6 + 5/6 · 1/4 = 37.5%.
 */
const CURVE = [50, 700 / 12, 325 / 12, 37.5];

/** The article's position, with that evaluator. @param {string} more */
const query = (more) => `?seed=${SEED}&evaluator=even${more}`;

/** @param {Locator} lab */
const card = (lab) => lab.locator('.cut-card');

/** @param {Locator} lab @param {string} name */
const figure = (lab, name) => card(lab).locator(`[data-figure="${name}"]`);

/** Chooses the horizon, or `end`, in the card. @param {Locator} lab @param {string} value */
async function cutAfter(lab, value) {
  await card(lab).getByRole('combobox', { name: 'Each game is rolled' }).selectOption(value);
  await ready(lab);
}

test('the curve leads from the evaluation to the exact value, and the rollout settles on it', async ({ page }) => {
  const lab = await openBearoff(page, query('&games=5000'));
  const before = await snapshotOf(lab);
  expect(before.horizon).toBe(null);
  const curve = before.exact?.cutShort ?? [];
  expect(curve).toHaveLength(CURVE.length);
  for (const [n, value] of CURVE.entries()) expect(Math.abs(curve[n] - value), `after ${n}`).toBeLessThan(1e-9);
  await expect(card(lab)).toContainText('settle at 37.50%');
  await expect(card(lab)).toContainText('the evaluation itself, 50.00%');

  for (const [n, value] of CURVE.slice(0, 3).entries()) {
    await cutAfter(lab, String(n));
    const { games, horizon, plain, reduced, exact } = await snapshotOf(lab);
    expect({ games, horizon }).toEqual({ games: 5000, horizon: n });
    expect(Math.abs(Number(exact?.plain.mean) - value)).toBeLessThan(1e-9);
    expect(Math.abs(Number(exact?.toEnd) - 37.5)).toBeLessThan(1e-9);
    for (const { mean, se } of [plain, reduced]) {
      expect(Math.abs(Number(mean) - value)).toBeLessThanOrEqual(4 * Number(se) + 1e-9);
    }
    await expect(figure(lab, 'exact')).toContainText(`${value.toFixed(2)}%`);
    await expect(card(lab).locator('circle.measured')).toHaveCount(2);
    await expect(lab.locator('rollout-chart.main')).toContainText('settles at');
    await expect(card(lab).locator('rollout-chart')).toContainText('exact 37.5%');
  }
  await expect(card(lab)).toContainText('move it by −10.42 points: it settles at 27.08% instead of 37.50%');
  await expect(lab.locator('.verdict')).toContainText('both lines settle at 27.08%');

  await cutAfter(lab, 'end');
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(lab.locator('rollout-chart.main')).toContainText('exact 37.5%');
});

test('cut before the first roll, every game is the evaluation', async ({ page }) => {
  const lab = await openBearoff(page, query('&games=40&horizon=0'));
  const { plain, reduced, exact } = await snapshotOf(lab);
  expect([plain.mean, plain.sd, reduced.mean, reduced.sd]).toEqual([50, 0, 50, 0]);
  expect(exact?.equivalentGames).toBe(null);
  await expect(lab.locator('.tiles')).not.toContainText('exact');
  await lab.getByRole('button', { name: 'Roll one game' }).click();
  await ready(lab);
  await expect(lab.locator('.won')).toHaveText('cut at 50.00%');
  await expect(lab.locator('games-table tbody tr').first()).toContainText('–');
});

test('cut after the longest game, nothing is cut', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, query('&games=500'));
  const toEnd = await snapshotOf(lab);
  const late = await openBearoff(page, query('&games=500&horizon=3'));
  expect(await snapshotOf(late)).toEqual({ ...toEnd, horizon: 3 });
  await expect(card(late)).toContainText('No game lasts longer than 3 rolls, so none is cut.');
  await expect(late.locator('rollout-chart.main')).toContainText('exact 37.5%');
});

test('the address has the horizon, and Undo brings the games to the end back', async ({ page }) => {
  const lab = await openBearoff(page, query('&games=200'));
  const before = await snapshotOf(lab);
  await cutAfter(lab, '2');
  const cut = await snapshotOf(lab);
  expect(cut.games).toBe(200);
  // Another evaluator has other values at the horizon: these are other games, as many of them.
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.measure({ evaluator: 'pipCount' }));
  await ready(lab);
  const other = await snapshotOf(lab);
  expect(other.games).toBe(200);
  expect(other.exact?.plain.mean).not.toBeCloseTo(Number(cut.exact?.plain.mean), 3);
  await lab.getByRole('button', { name: 'Undo change' }).click();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(cut);

  const address = await writtenAddress(page);
  expect(new URLSearchParams(address.split('#')[1]).get('horizon')).toBe('2');
  await page.goto('about:blank');
  const again = await openBearoff(page, address);
  expect(await snapshotOf(again)).toEqual(cut);
  // The reader can overrule the author of a link.
  const written = await openBearoff(page, query('&games=200&horizon=2'));
  await cutAfter(written, 'end');
  expect(await snapshotOf(written)).toEqual(before);
  expect(await writtenAddress(page)).toContain('horizon=end');
  const invalid = await openBearoff(page, query('&games=200&horizon=-1'));
  expect(await snapshotOf(invalid)).toEqual(before);
});

test('the card says whether result − luck is Williams’s sum', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&evaluator=exact&games=300&horizon=2`);
  await setPosition(lab, FOUR_EACH);
  await roll(lab, 300);
  await expect(card(lab)).toContainText('result − luck is Williams’s sum, cut short');
  const { williams, reduced, exact } = await snapshotOf(lab);
  expect(exact?.bestPlays).toBe(true);
  expect(williams?.mean).toBe(reduced.mean);
  // The player of the fewest pips makes mistakes by exact chances.
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.setPlayers({ x: 'fewestPips', o: 'fewestPips' }));
  await ready(lab);
  await roll(lab, 300);
  await expect(card(lab)).toContainText('result − luck isn’t Williams’s sum');
  expect((await snapshotOf(lab)).exact?.bestPlays).toBe(false);
});

test('where estimates are compared, the card has the curves of all', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&games=100&tables=1`);
  const chart = card(lab).locator('rollout-chart');
  const ids = await chart.evaluate((/** @type {any} */ it) =>
    it.model.series.map((/** @type {{id: string}} */ one) => one.id),
  );
  expect(ids).toEqual(['exact', 'oneSided', 'pipCount', 'backwards']);
});

test('without exact chances games are cut too, and there is no curve', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&horizon=2`);
  await setPosition(lab, FIFTEEN_EACH);
  await roll(lab, 100);
  await expect(card(lab)).toContainText('The curve is known up to six checkers a side.');
  await expect(card(lab).locator('rollout-chart')).toHaveCount(0);
  const { plain, reduced } = await snapshotOf(lab);
  expect(Number(reduced.sd)).toBeLessThan(Number(plain.sd));
  expect(Number(plain.sd)).toBeLessThan(30);
});

test.describe('on a phone', () => {
  test.use(DEVICES.phone);

  test('in Japanese everything fits, and axe finds nothing', async ({ page }) => {
    const lab = await openBearoff(page, query('&games=100&horizon=2&lang=ja'));
    await card(lab).scrollIntoViewIfNeeded();
    // Its words may break only where they end.
    await expect(card(lab).locator('.moved')).toContainText('収束先は−10.42ポイント動き');
    await expect(card(lab).getByRole('combobox', { name: 'ゲームの打ち切り' })).toHaveValue('2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await violationsIn(page, 'light')).toEqual([]);
  });
});
