// Nothing the page does blocks it longer than 50 milliseconds.

import { expect, test } from './helpers/test.js';
import { TABLES, defined, drawn, openLab } from './helpers/lab.js';
import { expectNoBlocking as expectNothingBlocks } from './helpers/blocking.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

// Playwright's own record of a test works in the page's main thread.
test.use({ trace: 'off' });

/**
 * @param {Locator} lab
 * @param {() => Promise<unknown>} work
 */
const expectNoBlocking = (lab, work) => expectNothingBlocks(lab.page(), work, () => drawn(lab.page()));

/**
 * As many games as it takes to be slow, were it slow: rolled before the clock starts.
 * @param {Locator} lab
 * @param {number} games
 */
async function rollBefore(lab, games) {
  await lab.evaluate((/** @type {TwoCheckerLab} */ it, count) => {
    // All in one go, which is quicker.
    it.rollout.roll(count - 1);
    return it.roll(1);
  }, games);
  await drawn(lab.page());
}

test.describe('in a window that has not seen the page', () => {
  test.use({ ownWindow: true });

  test('loading the page does not block it', async ({ page }) => {
    const lab = page.locator('two-checker-lab');
    await expectNoBlocking(lab, async () => {
      await page.goto('./');
      await defined(page);
    });
  });
});

test('rolling a million games does not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await expectNoBlocking(lab, () => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(1_000_000)));
});

test('running flat out does not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
      it.setSpeed(Infinity);
      it.run();
      for (let frame = 0; frame < 90; frame += 1) await new Promise(requestAnimationFrame);
      it.pause();
    }),
  );
});

test('an edit after a thousand million games does not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await rollBefore(lab, 1_000_000_000);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
      for (let doubles = 40; doubles < 60; doubles += 1) {
        it.table = { doubles, noDoubles: -doubles / 5, oFails: 45, oBearsOff: -15 };
        await new Promise(requestAnimationFrame);
      }
    }),
  );
});

test('all tables and the average luck, edited while running, do not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await rollBefore(lab, 100_000_000);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
      it.changeView({ allTables: true, luck: true });
      it.setSpeed(Infinity);
      it.run();
      for (let doubles = 40; doubles < 70; doubles += 1) {
        it.table = { doubles, noDoubles: -doubles / 5, oFails: 45, oBearsOff: -15 };
        await new Promise(requestAnimationFrame);
      }
      it.pause();
    }),
  );
});

test('stepping, replaying, new dice and the views do not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let step = 0; step < 6; step += 1) {
        it.step();
        await frame();
      }
      await it.replay();
      await frame();
      await it.replay();
      await frame();
      it.changeView({ axis: 'linear' });
      await frame();
      it.newDice();
      await it.roll(100_000);
      await frame();
      it.change({ gamesShown: 'first' });
      await frame();
      it.rewind();
    }),
  );
});

test('a thousand rollouts, and scoring them again, do not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await rollBefore(lab, 10_000);
  const many = lab.locator('many-rollouts');
  await expectNoBlocking(lab, async () => {
    await many.evaluate((it) =>
      /** @type {import('../../www/shared/rollout/many-rollouts.js').ManyRolloutsElement} */ (it).start(),
    );
    await drawn(page);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it, table) => void (it.table = table), TABLES.backwards);
  });
  await expect(many.getByRole('img')).toBeVisible();
});

test('downloading the longest spreadsheet does not block the page', async ({ page }) => {
  const lab = await openLab(page);
  await rollBefore(lab, 1_000_000);
  await expectNoBlocking(lab, async () => {
    const downloading = page.waitForEvent('download');
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.downloadGames());
    await downloading;
  });
});
