// Where everything goes: margins, scales and ticks for a model in a given size. No drawing.

import { scaleLinear, scaleLog } from 'd3-scale';
import { yDomain } from './domain.js';

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {{at: number, text: string}} Tick  at: pixel; no text = only a line */
/** @typedef {import('d3-scale').ScaleContinuousNumeric<number, number>} Scale */

/**
 * @typedef {Object} Plan
 * @property {ChartModel} model
 * @property {number} width
 * @property {number} height
 * @property {boolean} wide  whether the lines' names have a margin of their own
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

/** Sizes of text in CSS pixels: the drawing is never scaled, so they hold on a phone. */
export const TICK_SIZE = 11;
export const NAME_SIZE = 12;

const WIDE = 560;
const TOP = 10;
const X_AXIS = 24;
const X_TITLE = 15;

/**
 * About how wide a text is, without a document to measure it in: as in a wide sans serif.
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
 * @param {ChartModel} model
 * @param {number} width
 * @param {number} height
 * @returns {Plan}
 */
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
 * Room for the names at the right end, or 0 where they would take too much of the picture.
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
 * A line at every power of ten, with as many of them named as fit; the steps between as minor ticks. On less
 * than two powers of ten 2 and 5 are named too.
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

/**
 * @param {Scale} x
 * @param {ChartModel} model
 */
function linearTicks(x, { format }) {
  const [left, right] = x.range();
  const xTicks = x
    .ticks(Math.max(2, Math.floor((right - left) / 85)))
    .map((games) => ({ at: x(games), text: format.gamesTick(games) }));
  return { xTicks, minorTicks: [] };
}
