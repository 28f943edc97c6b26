// The views of the lab of the cube alone on a page, with a made-up lab.

import { putOn, stageTest } from './view-stage.js';

export const test = stageTest('cube-stage-page.js');

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} stage its address
 * @param {import('./cube-stage-page.js').Given} given
 */
export async function put(page, stage, given) {
  await putOn(page, stage, given);
  return page.locator('cube-stage');
}

/** What the views have asked the lab for. @param {import('@playwright/test').Locator} stage */
export const askedOf = (stage) => stage.evaluate((/** @type {any} */ it) => it.asked);
