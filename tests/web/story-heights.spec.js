// The place that is kept for a figure in other people's pages is about what it needs.

import { HEIGHTS } from '../../www/story/embeds.js';
import { ORDER } from '../../www/story/addresses.js';
import { HEIGHTS_OF_FIGURES } from '../../www/element/attributes.js';
import { STORY } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { hasLetters } from './helpers/letters.js';
import { expect, test } from './helpers/test.js';

/** The heights of a figure by widths. @param {string} figure */
const heightsOf = (figure) => HEIGHTS[figure].split(' ').map((pair) => pair.split(':').map(Number));

test('every figure has its heights, and the element’s own are those of the dare', () => {
  expect(Object.keys(HEIGHTS)).toEqual(ORDER);
  expect(heightsOf('dare')).toEqual(expect.arrayContaining([...HEIGHTS_OF_FIGURES]));
});

/** A line of text, in pixels. */
const LINE = 25;
/** Another machine's letters may need two lines more; the language that has less of it six lines less. */
const [MORE, LESS] = [2 * LINE, 6 * LINE];

for (const { file, figures } of STORY.frames) {
  test(
    `${file}: each figure is about as high as the place that is kept for it`,
    file === STORY.frames[1].file ? {} : { tag: '@long' },
    async ({ page }) => {
      for (const figure of figures) {
        for (const language of LANGUAGES) {
          await page.goto(`./${file}?figure=${figure}&lang=${language}`);
          await page.locator('[data-live]').waitFor();
          if (!(await hasLetters(page, language))) {
            test.info().annotations.push({ type: 'skipped', description: `no letters of ${language} on this machine` });
            continue;
          }
          for (const [width, height] of [heightsOf(figure)[0], heightsOf(figure)[4]]) {
            await page.setViewportSize({ width, height: 700 });
            const needed = await page.evaluate(() => document.documentElement.getBoundingClientRect().height);
            expect(needed, `${figure} in ${language} at ${width}`).toBeLessThanOrEqual(height + MORE);
            expect(needed, `${figure} in ${language} at ${width}`).toBeGreaterThanOrEqual(height - LESS);
          }
        }
      }
    },
  );
}
