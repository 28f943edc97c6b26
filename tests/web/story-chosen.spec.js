// Figure 7: the reader says what the games that he has seen are to average, and later games bring the line back.

import { figureIn, liven, openStory, type } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { figures } from '../../www/story/texts/en-two-checkers.js';

/** @typedef {import('@playwright/test').Page} Page */

const { chosen: texts } = figures;

/** How the first games of the story's seed end: doubles, White misses, White bears off. The first 999 are in tests/golden/stability.json. */
const ENDS = /** @type {Record<string, number[]>} */ ({ 20: [3, 2, 15], 1000: [181, 195, 624] });

/**
 * The luck in the address of the lab that the figure leads to.
 * @param {Page} page
 */
const luckOf = (page) =>
  figureIn(page, 'chosen')
    .getByRole('link', { name: 'Open in the lab' })
    .evaluate((link) => {
      const values = new URLSearchParams(new URL(/** @type {HTMLAnchorElement} */ (link).href).hash.slice(1));
      return String(values.get('luck')).split(',').map(Number);
    });

/**
 * The mean of result − luck over games with these ends.
 * @param {number[]} luck
 * @param {number[]} ends
 */
function meanOf([doubles, noDoubles, oFails, oBearsOff], ends) {
  const reduced = [100 - doubles, 100 - noDoubles - oFails, -noDoubles - oBearsOff];
  const games = ends.reduce((sum, count) => sum + count, 0);
  return reduced.reduce((sum, value, i) => sum + value * ends[i], 0) / games;
}

/** @param {Page} page */
const said = (page) => figureIn(page, 'chosen').locator('.said');

test('luck that averages zero says what the reader wants of games that he has seen, and not of later ones', async ({
  page,
}) => {
  await openStory(page);
  await liven(page, ['chosen']);
  for (const wish of [50, 25, 37.5, 62.5]) {
    await type(page, 'chosen', texts.wish, String(wish));
    await expect(said(page)).toContainText(`${wish.toFixed(1)}%`);
    const luck = await luckOf(page);
    // Doubles are one roll in six, and White misses with one in four.
    expect(luck[0] + 5 * luck[1]).toBeCloseTo(0, 9);
    expect(luck[2] + 3 * luck[3]).toBeCloseTo(0, 9);
    expect(meanOf(luck, ENDS[20])).toBeCloseTo(wish, 9);
  }
  await type(page, 'chosen', texts.wish, '50');
  await figureIn(page, 'chosen')
    .getByRole('radio', { name: texts.counts.all('1,000') })
    .check();
  const later = meanOf(await luckOf(page), ENDS[1000]);
  await expect(said(page)).toContainText(`After 1,000 games, it’s ${later.toFixed(1)}%.`);
  // Reduced games that spread by 44 points have a standard error of 1.4 after a thousand.
  expect(Math.abs(later - 37.5)).toBeLessThan(4 * 1.4);
});

test('the figure’s state stands in the address, and the lab shows the average that was wanted', async ({ page }) => {
  await openStory(page, 'en', '?chosen.wish=25&chosen.games=10');
  await liven(page, ['chosen']);
  await expect(said(page)).toContainText('after these 10 games the average of result − luck is 25.0%');
  await figureIn(page, 'chosen').getByRole('link', { name: 'Open in the lab' }).click();
  const lab = page.locator('two-checker-lab');
  await expect
    .poll(() => lab.evaluate((/** @type {any} */ it) => it.snapshot?.().reduced.mean ?? null))
    .toBeCloseTo(25, 9);
});
