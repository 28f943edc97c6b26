// The static pictures that stand in for a lab in other people's pages: what the page itself exports of its
// default figure, so that they cannot show anything else.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = /** @type {const} */ (['en', 'ja']);

/** Twenty games of somebody who always plays on with the fewest pips. */
const BY_HAND = '_000_0_000_000_00_000_00_00_000_00_00_000_000_00_0_00_000_000_000_000';

/** What is rolled where both lines are to have settled. */
const ROLLED = { figure: 'seed=0x2a61&games=10000', games: '10,000', screen: 'seed=0x2a61&games=20000', shown: '20,000' };
const PLAYED = { figure: `seed=7&plays=${BY_HAND}`, games: '20', screen: `seed=7&plays=${BY_HAND}`, shown: '20' };

/** Of each lab the default figure, and its screen for a look at it, with so many games. */
export const POSTERS = [
  { name: 'two-checker', page: './', ...ROLLED },
  { name: 'bearoff', page: './bearoff.html', ...ROLLED },
  { name: 'hand', page: './hand.html', ...PLAYED },
];

/** @typedef {(typeof POSTERS)[number]} Poster */

/**
 * Where they are kept.
 * @param {Poster} poster
 * @param {string} language
 */
export const posterFile = ({ name }, language) =>
  fileURLToPath(new URL(`../../../www/public/pictures/${name}-${language}.svg`, import.meta.url));

/**
 * Exports the figure by the dialog's own button.
 * @param {import('@playwright/test').Page} page
 * @param {string} address  of the built pages
 * @param {Poster} poster
 * @param {string} language
 * @returns {Promise<string>} an SVG document
 */
export async function exportPoster(page, address, poster, language) {
  await page.goto(new URL(`${poster.page}?lang=${language}&theme=light&${poster.figure}`, address).href);
  // All games are rolled.
  await page.locator('.tiles').getByText(poster.games, { exact: true }).waitFor();
  await page.locator(`${poster.name}-lab .under button`).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'SVG' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}
