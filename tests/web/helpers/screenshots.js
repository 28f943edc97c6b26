// `cargo xtask screenshots`: drives the built lab, takes the README's picture, and writes the pictures that
// stand in for the lab in other people's pages; given a folder, also one of each width, theme and language into it.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launch } from './chromium.js';
import { LANGUAGES, exportPoster, posterFile } from './pictures.js';
import { servePage } from './preview.js';

const README_PICTURE = fileURLToPath(new URL('../../../docs/two-checker.png', import.meta.url));
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const server = await servePage();
const browser = await chromium.launch(launch);

/**
 * @param {string} path
 * @param {{viewport: {width: number, height: number}, colorScheme: 'light' | 'dark', fullPage: boolean,
 *   language: string}} how
 */
async function takePicture(path, { viewport, colorScheme, fullPage, language }) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(`${server.address}?lang=${language}`);
  await page.evaluate(async () => {
    await customElements.whenDefined('two-checker-lab');
    const lab = /** @type {import('../../../www/labs/two-checker/lab.js').TwoCheckerLab} */ (
      document.querySelector('two-checker-lab')
    );
    lab.seed = '0x2a61';
    await lab.roll(20_000);
    // What was rolled is drawn in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.screenshot({ path, fullPage });
  await page.close();
  console.log(path);
}

await takePicture(README_PICTURE, { viewport: WIDE, colorScheme: 'light', fullPage: false, language: 'en' });
for (const language of LANGUAGES) {
  const page = await browser.newPage();
  await writeFile(posterFile(language), await exportPoster(page, server.address, language));
  await page.close();
  console.log(posterFile(language));
}
const folder = process.argv[2];
if (folder) {
  for (const language of LANGUAGES) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const how = { colorScheme, language };
      const name = `${colorScheme}-${language}.png`;
      await takePicture(`${folder}/wide-${name}`, { ...how, viewport: WIDE, fullPage: false });
      await takePicture(`${folder}/phone-${name}`, { ...how, viewport: PHONE, fullPage: true });
    }
  }
}
await browser.close();
await server.close();
