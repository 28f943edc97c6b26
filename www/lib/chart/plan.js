// A chart's plan: margins, scales and ticks for a model in a given size, and the values that the y axis shows. This file draws nothing.

import { scaleLinear, scaleLog } from 'd3-scale';

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('d3-scale').ScaleContinuousNumeric<number, number>} Scale */

/** @typedef {{at: number, text: string}} Tick  at: pixel; no text = only a line */

/**
 * @typedef {Object} Plan
 * @property {ChartModel} model
 * @property {number} width
 * @property {number} height
 * @property {boolean} wide  whether the lines' names have a margin
 * @property {number} left  edges of the plot
 * @property {number} right
 * @property {number} top
 * @property {number} bottom
 * @property {Scale} x
 * @property {Scale} y
 * @property {Float64Array} xs  pixels of the checkpoints
 * @property {Tick[]} xTicks
 * @property {number[]} minorTicks  pixels
 * @property {Tick[]} yTicks
 */

/** Sizes of text in CSS pixels. The drawing is never scaled, so they hold on a phone. */
export const TICK_SIZE = 11;
export const NAME_SIZE = 12;

const WIDE = 560;
const TOP = 10;
const X_AXIS = 24;
const X_TITLE = 15;

/**
 * Estimates how wide a text is in a wide sans serif, without a document to measure it in.
 * @param {string} text
 * @param {number} size
 */
export function textWidth(text, size) {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * size;
}

