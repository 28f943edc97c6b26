// A chart's plan: margins, scales and ticks for a model in a given size, and the values that the y axis shows. This file draws nothing.

import { scaleLinear, scaleLog } from 'd3-scale';
import { LIMIT, stroke, TRUTH_WIDTH } from './strokes.js';

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('d3-scale').ScaleContinuousNumeric<number, number>} Scale */

/** @typedef {{at: number, text: string}} Tick  at: pixel; no text = only a line */

/**
 * @typedef {Object} Frame  which values and games a plan shows, and between which edges: numbers, so that one frame can move into the next
 * @property {number} low
 * @property {number} high
 * @property {number} end  games at the right edge
 * @property {number} left  edges of the plot, in pixels
 * @property {number} right
 */

/** @typedef {import('./marks.js').LineStyle & {text: string, strong: boolean, x: number, y: number}} Entry  of the key */

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
 * @property {Float64Array[]} funnelXs  pixels of each funnel's points
 * @property {Tick[]} xTicks
 * @property {number[]} minorTicks  pixels
 * @property {Tick[]} yTicks
 * @property {Entry[]} key  names below a plot that has no margin for them
 * @property {number} title  baseline of the x axis' title
 */

/** Sizes of text in CSS pixels. The drawing is never scaled, so they hold on a phone. */
export const TICK_SIZE = 11;
export const NAME_SIZE = 12;

/** How much wider bold text is. */
export const BOLD = 1.1;

const WIDE = 560;
/** Left end of the key, and the length of the line before each name. */
const KEY_START = 4;
const KEY_LINE = 20;
const TOP = 10;
const X_AXIS = 24;
/** Height of the x axis' title, and of each row of the key. */
const ROW = 15;
/** Height of an x axis without numbers. */
const NO_NUMBERS = 8;

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

/**
 * Lays a chart out in its own frame, or in one on the way to it.
 * @param {ChartModel} model
 * @param {number} width
 * @param {number} height
 * @param {Frame} [frame]
 * @returns {Plan}
 */
export function layOut(model, width, height, frame = frameOf(model, width, height)) {
  const { low, high, end, left, right } = frame;
  const wide = nameMargin([model], width) > 0;
  const { top, bottom, title, key } = rowsOf(model, width, height);
  const y = scaleLinear([low, high], [bottom, top]);
  const yTicks = ticksOf(y, model);
  const x = model.axis === 'log' ? scaleLog([1, end], [left, right]) : scaleLinear([0, end], [left, right]);
  const xs = model.games.map((games) => x(games));
  const { xTicks, minorTicks } = model.axis === 'log' ? logTicks(x, model) : linearTicks(x, model);
  const within = (/** @type {number} */ at) => at <= right + 0.5;
  const numbered = xTicks.filter(({ at }) => within(at)).map(({ at, text }) => ({ at, text: model.under ? '' : text }));
  const minor = minorTicks.filter(within);
  return {
    ...{ model, width, height, wide, left, right, top, bottom, x, y, xs, yTicks },
    ...{
      funnelXs: model.funnels.map(({ games }) => games.map((value) => x(value))),
      xTicks: numbered,
      minorTicks: minor,
      key,
      title,
    },
  };
}

/**
 * Returns the frame in which a chart comes to rest.
 * @param {ChartModel} model
 * @param {number} width
 * @param {number} height
 * @param {ChartModel | null} [beside]  another chart with the same edges
 * @returns {Frame}
 */
export function frameOf(model, width, height, beside = null) {
  const { top, bottom } = rowsOf(model, width, height);
  const [low, high] = yDomain(model, stepsOf(top, bottom));
  const models = beside ? [model, beside] : [model];
  const widest = models.flatMap((one) => {
    const scale = scaleLinear(one === model ? [low, high] : yDomain(one, stepsOf(top, bottom)), [bottom, top]);
    return ticksOf(scale, one).map(({ text }) => textWidth(text, TICK_SIZE));
  });
  const left = Math.ceil(Math.max(...widest, 10)) + 9;
  const right = Math.max(left + 1, width - (nameMargin(models, width) || 12));
  return { low, high, end: model.xMax, left, right };
}

/**
 * Returns how many steps a y axis has.
 * @param {number} top
 * @param {number} bottom
 */
const stepsOf = (top, bottom) => Math.max(2, Math.round((bottom - top) / 55));

/** @param {Scale} y @param {ChartModel} model @returns {Tick[]} */
function ticksOf(y, { format }) {
  const [bottom, top] = y.range();
  const values = y.ticks(stepsOf(top, bottom));
  const step = values.length > 1 ? values[1] - values[0] : 1;
  return values.map((value) => ({ at: y(value), text: format.tick(value, step) }));
}

/** @param {ChartModel} model */
const levelsOf = ({ limits, truth }) => [...(truth ? [{ ...truth, tone: 'truth' }] : []), ...limits];

