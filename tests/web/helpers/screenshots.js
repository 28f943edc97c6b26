// `cargo xtask screenshots`: drives the built lab, takes the README's picture, and writes the cards that stand in for the
// labs in other people's pages; given a folder, also a screenshot of each width, theme and language into it.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { STORY } from '../../../www/pkg/labs.js';
import { STORY_CARDS, cardTexts, coverOf } from '../../../www/build/cover.js';
import { launch } from './chromium.js';
import { LANGUAGES, POSTERS, cardFile, drawChartPreview, drawPreview, previewFile } from './pictures.js';
import { servePage } from './preview.js';

const README_PICTURE = fileURLToPath(new URL('../../../docs/two-checker.png', import.meta.url));
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const server = await servePage();
const browser = await chromium.launch(launch);

/**
 * The screen of a lab of which its preview has the chart.
 * @param {typeof POSTERS[number]} lab
 * @param {'en' | 'ja'} language
 */
const screenOf = ({ name, page, screen, shown }, language) => ({
  address: new URL(`${page}?lang=${language}&told=1&${screen}`, server.address).href,
  shown,
  tag: `${name}-lab`,
});

/**
 * @param {string} path
 * @param {string} name  of the lab
 * @param {{viewport: {width: number, height: number}, colorScheme: 'light' | 'dark', fullPage: boolean,
 *   language: string}} how
 */
async function takePicture(path, name, { viewport, colorScheme, fullPage, language }) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const poster = POSTERS.find((one) => one.name === name);
  if (!poster) throw new Error(`there is no lab ${name}`);
  await page.goto(new URL(`${poster.page}?lang=${language}&${poster.screen}`, server.address).href);
  await page.locator('.tiles, span.count').getByText(poster.shown, { exact: true }).waitFor();
  // All that stands below the chart is drawn, too.
  await page.evaluate(async (tag) => {
    const lab = /** @type {import('./ready.js').AnyLab} */ (document.querySelector(tag));
    await lab.complete;
    while (lab.below?.draws.pending) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  }, `${name}-lab`);
  await page.screenshot({ path, fullPage });
  await page.close();
  console.log(path);
}

await takePicture(README_PICTURE, POSTERS[0].name, {
  viewport: WIDE,
  colorScheme: 'light',
  fullPage: false,
  language: 'en',
});
for (const name of [...POSTERS.map((lab) => lab.name), ...STORY_CARDS]) {
  for (const language of LANGUAGES) {
    const svg = await coverOf(name, language);
    await writeFile(cardFile(name, language), svg);
    console.log(cardFile(name, language));
    // The story is about the first lab's rollout.
    const lab = POSTERS.find((one) => one.name === name) ?? (name === STORY.name ? POSTERS[0] : null);
    const preview = lab
      ? drawChartPreview(browser, screenOf(lab, language), await cardTexts(name, language), language)
      : drawPreview(browser, svg);
    await writeFile(previewFile({ name }, language), await preview);
    console.log(previewFile({ name }, language));
  }
}
const folder = process.argv[2];
if (folder) {
  for (const language of LANGUAGES) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const how = { colorScheme, language };
      for (const { name } of POSTERS) {
        const file = `${name}-${colorScheme}-${language}.png`;
        await takePicture(`${folder}/wide-${file}`, name, { ...how, viewport: WIDE, fullPage: false });
        await takePicture(`${folder}/phone-${file}`, name, { ...how, viewport: PHONE, fullPage: true });
      }
    }
  }
}
await browser.close();
await server.close();
