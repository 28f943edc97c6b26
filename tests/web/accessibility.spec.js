// axe-core finds nothing on the page, whatever the theme, the width and what is shown.

import { expect, test } from './helpers/test.js';
import { DEVICES, looksAtStates, stages, violations, violationsIn } from './helpers/axe.js';
import { TABLES, drawn, openLab, roll, setTable, tick } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

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
      await lab.getByRole('spinbutton', { name: 'Blue rolls doubles' }).fill('abc');
      await expect(lab.getByRole('alert')).toHaveCount(2);
    },
  ],
  [
    'halfway through a game, after ten of the article',
    async (lab) => {
      await lab.getByRole('button', { name: 'Replay the article' }).click();
      // Its eleventh game: no doubles.
      await lab.getByRole('button', { name: 'Roll by roll' }).click();
      await expect(lab.getByRole('button', { name: 'Roll for White' })).toBeVisible();
    },
  ],
  [
    'with 20,000 games and everything shown',
    async (lab) => {
      await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
      await roll(lab, 20_000);
      await tick(lab, { 'All tables': true, 'Average luck': true });
      await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
      await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible();
      await lab.getByRole('application').first().focus();
      await lab.page().keyboard.press('ArrowLeft');
      await expect(lab.locator('.reading')).toBeVisible();
    },
  ],
  [
    'while rolling',
    async (lab) => {
      // A thousand times as many take minutes: they are still being rolled when this state has been looked at.
      await roll(lab, 100_000_000);
      await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
      await lab.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(lab.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expect(lab.getByRole('button', { name: 'Pause' })).toBeVisible();
    },
  ],
  [
    'after the core has stopped',
    async (lab) => {
      await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
        it.rolling.rollout.roll = () => {
          throw new WebAssembly.RuntimeError('unreachable');
        };
      });
      await expect(lab.getByText('hit an error and stopped')).toBeVisible();
    },
  ],
];

/** States that show most, for the usual run. */
const MOST = ['with bad input', 'with 20,000 games and everything shown'];

for (const { device, theme, details, whole, which } of looksAtStates('phone')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, ${which}`, async ({ page }) => {
      test.slow();
      const lab = await openLab(page);
      for (const { state, reach, looked } of stages(STATES, whole, MOST)) {
        await reach(lab);
        await drawn(page);
        if (looked) expect.soft(await violationsIn(page, theme), state).toEqual([]);
      }
    });
  });
}

test('axe sees what is inside the lab: a picture without a name there is found', async ({ page }) => {
  const lab = await openLab(page);
  await lab.locator('backgammon-board').evaluate((board) => {
    board.shadowRoot?.querySelector('svg')?.removeAttribute('aria-label');
  });
  expect((await violations(page)).map(({ rule }) => rule)).toContain('svg-img-alt');
});
