// A rollout played by hand without a mouse and without looking: by keys alone, and by what is said.

import { expect, test } from './helpers/test.js';
import { chosen, perfect } from './helpers/bear-off-player.js';
import { SEED, openHand, point, ready, recordsOf, refused, viewOf } from './helpers/hand.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** What has the keyboard, through all shadow roots: its words, or which point it is. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('data-point') ?? element?.textContent?.trim() ?? '';
  });

/** @param {Page} page @param {string} words @param {number} [most]  presses of the Tab key */
async function tabTo(page, words, most = 40) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if ((await focused(page)) === words) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to “${words}”`);
}

test('three games are played with nothing but keys', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page);
  const { keyboard } = page;
  await tabTo(page, 'Play a game');
  for (let game = 0; game < 3; game += 1) {
    await keyboard.press('Enter');
    // The keyboard goes to where checkers are moved …
    await expect.poll(() => focused(page)).toMatch(/^[1-6]$/);
    for (;;) {
      const view = await viewOf(lab);
      if (!view?.turn) break;
      const { froms, swapped } = chosen(view, perfect);
      if (swapped) await keyboard.press('s');
      for (const from of froms) await keyboard.press(String(from));
      await keyboard.press('Enter');
    }
    // … and when the game is over, to the button that begins the next one.
    await expect.poll(() => focused(page)).toBe('Next game');
  }
  const records = await recordsOf(lab);
  expect(records.map(({ costs }) => costs?.x)).toEqual([0, 0, 0]);
});

test('arrows choose a point, Enter and the space bar move from it, U and Backspace take back', async ({ page }) => {
  const lab = await openHand(page);
  const { keyboard } = page;
  await tabTo(page, 'Play a game');
  await keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('6');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('4');
  await keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('5');
  const here = async () => (await viewOf(lab))?.position.x;
  await keyboard.press('Enter');
  expect(await here()).toEqual([1, 0, 1, 1, 0, 1]);
  await keyboard.press('Home');
  await keyboard.press(' ');
  expect(await here()).toEqual([1, 0, 2, 1, 0, 0]);
  await keyboard.press('u');
  await keyboard.press('Backspace');
  expect(await here()).toEqual([0, 0, 1, 1, 1, 1]);
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(refused(lab)).toHaveText('You have no checker on the ace point.');
  // Keys with Ctrl are the browser's.
  await keyboard.press('Home');
  await keyboard.press('Control+u');
  expect(await here()).toEqual([0, 0, 1, 1, 1, 1]);
  // The Tab key comes to the board once, and leaves it.
  await keyboard.press('Tab');
  expect(await focused(page)).not.toMatch(/^[1-6]$/);
});

/** Presses keys within one frame, before anything is drawn: what can be done then. @param {Locator} lab @param {string[]} keys */
const pressAtOnce = (lab, keys) =>
  point(lab, 6).evaluate((element, pressed) => {
    for (const key of pressed) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
    const { host: lab } = /** @type {ShadowRoot} */ (host.getRootNode());
    return /** @type {import('./helpers/hand.js').HandLab} */ (lab).session.played?.view();
  }, keys);

// Blue rolled 4-3 from 6543. White has played, and Blue is to move again with what is left.
const NEXT = { position: { x: [0, 2, 1, 1, 0, 0] }, turn: { side: 'x', moves: [], done: false } };

/** @param {Page} page */
async function openFirstTurn(page) {
  const lab = await openHand(page);
  await lab.getByRole('button', { name: 'Play a game' }).click();
  await ready(lab);
  return lab;
}

test('Enter ends a turn even before its last checker is drawn where it went', async ({ page }) => {
  const lab = await openFirstTurn(page);
  expect(await pressAtOnce(lab, ['6', '5', 'Enter'])).toMatchObject(NEXT);
});

test('a second Enter at once moves nothing in the next turn', async ({ page }) => {
  const lab = await openFirstTurn(page);
  // To the 4 point, from which a checker could move in the next turn.
  await pressAtOnce(lab, ['6', '5', 'ArrowRight', 'ArrowRight']);
  await ready(lab);
  expect(await pressAtOnce(lab, ['Enter', 'Enter'])).toMatchObject(NEXT);
});

test('whoever does not see the board is told of position, roll, luck and what can be done', async ({ page }) => {
  const lab = await openHand(page);
  await lab.getByRole('button', { name: 'Play a game' }).click();
  await ready(lab);
  await expect(lab.locator('p[role="status"]').first()).toContainText('You rolled 4-3: luck +0.32 for Blue.');
  await expect(lab.locator('p[role="status"]').first()).toContainText(
    'Blue has 1 on the 6 point, 1 on the 5 point, 1 on the 4 point, 1 on the 3 point.',
  );
  await expect(lab.getByRole('group', { name: 'Points of the side on roll' })).toBeVisible();
  await expect(point(lab, 6)).toHaveAccessibleName('6 point, 1 checker: can go to 2, 3');
  await expect(point(lab, 3)).toHaveAccessibleName('3 point, 1 checker: can go to off');
  await expect(point(lab, 1)).toHaveAccessibleName('ace point, 0 checkers');
  await expect(point(lab, 1)).toHaveAttribute('aria-disabled', 'true');
});

test('what is said in Japanese is Japanese', async ({ page }) => {
  const lab = await openHand(page, `?seed=${SEED}&lang=ja`);
  await lab.getByRole('button', { name: 'ゲームを始める' }).click();
  await ready(lab);
  await expect(point(lab, 6)).toHaveAccessibleName('6ポイント、1枚：2、3へ動かせます');
  await point(lab, 1).click({ force: true });
  await expect(refused(lab)).toHaveText('エースポイントにあなたのチェッカーはありません。');
});
