// The buttons that roll games: how many, how fast, where a run ends, and starting again.

import { expect, test } from './helpers/test.js';
import { SEED, chooseSpeed, drawn, isRolling, openLab, roll, snapshotOf, stopClock } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const run = (lab) => lab.getByRole('button', { name: 'Run', exact: true });

/** @param {Locator} lab */
const pause = (lab) => lab.getByRole('button', { name: 'Pause', exact: true });

/** @param {Locator} lab */
const speed = (lab) => lab.getByRole('combobox', { name: 'Speed' });

/** @param {Locator} lab */
const gamesOf = async (lab) => (await snapshotOf(lab)).games;

/** @param {Locator} lab @param {number} games */
const setTarget = (lab, games) =>
  lab.evaluate((/** @type {TwoCheckerLab} */ it, target) => {
    it.rolling.target = target;
  }, games);

test('the buttons add ten, a thousand and a million games', async ({ page }) => {
  const lab = await openLab(page);
  await expect(lab.getByText('+10', { exact: true })).toBeVisible();
  await lab.getByRole('button', { name: 'Roll 10 more games' }).click();
  await expect.poll(() => gamesOf(lab)).toBe(10);
  await lab.getByRole('button', { name: 'Roll 1,000 more games' }).click();
  await expect.poll(() => gamesOf(lab)).toBe(1010);
  await lab.getByRole('button', { name: 'Roll 1,000,000 more games' }).click();
  await expect.poll(() => gamesOf(lab)).toBe(1_001_010);
});

test('games asked for while others are still owed are added to them', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  const million = lab.getByRole('button', { name: 'Roll 1,000,000 more games' });
  for (let click = 0; click < 3; click += 1) await million.click();
  await expect.poll(() => gamesOf(lab)).toBe(3_000_000);
});

test.describe('by the clock', () => {
  test.use({ ownWindow: true });

  test('a run rolls as many games a second as its speed says', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await stopClock(page);
    for (const [label, pace] of /** @type {const} */ ([
      ['1 game/s', 1],
      ['10/s', 10],
      ['100/s', 100],
      ['1,000/s', 1000],
      ['100,000/s', 100_000],
    ])) {
      const before = await gamesOf(lab);
      await chooseSpeed(lab, pace);
      await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
      await expect(speed(lab).locator('option', { hasText: label })).toHaveAttribute('value', String(pace));
      const seconds = Math.max(1, 2 / pace);
      await page.clock.runFor(1000 * seconds);
      // The newest games may be a wake-up away: 16 milliseconds, and one until the next whole one.
      const rolled = (await gamesOf(lab)) - before;
      expect(rolled, label).toBeLessThanOrEqual(seconds * pace);
      expect(rolled, label).toBeGreaterThanOrEqual(Math.floor((seconds - 0.017) * pace));
      await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.pause());
      // Its last wake-up.
      await page.clock.runFor(20);
    }
  });

  test('a slow run after a fast one rolls no more than it should', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await stopClock(page);
    await chooseSpeed(lab, 100_000);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
    await page.clock.runFor(100);
    const before = await gamesOf(lab);
    expect(before).toBeGreaterThan(8000);
    await chooseSpeed(lab, 1);
    await page.clock.runFor(5000);
    // At the fifth second, or a wake-up later.
    const rolled = (await gamesOf(lab)) - before;
    expect(rolled).toBeGreaterThanOrEqual(4);
    expect(rolled).toBeLessThanOrEqual(5);
  });

  test('a run does not make up for the time it was out of sight', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await stopClock(page);
    await page.evaluate(() => {
      document.body.style.paddingBottom = '3000px';
    });
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
    await page.clock.runFor(100);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rolling.player.suspended)).toBe(true);
    const before = await gamesOf(lab);
    await page.clock.runFor(60_000);
    expect(await gamesOf(lab)).toBe(before);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rolling.player.suspended)).toBe(false);
    await page.clock.runFor(1000);
    // At 1,000 games a second those of one second, not of a minute more; the newest may be a wake-up away.
    const rolled = (await gamesOf(lab)) - before;
    expect(rolled).toBeGreaterThan(980);
    expect(rolled).toBeLessThanOrEqual(1000);
  });
});

