// The lines of a chart as they are drawn: during a flip, and at rest.

import { expect } from '@playwright/test';
import { ready } from './ready.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * The path of a line.
 * @param {Locator} lab
 * @param {string} id  of the series
 */
export const pathOf = async (lab, id) =>
  (await lab.locator(`rollout-chart.main path[data-series="${id}"]`).getAttribute('d')) ?? '';

/** The heights of a path's points, in pixels. @param {string} path */
export const heightsOf = (path) => [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));

/**
 * The drawing of the main chart, without Lit's marks and its own number.
 * @param {Locator} lab
 */
export const drawingOf = (lab) =>
  lab
    .locator('rollout-chart.main')
    .evaluate((chart) =>
      chart.shadowRoot?.querySelector('.plot > svg')?.innerHTML.replace(/<!--.*?-->|rollout-chart-\d+/g, ''),
    );

/** Milliseconds of a frame of the held clock. */
export const FRAME = 16;

/**
 * Makes a change and lets it come to the chart: the lab is drawn in one frame, the chart in the next.
 * @param {Locator} lab
 * @param {(it: any) => unknown} change
 */
export async function begin(lab, change) {
  await lab.evaluate(change);
  await lab.page().clock.runFor(3 * FRAME);
}

/**
 * Expects heights strictly between two others, wherever those are far enough apart for a picture rounded to tenths.
 * @param {string} path
 * @param {string} from
 * @param {string} to
 * @param {number} [least]  how many points must be that far apart
 */
export function expectBetween(path, from, to, least = 20) {
  const [now, start, end] = [path, from, to].map(heightsOf);
  expect([now.length, start.length]).toEqual([end.length, end.length]);
  const moved = now.filter((_, i) => Math.abs(start[i] - end[i]) > 1);
  expect(moved.length).toBeGreaterThanOrEqual(least);
  const outside = now.flatMap((y, i) => {
    const [low, high] = [Math.min(start[i], end[i]), Math.max(start[i], end[i])];
    return high - low <= 1 || (low < y && y < high) ? [] : [`point ${i}`];
  });
  expect(outside).toEqual([]);
}

/**
 * Expects the drawing of the address opened anew, by a reader who wants no motion.
 * @param {Locator} lab
 * @param {string} address
 */
export async function expectFresh(lab, address) {
  const page = lab.page();
  // A held clock holds all pages of its context.
  const context = await page
    .context()
    .browser()
    ?.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() });
  const fresh = await context?.newPage();
  if (!context || !fresh) throw new Error('no browser');
  await fresh.goto(new URL(address, page.url()).href);
  const same = fresh.locator(await lab.evaluate(({ localName }) => localName));
  await ready(same);
  expect(await drawingOf(lab)).toBe(await drawingOf(same));
  await context.close();
}
