// The page is quiet: nothing moves until asked, nothing takes the focus, and what is spoken is spoken seldom.

import { expect, test } from './helpers/test.js';
import { drawn, openLab, roll, snapshotOf } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Counts what changes on the page, inside all its elements, during thirty frames.
 * @param {Page} page
 */
const changes = (page) =>
  page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver((records) => void (count += records.length));
    /** @param {Document | ShadowRoot} root */
    const watch = (root) => {
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
    };
    watch(document);
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return count;
  });

test('nothing changes on the page until something is asked of it', async ({ page }) => {
  const lab = await openLab(page, null);
  expect(await changes(page)).toBe(0);
  expect((await snapshotOf(lab)).games).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('nothing changes any more once a run is paused', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Run', exact: true }).click();
  // This sees changes where there are some.
  expect(await changes(page)).toBeGreaterThan(0);
  await lab.getByRole('button', { name: 'Pause' }).click();
  const { games } = await snapshotOf(lab);
  // The sentence that is read aloud may come up to two seconds later.
  await expect(lab.getByRole('status')).toHaveText(new RegExp(`^${games.toLocaleString('en')} games`));
  await expect.poll(() => changes(page)).toBe(0);
});

test('the page takes no focus, neither when it loads nor when games are rolled', async ({ page }) => {
  const lab = await openLab(page);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe('body');
  await roll(lab, 1000);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.newDice());
  await drawn(page);
  expect(await focused()).toBe('body');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a button that was pressed keeps the focus, so that it can be pressed again', async ({ page }) => {
  const lab = await openLab(page);
  // 4-4, then 5-6 6-5.
  await lab.getByRole('button', { name: 'Roll one game' }).focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Enter');
    await drawn(page);
    await expect(lab.getByRole('button', { name: /^Roll (one game|for White)$/ })).toBeFocused();
  }
  expect((await snapshotOf(lab)).games).toBe(2);
});

test('Run and Pause are one button to the keyboard: the focus stays on it', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Run', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(lab.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(lab.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
});

test('a polite live region says in words what the chart shows', async ({ page }) => {
  const lab = await openLab(page);
  const status = lab.getByRole('status');
  await expect(status).toHaveCount(1);
  await roll(lab, 20_000);
  await expect(status).toHaveText(/^20,000 games: plain 37\.6%, variance reduced 37\.5%\./);
  // role=status is polite unless something else is said.
  expect(await status.getAttribute('aria-live')).toBeNull();
});

test('a run is spoken of every two seconds at most, and in the end as it is', async ({ page }) => {
  const lab = await openLab(page);
  const gaps = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    const region = it.shadowRoot?.querySelector('[role=status]');
    if (!region) throw new Error('no live region');
    // The first sentence is drawn late, as on a busy machine: the two seconds count from when it is heard.
    const draw = it.scheduleUpdate.bind(it);
    const before = it.spoken;
    let late = false;
    it.scheduleUpdate = async () => {
      if (it.spoken !== before && !late) {
        late = true;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      return draw();
    };
    /** @type {number[]} */
    const times = [];
    const thrice = new Promise((resolve) => {
      new MutationObserver(() => {
        if (times.push(performance.now()) === 3) resolve(null);
      }).observe(region, { subtree: true, childList: true, characterData: true });
    });
    it.run();
    await thrice;
    it.pause();
    return times.slice(1).map((time, i) => time - times[i]);
  });
  // The timer's two seconds, less what a clock read by two pieces of code may differ.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1990);
  const { games } = await snapshotOf(lab);
  await expect(lab.getByRole('status')).toHaveText(new RegExp(`^${games.toLocaleString('en')} games: plain`));
});

test.describe('with reduced motion', () => {
  test.use({ ownWindow: true });

  test('nothing on the page moves by itself at all', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lab = await openLab(page);
    await roll(lab, 1000);
    await lab.getByRole('button', { name: 'Roll one game' }).click();
    const moving = await page.evaluate(() => {
      let count = document.getAnimations().length;
      /** @param {Document | ShadowRoot} root */
      const walk = (root) => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) walk(element.shadowRoot);
          if (!element.checkVisibility()) continue;
          const { transitionDuration, animationName } = getComputedStyle(element);
          const isMoving = transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
          if (isMoving || animationName !== 'none') count += 1;
        }
      };
      walk(document);
      return count;
    });
    expect(moving).toBe(0);
  });
});
