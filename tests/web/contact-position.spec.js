// How readers set up a position in the contact lab: IDs, the list to learn from, the map of rolls and the list of plays.

import { ACE_POINT, openContact, ready, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('@playwright/test').Locator} Locator */

const OPENING = '4HPwATDgc/ABMA';

/** The opening position in a match to seven at 2–1, the cube on 2 and White’s, 6-3 rolled. */
const MATCH = 'XGID=-b----E-C---eE---c-e----B-:1:-1:1:63:2:1:0:7:10';

/** After 3-1, 8/5 6/5 by the side on roll: the ID under which books have it. */
const THREE_ONE = 'sGfwATDgc/ABMA';

/** @param {Locator} lab @param {string} text */
async function enterId(lab, text) {
  await lab.locator('whole-board-editor').evaluate((/** @type {any} */ it) => {
    for (const details of it.renderRoot.querySelectorAll('details')) details.open = true;
  });
  const field = lab.getByRole('textbox', { name: 'Position ID or XGID' });
  await field.fill(text);
  await field.press('Enter');
  await ready(lab);
}

const positionOf = async (/** @type {Locator} */ lab) => (await snapshotOf(lab)).positionId;

test('an XGID sets up its position and its roll; its match, score and cube are set aside in words', async ({
  page,
}) => {
  const lab = await openContact(page, `?position=${ACE_POINT}`);
  await enterId(lab, MATCH);
  expect(await positionOf(lab)).toBe(OPENING);
  expect(await lab.evaluate((/** @type {ContactLab} */ it) => it.state.roll)).toEqual([6, 3]);
  await expect(lab.getByRole('heading', { name: 'Plays for 6-3' })).toHaveCount(1);
  const said = lab.locator('whole-board-editor');
  await expect(said).toContainText('Ignored:');
  await expect(said).toContainText('2');
  await expect(said).toContainText('7');
  await expect(said).toContainText('Games here are money games without a cube');
  // With White on roll the board is the same.
  await enterId(lab, MATCH.replace(':1:63:', ':-1:63:'));
  await expect(said.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
});

test('what is no ID is said beside the field, and the position and its games stay', async ({ page }) => {
  const lab = await openContact(page, `?seed=7&games=2&position=${ACE_POINT}`);
  const before = await snapshotOf(lab);
  await enterId(lab, 'nonsense');
  await expect(lab.getByText('A position ID has 14 characters. This one has 8.')).toHaveCount(1);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('a position is chosen from the list, and its sides are exchanged by one button', async ({ page }) => {
  const lab = await openContact(page);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption({ label: 'A reply to 3-1' });
  await ready(lab);
  expect(await positionOf(lab)).toBe(THREE_ONE);
  const { x, o } = (await snapshotOf(lab)).position;
  await lab.getByRole('button', { name: 'Swap sides' }).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position).toEqual({ x: o, o: x });
});

test('a tap takes a checker off, and games begin at the board that is left', async ({ page }) => {
  const lab = await openContact(page);
  const left = (await snapshotOf(lab)).position.x.slice();
  await lab.getByRole('radio', { name: 'remove one' }).check();
  await lab.getByRole('spinbutton', { name: 'Blue’s 13 point', exact: true }).click();
  await ready(lab);
  left[12] -= 1;
  expect((await snapshotOf(lab)).position.x).toEqual(left);
});

test('a board on which nobody could ever move is refused in a sentence', async ({ page }) => {
  const lab = await openContact(page);
  await enterId(lab, 'XGID=aBBBBBB------------bbbbbbA:0:0:1:00:0:0:0:0:10');
  await expect(lab.getByText('neither could ever move')).toHaveCount(1);
  expect(await positionOf(lab)).toBe(OPENING);
});

test('a roll on the map lists its plays, and a play that is chosen is the position to go on from', async ({ page }) => {
  const lab = await openContact(page);
  await lab
    .locator('roll-map')
    .getByLabel(/^3-1: /)
    .first()
    .click();
  await ready(lab);
  await expect(lab.getByRole('heading', { name: 'Plays for 3-1' })).toHaveCount(1);
  await lab.locator('.plays').getByRole('button', { name: '8/5 6/5', exact: true }).click();
  await ready(lab);
  // An ID is of the side on roll, which is the other one now.
  expect(await positionOf(lab)).toBe(THREE_ONE);
});
