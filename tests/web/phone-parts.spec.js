// Parts that stay within their place: the chart in its card, "Undo" beside a heading, bars in their column, amounts in a sentence.

import { expect, test } from './helpers/test.js';
import { ROLLING, tried } from './helpers/labs.js';
import { drawn, openLab, setTable } from './helpers/lab.js';
import { figureIn, liven, openStory } from './helpers/story.js';

for (const { name, page: file, query, ready } of ROLLING) {
  test(
    `${name}: on a phone the chart with the title of its axis stays in its card`,
    tried('chart in its card', name),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(`./${file}?${query}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const beyond = await lab.locator('rollout-chart.main').evaluate((chart) => {
        const plot = /** @type {Element} */ (chart.shadowRoot?.querySelector('.plot'));
        const card = /** @type {Element} */ (chart.closest('.card'));
        return plot.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
      });
      expect(beyond).toBeLessThanOrEqual(0);
    },
  );
}

for (const language of ['en', 'ja']) {
  test(
    `“Undo” stands clear of all that is around it: ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page }) => {
      for (const width of [320, 375, 600, 720, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`./?lang=${language}`);
        const lab = page.locator('two-checker-lab');
        await lab.locator('luck-table thead').waitFor();
        await drawn(page);
        const covered = await lab.locator('luck-table').evaluate((table) => {
          const root = /** @type {ShadowRoot} */ (table.shadowRoot);
          const inside = (/** @type {Element} */ element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          const undo = inside(/** @type {Element} */ (root.querySelector('.undo')));
          return [...root.querySelectorAll('h2, .presets span, .ways button, .ways label, th, .field')]
            .filter((element) => element.checkVisibility({ checkOpacity: true }))
            .filter((element) => {
              const { left, right, top, bottom } = inside(element);
              // A space of this size of letters, 13 px, is at least 3 px wide: twice as much.
              return left < undo.right + 6 && right > undo.left - 6 && top < undo.bottom && bottom > undo.top;
            })
            .map(({ textContent }) => textContent);
        });
        expect.soft(covered, `at ${width}`).toEqual([]);
      }
    },
  );
}

test('a bar of luck that is longer than its column ends in an arrow, another one does not', async ({ page }) => {
  const lab = await openLab(page);
  // A column holds 100 points to either side.
  await setTable(lab, { doubles: 500, noDoubles: -100, oFails: 75, oBearsOff: -25 });
  const ends = await lab
    .locator('luck-table .bar')
    .evaluateAll((all) => all.map((bar) => bar.querySelector('.arrow, .grip')?.getAttribute('class')));
  expect(ends).toEqual(['arrow', 'grip', 'grip', 'grip']);
});

test('the story’s amounts and sliders are as wide for every value', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openStory(page);
  await liven(page);
  const amount = figureIn(page, 'dare').locator('.amount').first();
  const widths = new Set();
  // With one to five characters.
  for (const value of ['9', '62.5', '-9', '-62.5']) {
    await amount.fill(value);
    await amount.press('Enter');
    widths.add(await amount.evaluate((it) => it.getBoundingClientRect().width));
  }
  expect([...widths]).toHaveLength(1);
  const ranges = page.locator('.slider input[type=range]:visible');
  expect(await ranges.count()).toBeGreaterThan(1);
  for (const range of await ranges.all()) {
    const tracks = new Set();
    for (const key of ['Home', 'ArrowRight', 'End', 'ArrowLeft']) {
      await range.press(key);
      tracks.add(await range.evaluate((it) => it.getBoundingClientRect().width));
    }
    expect([...tracks]).toHaveLength(1);
  }
});
