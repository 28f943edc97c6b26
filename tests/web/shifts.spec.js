// Nothing moves by itself while a page or an embed loads: Chromium's layout shift score.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { holdCore } from './helpers/lab.js';
import { framesDrawn, shiftsOf, watchShifts } from './helpers/shifts.js';
import { storyPage } from '../../www/story/addresses.js';

/** A page may move so much, of its window's area times the way; a good page is said to stay below 0.1. */
const MOST = 0.01;

/** The widths of a phone and a desktop, and for embeds of an article's column. */
const WIDTHS = { page: [375, 1280], embed: [375, 720, 1280] };

/** One of them in the usual run. */
const USUAL = { page: 1280, embed: 375 };

test.use({ ownWindow: true });

for (const { name, page: file, embed, poster, query, ready } of KNOWN) {
  for (const form of /** @type {const} */ (['page', 'embed'])) {
    for (const width of WIDTHS[form]) {
      test(
        `${name}, ${form}, ${width} px wide: nothing moves while it loads, with games or without`,
        width === USUAL[form] ? tried(`shifts of a ${form}`, name) : { tag: '@long' },
        async ({ page }) => {
          await watchShifts(page);
          await page.setViewportSize({ width, height: 800 });
          // In Japanese texts have other lengths: with games all of them are there.
          for (const said of ['', poster.figure, query, `lang=ja&${poster.figure}`]) {
            // A slow network: all that needs no core is on the screen before it arrives.
            const release = await holdCore(page);
            await page.goto(`./${form === 'page' ? file : embed}?${said}`);
            await framesDrawn(page);
            release();
            await ready(page.locator(`${name}-lab`));
            const { sum, moved } = await shiftsOf(page);
            expect.soft(sum, `${said}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          }
        },
      );
    }
  }
}

test('the story: nothing moves while it loads', async ({ page }) => {
  await watchShifts(page);
  for (const width of WIDTHS.page) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`./${storyPage('en')}`);
    const { sum, moved } = await shiftsOf(page);
    expect.soft(sum, `at ${width}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
  }
});
