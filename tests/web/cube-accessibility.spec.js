// axe-core finds nothing on the page of the cube, nothing overflows, and fingers find all that is on it, whatever the theme, the
// width and what is shown.

import { expect, test } from './helpers/test.js';
import { DEVICES, looksAtStates, stages, violationsIn } from './helpers/axe.js';
import { give, openCube, ready, roll } from './helpers/cube.js';
import { targets } from './helpers/targets.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/cube.js').CubeLab} CubeLab */

/** @type {[string, (lab: Locator) => Promise<void>][]} */
const STATES = [
  ['before a game', async () => {}],
  [
    'halfway through a game, with bad input',
    async (lab) => {
      await lab.evaluate((/** @type {CubeLab} */ it) => {
        it.act.setPlayers({ x: { plays: 'noisy', cube: 'thresholds' } });
        it.act.setEstimator('janowski');
      });
      await ready(lab);
      await lab.getByRole('button', { name: 'Turn by turn' }).click();
      for (const name of ['Seed', 'Doubles from (% to win)', 'x: how live the cube is, 0 to 1']) {
        await lab.getByRole('textbox', { name }).fill('abc');
        await lab.getByRole('textbox', { name }).press('Enter');
      }
      await expect(lab.getByText('Not a valid x. Use a number from 0 to 1.')).toBeVisible();
    },
  ],
  [
    'with 1,000 games, a roll told of, and everything shown',
    async (lab) => {
      await lab.evaluate((/** @type {CubeLab} */ it) =>
        it.act.changeView({ allTables: true, luck: true, always: true }),
      );
      await roll(lab, 1000);
      await lab.locator('cube-map [data-index="7"]').click();
    },
  ],
  [
    'with White’s cube and exact luck',
    (lab) => give(lab, { cube: { owner: 'o' }, estimator: 'exact' }).then(() => roll(lab, 20)),
  ],
  [
    'past six checkers',
    (lab) => give(lab, { position: { x: [2, 2, 2, 2, 1, 1], o: [2, 2, 2, 2, 1, 1], onRoll: 'x' } }).then(() => {}),
  ],
];

/** States that show most, for the usual run. */
const MOST = ['with 1,000 games, a roll told of, and everything shown'];

for (const { device, theme, details, whole, which } of looksAtStates('phone')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, ${which}`, async ({ page }) => {
      const lab = await openCube(page);
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
      const query = `seed=5&games=1000&lang=${language}&tables=1&average=1&estimator=janowski&blue-cube=thresholds&whites=noisy`;
      const lab = await openCube(page, `?${query}`);
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
    await openCube(page, '?seed=5&games=100&blue-cube=thresholds&estimator=janowski');
    const all = await targets(page);
    // Twelve points of the editor, 36 rolls, five rungs, and the buttons of it all.
    expect(all.length).toBeGreaterThan(12 + 36 + 5 + 20);
    expect(all.filter(({ width, height }) => width < 43.9 || height < 43.9)).toEqual([]);
  });
});
