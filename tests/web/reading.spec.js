// Exact values read off the chart: by pointer, finger and arrow keys.

import { expect, test } from './helpers/test.js';
import { TABLES, drawn, openLab, roll, snapshotOf } from './helpers/lab.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const plot = (lab) => lab.getByRole('application', { name: /^Running averages/ });

/** @param {Locator} lab */
const reading = (lab) => plot(lab).locator('.reading');

/** What is said of the reading. @param {Locator} lab */
const spoken = (lab) => lab.locator('rollout-chart.main [aria-live]');

/** @param {number | null | undefined} value */
const percent = (value) => `${Number(value).toFixed(3)}%`;

/**
 * The middle of the plot, on the screen.
 * @param {Locator} lab
 */
async function middle(lab) {
  await plot(lab).scrollIntoViewIfNeeded();
  const box = await plot(lab).boundingBox();
  if (!box) throw new Error('the plot is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

test('the arrow keys open the reading at the newest game, with the snapshot’s values', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  await plot(lab).focus();
  await expect(reading(lab)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  const { plain, reduced } = await snapshotOf(lab);
  await expect(reading(lab).locator('p')).toHaveText('after 20,000 games');
  await expect(reading(lab).locator('th')).toHaveText(['plain', 'variance reduced']);
  await expect(reading(lab).locator('.value')).toHaveText([percent(plain.mean), percent(reduced.mean)]);
  await expect(reading(lab).locator('.band')).toHaveText(
    [plain, reduced].map(({ ci }) => `${percent(ci?.[0])} to ${percent(ci?.[1])}`),
  );
});

test('keys go to the neighbours, ten further, and to the ends', async ({ page }) => {
  const lab = await openLab(page);
  // Up to 42 games every game is a checkpoint: n += max(1, n/21).
  await roll(lab, 30);
  await plot(lab).focus();
  for (const [key, heading] of /** @type {const} */ ([
    ['End', 'after 30 games'],
    ['ArrowLeft', 'after 29 games'],
    ['ArrowLeft', 'after 28 games'],
    ['ArrowRight', 'after 29 games'],
    ['PageDown', 'after 19 games'],
    ['PageUp', 'after 29 games'],
    ['Shift+ArrowLeft', 'after 19 games'],
    ['Home', 'after 1 game'],
    ['ArrowLeft', 'after 1 game'],
    ['PageUp', 'after 11 games'],
    ['End', 'after 30 games'],
    ['ArrowRight', 'after 30 games'],
  ])) {
    await page.keyboard.press(key);
    await expect(reading(lab).locator('p'), key).toHaveText(heading);
  }
  await page.keyboard.press('Escape');
  await expect(reading(lab)).toHaveCount(0);
});

test('the first games can be read one by one', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  // 4-4; 5-6 6-5; 1-1: won, lost, won. 50, 25 and 50 with the made-up table.
  await roll(lab, 3);
  await plot(lab).focus();
  await page.keyboard.press('Home');
  for (const [heading, plain, reduced] of /** @type {const} */ ([
    ['after 1 game', '100.000%', '50.000%'],
    ['after 2 games', '50.000%', '37.500%'],
    ['after 3 games', '66.667%', '41.667%'],
  ])) {
    await expect(reading(lab).locator('p')).toHaveText(heading);
    await expect(reading(lab).locator('.value')).toHaveText([plain, reduced]);
    await page.keyboard.press('ArrowRight');
  }
});

test('what has no decimals is spoken without any', async ({ page }) => {
  const lab = await openLab(page);
  // As above: one game won, of which the made-up table makes 50.
  await roll(lab, 1);
  await plot(lab).focus();
  await page.keyboard.press('Home');
  await expect(spoken(lab)).toHaveText('after 1 game: plain 100%, variance reduced 50%');
});

test('what the keys read is spoken, politely and once they rest', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 30);
  await expect(spoken(lab)).toHaveAttribute('aria-live', 'polite');
  await spoken(lab).evaluate((region) => {
    const said = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { said });
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  // All in one go, as with a key held down.
  await plot(lab).evaluate((element) => {
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expect(spoken(lab)).toHaveText(/^after 27 games: plain \d+\.\d{3}%, variance reduced \d+\.\d{3}%$/);
  const said = await page.evaluate(() => /** @type {any} */ (globalThis).said);
  expect(said).toHaveLength(1);
});

test('keys on an empty chart say that there is nothing to read', async ({ page }) => {
  const lab = await openLab(page);
  await plot(lab).focus();
  await page.keyboard.press('ArrowRight');
  await expect(spoken(lab)).toHaveText('No games yet');
  await expect(reading(lab)).toHaveCount(0);
});

test('a reading of the newest game follows the rollout, another one stays where it is', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  await plot(lab).focus();
  await page.keyboard.press('End');
  await expect(reading(lab).locator('p')).toHaveText('after 100 games');
  await roll(lab, 900);
  await expect(reading(lab).locator('p')).toHaveText('after 1,000 games');
  await page.keyboard.press('Home');
  await roll(lab, 9000);
  await expect(reading(lab).locator('p')).toHaveText('after 1 game');
});

test('an edit of the table changes the reading', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  await plot(lab).focus();
  await page.keyboard.press('End');
  await expect(reading(lab).locator('.value').nth(1)).toHaveText('37.545%');
  await lab.evaluate((/** @type {import('./helpers/lab.js').TwoCheckerLab} */ it, table) => {
    it.table = table;
  }, TABLES.correct);
  await expect(reading(lab).locator('.value').nth(1)).toHaveText('37.500%');
});

