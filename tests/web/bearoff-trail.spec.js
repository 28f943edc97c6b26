// The way back from rolls that were played on the board: with the position come its games, and the focus is where it was.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import {
  FOUR_EACH,
  IDS,
  SEED,
  backButton,
  cell,
  choose,
  openBearoff,
  playButton,
  playRoll,
  ready,
  roll,
  showGame,
  snapshotOf,
} from './helpers/bearoff.js';
import { coreCalls, countCoreCalls } from './helpers/core-calls.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

const QUERY = `?seed=${SEED}&position=${IDS.fourEach}`;

/** @param {Locator} lab */
async function takeBack(lab) {
  await backButton(lab).click();
  await ready(lab);
}

/** Plays 6-4. @param {Locator} lab */
async function playByKeys(lab) {
  const { keyboard } = lab.page();
  await cell(lab, 6, 4).focus();
  await keyboard.press('Enter');
  await expect(playButton(lab)).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await ready(lab);
}

/** What the core has been asked for that takes long. @param {import('@playwright/test').Page} page */
const worked = (page) => coreCalls(page, ['bearoffgame_new', 'bearoffrollout_roll', 'bearoffrollout_merge']);

/** How many games are made ready and not freed. @param {import('@playwright/test').Page} page */
async function gamesHeld(page) {
  const { bearoffgame_new: made, __wbg_bearoffgame_free: freed } = await coreCalls(page, [
    'bearoffgame_new',
    '__wbg_bearoffgame_free',
  ]);
  return made - freed;
}

test('a roll that is taken back gives the position back with its games', async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 1000);
  const first = await snapshotOf(lab);
  await playRoll(lab, 6, 5);
  await roll(lab, 300);
  const second = await snapshotOf(lab);
  expect(second.games).toBe(300);
  await playRoll(lab, 1, 1);
  await takeBack(lab);
  expect(await snapshotOf(lab)).toEqual(second);
  await takeBack(lab);
  expect(await snapshotOf(lab)).toEqual(first);
  await expect(backButton(lab)).toHaveCount(0);
  // And it goes on as if nothing had been played.
  await roll(lab, 500);
  const elsewhere = await openBearoff(page, `${QUERY}&games=1500`);
  const straight = await snapshotOf(elsewhere);
  await openBearoff(page, QUERY);
  await roll(lab, 1000);
  await playRoll(lab, 6, 5);
  await takeBack(lab);
  await roll(lab, 500);
  expect(await snapshotOf(lab)).toEqual(straight);
});

test('a game that is stepped through is where it was', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 7);
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await lab.getByRole('button', { name: 'Next roll' }).click();
  await ready(lab);
  const steps = lab.locator('.micro li');
  const seen = await steps.allTextContents();
  expect(seen.length).toBeGreaterThan(2);
  await playRoll(lab, 3, 1);
  await takeBack(lab);
  // The map told of the position: it is what is to be seen.
  await showGame(lab);
  expect(await steps.allTextContents()).toEqual(seen);
});

test('the roll that it came from is told of again, and has the focus', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await playByKeys(lab);
  // The button that was pressed is gone.
  await expect(backButton(lab)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(lab, 6, 4)).toBeFocused();
  await expect(cell(lab, 6, 4)).toHaveAttribute('aria-selected', 'true');
  await ready(lab);
  await expect(cell(lab, 6, 4)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(playButton(lab)).toBeFocused();
});

test('also while the game before it is still to be made, nothing loses the focus', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page, QUERY);
  await playByKeys(lab);
  await choose(lab, 'evaluator', 'even');
  // From now on whatever is ordered is not made before the test says so.
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    const { workshop } = it.prepared;
    const make = workshop.make.bind(workshop);
    workshop.make = async (order, report, signal) => {
      await new Promise((go) => Object.assign(globalThis, { go }));
      return make(order, report, signal);
    };
  });
  await backButton(lab).focus();
  await page.keyboard.press('Enter');
  await expect(cell(lab, 6, 4)).toBeFocused();
  await expect(lab.locator('roll-map')).toContainText('No position to roll from yet.');
  await page.evaluate(() => /** @type {any} */ (globalThis).go());
  await ready(lab);
  await expect(cell(lab, 6, 4)).toBeFocused();
  await expect(playButton(lab)).toHaveText(/6-4/);
});

test('what luck is measured by now, it is measured by before the roll, too: of the same games', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 1000);
  const { plain } = await snapshotOf(lab);
  await playRoll(lab, 6, 5);
  await choose(lab, 'evaluator', 'even');
  await takeBack(lab);
  const after = await snapshotOf(lab);
  expect(after).toMatchObject({
    games: 1000,
    seed: SEED,
    plain,
    evaluator: 'even',
    position: { ...FOUR_EACH, onRoll: 'x' },
  });
  await openBearoff(page, `${QUERY}&evaluator=even&games=1000`);
  expect(await snapshotOf(lab)).toEqual(after);
});

