// In the bear-off lab: games that were left come back also where they are many, but not to another position.

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

test('games of another position do not come back', async ({ page }) => {
  const lab = await openBearoff(page, `#v=1&seed=${SEED}&games=100`);
  await button(lab, 'Rewind').click();
  await lab.evaluate((/** @type {any} */ it) => {
    it.position = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' };
  });
  await ready(lab);
  await expect(button(lab, 'Rewind')).toBeVisible();
});
