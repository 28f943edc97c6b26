// What stands beside the board in <board-editor>: IDs, the list of positions, whose roll it is.

import { give, put, saidOn, test } from './helpers/bearoff-stage.js';
import { expect } from './helpers/test.js';
import { positions } from '../../www/lib/bearoff/positions.js';
import { en } from '../../www/labs/bearoff/texts/en.js';
import { ja } from '../../www/labs/bearoff/texts/ja.js';

const FOUR_EACH = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] };
const ID = 'SgEAgCoAAAAAAA';
const XGID = 'XGID=---AAAA------------aa-aa--:0:0:1:00:0:0:0:0:10';

test('an ID is said as it was typed, by Enter and by the button', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH, positionId: ID, xgid: XGID });
  const field = editor.getByRole('textbox', { name: 'Position ID or XGID' });
  await expect(field).toHaveValue(ID);
  await field.fill(` ${XGID} `);
  await field.press('Enter');
  await editor.getByRole('button', { name: 'Set up' }).click();
  expect(await saidOn(page)).toEqual([
    { type: 'id-enter', detail: { text: XGID } },
    { type: 'id-enter', detail: { text: XGID } },
  ]);
});

test('a wrong ID stays in its field beside what is wrong with it, until there is another position', async ({
  page,
  stage,
}) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH, positionId: ID });
  const field = editor.getByRole('textbox', { name: 'Position ID or XGID' });
  await field.fill('nonsense');
  await field.press('Enter');
  await give(editor, { idProblem: 'That is no ID.' });
  await expect(field).toHaveValue('nonsense');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('That is no ID.');
  // Whatever else its owner gives it again.
  await give(editor, { position: { ...FOUR_EACH }, xgid: XGID });
  await expect(field).toHaveValue('nonsense');
  await give(editor, { idProblem: '', positionId: 'IAAAPAAAAAAAAA' });
  await expect(field).toHaveValue('IAAAPAAAAAAAAA');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('what was set aside of an ID stands below it, is read out, and takes no room where there is nothing', async ({
  page,
  stage,
}) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH, positionId: ID, xgid: XGID });
  const below = editor.getByText('XGID', { exact: true });
  const told = editor.locator('.aside');
  await expect(told).toHaveRole('status');
  const top = async () => (await below.boundingBox())?.y;
  const before = await top();
  // As the sentence takes room: it is not only not to be seen.
  await give(editor, { setAside: 'Set aside: cube on 2.' });
  await expect(told).toHaveText('Set aside: cube on 2.');
  expect(await top()).toBeGreaterThan(Number(before));
  await give(editor, { setAside: '' });
  await expect(told).toHaveText('');
  expect(await top()).toBe(before);
  // The gaps between what stands in the form are of 3 pixels, and there is one only between the entry and the problem.
  const entry = await editor.locator('.entry').boundingBox();
  expect(Number(before) - (Number(entry?.y) + Number(entry?.height))).toBeCloseTo(2 * 3, 0);
});

test('Escape brings the ID in force back', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH, positionId: ID });
  const field = editor.getByRole('textbox', { name: 'Position ID or XGID' });
  await field.fill('nonsense');
  await field.press('Escape');
  await expect(field).toHaveValue(ID);
});

test('the XGID can be copied and not be changed', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH, positionId: ID, xgid: XGID });
  const field = editor.getByRole('textbox', { name: 'XGID', exact: true });
  await field.focus();
  await page.keyboard.type('x');
  await expect(field).toHaveValue(XGID);
  const selected = await field.evaluate((/** @type {HTMLInputElement} */ it) =>
    it.value.slice(Number(it.selectionStart), Number(it.selectionEnd)),
  );
  expect(selected).toBe(XGID);
});

test('the list names the position on the board, tells of it, and says what is chosen', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  const list = editor.getByRole('combobox', { name: 'Example positions' });
  await expect(list).toHaveValue('fourEach');
  await expect(list).toHaveAccessibleDescription(/65\.861%/);
  await list.selectOption('article');
  expect(await saidOn(page)).toEqual([{ type: 'position-choose', detail: { name: 'article' } }]);
  await give(editor, { position: { x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1] } });
  await expect(list).toHaveValue('article');
  await editor.getByRole('spinbutton', { name: 'Blue’s 6 point' }).click();
  await expect(list.locator('option:checked')).toHaveText('Your own position');
});

test('swap, clear and whose roll are said; the switch follows its owner', async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH });
  await editor.getByRole('button', { name: 'Swap sides' }).click();
  const roll = editor.getByRole('radiogroup', { name: 'On roll' });
  await roll.getByRole('radio', { name: 'White' }).click();
  // An owner that asks the reader first has not changed anything yet.
  await expect(roll.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await give(editor, { onRoll: 'o' });
  await expect(roll.getByRole('radio', { name: 'White' })).toBeChecked();
  await editor.getByRole('button', { name: 'Clear the board' }).click();
  const none = [0, 0, 0, 0, 0, 0];
  expect(await saidOn(page)).toEqual([
    { type: 'swap', detail: null },
    { type: 'roll-change', detail: { onRoll: 'o' } },
    { type: 'position-change', detail: { x: none, o: none } },
  ]);
});

test('an owner that knows either side on roll can say so', { tag: '@long' }, async ({ page, stage }) => {
  const editor = await put(page, stage, 'board-editor', { position: FOUR_EACH, onRoll: 'o' });
  await expect(editor.getByRole('radio', { name: 'White' })).toBeChecked();
  await expect(editor.locator('.side').first()).toContainText('on roll');
});

test('every position in the list has at most 15 checkers a side, a name of its own, and texts', () => {
  expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
  expect(Object.keys(en.positions).sort()).toEqual(positions.map(({ name }) => name).sort());
  expect(Object.keys(ja.positions).sort()).toEqual(Object.keys(en.positions).sort());
  for (const { name, x, o } of positions) {
    for (const side of [x, o]) {
      const sum = side.reduce((total, count) => total + count, 0);
      expect(side.length, name).toBe(6);
      expect(sum, name).toBeGreaterThan(0);
      expect(sum, name).toBeLessThanOrEqual(15);
    }
  }
});

test('the texts of positions count pips and checkers rightly', () => {
  const pips = (/** @type {number[]} */ side) => side.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const found = Object.fromEntries(positions.map(({ name, x, o }) => [name, [pips(x), pips(o)]]));
  expect(found.wastage).toEqual([6, 6]);
  expect(found.gap).toEqual([14, 14]);
  expect(found.tenEach).toEqual([31, 33]);
  expect(found.fifteenEach).toEqual([59, 57]);
});
