// The static pictures that stand in for a lab in other people's pages: what the page itself exports of its
// default figure, so that they cannot show anything else.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = /** @type {const} */ (['en', 'ja']);

/** Of each lab the default figure, with games enough for both lines to have settled. */
export const POSTERS = [
  { name: 'two-checker', page: './', figure: 'seed=0x2a61&games=10000&theme=light' },
  { name: 'bearoff', page: './bearoff.html', figure: 'seed=0x2a61&games=10000&theme=light' },
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
  await page.goto(new URL(`${poster.page}?lang=${language}&${poster.figure}`, address).href);
  // All games are rolled.
  await page.locator('.tiles').getByText('10,000').waitFor();
  await page.locator(`${poster.name}-lab .under button`).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'SVG' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}
