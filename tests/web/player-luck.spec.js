// The luck of a player: a careless player of the bear-off lab makes the second best play in some percent of turns, and the luck of that
// choice can be subtracted, too.
//
// Blue has a checker on each of his ace and three points, and White one on her six point. The rolls 1-3 to 1-6 and 2-3 to 2-6, 16 of
// 36, leave Blue a choice that matters: the best play bears both checkers off and wins. The second best one leaves one checker on the
// ace point. Then Blue wins if White misses, with 9 of her 36 rolls. So the two plays are 1 − 1/4 = 3/4 of a win apart. No other roll,
// and no later turn, has two plays of different value. Blue chooses the second best play with the chance p, and so:
// - he wins p · 16/36 · 3/4 = p/3 less often than a perfect player: with p = 20%, by 6.67 points.
// - His choices have the variance 16/36 · p (1 − p) · (3/4)² = p (1 − p)/4. With p = 20% the standard deviation is 20 points.
// Exact chances explain everything else. So 20 points are left without the luck of the dice, and 0 without that of the choices.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { violationsIn } from './helpers/axe.js';
import { openBearoff, ready, roll, select, showGame, snapshotOf, worthOf, zOf } from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** @type {import('../../www/pkg/bearoff/rollout_lab.js').BearoffPosition} */
const POSITION = { x: [1, 0, 1, 0, 0, 0], o: [0, 0, 0, 0, 0, 1], onRoll: 'x' };

/** The standard deviation of the choices, in percentage points. @param {number} p  the chance of the second best play */
const choices = (p) => 50 * Math.sqrt(p * (1 - p));

/** The spread that counts as rounding, in points: RESOLUTION of the core. */
const ROUNDING = 2e-5;

/** @param {Locator} lab */
const subtract = (lab) => lab.getByRole('combobox', { name: 'Luck to subtract', exact: true });

/**
 * Opens the position with a careless Blue. Exact chances estimate luck.
 * @param {Page} page
 */
async function openCareless(page) {
  const lab = await openBearoff(page, '?seed=0x2a61&evaluator=exact');
  await lab.evaluate(async (/** @type {BearoffLab} */ it, position) => {
    it.position = position;
    await it.settled();
  }, POSITION);
  await select(lab, 'blue').selectOption('careless');
  await ready(lab);
  return lab;
}

test('both spreads are the exact ones, and the rollouts have them', async ({ page }) => {
  const lab = await openBearoff(page, '?seed=0x2a61&evaluator=exact');
  await expect(subtract(lab)).toHaveCount(0);
  await lab.evaluate(async (/** @type {BearoffLab} */ it, position) => {
    it.position = position;
    await it.settled();
  }, POSITION);
  expect((await snapshotOf(lab)).careless).toBeUndefined();
  await select(lab, 'blue').selectOption('careless');
  await ready(lab);
  const { exact, careless } = await snapshotOf(lab);
  expect(careless).toMatchObject({ secondBest: 20, subtracted: 'dice' });
  expect(Math.abs(Number(careless?.spreads?.dice) - choices(0.2))).toBeLessThan(ROUNDING);
  expect(Number(careless?.spreads?.diceAndChoices)).toBe(0);
  expect(Math.abs(Number(exact?.perfect) - Number(exact?.plain.mean) - 20 / 3)).toBeLessThan(1e-4);
  await roll(lab, 20_000);
  expect(zOf(await snapshotOf(lab))).toBeLessThanOrEqual(4);
  // A standard deviation of 20,000 games is off by less than 2%, four of its standard errors.
  expect(Math.abs(Number((await snapshotOf(lab)).reduced.sd) / choices(0.2) - 1)).toBeLessThan(0.05);
  await expect(worthOf(lab, 'Spread of one game without the luck of the dice')).toContainText('20.00');
  await expect(worthOf(lab, 'Without that of dice and choices')).toContainText('0.00');
  await expect(lab.locator('.verdict').last()).toContainText(`settles at ${Number(exact?.plain.mean).toFixed(2)}%`);

  // Now the luck of the choices is subtracted from these games, too.
  await subtract(lab).selectOption('diceAndChoices');
  await ready(lab);
  const { games, reduced, plain } = await snapshotOf(lab);
  expect(games).toBe(20_000);
  expect(Number(reduced.sd)).toBeLessThan(ROUNDING);
  expect(Math.abs(Number(reduced.mean) - Number(exact?.plain.mean))).toBeLessThan(ROUNDING);
  expect(Number(plain.sd)).toBeGreaterThan(30);
});

