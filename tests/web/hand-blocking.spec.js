// Nothing that is done where a rollout is played by hand blocks the page longer than 50 milliseconds.

import { expectNoBlocking } from './helpers/blocking.js';
import { SEED, openHand, playGames, ready } from './helpers/hand.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/hand.js').HandLab} HandLab */

// Playwright's own record of a test works in the page's main thread.
test.use({ trace: 'off' });

/** Six checkers each, Blue's 665544 against White's 665433. */
const SIX_EACH = 'rAYAAGwDAAAAAA';

test.describe('in a window that has not seen the page', () => {
  test.use({ ownWindow: true });

  test('loading the page, its database and its game does not block it', async ({ page }) => {
    const lab = page.locator('hand-lab');
    await expectNoBlocking(
      page,
      () => page.goto('./hand.html'),
      () => ready(lab),
    );
  });
});

test('games of six checkers each, and what the reader’s play is worth after each of them, do not block it', async ({
  page,
}) => {
  const lab = await openHand(page, `?seed=${SEED}&position=${SIX_EACH}&evaluator=noisy`);
  const played = () =>
    lab.evaluate(async (/** @type {HandLab} */ it) => {
      for (let game = 0; game < 5; game += 1) {
        it.begin();
        for (let turn = it.played?.view().turn; turn; turn = it.played?.view().turn) {
          it.move(turn.movable[0].from);
          if (it.played?.view().turn?.done) it.confirm();
          await new Promise(requestAnimationFrame);
        }
        await it.settled();
      }
    });
  await expectNoBlocking(page, played, () => ready(lab));
});

test('going on with a hundred games does not block it', async ({ page }) => {
  test.setTimeout(120_000);
  const lab = await openHand(page);
  await playGames(lab, 100, 'worst');
  const address = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return location.href;
  });
  await page.goto('about:blank');
  await expectNoBlocking(
    page,
    () => page.goto(address),
    () => ready(lab),
  );
  expect(await lab.evaluate((it) => /** @type {HandLab} */ (it).readout().games)).toBe(100);
});
