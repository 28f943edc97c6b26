// The ways from other labs of bear-offs to the plays of a roll: the same position, roll and play.

import { expect, test } from './helpers/test.js';
import { poster } from './labs/hand.js';
import { openPairs, ready, snapshotOf } from './helpers/pairs.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What a link opens. @param {Page} page @param {string} href */
async function followed(page, href) {
  expect(href).toContain('pairs.html?');
  const lab = await openPairs(page, href.slice(href.indexOf('?')));
  await expect(lab.locator('.notice[role=status]')).toHaveCount(0);
  return snapshotOf(lab);
}

test('from the 36 rolls a link leads to the plays of the roll that is chosen', async ({ page }) => {
  // White is on roll, four checkers each.
  await page.goto('./bearoff.html?position=SgEAgCoAAAAAAA&white=1');
  const lab = page.locator('bearoff-lab');
  await ready(lab);
  const link = lab.getByRole('link', { name: /^Compare two plays/ });
  await expect(link).toHaveText('Compare two plays of a roll');
  await lab
    .locator('roll-map')
    .getByRole('gridcell')
    .nth(6 * 5 + 2)
    .click();
  await expect(link).toHaveText('Compare two plays of 6-3');
  const position = await lab.evaluate((it) => /** @type {any} */ (it).position);
  const { decision } = await followed(page, String(await link.getAttribute('href')));
  expect(decision.position).toEqual(position);
  expect([...decision.roll].sort()).toEqual([3, 6]);
});

test('from a mistake that was made by hand a link leads to both plays, the better one and the one that was made', async ({
  page,
}) => {
  await page.goto(`./hand.html?${poster.figure}`);
  const lab = page.locator('hand-lab');
  await ready(lab);
  await lab.locator('.mistakes button[aria-expanded=false]').first().click();
  const mistake = lab.locator('.mistakes li').first();
  const cost = Number((await mistake.locator('b').textContent())?.replace(/[^\d.]/g, ''));
  expect(cost).toBeGreaterThan(0);
  await mistake.getByRole('button', { name: 'Show the better play' }).click();
  const link = mistake.getByRole('link', { name: 'Check: roll both out' });
  const { exact } = await followed(page, String(await link.getAttribute('href')));
  // As it was written, to a hundredth of a point.
  expect(Math.abs(Number(exact.difference) - cost)).toBeLessThan(0.0051);
});
