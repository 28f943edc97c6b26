// The static pictures that stand in for a lab in other people's pages: what the page itself exports of its
// default figure, so that they cannot show anything else.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PREVIEW, previewOf } from '../../../www/build/links.js';
import { addressOf } from '../../../www/shared/labs.js';
import { KNOWN } from './labs.js';

export const LANGUAGES = /** @type {const} */ (['en', 'ja']);

/** Of each lab the default figure, and its screen for a look at it. */
export const POSTERS = KNOWN.map(({ name, page, poster }) => ({ name, page: addressOf(page), ...poster }));

/** @typedef {(typeof POSTERS)[number]} Poster */

/**
 * Where they are kept.
 * @param {Poster} poster
 * @param {string} language
 */
export const posterFile = ({ name }, language) =>
  fileURLToPath(new URL(`../../../www/public/pictures/${name}-${language}.svg`, import.meta.url));

/**
 * Where the picture is kept that stands for the lab where somebody links to it.
 * @param {{name: string}} poster
 */
export const previewFile = (poster) => fileURLToPath(new URL(`../../../www/public/${previewOf(poster)}`, import.meta.url));

/**
 * That picture: the English one of those for other people's pages, on a ground of its own colour.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} svg
 * @returns {Promise<Uint8Array>} a PNG file
 */
export async function drawPreview(browser, svg) {
  const page = await browser.newPage({ viewport: PREVIEW });
  const ground = /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1];
  await page.setContent(`<body style="margin:0;background:${ground}">
    <img style="display:block;height:100vh;margin:auto" src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}">`);
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  const png = await page.screenshot();
  await page.close();
  return png;
}

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
