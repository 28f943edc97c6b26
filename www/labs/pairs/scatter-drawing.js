// Pairs as points: A's result to the right, B's upwards, each point with an area by how many pairs are there. Pure, like the
// chart's drawing.

import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { round, sharp } from '../../lib/chart/axes.js';
import { NAME_SIZE, TICK_SIZE, textWidth } from '../../lib/chart/plan.js';
import { TRUTH_WIDTH, byToken } from '../../lib/chart/tone.js';

/** @typedef {import('../../lib/chart/model.js').Paint} Paint */

/**
 * @typedef {Object} Point
 * @property {number} a
 * @property {number} b
 * @property {number} count
 * @property {string} [name]  written above or below it, with the count
 */

/**
 * @typedef {Object} Plot
 * @property {string} label
 * @property {string} note
 * @property {string} tone
 * @property {Point[]} points
 * @property {[number, number]} domain  of both axes: the diagonal is one
 * @property {number[]} [ticks]  otherwise as it comes
 */

/**
 * @typedef {Object} ScatterModel
 * @property {Plot[]} plots  side by side, or one below the other
 * @property {{tick: (value: number, step: number) => string, count: (count: number) => string}} format
 * @property {{a: string, b: string, label: string, description: string}} texts
 */

const TOP = NAME_SIZE + 12;
const BOTTOM = 38;
/** Of the largest point, as a share of the plot. */
const LARGEST = 0.13;
const SMALLEST = 2.2;

/**
 * One plot, into an `<svg>` of this width and height.
 * @param {Plot} plot
 * @param {ScatterModel} model
 * @param {number} width
 * @param {number} height
 * @param {Paint} [paint]
 */
export function drawScatter(plot, { format, texts }, width, height, paint = byToken) {
  const { domain, points, tone, ticks } = plot;
  const bottom = height - BOTTOM;
  const values = ticks ?? scaleLinear(domain, [0, 1]).ticks(Math.max(2, Math.floor((bottom - TOP) / 50)));
  const step = values.length > 1 ? values[1] - values[0] : 1;
  const named = values.map((value) => ({ value, text: format.tick(value, step) }));
  const margin = Math.ceil(Math.max(...named.map(({ text }) => textWidth(text, TICK_SIZE)))) + 9;
  // As wide as it is high, in the middle of what room there is.
  const side = Math.max(10, Math.min(width - margin - 12, bottom - TOP));
  const left = Math.max(margin, Math.round((width - side + margin - 12) / 2));
  const x = scaleLinear(domain, [left, left + side]);
  const y = scaleLinear(domain, [bottom, bottom - side]);
  const top = bottom - side;
  const most = Math.max(1, ...points.map(({ count }) => count));
  const radius = (/** @type {number} */ count) =>
    Math.max(SMALLEST, LARGEST * side * Math.sqrt(count / most) * crowd(points));
  const across = named.map(({ value }) => `M${left},${sharp(y(value))}H${left + side}`).join('');
  const down = named.map(({ value }) => `M${sharp(x(value))},${top}V${bottom + 4}`).join('');
  const ends = `M${round(x(domain[0]))},${round(y(domain[0]))}L${round(x(domain[1]))},${round(y(domain[1]))}`;
  return svg`
    <path d=${across + down} fill="none" stroke=${paint('line')} />
    <path d=${ends} fill="none" stroke=${paint('truth')} stroke-width=${TRUTH_WIDTH} />
    <path d=${points
      .filter(({ count }) => count > 0)
      .map(({ a, b, count }) => circle(x(a), y(b), radius(count)))
      .join('')} fill=${paint(tone)} fill-opacity="0.6"
      stroke=${paint('card')} stroke-width="0.7" />
    <g font-size=${NAME_SIZE} fill=${paint('ink')} text-anchor="middle" stroke=${paint('card')} stroke-width="3"
      stroke-linejoin="round" paint-order="stroke">
      ${points.filter(({ name }) => name).map((point) => pointName(point, x(point.a), y(point.b) + (point.b > 50 ? -1 : 1) * (radius(point.count) + NAME_SIZE + 5), format))}
      <text x=${left - margin + 9} y=${NAME_SIZE} text-anchor="start" font-weight="600">${plot.label}</text>
      <text x=${left + side} y=${NAME_SIZE} text-anchor="end" fill=${paint('muted')}>${plot.note}</text>
    </g>
    <g fill=${paint('muted')} font-size=${TICK_SIZE}>
      <g text-anchor="end">${named.map(({ value, text }) => svg`<text x=${left - 7} y=${round(y(value) + 4)}>${text}</text>`)}</g>
      <g text-anchor="middle">${named.map(({ value, text }) => svg`<text x=${round(x(value))} y=${bottom + 17}>${text}</text>`)}</g>
      <text x=${left + side} y=${height - 4} text-anchor="end">${texts.a} →</text>
      <text x=${left + 4} y=${top + TICK_SIZE} stroke=${paint('card')} stroke-width="3" paint-order="stroke">↑ ${texts.b}</text>
    </g>`;
}

/** A cloud has smaller points than four places have. @param {Point[]} points */
const crowd = ({ length }) => Math.min(1, 2 / Math.sqrt(Math.max(1, length)));

/** @param {number} x @param {number} y @param {number} r */
const circle = (x, y, r) =>
  `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${-round(2 * r)},0Z`;

/**
 * @param {Point} point
 * @param {number} x
 * @param {number} y
 * @param {ScatterModel['format']} format
 */
const pointName = ({ name, count }, x, y, format) =>
  svg`<text x=${round(x)} y=${round(y - 2)}>${name}</text>
    <text x=${round(x)} y=${round(y + NAME_SIZE)} font-weight="700">${format.count(count)}</text>`;