/** @param {string} character */
function emsOf(character) {
  if (character >= '⺀') return 1; // Chinese, Japanese, Korean
  if (/[%MWmw+−]/.test(character)) return 0.92;
  if (/[A-Z0-9]/.test(character)) return 0.65;
  return /[ .,:;'|Iijlt()-]/.test(character) ? 0.36 : 0.6;
}

/** @param {ChartModel} model @param {number} width @param {number} height @returns {Plan} */
export function layOut(model, width, height) {
  const top = TOP;
  const bottom = Math.max(top + 1, height - X_AXIS - (model.texts.xAxis ? X_TITLE : 0));
  const steps = Math.max(2, Math.round((bottom - top) / 55));
  const y = scaleLinear(yDomain(model, steps), [bottom, top]);
  const values = y.ticks(steps);
  const step = values.length > 1 ? values[1] - values[0] : 1;
  const yTicks = values.map((value) => ({ at: y(value), text: model.format.tick(value, step) }));

  const left = Math.ceil(Math.max(...yTicks.map(({ text }) => textWidth(text, TICK_SIZE)), 10)) + 9;
  const names = nameMargin(model, width);
  const wide = names > 0;
  const right = Math.max(left + 1, width - (wide ? names : 12));

  const x =
    model.axis === 'log' ? scaleLog([1, model.xMax], [left, right]) : scaleLinear([0, model.xMax], [left, right]);
  const xs = model.games.map((games) => x(games));
  const ticks = model.axis === 'log' ? logTicks(x, model) : linearTicks(x, model);
  return { model, width, height, wide, left, right, top, bottom, x, y, xs, yTicks, ...ticks };
}

/**
 * Returns the room for the names at the right end, or 0 if they would take too much of the picture.
 * @param {ChartModel} model
 * @param {number} width
 */
function nameMargin(model, width) {
  if (width < WIDE) return 0;
  const named = [...model.series, ...model.limits, ...(model.truth ? [model.truth] : [])];
  const longest = Math.max(0, ...named.map(({ label }) => textWidth(label, NAME_SIZE)));
  const margin = Math.ceil(longest) + 24;
  return margin <= 0.3 * width ? margin : 0;
}

/**
 * Places a line at every power of ten and names as many as fit. The steps between are minor ticks. On less than three powers of
 * ten, 2 and 5 get names, too.
 * @param {Scale} x
 * @param {ChartModel} model
 */
function logTicks(x, { xMax, format }) {
  const decades = Math.floor(Math.log10(xMax) + 1e-9);
  const spacing = x(10) - x(1);
  const names = Array.from({ length: decades + 1 }, (_, i) => format.gamesTick(10 ** i));
  const widest = Math.max(...names.map((name) => textWidth(name, TICK_SIZE))) + 10;
  const every = Math.max(1, Math.ceil(widest / spacing));
  /** @type {Tick[]} */
  const xTicks = [];
  /** @type {number[]} */
  const minorTicks = [];
  names.forEach((text, i) => {
    const games = 10 ** i;
    xTicks.push({ at: x(games), text: i % every === 0 ? text : '' });
    for (let digit = 2; digit < 10; digit += 1) {
      const at = digit * games;
      if (at > xMax) break;
      if (decades < 3 && spacing > 100 && (digit === 2 || digit === 5)) {
        xTicks.push({ at: x(at), text: format.gamesTick(at) });
      } else if (spacing > 40) {
        minorTicks.push(x(at));
      }
    }
  });
  return { xTicks, minorTicks };
}

/** @param {Scale} x @param {ChartModel} model */
function linearTicks(x, { format }) {
  const [left, right] = x.range();
  const xTicks = x
    .ticks(Math.max(2, Math.floor((right - left) / 85)))
    .map((games) => ({ at: x(games), text: format.gamesTick(games) }));
  return { xTicks, minorTicks: [] };
}

// ——— The values that the y axis shows ———
//
// The axis fits the settled part of the picture and cuts off the rest. The first games are wild (a game scored backwards gives
// 162.5 or −37.5) and would press everything worth seeing into a few pixels. So:
//
// - Means count from the 10th game on, on a linear axis from 2% of its length on. While less than twice that is rolled, they
//   count from the middle of the games so far: readers can watch the first games one by one.
// - Bands of both kinds count from the same game on, but never before the 10th: bands of three games are far too wide.
// - Funnels count from the 10th game (or the 2%) on, rolled or not.
// - Truth, limits and the reader's bets always count.
// - If nothing counts, the axis shows the whole range of results.
//
// Hidden series don't count. On a log axis the range only grows once 20 games are rolled. It is rounded outward to nice steps, half
// as large as those between ticks, so it stands still most of the time.

const FIRST_GAME = 10;
const FIRST_SHARE = 0.02;

/**
 * Returns the index of the first value that is at least `least`.
 * @param {Float64Array} games  in ascending order
 * @param {number} least
 */
export function indexFrom(games, least) {
  let low = 0;
  let high = games.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (games[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * @param {ChartModel} model
 * @param {number} steps  about how many there are between ticks
 * @returns {[number, number]}
 */
export function yDomain(model, steps) {
  if (model.domain) return model.domain;
  let low = Infinity;
  let high = -Infinity;
  /** @param {number} value */
  const include = (value) => {
    if (value < low) low = value;
    if (value > high) high = value;
  };
  /** @param {Float64Array | null} column @param {number} first @param {number} end */
  const includeAll = (column, first, end) => {
    if (!column) return;
    for (let i = first; i < end; i += 1) include(column[i]);
  };

  const { games } = model;
  const settled = model.axis === 'log' ? FIRST_GAME : FIRST_SHARE * model.xMax;
  const end = indexFrom(games, model.xMax * (1 + 1e-9));
  const last = end > 0 ? games[end - 1] : 0;
  const means = indexFrom(games, Math.min(settled, last / 2));
  const bands = indexFrom(games, Math.max(FIRST_GAME, Math.min(settled, last / 2)));

  for (const { hidden, mean, lo, hi, always = [] } of model.series) {
    if (hidden) continue;
    includeAll(mean, means, end);
    if (model.bands) {
      includeAll(lo, bands, end);
      includeAll(hi, bands, end);
    }
    for (const column of always) includeAll(column, bands, end);
  }
  for (const { hidden, games: at, lo, hi } of model.funnels) {
    if (hidden) continue;
    const first = indexFrom(at, Math.max(FIRST_GAME, settled));
    const funnelEnd = indexFrom(at, model.xMax * (1 + 1e-9));
    includeAll(lo, first, funnelEnd);
    includeAll(hi, first, funnelEnd);
  }
  if (model.truth) include(model.truth.value);
  for (const { value } of model.limits) include(value);
  for (const { value, hidden } of model.bets ?? []) if (!hidden) include(value);

  if (!(low <= high)) return model.ends ?? [0, 1];
  if (high - low <= 1e-9 * Math.max(Math.abs(low), Math.abs(high))) {
    // All values are equal (the correct table alone): any height shows that.
    const room = 0.1 * Math.abs(low) || 1;
    low -= room;
    high += room;
  }
  const [from, to] = scaleLinear([low, high], [0, 1])
    .nice(2 * steps)
    .domain();
  return [from, to];
}

/**
 * Returns the place of the pointer in the plan's own pixels. The plot may be drawn larger than it is laid out, as on a projector.
 * @param {Plan} plan
 * @param {HTMLElement} plot
 * @param {MouseEvent} event
 */
export function pointed(plan, plot, { clientX, clientY }) {
  const { left, top, width } = plot.getBoundingClientRect();
  const scale = plan.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}
