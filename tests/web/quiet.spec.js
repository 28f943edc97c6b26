// The page is quiet: nothing moves until asked, nothing takes the focus, and what is spoken is spoken seldom.

import { expect, test } from './helpers/test.js';
import { chooseSpeed, drawn, openLab, roll, snapshotOf, stopClock } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Counts what changes on the page, inside all its elements, while its clock goes on: by default for longer than
 * anything waits that is done later.
 * @param {Page} page
 * @param {number} [milliseconds]
 */
async function changes(page, milliseconds = 5000) {
  await page.evaluate(() => {
    const seen = { changes: 0 };
    Object.assign(globalThis, { seen });
    const observer = new MutationObserver((records) => {
      seen.changes += records.length;
    });
    /** @param {Document | ShadowRoot} root */
    const watch = (root) => {
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
    };
    watch(document);
  });
  await page.clock.runFor(milliseconds);
  return page.evaluate(() => /** @type {any} */ (globalThis).seen.changes);
}

/** What comes with the page, but later, has come: its clock knows nothing of that. @param {Page} page */
async function questionsLoaded(page) {
  // They are loaded when they come near.
  await page.locator('reader-questions').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => customElements.get('reader-questions') !== undefined)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** All plots of the lab know their size: observers tell it in frames of the screen, which a held clock doesn't hold. @param {Locator} lab */
const measured = (lab) =>
  expect
    .poll(() =>
      lab.evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('rollout-chart, rollout-histogram') ?? [])].every(
          (/** @type {any} */ { size, plot }) => size || (plot && !plot.offsetParent),
        ),
      ),
    )
    .toBe(true);

test.describe('by the clock', () => {
  test.use({ ownWindow: true });

  test('nothing changes on the page until something is asked of it', async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page, null);
    await questionsLoaded(page);
    await stopClock(page);
    expect(await changes(page)).toBe(0);
    expect((await snapshotOf(lab)).games).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('nothing changes any more once a run is paused', async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await questionsLoaded(page);
    await stopClock(page);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
    // This sees changes where there are some.
    expect(await changes(page, 100)).toBeGreaterThan(0);
    // What stands below the chart is loaded with the first game.
    await expect.poll(() => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.below.coming)).toBe(false);
    await lab.getByRole('button', { name: 'Pause' }).click();
    const { games } = await snapshotOf(lab);
    // The sentence that is read aloud comes up to two seconds later.
    await page.clock.runFor(2000);
    await measured(lab);
    await page.clock.runFor(100);
    await expect(lab.getByRole('status')).toHaveText(new RegExp(`^${games.toLocaleString('en')} games`));
    expect(await changes(page)).toBe(0);
  });

  test('a run is spoken of every two seconds at most, counted from when it is heard, and in the end as it is', {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await stopClock(page);
    await chooseSpeed(lab, 10);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
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
      const times = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { times });
      new MutationObserver(() => times.push(performance.now())).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      it.run();
    });
    await page.clock.runFor(8000);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.pause());
    const times = await page.evaluate(() => /** @type {{times: number[]}} */ (/** @type {any} */ (globalThis)).times);
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    // Of eight seconds, the first sentence 300 ms late: it is heard three times more at least.
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2000);
    const { games } = await snapshotOf(lab);
    await page.clock.runFor(2100);
    await expect(lab.getByRole('status')).toHaveText(new RegExp(`^${games.toLocaleString('en')} games: plain`));
  });
});

test('the page takes no focus, neither when it loads nor when games are rolled', async ({ page }) => {
  const lab = await openLab(page);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe('body');
  await roll(lab, 1000);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.act.newDice());
  await drawn(page);
  expect(await focused()).toBe('body');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a button that was pressed keeps the focus, so that it can be pressed again', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  // 4-4, then 5-6 6-5.
  await lab.getByRole('button', { name: 'Roll by roll' }).focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Enter');
    await drawn(page);
    await expect(lab.getByRole('button', { name: /^Roll (by roll|for White)$/ })).toBeFocused();
  }
  expect((await snapshotOf(lab)).games).toBe(2);
});

test('Run and Pause are one button to the keyboard: the focus stays on it', { tag: '@long' }, async ({ page }) => {
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
