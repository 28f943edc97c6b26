// In the bear-off lab: games that were left come back also where they are many, and where they were of another position.

import { openBearoff } from './helpers/bearoff.js';
import { SEED } from './helpers/lab.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/lab.js').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** @param {Locator} lab @param {string} name */
const button = (lab, name) => lab.getByRole('button', { name, exact: true });

test('games too many to be rolled without asking are asked about again', { tag: '@long' }, async ({ page }) => {
  // 10,000,000 of those that an address asks for are rolled at once.
  const lab = await openBearoff(page, `#v=1&seed=${SEED}&games=20000000`);
  await button(lab, 'Rewind').click();
  await button(lab, 'Undo rewind').click();
  await ready(lab);
  expect(await lab.evaluate((/** @type {BearoffLab} */ it) => it.values().games)).toBe(20_000_000);
  await expect(lab.getByText(/20,000,000/).first()).toBeVisible();
});

/** @param {Locator} lab */
const said = (lab) => lab.evaluate((/** @type {BearoffLab} */ it) => it.snapshot());

test('after another position, or other players, the games come back with those that they were of', async ({ page }) => {
  const lab = await openBearoff(page, `#v=1&seed=${SEED}&games=100`);
  const before = await said(lab);
  await lab.evaluate((/** @type {any} */ it) => {
    it.position = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' };
  });
  await ready(lab);
  // One position more has no games to lose.
  await lab.evaluate((/** @type {any} */ it) => it.act.setPlayers({ o: 'backwards' }));
  await ready(lab);
  expect(await said(lab)).toMatchObject({ games: 0, position: { x: [0, 0, 1, 1, 1, 1] } });
  await button(lab, 'Undo change').click();
  await ready(lab);
  expect(await said(lab)).toEqual(before);
  await expect(button(lab, 'Rewind')).toBeVisible();
});

test('who does not wait for another position has his games at once, and nothing to undo', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page, `#v=1&seed=${SEED}&games=100`);
  const before = await said(lab);
  await lab.evaluate((/** @type {any} */ it) => {
    it.position = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' };
    it.act.cancel();
  });
  await ready(lab);
  expect(await said(lab)).toEqual(before);
  await expect(button(lab, 'Rewind')).toBeVisible();
});
