// Views of a lab alone on a page, with a made-up lab, which is served with our own pages' policy and styles.

import { classicScript } from '../../../www/build/classic.js';
import { withPolicy } from '../../../www/build/head.js';
import { WWW } from '../../../www/build/settings.js';
import { test as base } from './test.js';

/** @typedef {import('@playwright/test').Page} Page */

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <title>Stage</title>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/page.css" />
    <script defer src="/stage.js"></script>
  </head>
  <body><main></main></body>
</html>`;

/**
 * The tests of views whose stage a script of ours is.
 * @param {string} file  in this folder
 * @returns {import('@playwright/test').TestType<import('./test.js').Each & {stage: string}, import('./test.js').Shared>}
 */
export const stageTest = (file) =>
  /** @type {any} */ (base).extend({
    /**
     * @param {{served: import('./test.js').Served}} fixtures
     * @param {(address: string) => Promise<void>} use
     */
    stage: async ({ served }, use) => {
      const site = async () => {
        const script = await classicScript(`../tests/web/helpers/${file}`);
        return { files: { '/index.html': withPolicy(HTML), '/stage.js': script }, folder: WWW };
      };
      await use(await served(file, site));
    },
  });

/**
 * Puts views on the stage.
 * @param {Page} page
 * @param {string} stage its address
 * @param {unknown} given
 */
export async function putOn(page, stage, given) {
  if (page.url() !== stage) await page.goto(stage);
  await page.evaluate((all) => /** @type {any} */ (globalThis).put(all), given);
}
