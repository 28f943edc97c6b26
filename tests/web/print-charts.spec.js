// Charts on paper: drawn for its width, so that their text can be read, and as on the screen again afterwards.

import { openBearoff } from './helpers/bearoff.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** As www/shared/chart/paper.js has it: as wide as A4 between margins. */
const PAPER = 700;

/** The size that a chart is drawn for. @param {Locator} chart */
const drawn = (chart) => chart.locator('.plot > svg').evaluate((svg) => ['width', 'height'].map((name) => Number(svg.getAttribute(name))));

test('a chart is drawn for the width of paper before it is printed, and for the screen afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const lab = await openBearoff(page, '?seed=0x2a61&games=100&hide=editor,game,map,luck');
  const chart = lab.locator('rollout-chart.main');
  const screen = await drawn(chart);
  expect(screen[0]).toBeGreaterThan(PAPER);
  // No frame comes between the event and the paper: what is drawn is there at once.
  const [paper, style] = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const svg = document.querySelector('bearoff-lab')?.shadowRoot?.querySelector('rollout-chart.main')?.shadowRoot?.querySelector('.plot > svg');
    return [Number(svg?.getAttribute('width')), document.documentElement.style.width];
  });
  expect(paper).toBeLessThanOrEqual(PAPER);
  // A page of 700 pixels has 16 at each side, and a card 14 and an edge.
  expect(paper).toBeGreaterThan(PAPER - 2 * (16 + 14 + 1) - 10);
  expect(style).toBe('');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await drawn(chart)).toEqual(screen);
});

test('the browser prints the chart as it was drawn for paper', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const lab = await openBearoff(page, '?seed=0x2a61&games=100&hide=editor,game,map,luck');
  const chart = lab.locator('rollout-chart.main');
  const screen = await drawn(chart);
  const widths = await chart.evaluateHandle((it) => {
    /** @type {number[]} */
    const seen = [];
    addEventListener('beforeprint', () => seen.push(Number(it.shadowRoot?.querySelector('.plot > svg')?.getAttribute('width'))));
    return seen;
  });
  await page.pdf({ format: 'A4' });
  const [width] = await widths.evaluate((seen) => seen);
  expect(width).toBeLessThanOrEqual(PAPER);
  await expect.poll(() => drawn(chart)).toEqual(screen);
});
