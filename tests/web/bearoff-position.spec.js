// The position of the bear-off lab: edited on the board, chosen from the list, swapped, with either side on roll.

import { expect, test } from './helpers/test.js';
import {
  ARTICLE,
  FOUR_EACH,
  IDS,
  onBoard,
  openBearoff,
  point,
  ready,
  roll,
  setPosition,
  showGame,
  snapshotOf,
} from './helpers/bearoff.js';
import { positions } from '../../www/lib/bearoff/positions.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const problem = (lab) => lab.locator('board-editor .problems');

/** @param {Locator} lab @param {'Blue' | 'White'} name */
const onRoll = (lab, name) => lab.getByRole('radiogroup', { name: 'On roll' }).getByRole('radio', { name });

test('a click adds a checker, and what is rolled out is the new position', async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 100);
  await point(lab, 'Blue’s 2 point').click();
  await ready(lab);
  const x = [4, 1, 0, 0, 0, 0];
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, position: { x, o: ARTICLE.o, onRoll: 'x' } });
  expect(await onBoard(lab)).toEqual({ x, o: ARTICLE.o });
  await lab.getByRole('radio', { name: 'remove one' }).check();
  await point(lab, 'Blue’s 2 point').click();
  await ready(lab);
  const { position, exact } = await snapshotOf(lab);
  expect(position).toEqual({ ...ARTICLE, onRoll: 'x' });
  expect(exact?.perfect).toBeCloseTo(37.5, 6);
});

test('the keyboard sets up a position of its own', async ({ page }) => {
  const lab = await openBearoff(page);
  await point(lab, 'Blue’s ace point').focus();
  // Blue two on the 5 point, White's row is above: 2 more on her 5 point.
  for (const key of ['Delete', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', '2', 'PageUp', '+', '+', '-']) {
    await page.keyboard.press(key);
  }
  await ready(lab);
  const expected = { x: [0, 0, 0, 0, 2, 0], o: [0, 0, 0, 0, 1, 1] };
  expect((await snapshotOf(lab)).position).toEqual({ ...expected, onRoll: 'x' });
  expect(await onBoard(lab)).toEqual(expected);
  await expect(point(lab, 'White’s 5 point')).toBeFocused();
});

test('a sixteenth checker is refused, and nothing is lost', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, { x: [15, 0, 0, 0, 0, 0], o: [1, 0, 0, 0, 0, 0] });
  await roll(lab, 10);
  await point(lab, 'Blue’s 6 point').click();
  await expect(problem(lab)).toHaveText(/^\s*All 15 of Blue’s checkers are on the board/);
  await point(lab, 'White’s 2 point').focus();
  await page.keyboard.type('15');
  await expect(problem(lab)).toHaveText(/^\s*White has 15 checkers in all, so at most 14 fit here/);
  await ready(lab);
  const { position } = await snapshotOf(lab);
  expect(position.x).toEqual([15, 0, 0, 0, 0, 0]);
});

test('a finished side and an empty board are said, and the last position stays in force', async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  await point(lab, 'White’s 6 point').focus();
  await page.keyboard.press('Delete');
  await expect(problem(lab)).toHaveText('White has no checkers left, so the game is over. The last position is kept.');
  await ready(lab);
  // What the reader has made stays on the board that is edited.
  expect(await onBoard(lab)).toEqual({ x: ARTICLE.x, o: [0, 0, 0, 0, 0, 0] });
  expect(await snapshotOf(lab)).toEqual(before);

  await lab.getByRole('button', { name: 'Clear the board' }).click();
  await expect(problem(lab)).toHaveText('The board is empty. The last position is kept.');
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  await roll(lab, 1000);
  expect((await snapshotOf(lab)).games).toBe(2000);

  await point(lab, 'Blue’s ace point').click();
  await expect(problem(lab)).toHaveText(/^\s*White has no checkers left/);
  await point(lab, 'White’s ace point').click();
  await ready(lab);
  await expect(problem(lab)).toHaveText('');
  const one = [1, 0, 0, 0, 0, 0];
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, position: { x: one, o: one } });
});

test('every position of the list is set up, and a name for one’s own is there', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const lab = await openBearoff(page);
  const list = lab.getByRole('combobox', { name: 'Example positions' });
  for (const { name, x, o } of [...positions].reverse()) {
    await list.selectOption(name);
    await ready(lab);
    const { position, games } = await snapshotOf(lab);
    expect({ position, games }, name).toEqual({ position: { x, o, onRoll: 'x' }, games: 0 });
    expect(await onBoard(lab), name).toEqual({ x, o });
    await expect(list).toHaveValue(name);
  }
  await point(lab, 'Blue’s 6 point').click();
  await expect(list.locator('option:checked')).toHaveText('Your own position');
});

