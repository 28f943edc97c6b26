// A chart keeps its place when something beside it changes. Tiles, verdict and luck table have as many lines for every table, and the note
// of a rule that is met stands below the chart.

import { expect, test } from './helpers/test.js';
import { ACE_POINT, openContact, roll } from './helpers/contact.js';
import { KNOWN } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { EVALUATORS } from '../../www/labs/contact/state.js';
import { en } from '../../www/labs/two-checker/texts/en.js';

/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ ownWindow: true });

/** Where the chart and the tiles are on the page, and tiles whose words don't fit. @param {Locator} lab */
async function places(lab) {
  await ready(lab);
  return lab.evaluate((/** @type {any} */ { renderRoot }) => {
    const box = (/** @type {Element} */ one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + scrollX, top + scrollY, width, height].map(Math.round);
    };
    const tiles = /** @type {HTMLElement[]} */ ([...renderRoot.querySelectorAll('.tile')]);
    return {
      chart: box(renderRoot.querySelector('rollout-chart.main')),
      tiles: tiles.map(box),
      cut: tiles.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).map(({ innerText }) => innerText),
    };
  });
}

/** Doubles are 400 points too lucky: the longest numbers, and a verdict. */
const BROKEN = { doubles: 450, noDoubles: -10, oFails: 45, oBearsOff: -15 };

for (const language of ['en', 'ja'])
  for (const width of [1920, 1280, 1024, 390]) {
    // A desktop in English, a phone in Japanese.
    const how = width === (language === 'en' ? 1280 : 390) ? {} : { tag: '@long' };
    test(`at ${width} pixels no luck table moves the chart or a tile, ${language}`, how, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      // The guide has a step of its own for each table.
      await page.goto(`./?seed=7&games=100000&guide=0&lang=${language}`);
      const lab = page.locator('two-checker-lab');
      const still = await places(lab);
      expect(still.cut).toEqual([]);
      for (const preset of ['correct', 'backwards', 'none', 'gnu', 'madeUp']) {
        await lab.evaluate((/** @type {any} */ it, name) => it.act.choosePreset(name), preset);
        expect(await places(lab), preset).toEqual(still);
      }
      await lab.evaluate((/** @type {any} */ it, table) => {
        it.table = table;
      }, BROKEN);
      expect(await places(lab), 'broken').toEqual(still);
    });
  }

test('evaluations are explained to a reader who asks, and on paper', async ({ page }) => {
  await page.goto('./?seed=7&games=1000&guide=0&preset=gnu');
  const lab = page.locator('two-checker-lab');
  await ready(lab);
  const explain = lab.getByRole('button', { name: en.table.explain });
  await expect(explain).toHaveAttribute('aria-expanded', 'false');
  await expect(lab.locator('.disparity')).toBeHidden();
  await explain.click();
  await expect(explain).toHaveAttribute('aria-expanded', 'true');
  await expect(lab.locator('.disparity')).toBeVisible();
  await explain.click();
  await page.emulateMedia({ media: 'print' });
  await expect(lab.locator('.disparity')).toBeVisible();
});

test('a rule that is met moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&evaluator=tiny&until=0.9&guide=0`);
  await roll(lab, 40);
  const { chart } = await places(lab);
  await lab.evaluate((/** @type {any} */ it) => it.act.typeUntil('0.2'));
  await roll(lab, 200);
  await expect(lab.locator('.until-note')).toBeVisible();
  expect((await places(lab)).chart).toEqual(chart);
});

test('no evaluator of luck moves the chart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const lab = await openContact(page, `?seed=7&games=12&position=${ACE_POINT}&guide=0`);
  const { chart } = await places(lab);
  for (const evaluator of EVALUATORS) {
    await lab.evaluate((/** @type {any} */ it, name) => it.act.measure({ evaluator: name }), evaluator);
    expect((await places(lab)).chart, evaluator).toEqual(chart);
  }
});

/** From a narrow phone to a desktop; two lie on their side. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 640, height: 900 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

for (const { name, page: file, query } of KNOWN.filter(({ hundred, name }) => !hundred && name !== 'council'))
  test(
    `${name}: no figure leaves its tile, at any width`,
    name === 'pairs' ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.goto(`./${file}?${query}&seed=7&guide=0`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      await lab.evaluate((/** @type {any} */ it) => it.roll(100));
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await ready(lab);
        const outside = await lab.locator('.tiles .tile').evaluateAll((tiles) =>
          tiles.flatMap((tile) => {
            const { right } = tile.getBoundingClientRect();
            const parts = [...tile.querySelectorAll('b, .give')];
            return parts
              .filter((part) => part.getBoundingClientRect().right > right + 0.5)
              .map((part) => part.textContent);
          }),
        );
        expect(outside, `${window.width} × ${window.height}`).toEqual([]);
      }
    },
  );