/**
 * Returns the room for the names at the right end, or 0 if they would take too much of the picture.
 * @param {ChartModel[]} models
 * @param {number} width
 */
function nameMargin(models, width) {
  if (width < WIDE) return 0;
  const named = models.flatMap((model) => [...model.series, ...levelsOf(model)]);
  const longest = Math.max(0, ...named.map(({ label }) => textWidth(label, NAME_SIZE)));
  const margin = Math.ceil(longest) + 24;
  return margin <= 0.3 * width ? margin : 0;
}

/**
 * Returns what is above and below the plot: its edges, and the key of a narrow chart, in whose plot names would hide lines.
 * @param {ChartModel} model
 * @param {number} width
 * @param {number} height
 */
function rowsOf(model, width, height) {
  const { texts, under = false, legend = false } = model;
  const named =
    nameMargin([model], width) > 0 ? [] : [...(legend ? [] : linesOf(model)), ...levelsOf(model).map(styled)];
  const end = width - 12;
  const taken = texts.xAxis ? textWidth(texts.xAxis, TICK_SIZE) + 12 : 0;
  let [x, row] = [KEY_START, 0];
  const placed = named.map((entry) => {
    const long = KEY_LINE + textWidth(entry.text, NAME_SIZE) * (entry.strong ? BOLD : 1);
    if (x > KEY_START && x + long > end - (row === 0 ? taken : 0)) [x, row] = [KEY_START, row + 1];
    const at = { ...entry, x, row };
    x += long + 14;
    return at;
  });
  const rows = Math.max(texts.xAxis ? 1 : 0, named.length > 0 ? row + 1 : 0);
  const axis = under ? NO_NUMBERS : X_AXIS;
  const bottom = Math.max(TOP + 1, height - axis - rows * ROW);
  const title = bottom + axis + ROW - 4;
  return { top: TOP, bottom, title, key: placed.map(({ row: at, ...entry }) => ({ ...entry, y: title + at * ROW })) };
}

/** @param {ChartModel} model */
const linesOf = ({ games, series }) =>
  (games.length > 0 ? series : [])
    .filter(({ hidden }) => !hidden)
    .map(({ label, tone, dash }) => ({ text: label, tone, ...stroke(tone, dash), strong: false }));

/** @param {{label: string, tone: string}} level */
const styled = ({ label, tone }) =>
  tone === 'truth'
    ? { text: label, tone, width: TRUTH_WIDTH, dash: '', strong: true }
    : { text: label, tone, width: LIMIT.width, dash: LIMIT.dash, strong: false };

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
// - Games count from the 10th on, and on a log axis once there are more than a thousand, its last two decades. On a linear axis
//   they count from 2% of its length on. While less than twice that is rolled, means count from the middle of the games so far:
//   readers can watch the first games one by one.
// - The first visible line sets the range, with its bands (never before the 10th game: bands of three games are far too wide)
//   and its funnel, rolled or not. That is the plain line, which no estimate of luck changes: so another estimate moves its own
//   line, and not the axis.
// - Other visible lines only count with the newer half of their means, so that their ends are never lost. Their bands and funnels
//   are cut off.
// - Truth, limits and the reader's bets always count.
// - If nothing counts, the axis shows the whole range of results.
//
// The range is rounded outward to nice steps, half as large as those between ticks, so it stands still most of the time.

const FIRST_GAME = 10;
const FIRST_SHARE = 0.02;
/** Part of the games that come before the last two decades of a log axis. */
const BEFORE_DECADES = 0.01;

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
  const end = indexFrom(games, model.xMax * (1 + 1e-9));
  const last = end > 0 ? games[end - 1] : 0;
  const settled = model.axis === 'log' ? Math.max(FIRST_GAME, BEFORE_DECADES * last) : FIRST_SHARE * model.xMax;
  const means = indexFrom(games, Math.min(settled, last / 2));
  const bands = indexFrom(games, Math.max(FIRST_GAME, Math.min(settled, last / 2)));

  const [first, ...others] = model.series.filter(({ hidden }) => !hidden);
  if (first) {
    const { mean, lo, hi, always = [] } = first;
    includeAll(mean, means, end);
    for (const column of model.bands ? [lo, hi, ...always] : always) includeAll(column, bands, end);
  }
  for (const { mean } of others) includeAll(mean, indexFrom(games, last / 2), end);
  const funnel = model.funnels.find(({ hidden, tone }) => !hidden && (!first || tone === first.tone));
  if (funnel) {
    const from = indexFrom(funnel.games, Math.max(FIRST_GAME, settled));
    const to = indexFrom(funnel.games, model.xMax * (1 + 1e-9));
    includeAll(funnel.lo, from, to);
    includeAll(funnel.hi, from, to);
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
