// The handles with which the reader bets: mouse, finger and keys.

import { expect, test } from './helpers/test.js';
import { button, chart, handle, openBet, place, skip } from './helpers/bet.js';
import { scaleOf } from './helpers/chart.js';
import { drawn } from './helpers/lab.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The plot's place. @param {Locator} lab */
async function plotOf(lab) {
  const box = await chart(lab).locator('.plot').boundingBox();
  if (!box) throw new Error('no plot');
  return box;
}

/** The middle of something. @param {Locator} it */
async function centreOf(it) {
  const box = await it.boundingBox();
  if (!box) throw new Error('not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a handle that is dragged goes to the value under the pointer, and stays there', async ({ page }) => {
  const lab = await openBet(page);
  const scale = await scaleOf(chart(lab));
  const plot = await plotOf(lab);
  for (const [name, tone, share] of /** @type {const} */ ([
    ['plain', 'plain', 0.31],
    ['variance reduced', 'reduced', 0.62],
  ])) {
    const it = handle(lab, name);
    await expect(it).toHaveAttribute('aria-valuenow', '50');
    const from = await centreOf(it);
    const to = plot.height * share;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, plot.y + to, { steps: 4 });
    await page.mouse.up();
    const percent = Math.round(scale.value(to));
    expect(Math.abs(percent - 50)).toBeGreaterThan(5);
    await expect(it).toHaveAttribute('aria-valuenow', String(percent));
    await expect(it).toHaveAttribute('aria-valuetext', `${name}: ${percent}%`);
    await expect(lab.locator('.bet .line', { hasText: name })).toContainText(`${percent}%`);
    // Its line and itself are there.
    const d = await chart(lab).locator(`.plot > svg > path[stroke="var(--${tone})"]`).getAttribute('d');
    const level = Number(d?.match(/,([\d.]+)H/)?.[1]);
    expect(Math.abs(scale.value(level) - percent)).toBeLessThan(0.1 * scale.perPixel + 0.05);
    expect(Math.abs((await centreOf(it)).y - plot.y - level)).toBeLessThan(1);
    // Let go, it no longer follows.
    await page.mouse.move(from.x, plot.y + 60);
    await drawn(page);
    await expect(it).toHaveAttribute('aria-valuenow', String(percent));
  }
});

test('beyond the axis a handle stops at its end, in full view', { tag: '@long' }, async ({ page }) => {
  const lab = await openBet(page);
  const it = handle(lab, 'plain');
  const plot = await plotOf(lab);
  for (const [y, percent] of /** @type {const} */ ([
    [plot.y - 200, '100'],
    [plot.y + plot.height + 50, '0'],
  ])) {
    const from = await centreOf(it);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, y, { steps: 3 });
    await page.mouse.up();
    await expect(it).toHaveAttribute('aria-valuenow', percent);
    await drawn(page);
    const box = await it.boundingBox();
    expect(Number(box?.y)).toBeGreaterThanOrEqual(plot.y - 0.5);
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(plot.y + plot.height + 0.5);
  }
});

test('who cannot drag points at a height, on the side of the line', async ({ page }) => {
  const lab = await openBet(page);
  const scale = await scaleOf(chart(lab));
  const plot = await plotOf(lab);
  const y = plot.height * 0.2;
  for (const [name, other] of /** @type {const} */ ([
    ['variance reduced', 'plain'],
    ['plain', 'variance reduced'],
  ])) {
    const before = await handle(lab, other).getAttribute('aria-valuenow');
    const { x } = await centreOf(handle(lab, name));
    await page.mouse.click(x, plot.y + y);
    await expect(handle(lab, name)).toHaveAttribute('aria-valuenow', String(Math.round(scale.value(y))));
    await expect(handle(lab, other)).toHaveAttribute('aria-valuenow', String(before));
  }
  // A click on a handle itself, off its middle, moves nothing.
  const box = await handle(lab, 'plain').boundingBox();
  await page.mouse.click(Number(box?.x) + 8, Number(box?.y) + 4);
  await drawn(page);
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', String(Math.round(scale.value(y))));
});

test('the wheel scrolls the page, also over a handle', async ({ page }) => {
  const lab = await openBet(page);
  const { x, y } = await centreOf(handle(lab, 'plain'));
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(room).toBeGreaterThan(40);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '50');
});

test('all keys of a slider move a handle, by whole percents and no further than the axis', async ({ page }) => {
  const lab = await openBet(page);
  const it = handle(lab, 'variance reduced');
  await expect(it).toHaveAttribute('aria-orientation', 'vertical');
  await expect(it).toHaveAttribute('aria-valuemin', '0');
  await expect(it).toHaveAttribute('aria-valuemax', '100');
  await it.focus();
  for (const [key, percent] of /** @type {const} */ ([
    ['ArrowUp', 51],
    ['ArrowRight', 52],
    ['ArrowDown', 51],
    ['ArrowLeft', 50],
    ['Shift+ArrowUp', 60],
    ['Shift+ArrowDown', 50],
    ['Shift+ArrowRight', 60],
    ['Shift+ArrowLeft', 50],
    ['PageUp', 60],
    ['PageDown', 50],
    ['End', 100],
    ['ArrowUp', 100],
    ['PageUp', 100],
    ['PageDown', 90],
    ['Home', 0],
    ['ArrowDown', 0],
    ['Shift+ArrowUp', 10],
  ])) {
    await page.keyboard.press(key);
    await expect(it, key).toHaveAttribute('aria-valuenow', String(percent));
    await expect(it, key).toHaveAttribute('aria-valuetext', `variance reduced: ${percent}%`);
  }
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '50');
  // The page stays where it is, and keys that come between two frames all count.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await it.evaluate((element) => {
    for (let i = 0; i < 5; i += 1) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
  });
  await expect(it).toHaveAttribute('aria-valuenow', '15');
});

