// A page ends where what is to be seen ends, and is no wider than its window: what is only heard reaches no further.

import { expect, test } from './helpers/test.js';
import { KNOWN } from './helpers/labs.js';
import { STORY } from '../../www/pkg/labs.js';
import { storyPage } from '../../www/story/way.js';

/** @typedef {import('@playwright/test').Page} Page */

const WIDTHS = [320, 360, 720, 1280];

/**
 * Finds faults of the page at its width: how much higher it is than its last part, how much wider than its window, and elements
 * that scroll without being positioned.
 * @param {Page} page
 */
const wrong = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    /** @type {string[]} */
    const found = [];
    const end = Math.max(root.clientHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY));
    if (root.scrollHeight > end + 1) found.push(`${root.scrollHeight - end} px below the last part`);
    if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth - root.clientWidth} px too wide`);
    /** @param {Document | ShadowRoot} tree */
    const walk = (tree) => {
      for (const element of tree.querySelectorAll('*')) {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
        // A document's own scroll bar, and fields, hold nothing.
        if (scrolls && position === 'static' && !element.matches('html, body, textarea, select')) {
          found.push(`${element.localName}.${element.getAttribute('class')} scrolls, and is not positioned`);
        }
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return [...new Set(found)];
  });

/** @param {Page} page @param {string} name */
async function check(page, name) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // The new width is drawn in the frames after that.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect.soft(await wrong(page), `${name} at ${width}`).toEqual([]);
  }
}

for (const { name, page: file, embed, query, ready } of KNOWN) {
  test(`${name}: page and embed end with their last part, and are no wider than their window`, async ({ page }) => {
    for (const form of [file, embed]) {
      await page.goto(`./${form}?${query}`);
      await ready(page.locator(`${name}-lab`));
      await check(page, form);
    }
  });
}

test('the story, its worksheet and its figures end with their last part, and are no wider than their window', async ({ page }) => {
  for (const file of [storyPage('en'), STORY.worksheet]) {
    await page.goto(`./${file}`);
    await check(page, file);
  }
  for (const { file, figures } of STORY.frames) {
    for (const figure of figures) {
      await page.goto(`./${file}?figure=${figure}`);
      await page.locator('[data-live]').waitFor();
      await check(page, figure);
    }
  }
});
