// Nothing that is done where a rollout is played by hand blocks the page: what is made comes in slices.

import { expectNoBlocking } from './helpers/blocking.js';
import { holdClock, inTurn } from './helpers/held-clock.js';
import { elementsOf, stepsOf } from './helpers/drawn.js';
import { SEED, openHand, playGames, ready } from './helpers/hand.js';
import { playFive } from './helpers/long-work.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/hand.js').HandLab} HandLab */

test.use({ ownWindow: true });

/** Six checkers each, Blue's 665544 against White's 665433. */
const SIX_EACH = 'rAYAAGwDAAAAAA';

/** Two games that are over, and one that is not: what stands below the chart is there with the first. */
const PLAYS = '_010_00_31';

/** Arrangements of up to six checkers on six points that have one: a row of a table for each, one between two looks. */
const ROWS = 923;

test('the page is drawn in steps, and its database and its game are made in slices', async ({ page }) => {
  await holdClock(page);
  await expectNoBlocking(page, ROWS, async () => {
    const steps = await stepsOf(page, `./hand.html?seed=${SEED}&plays=${PLAYS}`, 'hand-lab', [
      '.card.play',
      'rollout-chart',
      '.below > *',
    ]);
    expect(steps).toEqual(['', '.card.play', '.card.play rollout-chart', '.card.play rollout-chart .below > *']);
    await ready(page.locator('hand-lab'));
  });
});

test('games of six checkers each are played, and what the reader’s play is worth is worked out, in slices', {
  tag: '@long',
}, async ({ page }) => {
  await holdClock(page);
  const lab = await openHand(page, `?seed=${SEED}&position=${SIX_EACH}&evaluator=noisy`);
  const played = () => inTurn(lab, playFive);
  await expectNoBlocking(page, 0, async () => {
    await played();
    await ready(lab);
  });
});

test('a hundred games are gone on with: the page is drawn as when they were played, with a row for each', {
  tag: '@long',
}, async ({ page }) => {
  await holdClock(page);
  const lab = await openHand(page);
  await playGames(lab, 100, 'worst');
  const elements = await elementsOf(lab);
  const address = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return location.href;
  });
  await page.goto('about:blank');
  await expectNoBlocking(page, ROWS, async () => {
    await page.goto(address);
    await ready(lab);
  });
  expect(await lab.evaluate((it) => /** @type {HandLab} */ (it).frame.readout.games)).toBe(100);
  await expect(lab.locator('.mistakes tbody tr')).toHaveCount(100);
  expect(await elementsOf(lab)).toBe(elements);
});

/** Games that are given up at once, as nobody plays: the most of them that an address holds so, and what they cost least. */
const GIVEN_UP = 10_000;

test('the longest link is gone on with in slices, and its games are listed as far as the reader wants to see them', async ({
  page,
}) => {
  await holdClock(page);
  // A look at the clock after every sign, and one for every game that is listed.
  await expectNoBlocking(page, ROWS + 2 * GIVEN_UP + 100, async () => {
    await page.goto(`./hand.html?seed=${SEED}#plays=${'_-'.repeat(GIVEN_UP)}`);
    await ready(page.locator('hand-lab'));
  });
  const lab = page.locator('hand-lab');
  expect((await lab.evaluate((it) => /** @type {HandLab} */ (it).frame.readout)).abandoned).toBe(GIVEN_UP);
  const rows = lab.locator('.mistakes tbody tr');
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText('10,000');
  await lab.getByRole('button', { name: 'Show earlier games (9,900)' }).click();
  await expect(rows).toHaveCount(200);
  await expect(rows.last().getByRole('rowheader')).toHaveText('9,801');
});
