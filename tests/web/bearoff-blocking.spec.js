// Nothing the bear-off page does blocks it longer than 50 milliseconds, though much of what it makes takes longer.

import { test } from './helpers/test.js';
import { FIFTEEN_EACH, FOUR_EACH, openBearoff, ready, setPosition } from './helpers/bearoff.js';
import { expectNoBlocking as expectNothingBlocks } from './helpers/blocking.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

// Playwright's own record of a test works in the page's main thread.
test.use({ trace: 'off' });

/**
 * @param {Locator} lab
 * @param {() => Promise<unknown>} work
 */
const expectNoBlocking = (lab, work) => expectNothingBlocks(lab.page(), work, () => ready(lab));

test.describe('in a window that has not seen the page', () => {
  test.use({ ownWindow: true });

  test('loading the page, its database and its game does not block it', async ({ page }) => {
    const lab = page.locator('bearoff-lab');
    await expectNoBlocking(lab, () => page.goto('./bearoff.html'));
  });
});

test('rolling 100,000 games does not block the page', async ({ page }) => {
  const lab = await openBearoff(page);
  await expectNoBlocking(lab, () => lab.evaluate((/** @type {BearoffLab} */ it) => it.roll(100_000)));
});

test('running flat out does not block the page', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {BearoffLab} */ it) => {
      it.setSpeed(Infinity);
      it.run();
      for (let frame = 0; frame < 90; frame += 1) await new Promise(requestAnimationFrame);
      it.pause();
    }),
  );
});

test('measuring the same games again, with each evaluator, does not block the page', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.roll(100_000));
  await ready(lab);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {BearoffLab} */ it) => {
      for (const evaluator of /** @type {const} */ (['oneSided', 'backwards', 'noisy'])) {
        it.measure({ evaluator, scale: 'steep' });
        await it.settled();
        await new Promise(requestAnimationFrame);
      }
      it.changeView({ allTables: true });
      await it.settled();
    }),
  );
});

test('edits of the position, each before the last is made, do not block the page', async ({ page }) => {
  const lab = await openBearoff(page);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {BearoffLab} */ it) => {
      for (let on = 1; on <= 6; on += 1) {
        const detail = { x: [on, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 7 - on] };
        it.shadowRoot?.querySelector('board-editor')?.dispatchEvent(new CustomEvent('position-change', { detail }));
        await new Promise(requestAnimationFrame);
      }
      await it.settled();
    }),
  );
});

test('the database of fifteen checkers does not block the page while it is made', async ({ page }) => {
  const lab = await openBearoff(page);
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {BearoffLab} */ it) => {
      await it.workshop.database('all', () => {}, new AbortController().signal);
    }),
  );
});

test('setting up and rolling a position of fifteen checkers does not block the page', async ({ page }) => {
  test.slow();
  const lab = await openBearoff(page);
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    await it.workshop.database('all', () => {}, new AbortController().signal);
  });
  await expectNoBlocking(lab, () =>
    lab.evaluate(async (/** @type {BearoffLab} */ it, position) => {
      it.position = { ...position, onRoll: 'x' };
      await it.settled();
      await it.roll(500);
    }, FIFTEEN_EACH),
  );
});

test('stepping, playing rolls on the board and a download do not block the page', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.roll(20_000));
  await expectNoBlocking(lab, async () => {
    const downloading = page.waitForEvent('download');
    await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
      await it.downloadGames();
      for (let step = 0; step < 8; step += 1) {
        it.step();
        await new Promise(requestAnimationFrame);
      }
      it.playRoll(1);
      await it.settled();
      it.takeBack();
      await it.settled();
    });
    await downloading;
  });
});