test('a hidden series is not read', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await lab.locator('rollout-chart.main').getByRole('button', { name: 'plain', exact: true }).click();
  await plot(lab).focus();
  await page.keyboard.press('End');
  await expect(reading(lab).locator('th')).toHaveText(['variance reduced']);
});

test('leaving the chart with the keyboard takes the reading away', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await plot(lab).focus();
  await page.keyboard.press('End');
  await expect(reading(lab)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(reading(lab)).toHaveCount(0);
});

test('the pointer reads where it is, and nothing when it has left', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const { x, y, box } = await middle(lab);
  await page.mouse.move(x, y);
  await expect(reading(lab)).toBeVisible();
  const there = await reading(lab).locator('p').innerText();
  await page.mouse.move(x - 100, y);
  await expect(reading(lab).locator('p')).not.toHaveText(there);
  await page.mouse.move(box.x + box.width - 2, y);
  await expect(reading(lab).locator('p')).toHaveText('after 1,000 games');
  await page.mouse.move(box.x + box.width / 2, box.y - 150);
  await expect(reading(lab)).toHaveCount(0);
  // Who uses a pointer sees it; it is not read aloud as well.
  await drawn(page);
  await expect(spoken(lab)).toHaveText('');
});

test('the reading stays inside the plot wherever the pointer is', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const { y, box } = await middle(lab);
  for (const share of [0.02, 0.25, 0.5, 0.75, 0.98]) {
    await page.mouse.move(box.x + share * box.width, y);
    await expect(reading(lab)).toBeVisible();
    await drawn(page);
    const own = await reading(lab).boundingBox();
    expect(own?.x).toBeGreaterThanOrEqual(box.x - 1);
    expect(Number(own?.x) + Number(own?.width)).toBeLessThanOrEqual(box.x + box.width + 1);
  }
});

test('the wheel over the chart scrolls the page', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const lab = await openLab(page);
  await roll(lab, 1000);
  const { x, y } = await middle(lab);
  await page.mouse.move(x, y);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
});

test.describe('with a finger', () => {
  test.use({ ownWindow: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /**
   * Puts a finger down, moves it step by step and takes it off.
   * @param {import('@playwright/test').Page} page
   * @param {{x: number, y: number}} from
   * @param {{x: number, y: number}} by
   */
  async function drag(page, from, by) {
    const devtools = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number} share */
    const touch = (type, share) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + share * by.x, y: from.y + share * by.y }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', step / 10);
      await drawn(page);
    }
    await touch('touchEnd', 1);
  }

  test('a finger drawn along the chart reads it, and the reading stays', async ({ page }) => {
    const lab = await openLab(page);
    await roll(lab, 20_000);
    const { x, y, box } = await middle(lab);
    const scrolled = await page.evaluate(() => scrollY);
    const from = { x: box.x + 80, y };
    await drag(page, from, { x: 0, y: 0 });
    const first = await reading(lab).locator('p').innerText();
    await drag(page, from, { x: x - from.x + 60, y: 0 });
    await expect(reading(lab).locator('p')).not.toHaveText(first);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // Until another place is touched.
    await lab.getByRole('heading', { name: /^Game / }).tap();
    await expect(reading(lab)).toHaveCount(0);
  });

  test('a finger drawn up over the chart scrolls the page', { tag: '@long' }, async ({ page }) => {
    const lab = await openLab(page);
    await roll(lab, 20_000);
    const { x, y } = await middle(lab);
    const before = await page.evaluate(() => scrollY);
    await drag(page, { x, y: y + 60 }, { x: 0, y: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expect(reading(lab)).toHaveCount(0);
  });
});
