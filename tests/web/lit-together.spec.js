// A number and its mark in a picture light up together, whichever of them the reader points at.

import { expect, test } from './helpers/test.js';
import { openLab, roll, snapshotOf } from './helpers/lab.js';
import { cell } from './helpers/luck-table.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab @param {string} part */
const lit = (lab, part) => lab.locator(`${part}[data-lit]`);

/** The id of the line that the chart draws as the one in hand. @param {Locator} lab */
const line = (lab) => lab.locator('rollout-chart.main').evaluate((it) => /** @type {any} */ (it).lit ?? null);

test('pointing at an average lights its line, its term of the formula and its number in the sentence', async ({
  page,
}) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await expect(page).toHaveURL(/games=1000/);
  const address = page.url();
  const before = await snapshotOf(lab);
  await expect(lit(lab, '[data-mark]')).toHaveCount(0);
  for (const id of ['plain', 'reduced']) {
    await lab.locator(`.tile.${id} b`).hover();
    expect(await line(lab)).toBe(id);
    for (const part of ['.tile', '.between > ', '.sentence > ']) {
      await expect(lit(lab, `${part}[data-mark="${id}"]`), part).toHaveCount(1);
    }
    const other = id === 'plain' ? 'reduced' : 'plain';
    await expect(lit(lab, `[data-mark="${other}"]`)).toHaveCount(0);
    // Colour is not the only signal.
    await expect(lab.locator(`.tile.${id} b`)).toHaveCSS('text-decoration-line', 'underline');
    await expect(lab.locator(`.tile.${other} b`)).toHaveCSS('text-decoration-line', 'none');
  }
  await lab.locator(`.sentence [data-mark="plain"]`).hover();
  expect(await line(lab)).toBe('plain');
  // Only for as long as it is pointed at; and it is no state.
  await page.mouse.move(2, 2);
  expect(await line(lab)).toBe(null);
  await expect(lit(lab, '[data-mark]')).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('a line of the chart lights its numbers', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await lab.getByRole('button', { name: 'variance reduced', exact: true }).hover();
  await expect(lit(lab, '.tile')).toHaveClass('tile reduced');
  await lab.getByRole('button', { name: 'plain', exact: true }).hover();
  await expect(lit(lab, '.tile')).toHaveClass('tile plain');
  await page.mouse.move(2, 2);
  await expect(lit(lab, '.tile')).toHaveCount(0);
});

test('the end of a game lights with the luck that is subtracted in it, and its term of the mean', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await lab.locator('.tree [data-mark="fails"]').hover();
  // Blue rolled no doubles, and White missed.
  await expect(lit(lab, 'luck-table tr').locator('th.event')).toHaveText([/no doubles/, /White misses/]);
  await expect(lit(lab, '.verdict .sum span')).toHaveText(/^5\/24·/);
  await lab.locator('.verdict .sum [data-mark="doubles"]').hover();
  await expect(lit(lab, 'luck-table tr').locator('th.event')).toHaveText([/rolls doubles/]);
  await expect(lit(lab, '.tree div')).toHaveCount(1);
});

test('the keyboard lights a row by its field, without more stops', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await cell(lab, 'oBearsOff').focus();
  await expect(lit(lab, '.tree div')).toContainText('White bears off');
  await cell(lab, 'oFails').focus();
  await expect(lit(lab, '.tree div')).toContainText('White misses');
  await cell(lab, 'oFails').blur();
  await expect(lit(lab, '.tree div')).toHaveCount(0);
  await expect(lab.locator('[data-mark][tabindex]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap lights until the next one', async ({ page }) => {
    const lab = await openLab(page);
    await roll(lab, 1000);
    await lab.locator('.tile.reduced b').tap();
    await expect.poll(() => line(lab)).toBe('reduced');
    await lab.locator('h2').first().tap();
    await expect.poll(() => line(lab)).toBe(null);
  });
});
