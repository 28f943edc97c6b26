// Nothing moves by itself while a page or an embed loads: Chromium's layout shift score.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { holdCore } from './helpers/lab.js';
import { storyPage } from '../../www/story/way.js';

/** @typedef {import('@playwright/test').Page} Page */

/** A page may move so much, of its window's area times the way; a good page is said to stay below 0.1. */
const MOST = 0.02;

/** The widths of a phone and a desktop, and for embeds of an article's column. */
const WIDTHS = { page: [375, 1280], embed: [375, 720, 1280] };

/** What watches runs first, and would stay in a window that tests share. */
test.use({ ownWindow: true });

/** @param {Page} page */
const watch = (page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += /** @type {PerformanceEntry & {value: number}} */ (entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** @param {Page} page */
const frames = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // Entries come in a task after their frame.
    await new Promise((task) => setTimeout(task));
  });

/** @param {Page} page @returns {Promise<number>} */
async function shifted(page) {
  await frames(page);
  return page.evaluate(() => /** @type {any} */ (globalThis).shifts.sum);
}

for (const { name, page: file, embed, poster, query, ready } of KNOWN) {
  for (const form of /** @type {const} */ (['page', 'embed'])) {
    test(`${name}, ${form}: nothing moves while it loads, with games or without`, tried(`shifts of a ${form}`, name), async ({ page }) => {
      await watch(page);
      for (const width of WIDTHS[form]) {
        for (const said of ['', poster.figure, query]) {
          await page.setViewportSize({ width, height: 800 });
          // A slow network: all that needs no core is on the screen before it arrives.
          const release = await holdCore(page);
          await page.goto(`./${form === 'page' ? file : embed}?${said}`);
          await frames(page);
          release();
          await ready(page.locator(`${name}-lab`));
          expect.soft(await shifted(page), `${said} at ${width}`).toBeLessThanOrEqual(MOST);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      }
    });
  }
}

test('the story: nothing moves while it loads', async ({ page }) => {
  await watch(page);
  for (const width of WIDTHS.page) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`./${storyPage('en')}`);
    expect.soft(await shifted(page), `at ${width}`).toBeLessThanOrEqual(MOST);
  }
});
