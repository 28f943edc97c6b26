// How smoothly a chart moves when its luck is estimated in another way: frames a second and shifts of the layout, for flips of the luck
// table back and forth at rest.

import { median } from './runs.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./runs.js').Row} Row */

const FLIPS = 20;

/**
 * Flips between two tables, and returns each flip's frames and milliseconds until the chart rests, and all shifts of the layout.
 * @param {Locator} lab
 * @returns {Promise<{flips: {frames: number, milliseconds: number}[], shift: number}>}
 */
const measured = (lab) =>
  lab.evaluate(async (/** @type {any} */ it, count) => {
    let shift = 0;
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += /** @type {{value?: number}} */ (/** @type {unknown} */ (entry)).value ?? 0;
    });
    shifts.observe({ type: 'layout-shift', buffered: false });
    const chart = it.renderRoot.querySelector('rollout-chart');
    const moving = () => chart.moving.flip.moving || chart.moving.zoom.moving;
    const frame = () => new Promise(requestAnimationFrame);
    const flips = [];
    for (let flip = 0; flip <= count; flip += 1) {
      it.act.choosePreset(flip % 2 ? 'madeUp' : 'backwards');
      while (!moving()) await frame();
      const since = performance.now();
      let frames = 0;
      do {
        await frame();
        frames += 1;
      } while (moving());
      // The first one warms up.
      if (flip > 0) flips.push({ frames, milliseconds: performance.now() - since });
    }
    shifts.disconnect();
    return { flips, shift };
  }, FLIPS);

/**
 * @param {Locator} lab  with a chart of many points
 * @returns {Promise<Row[]>}
 */
export async function flipRows(lab) {
  const { flips, shift } = await measured(lab);
  const rates = flips.map(({ frames, milliseconds }) => (1000 * frames) / milliseconds);
  const rate = median(rates);
  return [
    {
      what: 'A flip of the luck table after a million games',
      measured: `${rate.toFixed(0)} frames/s`,
      beside: `the slowest of ${FLIPS}: ${Math.min(...rates).toFixed(0)}`,
      result: `${rate.toFixed(0)} frames/s`,
      goal: '≥ 57 frames/s',
      met: rate >= 57,
    },
    {
      what: 'Layout shift of a flip, on average',
      measured: (shift / FLIPS).toFixed(4),
      beside: '',
      result: (shift / FLIPS).toFixed(4),
      // As for a page that loads: a number that takes another line in its tile is below it.
      goal: '≤ 0.01',
      met: shift / FLIPS <= 0.01,
    },
  ];
}