test('other dice after the roll leave those before it alone', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  await playRoll(lab, 6, 5);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await ready(lab);
  await roll(lab, 10);
  await takeBack(lab);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('a thousand rollouts after the way back are of the game that is back', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 100);
  await playRoll(lab, 6, 5);
  await takeBack(lab);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  // 65.86% before the roll, 82.29% after it.
  await expect(lab.locator('many-rollouts')).toContainText('65.86');
});

test.describe('counted', () => {
  test.use({ ownWindow: true });

  test('games that are kept are neither made nor rolled again', { tag: '@long' }, async ({ page }) => {
    await countCoreCalls(page);
    const lab = await openBearoff(page, QUERY);
    await roll(lab, 1000);
    await playRoll(lab, 6, 5);
    const before = await worked(page);
    await takeBack(lab);
    expect(await worked(page)).toEqual(before);
  });

  test('of a long way the newest four are kept, and the games before them are rolled again', { tag: '@long' }, async ({
    page,
  }) => {
    await countCoreCalls(page);
    const lab = await openBearoff(page, '?seed=0x2a61&position=2%2B4OAADt7g4AAA');
    const seen = [];
    for (let way = 0; way < 6; way += 1) {
      await roll(lab, 10 + way);
      seen.push(await snapshotOf(lab));
      await playRoll(lab, 2, 1);
    }
    // Four, and the one that is rolled out.
    expect(await gamesHeld(page)).toBe(5);
    for (const expected of seen.reverse()) {
      await takeBack(lab);
      expect(await snapshotOf(lab)).toEqual(expected);
    }
    expect(await gamesHeld(page)).toBe(1);
  });

  test('nothing is kept of a way that leads nowhere any more', { tag: '@long' }, async ({ page }) => {
    await countCoreCalls(page);
    const lab = await openBearoff(page, QUERY);
    for (const second of [5, 1, 2]) await playRoll(lab, 6, second);
    expect(await gamesHeld(page)).toBe(4);
    await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('sixEach');
    await ready(lab);
    expect(await gamesHeld(page)).toBe(1);
    // Also while the game after the roll is still being made.
    await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
      it.act.playRoll(1);
      it.act.takeBack();
      it.act.playRoll(2);
      it.seed = '5';
      it.act.playRoll(3);
      it.position = { x: [1, 0, 0, 0, 0, 0], o: [1, 0, 0, 0, 0, 0], onRoll: 'x' };
      await it.settled();
    });
    await ready(lab);
    expect(await gamesHeld(page)).toBe(1);
    expect(await snapshotOf(lab)).toMatchObject({ games: 0, position: { x: [1, 0, 0, 0, 0, 0] } });
  });
});

test('who does not wait for the position after a roll has his games again', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    it.act.chooseRoll(34);
    it.act.playRoll(34);
    it.act.cancel();
  });
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(cell(lab, 6, 5)).toHaveAttribute('aria-selected', 'true');
  await expect(backButton(lab)).toHaveCount(0);
  await roll(lab, 10);
  expect((await snapshotOf(lab)).games).toBe(1010);
});

test('while games are rolled again the address has them all', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, QUERY);
  await roll(lab, 1000);
  await playRoll(lab, 6, 5);
  await choose(lab, 'evaluator', 'even');
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    it.prepared.workshop.make = () => new Promise(() => {});
  });
  await backButton(lab).click();
  await expect(lab.locator('roll-map')).toContainText('No position to roll from yet.');
  expect(new URLSearchParams((await writtenAddress(page)).replace('#', '&')).get('games')).toBe('1000');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap tells, a second one on the button plays, a third takes back; the buttons are in different places', {
    tag: '@long',
  }, async ({ page }) => {
    const lab = await openBearoff(page, QUERY);
    await roll(lab, 1000);
    const before = await snapshotOf(lab);
    await cell(lab, 6, 5).tap();
    await expect(lab.locator('roll-map .detail')).toContainText('6/off 5/off');
    const play = await playButton(lab).boundingBox();
    await playButton(lab).tap();
    await ready(lab);
    const back = await backButton(lab).boundingBox();
    // Whoever taps twice takes nothing back: the one ends where the other begins, or before.
    expect(Number(back?.x) + Number(back?.width)).toBeLessThanOrEqual(Number(play?.x));
    await backButton(lab).tap();
    await ready(lab);
    expect(await snapshotOf(lab)).toEqual(before);
  });
});