test('where the question stands by the chart, Tab leads from the handles to its button, and from a placed bet to the chart', async ({
  page,
}) => {
  // In an embed, which has no guide to ask it.
  const lab = await openBet(page, 'embed.html?bet=1');
  await handle(lab, 'plain').focus();
  await page.keyboard.press('Tab');
  await expect(handle(lab, 'variance reduced')).toBeFocused();
  const ring = await handle(lab, 'variance reduced').evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(ring).toBe('solid');
  await page.keyboard.press('Tab');
  await expect(place(lab)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skip(lab)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chart(lab).getByRole('application')).toBeFocused();
});

test('Enter on a handle places the bet, and the focus goes where the button’s would', async ({ page }) => {
  const lab = await openBet(page, 'embed.html?bet=1');
  await handle(lab, 'plain').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(chart(lab).getByRole('application')).toBeFocused();
  await expect(lab.locator('.bets')).toContainText('plain 40%, variance reduced 50%');

  const guided = await openBet(page, './?bet=1');
  await handle(guided, 'variance reduced').focus();
  await page.keyboard.press('Enter');
  await expect(guided.locator('.bets')).toContainText('plain 50%, variance reduced 50%');
  await expect(guided.locator('.guide .primary')).toBeFocused();
  await expect(guided.locator('.guide .primary')).toHaveText('Roll the first game');
});

test('Enter places a handle that was moved in the same frame', async ({ page }) => {
  const lab = await openBet(page, 'embed.html?bet=1');
  // Both keys come before anything is drawn.
  await handle(lab, 'plain').evaluate((it) => {
    for (const key of ['PageDown', 'Enter'])
      it.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(lab.locator('.bets')).toContainText('plain 40%, variance reduced 50%');
});

test('where the guide asks, Tab leads from the handles to a button that appears by the chart', async ({ page }) => {
  const lab = await openBet(page);
  const near = lab.locator('.answers').getByRole('button', { name: 'Place bet' });
  const height = async () => (await lab.locator('.averages').boundingBox())?.height;
  const before = await height();
  await handle(lab, 'variance reduced').focus();
  expect((await lab.locator('.answers').boundingBox())?.width).toBe(1);
  await page.keyboard.press('Tab');
  await expect(near).toBeFocused();
  expect((await near.boundingBox())?.height).toBeGreaterThan(24);
  // It has its place in the row of the lines.
  expect(await height()).toBe(before);
  await page.keyboard.press('Enter');
  await expect(lab.locator('.guide .primary')).toHaveText('Roll the first game');
  await expect(lab.locator('.guide .primary')).toBeFocused();
});

test('where the guide asks, keys lead from the offer to the handles, and from a placed bet to what comes next', async ({
  page,
}) => {
  const lab = await openBet(page, './');
  await button(lab, 'Make a bet').focus();
  await page.keyboard.press('Enter');
  await expect(handle(lab, 'plain')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(handle(lab, 'variance reduced')).toBeFocused();
  const ring = await handle(lab, 'variance reduced').evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(ring).toBe('solid');
  await place(lab).focus();
  await page.keyboard.press('Enter');
  await expect(lab.locator('.guide .primary')).toBeFocused();
  await expect(lab.locator('.guide .primary')).toHaveText('Roll the first game');
});

/**
 * Puts a finger down and moves it up or down.
 * @param {Page} page
 * @param {{x: number, y: number}} from
 * @param {number} to
 * @returns {Promise<() => Promise<unknown>>} lifts it
 */
async function drag(page, { x, y }, to) {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step += 1) {
    const at = y + ((to - y) * step) / 10;
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: at }] });
  }
  return () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a handle, and the page stays where it is', async ({ page }) => {
    const lab = await openBet(page);
    const it = handle(lab, 'variance reduced');
    await chart(lab).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const plot = await plotOf(lab);
    const scale = await scaleOf(chart(lab));
    const to = plot.height * 0.66;
    const lift = await drag(page, await centreOf(it), plot.y + to);
    const percent = String(Math.round(scale.value(to)));
    expect(percent).not.toBe('50');
    await expect(it).toHaveAttribute('aria-valuenow', percent);
    await lift();
    await drawn(page);
    await expect(it).toHaveAttribute('aria-valuenow', percent);
    await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '50');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('beside the handles a finger scrolls the page', { tag: '@long' }, async ({ page }) => {
    const lab = await openBet(page);
    await chart(lab).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const plot = await plotOf(lab);
    const from = { x: plot.x + plot.width / 2, y: plot.y + plot.height * 0.85 };
    const lift = await drag(page, from, from.y - 150);
    await lift();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    for (const name of /** @type {const} */ (['plain', 'variance reduced'])) {
      await expect(handle(lab, name)).toHaveAttribute('aria-valuenow', '50');
    }
  });

  test('handles and buttons are large enough for a finger, and apart, at any width', { tag: '@long' }, async ({
    page,
  }) => {
    const lab = await openBet(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await drawn(page);
      const boxes = [];
      for (const it of [handle(lab, 'plain'), handle(lab, 'variance reduced'), place(lab), skip(lab)]) {
        const box = await it.boundingBox();
        expect(Number(box?.height)).toBeGreaterThanOrEqual(44);
        expect(Number(box?.width)).toBeGreaterThanOrEqual(44);
        boxes.push({ x: Number(box?.x), width: Number(box?.width) });
      }
      expect(boxes[0].x + boxes[0].width).toBeLessThan(boxes[1].x);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
