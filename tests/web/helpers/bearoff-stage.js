// The elements of the bear-off lab alone on a page, which is served with our own pages' policy and styles.

import { classicScript } from '../../../www/build/classic.js';
import { withPolicy } from '../../../www/build/head.js';
import { WWW } from '../../../www/build/settings.js';
import { test as base } from './test.js';

/** @typedef {import('./bearoff-stage-page.js').Said} Said */
/** @typedef {import('./bearoff-stage-page.js').Name} Name */
/** @typedef {import('@playwright/test').Page} Page */

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <title>Stage</title>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/page.css" />
    <link rel="stylesheet" href="/stage.css" />
    <script defer src="/stage.js"></script>
  </head>
  <body><main><h1>Stage</h1><section></section></main></body>
</html>`;

/** A card as labs have them. */
const CSS = `
section { padding: 12px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
h1 { position: absolute; clip-path: inset(50%); }
@media (max-width: 640px) { section { padding: 10px; } }`;

/** @type {import('@playwright/test').TestType<import('./test.js').Each & {stage: string}, import('./test.js').Shared>} */
export const test = /** @type {any} */ (base).extend({
  /**
   * @param {{served: import('./test.js').Served}} fixtures
   * @param {(address: string) => Promise<void>} use
   */
  stage: async ({ served }, use) => use(await served('bearoff-stage-page.js', site)),
});

/** @returns {Promise<import('./static-server.js').Site>} */
export async function site() {
  const script = await classicScript('../tests/web/helpers/bearoff-stage-page.js');
  const files = { '/index.html': withPolicy(HTML), '/stage.js': script, '/stage.css': CSS };
  return { files, folder: WWW };
}

/**
 * Puts an element on the stage.
 * @param {Page} page
 * @param {string} stage its address
 * @param {Name} name
 * @param {Record<string, unknown>} [properties]
 * @param {'en' | 'ja'} [language]
 */
export async function put(page, stage, name, properties = {}, language = 'en') {
  await page.goto(stage);
  await page.evaluate(
    (all) => {
      const it = /** @type {any} */ (globalThis);
      it.put(...all);
    },
    /** @type {const} */ ([name, language, properties]),
  );
  const element = page.locator(name);
  await element.evaluate((/** @type {any} */ it) => it.updateComplete);
  return element;
}

/**
 * What the element has said since it was put there.
 * @param {Page} page
 * @returns {Promise<Said[]>}
 */
export const saidOn = (page) => page.evaluate(() => /** @type {any} */ (globalThis).said);

/**
 * @param {import('@playwright/test').Locator} element
 * @param {Record<string, unknown>} properties
 */
export const give = (element, properties) =>
  element.evaluate(async (/** @type {any} */ it, given) => {
    Object.assign(it, given);
    await it.updateComplete;
  }, properties);
