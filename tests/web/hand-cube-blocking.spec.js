// Nothing that is done where one plays with the cube by hand blocks the page: what is made comes in slices.

import { expectNoBlocking } from './helpers/blocking.js';
import { holdClock } from './helpers/held-clock.js';
import { elementsOf, stepsOf } from './helpers/drawn.js';
import { SEED, openHandCube, playAnyhow, ready } from './helpers/hand-cube.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/hand-cube.js').HandCubeLab} HandCubeLab */

test.use({ ownWindow: true });

/** Arrangements of up to six checkers on six points that have one: a row of a table for each, one between two looks. */
const ROWS = 923;

test('the page is drawn in steps, and its database and its game are made in slices', async ({ page }) => {
  await holdClock(page);
  await expectNoBlocking(page, ROWS, async () => {
    const parts = ['.card.play', 'rollout-chart', '.below > *'];
    const steps = await stepsOf(page, `./hand-cube.html?seed=${SEED}&plays=_r0r2tr0`, 'hand-cube-lab', parts);
    expect(steps).toEqual(['', '.card.play', '.card.play rollout-chart', '.card.play rollout-chart .below > *']);
    await ready(page.locator('hand-cube-lab'));
  });
});

test('a hundred games are gone on with: the page is drawn as when they were played, with a row for each', {
  tag: '@long',
}, async ({ page }) => {
  await holdClock(page);
  const lab = await openHandCube(page);
  await playAnyhow(lab, 100);
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
  expect(await lab.evaluate((it) => /** @type {HandCubeLab} */ (it).frame.readout.games)).toBe(100);
  await expect(lab.locator('.mistakes tbody tr')).toHaveCount(100);
  expect(await elementsOf(lab)).toBe(elements);
});

/** Games that are given up at once, as nobody plays: the most of them that an address holds so, and what they cost least. */
const GIVEN_UP = 10_000;

test('the longest link is gone on with in slices', async ({ page }) => {
  await holdClock(page);
  // A look at the clock after every sign, and one for every game that is listed.
  await expectNoBlocking(page, ROWS + 2 * GIVEN_UP + 100, async () => {
    await page.goto(`./hand-cube.html?seed=${SEED}#plays=${'_-'.repeat(GIVEN_UP)}`);
    await ready(page.locator('hand-cube-lab'));
  });
  const lab = page.locator('hand-cube-lab');
  expect((await lab.evaluate((it) => /** @type {HandCubeLab} */ (it).frame.readout)).abandoned).toBe(GIVEN_UP);
  await expect(lab.locator('.mistakes tbody tr')).toHaveCount(100);
});
