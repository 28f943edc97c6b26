// axe-core finds nothing on the bear-off page, whatever the theme, the width and what is shown.

import { expect, test } from './helpers/test.js';
import { DEVICES, looksAtStates, stages, violationsIn } from './helpers/axe.js';
import { cell, choose, enterId, openBearoff, playRoll, point, ready, roll } from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/**
 * Brings the lab into one state after another; each says what it shows.
 * @type {[string, (lab: Locator) => Promise<void>][]}
 */
const STATES = [
  ['before a game', async () => {}],
  [
    'with bad input',
    async (lab) => {
      await lab.getByRole('textbox', { name: 'Seed' }).fill('abc');
      await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
      await enterId(lab, 'nonsense');
      await lab.getByRole('button', { name: 'Clear the board' }).click();
      await expect(lab.getByText('The board is empty.')).toBeVisible();
    },
  ],
  [
    'halfway through a game, after a roll was played on the board',
    async (lab) => {
      await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fourEach');
      await ready(lab);
      await playRoll(lab, 6, 5);
      await lab.getByRole('button', { name: 'Roll by roll' }).click();
      await expect(lab.locator('.controls').getByRole('button', { name: 'Next roll' })).toBeVisible();
      await cell(lab, 3, 3).click();
    },
  ],
  [
    'with 2,000 games, a noisy evaluator on a scale, and everything shown',
    async (lab) => {
      await choose(lab, 'evaluator', 'noisy');
      await choose(lab, 'scale', 'steep');
      await choose(lab, 'blue', 'fewestPips');
      await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.changeView({ allTables: true, luck: true }));
      await roll(lab, 2000);
      await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
      await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible({ timeout: 60_000 });
    },
  ],
  [
    'with fifteen checkers',
    async (lab) => {
      await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fifteenEach');
      await ready(lab);
      await point(lab, 'Blue’s 6 point').click();
      await roll(lab, 100);
    },
  ],
  [
    'while something is made',
    async (lab) => {
      await lab.evaluate((/** @type {BearoffLab} */ it) => {
        // It goes on for as long as this test looks.
        it.prepared.workshop.make = (_, report) => {
          report({ what: 'games', progress: 0.4 });
          return new Promise(() => {});
        };
        it.act.measure({ evaluator: 'even' });
      });
      await expect(lab.getByRole('progressbar', { name: /Rescoring the same games/ })).toBeVisible();
      await expect(lab.getByRole('button', { name: 'Cancel' })).toBeVisible();
      // It fades in.
      await lab
        .locator('.notice.work')
        .evaluate((notice) => Promise.all(notice.getAnimations().map((it) => it.finished)).then(() => {}));
    },
  ],
];

/** States that show most, for the usual run. */
const MOST = [
  'halfway through a game, after a roll was played on the board',
  'with 2,000 games, a noisy evaluator on a scale, and everything shown',
];

for (const { device, theme, details, whole, which } of looksAtStates('desktop')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, ${which}`, async ({ page }) => {
      test.setTimeout(180_000);
      const lab = await openBearoff(page);
      for (const { state, reach, looked } of stages(STATES, whole, MOST)) {
        await reach(lab);
        if (state !== 'while something is made') await ready(lab);
        if (looked) expect.soft(await violationsIn(page, theme), state).toEqual([]);
      }
    });
  });
}