test('the slider changes the player, and his games begin anew', async ({ page }) => {
  const lab = await openCareless(page);
  await roll(lab, 100);
  const slider = lab.getByRole('slider', { name: 'Careless: second best in 20% of turns' });
  await slider.fill('50');
  await ready(lab);
  await expect(lab.getByRole('slider', { name: 'Careless: second best in 50% of turns' })).toBeVisible();
  const { games, careless } = await snapshotOf(lab);
  expect(games).toBe(0);
  expect(Math.abs(Number(careless?.spreads?.dice) - choices(0.5))).toBeLessThan(ROUNDING);
  // A player who never errs has no luck of his own.
  await lab.getByRole('slider', { name: 'Careless: second best in 50% of turns' }).fill('0');
  await ready(lab);
  const none = await snapshotOf(lab);
  expect(Number(none.exact?.plain.mean)).toBeCloseTo(Number(none.exact?.perfect), 4);
  expect(none.exact?.reduced.sd).toBe(0);
});

// “Even” calls every unfinished game 50%. Cut after one roll, Blue has won, or his game counts as 50%. So the two plays are half a win
// apart instead of 3/4, and so is the spread of the choices. The value at the horizon is the estimate’s, so nothing else is left.
test('games that are cut short have both spreads, too', async ({ page }) => {
  const lab = await openCareless(page);
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    it.act.measure({ evaluator: 'even' });
    it.act.cutShort(1);
    await it.settled();
  });
  const { exact, careless } = await snapshotOf(lab);
  expect(exact?.cut).toBe(true);
  expect(Math.abs(Number(careless?.spreads?.dice) - (choices(0.2) * 2) / 3)).toBeLessThan(ROUNDING);
  expect(Number(careless?.spreads?.diceAndChoices)).toBe(0);
  expect(Math.abs(Number(exact?.plain.mean) - Number(exact?.toEnd))).toBeGreaterThan(1);
  await roll(lab, 20_000);
  expect(zOf(await snapshotOf(lab))).toBeLessThanOrEqual(4);
  await expect(lab.locator('.verdict').last()).toContainText('the line settles at the same value.');

  await subtract(lab).selectOption('diceAndChoices');
  await ready(lab);
  const { games, reduced } = await snapshotOf(lab);
  expect(games).toBe(20_000);
  expect(Number(reduced.sd)).toBeLessThan(ROUNDING);
  expect(Math.abs(Number(reduced.mean) - Number(exact?.plain.mean))).toBeLessThan(ROUNDING);
});

test('a game tells the luck of each choice, and its address opens it again', async ({ page }) => {
  const lab = await openCareless(page);
  await subtract(lab).selectOption('diceAndChoices');
  await roll(lab, 200);
  // The luck of a choice is +0.2 · 75 for the best play, and −0.8 · 75 for the second best one.
  const found = await lab.evaluate((/** @type {BearoffLab} */ it) => {
    const records = Array.from(
      { length: 200 },
      (_, trial) =>
        /** @type {import('../../www/pkg/bearoff/rollout_lab.js').BearoffRecord} */ (
          it.rolling.rollout.record(trial, 0)
        ),
    );
    const lucks = records.flatMap(({ turns }) => turns.map(({ choiceLuck }) => Math.round(choiceLuck * 100) / 100));
    const sums = records.map(({ turns, totalLuck }) =>
      Math.abs(turns.reduce((sum, { luck, choiceLuck }) => sum + luck + choiceLuck, 0) - totalLuck),
    );
    return { lucks: [...new Set(lucks)].sort((a, b) => a - b), off: Math.max(...sums) };
  });
  expect(found.lucks).toEqual(expect.arrayContaining([-60, 0, 15]));
  expect(found.off).toBeLessThan(1e-9);
  // The last game on the page has a line for the luck of each choice. This one is the next with such a choice.
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    const hasChoice = () => {
      const record = /** @type {import('../../www/pkg/bearoff/rollout_lab.js').BearoffRecord} */ (
        it.rolling.rollout.record(it.rolling.rollout.games - 1, 0)
      );
      return record.turns.some(({ choiceLuck }) => Math.round(choiceLuck) === 15);
    };
    do await it.roll(1);
    while (!hasChoice());
  });
  await showGame(lab);
  await expect(lab.getByText('including luck of the choice: +15.00', { exact: true })).toHaveCount(1);
  const snapshot = await snapshotOf(lab);
  const address = await writtenAddress(page);
  expect(address).toContain('blues=careless');
  expect(address).toContain('subtract=dice-and-choices');
  await page.goto('about:blank');
  await openBearoff(page, address);
  expect(await snapshotOf(lab)).toEqual(snapshot);
  expect(await writtenAddress(page)).toBe(address);
});

test('in Japanese and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { positionId } = await snapshotOf(await openCareless(page));
  const lab = await openBearoff(
    page,
    `?lang=ja&position=${encodeURIComponent(positionId)}&evaluator=exact&blues=careless&games=1000`,
  );
  await expect(lab.getByRole('slider', { name: /^うっかり：手番の20%\u2060?で2番目のムーブ$/ })).toBeVisible();
  await lab.getByRole('combobox', { name: '引く運', exact: true }).selectOption('diceAndChoices');
  await ready(lab);
  await expect(lab.locator('.careless')).toContainText('20.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsIn(page, 'light')).toEqual([]);
});
