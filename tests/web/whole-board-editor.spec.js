// <whole-board-editor>, alone on a page: what is other than in <board-editor>, whose keys and words it has.

import { violations } from './helpers/axe.js';
import { give, put, saidOn, test } from './helpers/bearoff-stage.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** @param {Record<number, number>} counts  by own points, 25 the bar */
const side = (counts) => Array.from({ length: 25 }, (_, i) => counts[i + 1] ?? 0);
const opening = () => side({ 6: 5, 8: 3, 13: 5, 24: 2 });
/** O's 19 point is X's 6 point. */
const FEW = { x: side({ 5: 2, 25: 1 }), o: side({ 19: 3 }) };

/** @param {Locator} editor @param {string} name */
const spot = (editor, name) => editor.getByRole('spinbutton', { name, exact: true });

/** The last position that was said. @param {Page} page */
const lastPosition = async (page) =>
  (await saidOn(page)).filter(({ type }) => type === 'position-change').pop()?.detail;

test('each of the 24 points and both bars says who is there, with how many', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: FEW });
  await expect(editor.getByRole('spinbutton')).toHaveCount(26);
  for (const [name, said, now, most] of [
    // 12 of Blue's checkers are not on the board.
    ['Blue’s 5 point', 'Blue, 2 checkers', '2', '14'],
    ['Blue’s 6 point', 'White, 3 checkers', '3', '3'],
    ['Blue’s bar', 'Blue, 1 checker', '1', '13'],
    ['White’s bar', 'empty', '0', '12'],
    ['Blue’s 24 point', 'empty', '0', '12'],
  ]) {
    await expect(spot(editor, name), name).toHaveAttribute('aria-valuetext', said);
    await expect(spot(editor, name), name).toHaveAttribute('aria-valuenow', now);
    await expect(spot(editor, name), name).toHaveAttribute('aria-valuemax', most);
  }
});

test('the switch says whose checker a tap puts, and each side counts from its own end', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: { x: side({}), o: side({}) } });
  await spot(editor, 'Blue’s 24 point').click();
  await editor.getByRole('radio', { name: 'add White' }).check();
  await spot(editor, 'Blue’s 23 point').click();
  // The bar takes its owner's.
  await spot(editor, 'Blue’s bar').click();
  expect(await lastPosition(page)).toEqual({ x: side({ 24: 1, 25: 1 }), o: side({ 2: 1 }) });
  await editor.getByRole('radio', { name: 'remove one' }).check();
  await spot(editor, 'Blue’s 24 point').click();
  await spot(editor, 'Blue’s 23 point').click();
  await spot(editor, 'Blue’s bar').click();
  expect(await lastPosition(page)).toEqual({ x: side({}), o: side({}) });
});

test('a point of the other side’s is refused in a sentence, to taps and keys; what takes off takes off whoever is there', async ({
  page,
  stage,
}) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: FEW });
  const six = spot(editor, 'Blue’s 6 point');
  const alert = editor.getByRole('alert').first();
  await six.click();
  await expect(alert).toHaveText('White has checkers there. Remove them first.');
  await six.focus();
  for (const key of ['+', 'ArrowUp', '2']) {
    await spot(editor, 'Blue’s 4 point').click({ modifiers: ['Shift'] });
    await six.focus();
    await page.keyboard.press(key);
    await expect(alert, key).toHaveText(/White has checkers there/);
  }
  expect(await saidOn(page)).toEqual([]);
  await six.click({ modifiers: ['Shift'] });
  await expect(six).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('-');
  await expect(six).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Delete');
  await expect(six).toHaveAttribute('aria-valuetext', 'empty');
  await page.keyboard.press('2');
  expect(await lastPosition(page)).toEqual({ x: side({ 5: 2, 6: 2, 25: 1 }), o: side({}) });
});

test('the keys x and o choose the side, and say so', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: { x: side({}), o: side({}) } });
  await spot(editor, 'Blue’s 6 point').focus();
  await page.keyboard.type('o12');
  expect(await lastPosition(page)).toEqual({ x: side({}), o: side({ 19: 12 }) });
  await expect(editor.getByRole('radio', { name: 'add White' })).toBeChecked();
  await expect(editor.locator('.chosen')).toHaveText('Tap to add White');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x3');
  expect(await lastPosition(page)).toEqual({ x: side({ 5: 3 }), o: side({ 19: 12 }) });
  await expect(editor.locator('.chosen')).toHaveText('Tap to add Blue');
});

test('arrows walk over points and bars as they are seen', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: FEW });
  await page.keyboard.press('Tab');
  await expect(spot(editor, 'Blue’s 6 point')).toBeFocused();
  for (const [key, name] of [
    ['ArrowLeft', 'Blue’s bar'],
    ['PageUp', 'White’s bar'],
    ['ArrowRight', 'Blue’s 19 point'],
    ['PageDown', 'Blue’s 6 point'],
  ]) {
    await page.keyboard.press(key);
    await expect(spot(editor, name), key).toBeFocused();
  }
  await expect(editor.locator('[role=spinbutton][tabindex="0"]')).toHaveCount(1);
});

test('a sixteenth checker is refused, on the bar, too', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: { x: opening(), o: opening() } });
  for (const name of ['Blue’s 6 point', 'Blue’s bar']) {
    await spot(editor, name).click();
    await expect(editor.getByRole('alert').first()).toHaveText(/All 15 of Blue’s checkers are on the board/);
  }
  expect(await saidOn(page)).toEqual([]);
});

test('the board shows checkers on the bar and borne off, and the roll of the side on roll', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: FEW, dice: [3, 1], onRoll: 'o' });
  const board = editor.locator('narrow-board');
  // Two stacks on points, and one on the bar.
  await expect(board.locator('.checkers')).toHaveCount(3);
  await expect(board.locator('.tray.x .slab')).toHaveCount(12);
  await expect(board.locator('.dice.o .pip')).toHaveCount(4);
  await give(editor, { dice: null });
  await expect(board.locator('.dice')).toHaveCount(0);
  // 2·5 + 25; 3·19
  await expect(editor.locator('.side')).toHaveText([
    /White\s+on roll\s+57 pips\s+· 12 off/,
    /Blue\s+35 pips\s+· 12 off/,
  ]);
});

test('an empty board is one of 24 points and a bar', async ({ page, stage }) => {
  const editor = await put(page, stage, 'whole-board-editor', { position: FEW });
  await editor.getByRole('button', { name: 'Clear the board' }).click();
  expect(await lastPosition(page)).toEqual({ x: side({}), o: side({}) });
});

test('axe finds nothing wrong with the whole board, light and dark', async ({ page, stage }) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const editor = await put(page, stage, 'whole-board-editor', { position: FEW, problem: 'A problem.', dice: [6, 6] });
    await spot(editor, 'Blue’s 6 point').focus();
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of /** @type {const} */ (['en', 'ja'])) {
    test(`points are at least 24 pixels wide, all else 44, and nothing overflows: ${language}`, async ({
      page,
      stage,
    }) => {
      const editor = await put(page, stage, 'whole-board-editor', { position: FEW }, language);
      const small = await editor.locator('button, select, input, [role=spinbutton]').evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = (element.closest('.segments label') ?? element).getBoundingClientRect();
          // Those that are to be 44 wide are as wide as their words, and widths are fractions of pixels.
          const wide = element.matches('[role=spinbutton]') ? 24 : 43.9;
          return width < wide || height < 43.9 ? [`${element.getAttribute('aria-label')} ${width} ${height}`] : [];
        }),
      );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
