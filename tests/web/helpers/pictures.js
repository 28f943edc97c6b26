// The static pictures that stand in for a lab in other people's pages: what the page itself exports of its
// default figure, so that they cannot show anything else.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = /** @type {const} */ (['en', 'ja']);

/** Where they are kept. @param {string} language */
export const posterFile = (language) =>
  fileURLToPath(new URL(`../../../www/public/pictures/two-checker-${language}.svg`, import.meta.url));

/** The default figure: the made-up table, and games enough for both lines to have settled. */
const FIGURE = 'seed=0x2a61&games=10000&theme=light';

/**
 * Exports the figure by the dialog's own button.
 * @param {import('@playwright/test').Page} page
 * @param {string} address  of the built pages
 * @param {string} language
 * @returns {Promise<string>} an SVG document
 */
export async function exportPoster(page, address, language) {
  await page.goto(new URL(`./?lang=${language}&${FIGURE}`, address).href);
  await page.locator('two-checker-lab .under button').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'SVG' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}