test('flat out is faster than any chosen speed', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await speed(lab).selectOption({ label: 'flat out' });
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(2_000_000);
  expect(await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rolling.player.current?.speed)).toBe(Infinity);
  await pause(lab).click();
  await expect(run(lab)).toBeVisible();
  expect(await isRolling(lab)).toBe(false);
});

test('the speed can be changed while running', async ({ page }) => {
  const lab = await openLab(page);
  await speed(lab).selectOption({ label: '1 game/s' });
  await run(lab).click();
  await expect(pause(lab)).toBeVisible();
  await speed(lab).selectOption({ label: 'flat out' });
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(1_000_000);
  await expect(pause(lab)).toBeVisible();
  await speed(lab).selectOption({ label: '1 game/s' });
  await expect(pause(lab)).toBeVisible();
  expect(await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rolling.player.current?.speed)).toBe(1);
});

test('changing the speed while paused starts nothing', async ({ page }) => {
  const lab = await openLab(page);
  await speed(lab).selectOption({ label: 'flat out' });
  expect(await isRolling(lab)).toBe(false);
  expect(await gamesOf(lab)).toBe(0);
});

test('a run stops at its target by itself, and the next one goes ten times as far', async ({ page }) => {
  const lab = await openLab(page);
  await setTarget(lab, 50);
  await speed(lab).selectOption({ label: 'flat out' });
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBe(50);
  await expect(run(lab)).toBeVisible();
  expect(await isRolling(lab)).toBe(false);
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBe(500);
  await expect(run(lab)).toBeVisible();
});

test('a run that nobody can see waits, and goes on when it is seen again', async ({ page }) => {
  const lab = await openLab(page);
  // Room to scroll the lab out of sight.
  await page.evaluate(() => {
    document.body.style.paddingBottom = '3000px';
  });
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isRolling(lab)).toBe(false);
  const hidden = await gamesOf(lab);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(hidden);
  await expect(pause(lab)).toBeVisible();
});

test('a run on a page that is hidden waits, what is owed is rolled, and it goes on when it is shown', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openLab(page);
  const show = (/** @type {DocumentVisibilityState} */ state) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(0);
  await show('hidden');
  expect(await isRolling(lab)).toBe(false);
  const hidden = await gamesOf(lab);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(1000));
  expect(await gamesOf(lab)).toBe(hidden + 1000);
  await expect(pause(lab)).toBeVisible();
  await show('visible');
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(hidden + 1000);
});

test('an edit while it runs flat out is drawn with the next frame', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await speed(lab).selectOption({ label: 'flat out' });
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(2_000_000);
  const frames = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    /** @type {Set<number>} */
    const seen = new Set();
    const render = it.render.bind(it);
    it.render = () => {
      seen.add(it.table.doubles);
      return render();
    };
    const counts = [];
    for (const doubles of [60, 61, 62, 63, 64]) {
      it.table = { doubles, noDoubles: -10, oFails: 45, oBearsOff: -15 };
      let frames = 0;
      for (; !seen.has(doubles); frames += 1) await new Promise(requestAnimationFrame);
      counts.push(frames);
    }
    return counts;
  });
  // This counts before the lab draws: the frame in which it does, and the one after.
  for (const count of frames) expect(count).toBeLessThanOrEqual(2);
  await pause(lab).click();
});

test('rewind goes back to an empty page with the same dice', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 999);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(lab.getByRole('heading', { name: 'No game rolled yet' })).toBeVisible();
  await expect(lab.locator('games-table').getByText('No games rolled yet.')).toBeVisible();
  await expect(lab.getByRole('textbox', { name: 'Seed' })).toHaveValue(SEED);
  await roll(lab, 999);
  // tests/golden/stability.json
  expect((await snapshotOf(lab)).leaves).toEqual({ doubles: 164, fails: 225, bearsOff: 610 });
});

test('rewind ends a run', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await run(lab).click();
  await expect.poll(() => gamesOf(lab)).toBeGreaterThan(0);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(run(lab)).toBeVisible();
  await drawn(page);
  expect(await gamesOf(lab)).toBe(0);
  expect(await isRolling(lab)).toBe(false);
});
