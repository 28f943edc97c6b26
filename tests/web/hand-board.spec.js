// The board on which a rollout is played by hand: clicks, drags and keys move checkers as the rules allow, and what they
// forbid is not done, but explained.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { IDS, SEED, main, openHand, point, ready, recordsOf, refused, viewOf } from './helpers/hand.js';

// Games are played click by click, which takes its time on a busy machine.
test.describe.configure({ timeout: 60_000 });

/** @typedef {import('./helpers/hand.js').HandLab} HandLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** Blue's first roll with these dice, from her 6, 5, 4 and 3 points. */
const FIRST = [4, 3];

/** @param {Page} page @param {string} [query] */
async function begin(page, query) {
  const lab = await openHand(page, query);
  await main(lab).click();
  await ready(lab);
  return lab;
}

/** Blue's checkers on her points 1 to 6, and the dice that are left. @param {Locator} lab */
async function here(lab) {
  const view = await viewOf(lab);
  const left = view?.turn?.dice.filter(({ played }) => !played).map(({ value }) => value);
  return [view?.position.x, left];
}

/**
 * The middle of a point's outermost fifth, where its first checker is, on the screen.
 * @param {Locator} lab
 * @param {number} number  0: the tray of the side at the bottom
 */
async function place(lab, number) {
  const box = await point(lab, Math.max(1, number)).boundingBox();
  if (!box) throw new Error('the point is not on the screen');
  // The tray is beyond the ace point.
  const x = number === 0 ? box.x + box.width * 1.7 : box.x + box.width / 2;
  return { x, y: box.y + box.height * 0.8 };
}

/**
 * @param {Locator} lab
 * @param {number} from
 * @param {number} to
 * @param {() => Promise<void>} [inAir]  looked at before the checker is put down
 */
async function drag(lab, from, to, inAir) {
  const { mouse } = lab.page();
  const [start, end] = [await place(lab, from), await place(lab, to)];
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move((start.x + end.x) / 2, start.y - 30);
  await mouse.move(end.x, end.y);
  await inAir?.();
  await mouse.up();
}

test('a click moves by the larger die, and by the other one when that is played', async ({ page }) => {
  const lab = await begin(page);
  expect(await here(lab)).toEqual([[0, 0, 1, 1, 1, 1], FIRST]);
  await point(lab, 6).click();
  expect(await here(lab)).toEqual([[0, 1, 1, 1, 1, 0], [3]]);
  await point(lab, 5).click();
  expect(await here(lab)).toEqual([[0, 2, 1, 1, 0, 0], []]);
  await main(lab).click();
  // White has played, and it is Blue's turn again, with another roll.
  const view = await viewOf(lab);
  expect(view?.position.x).toEqual([0, 2, 1, 1, 0, 0]);
  expect(view?.turn?.side).toBe('x');
  await expect(lab.locator('.said')).toContainText(/^\s*White \d-\d: \S+/);
});

test('the other die is first once they are swapped, by the button or on the dice', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await begin(page);
  await lab.getByRole('button', { name: 'Swap dice' }).click();
  await point(lab, 6).click();
  expect(await here(lab)).toEqual([[0, 0, 2, 1, 1, 0], [4]]);
  // In the middle of a roll there is nothing to be swapped.
  await expect(lab.getByRole('button', { name: 'Swap dice' })).toBeDisabled();
  await lab.getByRole('button', { name: 'Undo' }).click();
  await lab.locator('play-board g.dice').click();
  await point(lab, 6).click();
  expect(await here(lab)).toEqual([[0, 1, 1, 1, 1, 0], [3]]);
  // When all are played, a click on them ends the turn.
  await point(lab, 5).click();
  await lab.locator('play-board g.dice').click();
  expect((await recordsOf(lab))[0].turns.map(({ side }) => side)).toEqual(['x', 'o']);
});

test('moves are taken back one by one until the turn has ended', async ({ page }) => {
  const lab = await begin(page);
  const undo = lab.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await point(lab, 6).click();
  await point(lab, 5).click();
  await undo.click();
  expect(await here(lab)).toEqual([[0, 1, 1, 1, 1, 0], [3]]);
  await undo.click();
  expect(await here(lab)).toEqual([[0, 0, 1, 1, 1, 1], FIRST]);
  await expect(undo).toBeDisabled();
  await point(lab, 4).click();
  await point(lab, 3).click();
  await main(lab).click();
  await expect(undo).toBeDisabled();
});

test('a checker is dragged to where one die or both take it', async ({ page }) => {
  const lab = await begin(page);
  await drag(lab, 6, 2, async () => {
    // By the 4 to the 2 point, by the 3 to the 3 point; by both it would be off, which the rules forbid.
    await expect(lab.locator('play-board .target')).toHaveCount(2);
    await expect(lab.locator('play-board .air')).toHaveCount(1);
  });
  expect(await here(lab)).toEqual([[0, 1, 1, 1, 1, 0], [3]]);
  await expect(lab.locator('play-board .air')).toHaveCount(0);
  await drag(lab, 3, 0);
  expect(await here(lab)).toEqual([[0, 1, 0, 1, 1, 0], []]);
});

