// A page ends where what is to be seen ends, and is no wider than its window: what is only heard reaches no further. Nothing in it is
// moved sideways without need, and no blank space lies between its parts.

import { expect, test } from './helpers/test.js';
import { faultsOf } from './helpers/blank-space.js';
import { KNOWN, tried } from './helpers/labs.js';
import { STORY } from '../../www/pkg/labs.js';
import { inLanguage, storyPage } from '../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Phones, the widest window with a phone's styles, an article's column, and a desktop. */
const WIDTHS = [320, 360, 375, 560, 720, 1280];

/** Japanese has the same layout: phones, where its words are too wide, and a desktop. */
const JAPANESE_WIDTHS = [320, 360, 375, 1280];

/**
 * The largest space between two parts: above a heading of the prose, 1.6 of its 20 px, with a line of 1 px above it. Cards have 14 px
 * between them, the lab, its questions and the prose 28 px.
 */
const LARGEST = 33;

/** @type {import('./helpers/blank-space.js').Allowed} */
const SIDEWAYS = {
  'div.scroll of table.figures.couplings': {
    upTo: 979,
    why: 'its eleven columns of figures are read beside each other',
  },
  'div.box of table': { upTo: 320, why: 'six columns of figures with the longest signs and decimals' },
  'div.list of table': { upTo: 360, why: 'eight columns of figures with three decimals' },
};

/** @param {Page} page @param {string} name @param {number[]} [widths] @param {number | null} [largest]  space between two parts; null: any */
async function check(page, name, widths = WIDTHS, largest = LARGEST) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The new width is drawn in the frames after that.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    const { size, sideways, spaces } = await page.evaluate(faultsOf, { allowed: SIDEWAYS, largest });
    expect.soft([...size, ...sideways, ...spaces], `${name} at ${width}`).toEqual([]);
  }
}

for (const { name, page: file, embed, query, ready, besides } of KNOWN) {
  test(
    `${name}: page and embed end with their last part, and are no wider than their window`,
    tried('blank space', name),
    async ({ page }) => {
      const lab = page.locator(`${name}-lab`);
      /** @param {string} address @param {number[]} [widths] @param {string} [shows] */
      const visit = async (address, widths, shows) => {
        await page.goto(`./${address}`);
        await ready(lab);
        if (shows) await lab.locator(shows).waitFor();
        const questions = page.locator('reader-questions');
        // The questions come when the reader is near.
        if ((await questions.count()) > 0) {
          await questions.evaluate((it) => it.scrollIntoView());
          await questions.locator('summary').first().waitFor();
          await page.evaluate(() => scrollTo(0, 0));
        }
        await check(page, address, widths);
      };
      await visit(`${file}?${query}`);
      await visit(`${embed}?${query}`);
      await visit(`${file}?lang=ja&${query}`, JAPANESE_WIDTHS);
      // An embed has the page's tables: the narrowest phone says whether its Japanese fits.
      await visit(`${embed}?lang=ja&${query}`, [320]);
      if (besides) {
        await visit(`${file}?${besides.query}`, undefined, besides.shows);
        await visit(`${file}?lang=ja&${besides.query}`, JAPANESE_WIDTHS, besides.shows);
      }
    },
  );
}

test('the story, its worksheet and the rules end with their last part, and are no wider than their window', async ({
  page,
}) => {
  // Their prose has an article's spaces, figures room for answers, and the worksheet lines to write on.
  for (const file of [storyPage('en'), STORY.worksheet, STORY.rules]) {
    await page.goto(`./${file}`);
    await check(page, file, WIDTHS, null);
  }
  // Its columns have longer names in Japanese.
  for (const japanese of [STORY.worksheet, STORY.rules].map((file) => inLanguage(file, 'ja'))) {
    await page.goto(`./${japanese}`);
    await check(page, japanese, [320], null);
  }
});

for (const { file, figures } of STORY.frames) {
  for (const [at, figure] of figures.entries()) {
    test(
      `${figure}: a figure in its frame ends with its last part, and is no wider than its window`,
      // All are framed in one way: the usual run tries one of each frame.
      at === 0 ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.goto(`./${file}?figure=${figure}`);
        await page.locator('[data-live]').waitFor();
        await check(page, figure, WIDTHS, null);
      },
    );
  }
}
