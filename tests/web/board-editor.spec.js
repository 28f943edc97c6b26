// <board-editor>, alone on a page: what a reader does with mouse, finger and keyboard, and what it says of it.

import { violations } from './helpers/axe.js';
import { give, put, saidOn, test } from './helpers/bearoff-stage.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

const FOUR_EACH = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] };
const FULL = { x: [2, 2, 2, 3, 3, 3], o: [15, 0, 0, 0, 0, 0] };
const ID = 'SgEAgCoAAAAAAA';
const XGID = 'XGID=---AAAA------------aa-aa--:0:0:1:00:0:0:0:0:10';

/** @param {Locator} editor @param {string} name */
const point = (editor, name) => editor.getByRole('spinbutton', { name, exact: true });

/** The last position that was said. @param {Page} page */
const lastPosition = async (page) =>
  (await saidOn(page)).filter(({ type }) => type === 'position-change').pop()?.detail;

test('each of the twelve points says whose it is and how many checkers are on it', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', {
    position: { ...FOUR_EACH, x: [0, 0, 1, 1, 1, 2] },
  });
  await expect(editor.getByRole('spinbutton')).toHaveCount(12);
  const six = point(editor, 'Blue’s 6 point');
  await expect(six).toHaveAttribute('aria-valuenow', '2');
  await expect(six).toHaveAttribute('aria-valuetext', '2 checkers');
  await expect(six).toHaveAttribute('aria-valuemin', '0');
  // Blue has 5 checkers on the board; the other ten can come here.
  await expect(six).toHaveAttribute('aria-valuemax', '12');
  await expect(point(editor, 'White’s ace point')).toHaveAttribute('aria-valuetext', '0 checkers');
  await expect(point(editor, 'White’s 2 point')).toHaveAttribute('aria-valuetext', '1 checker');
});

test('a click adds a checker and leaves the array it was given alone', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  await editor.evaluate((/** @type {any} */ it) => (it.given = it.position));
  await point(editor, 'Blue’s 6 point').click();
  expect(await lastPosition(page)).toEqual({ x: [0, 0, 1, 1, 1, 2], o: FOUR_EACH.o });
  expect(await editor.evaluate((/** @type {any} */ it) => it.given)).toEqual(FOUR_EACH);
  await point(editor, 'White’s ace point').click();
  await point(editor, 'White’s ace point').click();
  expect(await lastPosition(page)).toEqual({ x: [0, 0, 1, 1, 1, 2], o: [2, 1, 1, 0, 1, 1] });
});

test('the lower row is Blue’s and the upper row White’s, each from 6 at the left to the ace', async ({
  page,
  stage,
}) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  /** @param {string} name */
  const middle = async (name) => {
    const box = await point(editor, name).boundingBox();
    return { x: Number(box?.x) + Number(box?.width) / 2, y: Number(box?.y) + Number(box?.height) / 2 };
  };
  const [blueSix, blueAce, whiteSix] = [
    await middle('Blue’s 6 point'),
    await middle('Blue’s ace point'),
    await middle('White’s 6 point'),
  ];
  expect(blueSix.x).toBeLessThan(blueAce.x);
  expect(blueSix.y).toBeGreaterThan(whiteSix.y);
  expect(whiteSix.x).toBeCloseTo(blueSix.x, 0);
  // What the drawing shows at that place is the same.
  const drawn = await editor
    .locator('backgammon-board [data-point="6"] .number, backgammon-board [data-point="19"] .number')
    .allTextContents();
  expect(drawn.map((text) => text.trim())).toEqual(['6', '6']);
});

test('the switch makes a click take one off, and Shift does the other', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', {
    position: { ...FOUR_EACH, x: [0, 0, 0, 0, 0, 3] },
  });
  const six = point(editor, 'Blue’s 6 point');
  await six.click({ modifiers: ['Shift'] });
  await expect(six).toHaveAttribute('aria-valuenow', '2');
  await editor.getByRole('radio', { name: 'remove one' }).check();
  await six.click();
  await expect(six).toHaveAttribute('aria-valuenow', '1');
  await six.click({ modifiers: ['Shift'] });
  await expect(six).toHaveAttribute('aria-valuenow', '2');
  // From nothing nothing is taken, and nothing is said.
  const before = (await saidOn(page)).length;
  await point(editor, 'Blue’s ace point').click();
  expect((await saidOn(page)).length).toBe(before);
});

test('a sixteenth checker is refused in a sentence and nothing is lost', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FULL });
  await point(editor, 'Blue’s 6 point').click();
  await expect(editor.getByRole('alert').first()).toHaveText(/All 15 of Blue’s checkers are on the board/);
  expect(await saidOn(page)).toEqual([]);
  await expect(point(editor, 'Blue’s 6 point')).toHaveAttribute('aria-valuenow', '3');
  // The sentence goes when something else is done.
  await point(editor, 'White’s ace point').click({ modifiers: ['Shift'] });
  await expect(editor.getByRole('alert').first()).toHaveText('');
  await point(editor, 'White’s 2 point').focus();
  await page.keyboard.press('5');
  await expect(editor.getByRole('alert').first()).toHaveText(/White has 15 checkers in all, so at most 1 fit here/);
});

test('what was refused stays said when the lab hands the reader’s own position back', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FULL });
  const alert = editor.getByRole('alert').first();
  // One off, and the key for another number before the lab has answered.
  await point(editor, 'White’s ace point').focus();
  await page.keyboard.press('-');
  await point(editor, 'White’s 2 point').focus();
  await page.keyboard.press('5');
  await expect(alert).toHaveText(/at most 1 fit here/);
  await give(editor, { position: { x: [...FULL.x], o: [14, 0, 0, 0, 0, 0] } });
  await expect(alert).toHaveText(/at most 1 fit here/);
  // Another position is another matter.
  await give(editor, { position: FOUR_EACH });
  await expect(alert).toHaveText('');
});

