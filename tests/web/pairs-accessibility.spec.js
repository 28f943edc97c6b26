// axe-core finds nothing on the page of pairs, nothing overflows, and fingers find all that is on it, whatever the theme, the
// width and what is shown.

import { expect, test } from './helpers/test.js';
import { DEVICES, looksAtStates, stages, violationsIn } from './helpers/axe.js';
import { openPairs, ready, roll } from './helpers/pairs.js';
import { targets } from './helpers/targets.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */

/** @type {[string, (lab: Locator) => Promise<void>][]} */
const STATES = [
  ['before a pair', async () => {}],
  [
    'halfway through a pair, with bad input',
    async (lab) => {
      await lab.getByRole('button', { name: 'Turn by turn' }).click();
      await lab.getByRole('textbox', { name: 'Seed' }).fill('abc');
      await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
      await lab.getByRole('button', { name: 'Clear the board' }).click();
      await expect(lab.getByText('The board is empty.')).toBeVisible();
    },
  ],
  [
    'with 1,000 pairs, the trap in view, and everything shown',
    async (lab) => {
      await lab.getByRole('radio', { name: 'Nearest luck' }).check();
      await lab.evaluate((/** @type {PairsLab} */ it) => {
        it.act.measure({ evaluator: 'noisy', rotation: true });
        it.act.changeView({ allTables: true, luck: true });
      });
      await roll(lab, 1000);
    },
  ],
  [
    'with one play only',
    async (lab) => {
      await lab.evaluate((/** @type {PairsLab} */ it) => it.act.decide({ roll: [6, 6], a: null, b: null }));
      await roll(lab, 100);
    },
  ],
  [
    'with ten checkers each and many plays',
    async (lab) => {
      const checkers = [2, 2, 2, 2, 1, 1];
      await lab.evaluate(
        (/** @type {PairsLab} */ it, x) =>
          it.act.decide({ position: { x, o: x, onRoll: 'x' }, roll: [1, 1], a: null, b: null }),
        checkers,
      );
      await roll(lab, 50);
    },
  ],
];

/** States that show most, for the usual run. */
const MOST = ['with 1,000 pairs, the trap in view, and everything shown'];

for (const { device, theme, details, whole, which } of looksAtStates('phone')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, ${which}`, async ({ page }) => {
      const lab = await openPairs(page);
      for (const { state, reach, looked } of stages(STATES, whole, MOST)) {
        await reach(lab);
        await ready(lab);
        if (looked) expect.soft(await violationsIn(page, theme), state).toEqual([]);
      }
    });
  });
}

for (const language of ['en', 'ja']) {
  test(
    `nothing overflows sideways at any width from 320 pixels (${language})`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openPairs(page, `?seed=5&games=1000&lang=${language}&tables=1&average=1&evaluator=noisy`);
      for (const width of [1920, 1280, 1024, 900, 768, 600, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await ready(lab);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(over, `${width}`).toBe(0);
        // Nor does anything of a card leave it.
        const out = await lab
          .locator('.card')
          .evaluateAll((cards) =>
            cards.filter((card) => card.scrollWidth > card.clientWidth + 1).map((card) => card.className),
          );
        expect.soft(out, `${width}`).toEqual([]);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 pixels high and wide', async ({ page }) => {
    await openPairs(page, '?seed=5&games=100');
    const all = await targets(page);
    // Twelve points of the editor, two choices for each of six plays, and the buttons of it all.
    expect(all.length).toBeGreaterThan(12 + 12 + 20);
    expect(all.filter(({ width, height }) => width < 43.9 || height < 43.9)).toEqual([]);
  });
});
