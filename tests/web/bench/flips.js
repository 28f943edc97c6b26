// How smoothly a chart moves when its luck is estimated in another way: frames a second and shifts of the layout, for flips of the luck
// table back and forth at rest.

import { median } from './runs.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./runs.js').Row} Row */

const FLIPS = 20;

/** Milliseconds of a frame of the screen. */
const FRAME = 1000 / 60;

/**
 * Flips between two tables, and returns each flip's frames and milliseconds until the chart rests, all shifts of the layout, and how
 * many times something was pushed up or down.
 * @param {Locator} lab
 * @returns {Promise<{flips: {frames: number, milliseconds: number}[], pushed: number, shift: number}>}
 */
const measured = (lab) =>
  lab.evaluate(async (/** @type {any} */ it, count) => {
    let [shift, pushed] = [0, 0];
    const shifts = new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        shift += entry.value;
        for (const { previousRect: was, currentRect: now } of entry.sources) pushed += Number(was.top !== now.top);
      }
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
    return { flips, pushed, shift };
  }, FLIPS);

/** Games of the longest run. Its chart has the most points that one can have: 561. */
const LONGEST = 1e12;

/**
 * Flips the chart of the longest run, and returns the milliseconds of script in each frame: blending, laying out and drawing. A rollout
 * of so many games would take hours, so the columns of the lab's own are stretched to its checkpoints.
 * @param {Locator} lab
 * @returns {Promise<{points: number, frames: number[], fullest: number[]}>}  `fullest`: with any-time bands, too
 */
const densest = (lab) =>
  lab.evaluate(
    async (/** @type {any} */ it, { longest, count }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const games = [1];
      // As src/rollout/checkpoints.rs has them.
      for (let last = 1; last < longest; games.push(last))
        last = Math.min(last + Math.max(1, Math.floor(last / 21)), longest);
      const stretched = (/** @type {Float64Array | null} */ column) =>
        column && Float64Array.from(games, (_, i) => column[Math.floor((i * column.length) / games.length)]);
      const host = it.renderRoot.querySelector('rollout-chart.main');
      const modelOf = async (/** @type {string} */ preset, /** @type {boolean} */ always) => {
        it.act.choosePreset(preset);
        it.act.changeView({ always });
        for (let drawn = 0; drawn < 60; drawn += 1) await frame();
        const { model } = host;
        const series = model.series.map((/** @type {any} */ one) => ({
          ...one,
          ...{ mean: stretched(one.mean), lo: stretched(one.lo), hi: stretched(one.hi) },
          always: one.always?.map(stretched),
        }));
        return { ...model, games: Float64Array.from(games), series, xMax: longest };
      };
      const spentOn = async (/** @type {boolean} */ always) => {
        const models = [await modelOf('backwards', always), await modelOf('madeUp', always)];
        // The lab's own chart stays as it is: another one of its size is measured.
        const chart = /** @type {any} */ (document.createElement('rollout-chart'));
        const { width, height } = host.getBoundingClientRect();
        chart.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
        document.body.append(chart);
        const perform = chart.performUpdate;
        /** @type {number[]} */
        let frames = [];
        chart.performUpdate = () => {
          const since = performance.now();
          perform.call(chart);
          if (chart.moving.flip.moving) frames.push(performance.now() - since);
        };
        for (let flip = 0; flip < count; flip += 1) {
          chart.model = models[flip % 2];
          do await frame();
          while (chart.isUpdatePending || chart.moving.flip.moving || chart.moving.zoom.moving);
          // The first ones warm up.
          if (flip < 2) frames = [];
        }
        chart.remove();
        return frames;
      };
      const frames = await spentOn(false);
      const fullest = await spentOn(true);
      it.act.changeView({ always: false });
      return { points: games.length, frames, fullest };
    },
    { longest: LONGEST, count: FLIPS },
  );

/**
 * @param {Locator} lab  with a chart of many points
 * @returns {Promise<Row[]>}
 */
export async function flipRows(lab) {
  const { flips, pushed, shift } = await measured(lab);
  const rates = flips.map(({ frames, milliseconds }) => (1000 * frames) / milliseconds);
  const rate = median(rates);
  const { points, frames, fullest } = await densest(lab);
  const script = median(frames);
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
      what: `Script of one frame of a flip, with ${points} points: the most that a chart has`,
      measured: `${script.toFixed(1)} ms`,
      beside: `with any-time bands: ${median(fullest).toFixed(1)} ms`,
      // Of the 16.7 ms of a frame. The browser's own work needs the rest.
      result: `${Math.round((100 * script) / FRAME)}% of a frame`,
      goal: '≤ 24% of a frame',
      met: script <= 0.24 * FRAME,
    },
    {
      what: 'Layout shift of a flip, on average',
      measured: (shift / FLIPS).toFixed(4),
      beside: '',
      result: (shift / FLIPS).toFixed(4),
      // As for a page that loads. Words whose numbers get wider move on within their line.
      goal: '≤ 0.01',
      met: shift / FLIPS <= 0.01,
    },
    {
      what: `What ${FLIPS} flips push up or down`,
      measured: String(pushed),
      beside: '',
      result: String(pushed),
      goal: 'nothing',
      met: pushed === 0,
    },
  ];
}
