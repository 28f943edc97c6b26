// The cards that stand in for a lab: in other people's pages, in every language, and where somebody links to it.

import { fileURLToPath } from 'node:url';
import { PREVIEW, previewOf } from '../../../www/build/head.js';
import { addressOf } from '../../../www/lib/page/labs.js';
import { KNOWN } from './labs.js';

export const LANGUAGES = /** @type {const} */ (['en', 'ja']);

/** Of each lab the screen for a look at it. */
export const POSTERS = KNOWN.map(({ name, page, poster }) => ({ name, page: addressOf(page), ...poster }));

/** @param {string} path  in what is copied into the build as it is */
const kept = (path) => fileURLToPath(new URL(`../../../www/public/${path}`, import.meta.url));

/**
 * Where a card is kept.
 * @param {string} lab  its name
 * @param {string} language
 */
export const cardFile = (lab, language) => kept(`pictures/${lab}-${language}.svg`);

/**
 * Where the picture is kept that stands for the lab where somebody links to it.
 * @param {{name: string}} lab
 * @param {'en' | 'ja'} language
 */
export const previewFile = (lab, language) => kept(previewOf(lab, language));

/**
 * That picture: the card in its light colours, on a ground of its own colour.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} svg
 * @returns {Promise<Uint8Array>} a PNG file
 */
export async function drawPreview(browser, svg) {
  const page = await browser.newPage({ viewport: PREVIEW, colorScheme: 'light' });
  const ground = /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1];
  // Larger than the sheet by its edge, which is that of a card in a page.
  await page.setContent(`<body style="margin:0;background:${ground};overflow:hidden">
    <img style="display:block;width:102%;margin:calc(50vh - 102% * 9 / 32) -1% 0"
      src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}">`);
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  const png = await page.screenshot();
  await page.close();
  return png;
}