test('with White on roll it is none of the list: what is said of those is not true of it', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  const list = lab.getByRole('combobox', { name: 'Example positions' });
  const about = lab.locator('board-editor .about');
  // Blue on roll wins 3/8. If White is, Blue needs her to fail (9 of 36) and then doubles (6 of 36): 1/24.
  await expect(about).toContainText('37.5%');
  const roll = lab.getByRole('radiogroup', { name: 'On roll' });
  await roll.getByRole('radio', { name: 'White' }).check();
  await ready(lab);
  await expect(list.locator('option:checked')).toHaveText('Your own position');
  await expect(about).toBeEmpty();
  await roll.getByRole('radio', { name: 'Blue' }).check();
  await ready(lab);
  await expect(list).toHaveValue('article');
  await expect(about).toContainText('37.5%');
});

test('positions of the list are worth what the texts say', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  const list = lab.getByRole('combobox', { name: 'Example positions' });
  const worth = {
    article: 3 / 8,
    doublesOnly: 1 / 6,
    lastRoll: 17 / 36,
    fiveTwo: 1805 / 2916,
    wastage: 209 / 1296,
    gap: 121862624513 / 176319369216,
    sixEach: 0.5587951793484167,
  };
  for (const [name, chance] of Object.entries(worth).reverse()) {
    await list.selectOption(name);
    await ready(lab);
    const { exact } = await snapshotOf(lab);
    // The database keeps seven digits.
    expect(Math.abs(Number(exact?.perfect) / 100 - chance), name).toBeLessThan(1e-6);
    expect(Math.abs(Number(exact?.plain.mean) / 100 - chance), name).toBeLessThan(1e-6);
  }
});

test('Swap sides gives each side the other’s checkers, and twice is nothing', async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('gap');
  await lab.getByRole('button', { name: 'Swap sides' }).click();
  await ready(lab);
  const { position, exact } = await snapshotOf(lab);
  expect(position).toEqual({ x: [0, 0, 2, 2, 0, 0], o: [2, 0, 0, 0, 0, 2], onRoll: 'x' });
  expect(Math.abs(Number(exact?.perfect) / 100 - 143026851317 / 176319369216)).toBeLessThan(1e-6);
  await lab.getByRole('button', { name: 'Swap sides' }).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position.x).toEqual([2, 0, 0, 0, 0, 2]);
});

test('a position and the side on roll that are chosen in the same frame are both in force', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  const list = lab.getByRole('combobox', { name: 'Example positions' });
  const white = await onRoll(lab, 'White').elementHandle();
  await list.evaluate((/** @type {HTMLSelectElement} */ select, radio) => {
    select.value = 'gap';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    /** @type {HTMLInputElement} */ (radio).click();
  }, white);
  await ready(lab);
  expect((await snapshotOf(lab)).position).toEqual({ x: [2, 0, 0, 0, 0, 2], o: [0, 0, 2, 2, 0, 0], onRoll: 'o' });
});

test('with White on roll the figures are still Blue’s', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('gap');
  await onRoll(lab, 'White').check();
  await ready(lab);
  const snapshot = await snapshotOf(lab);
  expect(snapshot.position).toEqual({ x: [2, 0, 0, 0, 0, 2], o: [0, 0, 2, 2, 0, 0], onRoll: 'o' });
  // White, on roll with the smooth position, wins 143026851317 / 176319369216.
  expect(Math.abs(Number(snapshot.exact?.perfect) / 100 - (1 - 143026851317 / 176319369216))).toBeLessThan(1e-6);
  await expect(onRoll(lab, 'White')).toBeChecked();
  await roll(lab, 20_000);
  // White begins every game.
  await showGame(lab);
  await expect(lab.locator('.micro li').first()).toContainText('White');
  await lab.getByRole('button', { name: 'Position', exact: true }).click();
  const { plain, reduced, exact } = await snapshotOf(lab);
  for (const { mean, se } of [plain, reduced]) {
    expect(Math.abs(Number(mean) - Number(exact?.perfect)) / Number(se)).toBeLessThanOrEqual(4);
  }
  await onRoll(lab, 'Blue').check();
  await ready(lab);
  expect(Math.abs(Number((await snapshotOf(lab)).exact?.perfect) / 100 - 121862624513 / 176319369216)).toBeLessThan(
    1e-6,
  );
});

test('the IDs beside the board are those of the position, whoever is on roll', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  const id = lab.getByRole('textbox', { name: 'Position ID or XGID' });
  const xgid = lab.getByRole('textbox', { name: 'XGID', exact: true });
  await expect(id).toHaveValue(IDS.fourEach);
  await expect(xgid).toHaveValue('XGID=---AAAA------------aa-aa--:0:0:1:00:0:0:0:0:10');
  await onRoll(lab, 'White').check();
  await ready(lab);
  // A position ID begins with the side that is not on roll; an XGID keeps the sides and says whose turn it is.
  await expect(id).toHaveValue('VAEAQCkAAAAAAA');
  await expect(xgid).toHaveValue('XGID=---AAAA------------aa-aa--:0:0:-1:00:0:0:0:0:10');
});

test('the side on roll that was chosen stays chosen while the position is made', async ({ page }) => {
  const lab = await openBearoff(page);
  const radio = onRoll(lab, 'White');
  const seen = await radio.evaluate(async (/** @type {HTMLInputElement} */ it) => {
    it.click();
    const checked = [it.checked];
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      checked.push(it.checked);
    }
    return checked;
  });
  expect(seen).toEqual(seen.map(() => true));
});