test('arrows walk through the twelve points, of which Tab knows one', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  await expect(editor.locator('[role=spinbutton][tabindex="0"]')).toHaveCount(1);
  await point(editor, 'Blue’s 6 point').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Blue’s 5 point'],
    ['ArrowLeft', 'Blue’s 6 point'],
    ['ArrowLeft', 'White’s ace point'],
    ['ArrowRight', 'Blue’s 6 point'],
    ['PageUp', 'White’s 6 point'],
    ['PageUp', 'White’s 6 point'],
    ['ArrowLeft', 'Blue’s ace point'],
    ['PageUp', 'White’s ace point'],
    ['PageDown', 'Blue’s ace point'],
  ]) {
    await page.keyboard.press(key);
    await expect(point(editor, name), key).toBeFocused();
    await expect(point(editor, name)).toHaveAttribute('tabindex', '0');
  }
  await expect(editor.locator('[role=spinbutton][tabindex="0"]')).toHaveCount(1);
  expect(await saidOn(page)).toEqual([]);
});

test('keys change the number: plus, minus, arrows, digits, Delete, Space', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', {
    position: { x: [0, 0, 0, 0, 0, 1], o: [1, 0, 0, 0, 0, 0] },
  });
  const six = point(editor, 'Blue’s 6 point');
  await six.focus();
  for (const [key, count] of [
    ['+', '2'],
    ['=', '3'],
    ['ArrowUp', '4'],
    ['-', '3'],
    ['ArrowDown', '2'],
    ['7', '7'],
    ['Delete', '0'],
    ['-', '0'],
    ['Space', '1'],
    ['Enter', '2'],
    ['Shift+Enter', '1'],
    ['Backspace', '0'],
  ]) {
    await page.keyboard.press(key);
    await expect(six, key).toHaveAttribute('aria-valuenow', count);
  }
  await expect(six).toBeFocused();
});

test('two digits typed at once are one number', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', {
    position: { x: [0, 0, 0, 0, 0, 0], o: [1, 0, 0, 0, 0, 0] },
  });
  const six = point(editor, 'Blue’s 6 point');
  await six.focus();
  await page.keyboard.type('12');
  await expect(six).toHaveAttribute('aria-valuenow', '12');
  await page.keyboard.type('2');
  await expect(six).toHaveAttribute('aria-valuenow', '2');
  // On the next point it is a number of its own.
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await expect(point(editor, 'Blue’s 5 point')).toHaveAttribute('aria-valuenow', '3');
  await expect(six).toHaveAttribute('aria-valuenow', '1');
});

test('the browser keeps its own keys', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  await point(editor, 'Blue’s 6 point').focus();
  for (const key of ['Control+1', 'Control+ArrowUp', 'Alt+ArrowLeft', 'Control+Backspace'])
    await page.keyboard.press(key);
  expect(await saidOn(page)).toEqual([]);
});

test('pips and checkers borne off are counted', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', {
    position: { x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1] },
  });
  await expect(editor.locator('.side')).toHaveText([/White\s+6 pips\s+· 14 off/, /Blue\s+on roll\s+4 pips\s+· 11 off/]);
  await expect(editor.locator('backgammon-board .tray.x .slab')).toHaveCount(11);
  await expect(editor.locator('backgammon-board .tray.o .slab')).toHaveCount(14);
});

test('what is wrong with the position is said as an alert', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  await give(editor, { problem: 'Blue has no checkers.' });
  await expect(editor.getByRole('alert').first()).toHaveText('Blue has no checkers.');
});

test('axe finds nothing wrong, light and dark, with all that can be shown', async ({ page, stage }) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const editor = await put(page, stage, 'board-editor', {
      position: FOUR_EACH,
      positionId: ID,
      xgid: XGID,
      problem: 'A problem.',
      idProblem: 'Another one.',
    });
    await point(editor, 'Blue’s 6 point').focus();
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of /** @type {const} */ (['en', 'ja'])) {
    test(`every target is at least 44 pixels wide and high, and nothing overflows: ${language}`, async ({
      page,
      stage,
    }) => {
      const editor = await put(
        page,
        stage,
        'board-editor',
        { position: FOUR_EACH, positionId: ID, xgid: XGID },
        language,
      );
      const sizes = await editor.locator('button, select, input, [role=spinbutton]').evaluateAll((all) =>
        all.map((element) => {
          const { width, height } = (element.closest('.segments label') ?? element).getBoundingClientRect();
          return {
            name: element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 60),
            width,
            height,
          };
        }),
      );
      expect(sizes.length).toBeGreaterThan(20);
      expect(sizes.filter(({ width, height }) => width < 43.9 || height < 43.9)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  test('taps add checkers as fast as they come', { tag: '@long' }, async ({ page, stage }) => {
    const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
    for (let i = 0; i < 4; i += 1) await point(editor, 'Blue’s ace point').tap();
    await expect(point(editor, 'Blue’s ace point')).toHaveAttribute('aria-valuenow', '4');
  });
});

test('nothing overflows sideways at any width', async ({ page, stage }) => {
  await put(page, stage, 'board-editor', { position: FULL, positionId: ID, xgid: XGID }, 'ja');
  for (const width of [320, 600, 1264]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