test('a checker goes as far as both dice in one drag', async ({ page }) => {
  const lab = await openHand(page);
  await lab.evaluate((/** @type {HandLab} */ it) =>
    it.act.setUp({ x: [2, 0, 0, 0, 0, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' }),
  );
  await ready(lab);
  await main(lab).click();
  // The 4 takes it to the 2 point; then nothing is behind it any more, and the 3 bears it off.
  await drag(lab, 6, 0);
  expect(await here(lab)).toEqual([[2, 0, 0, 0, 0, 0], []]);
  await lab.getByRole('button', { name: 'Undo' }).click();
  expect(await here(lab)).toEqual([[2, 1, 0, 0, 0, 0], [3]]);
});

test('a checker put down where it was stays there, and it was no click', async ({ page }) => {
  const lab = await begin(page);
  await drag(lab, 6, 6);
  expect(await here(lab)).toEqual([[0, 0, 1, 1, 1, 1], FIRST]);
  await expect(refused(lab)).toBeEmpty();
});

test('what the rules forbid is not done, and the board says why', async ({ page }) => {
  const lab = await begin(page);
  const force = { force: true };
  await point(lab, 1).click(force);
  await expect(refused(lab)).toHaveText('You have no checker on the ace point.');
  await main(lab).click(force);
  await expect(refused(lab)).toHaveText('You still have 2 dice to play.');
  await drag(lab, 6, 5);
  await expect(refused(lab)).toHaveText('The dice left don’t move a checker from the 6 point to the 5 point.');
  expect(await here(lab)).toEqual([[0, 0, 1, 1, 1, 1], FIRST]);
  await point(lab, 6).click();
  await expect(refused(lab)).toBeEmpty();
  await point(lab, 2).click(force);
  await expect(refused(lab)).toHaveText(
    'You can’t bear off from the 2 point with a 3: there’s a checker behind, on the 5 point.',
  );
  await main(lab).click(force);
  await expect(refused(lab)).toHaveText('You still have 1 die to play.');
  await point(lab, 5).click();
  await point(lab, 4).click(force);
  await expect(refused(lab)).toHaveText('All dice are played. “Done” ends your turn, “Undo” takes the last move back.');
  expect(await here(lab)).toEqual([[0, 2, 1, 1, 0, 0], []]);
});

test('a roll that has only one play is played by one click, or by none', { tag: '@long' }, async ({ page }) => {
  const lab = await begin(page, `?seed=${SEED}&position=${IDS.fourOnAce}`);
  await expect(main(lab)).toHaveText('Make the only play');
  await main(lab).click();
  expect((await here(lab))[0]).toEqual([2, 0, 0, 0, 0, 0]);
  // From now on by none: the game is over at once.
  await lab.getByRole('checkbox', { name: 'Make forced plays for me' }).check();
  expect((await viewOf(lab))?.turn).toBeNull();
  await expect(lab.locator('.said')).toContainText(/You (won|lost) (because|in spite) of/);
  await main(lab).click();
  expect((await viewOf(lab))?.begun).toBe(2);
  expect((await viewOf(lab))?.turn).toBeNull();
  expect(await writtenAddress(page)).not.toContain('forced=0');
});

test('either side can be played, and both', { tag: '@long' }, async ({ page }) => {
  const sides = async (/** @type {string} */ hands) => {
    const lab = await begin(page, `?seed=${SEED}&hands=${hands}`);
    const seen = new Set();
    for (;;) {
      const turn = (await viewOf(lab))?.turn;
      if (!turn) return seen;
      seen.add(turn.side);
      const { from } = turn.movable.at(-1) ?? { from: 0 };
      if (turn.done) await main(lab).click();
      else await point(lab, from).click();
    }
  };
  expect(await sides('blue')).toEqual(new Set(['x']));
  expect(await sides('white')).toEqual(new Set(['o']));
  expect(await sides('both')).toEqual(new Set(['x', 'o']));
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('taps and drags move checkers, and the page stays where it is', async ({ page }) => {
    const lab = await openHand(page);
    await main(lab).tap();
    await ready(lab);
    const from = await place(lab, 6);
    await page.touchscreen.tap(from.x, from.y);
    expect(await here(lab)).toEqual([[0, 1, 1, 1, 1, 0], [3]]);
    const scrolled = await page.evaluate(() => scrollY);
    const [start, end] = [await place(lab, 5), await place(lab, 2)];
    const client = await page.context().newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {typeof start[]} */ ...points
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', start);
    for (const part of [0.2, 0.5, 0.8, 1]) {
      await touch('touchMove', { x: start.x + part * (end.x - start.x), y: start.y });
    }
    await touch('touchEnd');
    await expect.poll(async () => (await here(lab))[0]).toEqual([0, 2, 1, 1, 0, 0]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
