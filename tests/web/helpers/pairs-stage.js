// The views of pairs alone on a page, with a made-up lab.

import { putOn, stageTest } from './view-stage.js';

export const test = stageTest('pairs-stage-page.js');

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} stage its address
 * @param {import('./pairs-stage-page.js').Given} given
 */
export async function put(page, stage, given) {
  await putOn(page, stage, given);
  return page.locator('pairs-stage');
}
