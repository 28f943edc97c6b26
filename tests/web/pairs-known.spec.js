// "Roll until the better play is known": it stops by the interval that holds at all times at once, and says after how many
// pairs.

import { expect, test } from './helpers/test.js';
import { openPairs, ready, roll, snapshotOf } from './helpers/pairs.js';

/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const button = (lab) => lab.getByRole('button', { name: 'Roll until the better play is known' });

/** After how many pairs the core says that it was known. @param {Locator} lab */
const knownAfter = (lab) => lab.evaluate((/** @type {PairsLab} */ it) => it.known.pairs);

test('it rolls until the better play is known, stops, and says after how many pairs and by what', async ({ page }) => {
  const lab = await openPairs(page);
  await expect(lab.locator('.known')).not.toContainText('Known after');
  await button(lab).click();
  await expect(lab.locator('.known')).toContainText(
    /Known after [\d,]+ pairs: A is better\. The any-time 95% interval excludes zero\./,
  );
  await ready(lab);
  const pairs = await knownAfter(lab);
  expect(pairs).toBeGreaterThan(0);
  expect((await snapshotOf(lab)).pairs).toBeGreaterThanOrEqual(Number(pairs));
  expect(await lab.evaluate((/** @type {PairsLab} */ it) => it.rolling.running)).toBe(false);
  await expect(button(lab)).toBeDisabled();
  await expect(lab.locator('.known')).toContainText(`Known after ${pairs} pair`);
});

test('whoever rolls as many by himself is told the same', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page);
  await button(lab).click();
  await expect(button(lab)).toBeDisabled();
  await ready(lab);
  const [known, { pairs }] = [await knownAfter(lab), await snapshotOf(lab)];
  await lab.evaluate((/** @type {PairsLab} */ it) => it.rewind());
  await ready(lab);
  await expect(button(lab)).toBeEnabled();
  // There is no such interval of fewer than a hundred pairs.
  await roll(lab, 99);
  expect(await knownAfter(lab)).toBeNull();
  await roll(lab, pairs - 99);
  expect(await knownAfter(lab)).toBe(known);
});

test('of nearest luck it is said that it may be wrong, and the better play comes out as the worse', async ({
  page,
}) => {
  // Its reduced difference settles at −0.31, where the true one is +2.33.
  const lab = await openPairs(page, '?seed=5&games=20000&coupling=nearest');
  await expect(lab.locator('.known')).toContainText('B is better');
  await expect(lab.locator('.known')).toContainText('it may be wrong');
});

test('a play is never known to be better than itself, and one may stop', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page, '?roll=66');
  await button(lab).click();
  await lab.getByRole('button', { name: 'Stop', exact: true }).click();
  await ready(lab);
  expect(await knownAfter(lab)).toBeNull();
  await expect(button(lab)).toBeEnabled();
});
