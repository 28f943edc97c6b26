// Pairs as points: the model of the scatter, and its drawing. A's results go to the right, B's upwards, and the area of
// a point shows the number of pairs there. Pure functions.

import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { byToken, round, sharp, TRUTH_WIDTH } from '../../lib/chart/marks.js';
import { NAME_SIZE, textWidth, TICK_SIZE } from '../../lib/chart/plan.js';
import { NONE } from '../../lib/i18n/format.js';

/** @typedef {import('../../lib/chart/model.js').Paint} Paint */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Scatter} Cloud */

/**
 * @typedef {Object} Point
 * @property {number} a
 * @property {number} b
 * @property {number} count
 * @property {string} [name]  is written above or below the point, with the count
 */

/**
 * @typedef {Object} Plot
 * @property {string} label
 * @property {string} note
 * @property {string} tone
 * @property {Point[]} points
 * @property {[number, number]} domain  of both axes
 * @property {number[]} [ticks]  otherwise chosen by the drawing
 */

/**
 * @typedef {Object} ScatterModel
 * @property {Plot[]} plots  side by side, or one below the other
 * @property {{tick: (value: number, step: number) => string, count: (count: number) => string}} format
 * @property {{a: string, b: string, label: string, description: string}} texts
 */

const TOP = NAME_SIZE + 12;
const BOTTOM = 38;
/** The radius of the largest point, as a share of the plot. */
const LARGEST = 0.13;
const SMALLEST = 2.2;

/**
 * Draws one plot into an `<svg>` of this width and height.
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
  // A square, in the middle of the room.
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

/** The points of a cloud are smaller than those of four places. @param {Point[]} points */
const crowd = ({ length }) => Math.min(1, 2 / Math.sqrt(Math.max(1, length)));

/** @param {number} x @param {number} y @param {number} r */
const circle = (x, y, r) =>
  `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${-round(2 * r)},0Z`;

/** @param {Point} point @param {number} x @param {number} y @param {ScatterModel['format']} format */
const pointName = ({ name, count }, x, y, format) =>
  svg`<text x=${round(x)} y=${round(y - 2)}>${name}</text>
    <text x=${round(x)} y=${round(y + NAME_SIZE)} font-weight="700">${format.count(count)}</text>`;

// ——— The model ———

/** The number of spots of the cloud, across and upwards. */
const SPOTS = 120;

/** Room around the four corners, in percent. */
const ROOM = 45;

/**
 * The model of the scatter: the four outcomes of pairs, and the cloud of the first pairs without their luck.
 * @param {import('../../pkg/pairs/rollout_lab.js').Outcomes} outcomes  of all pairs
 * @param {Cloud} cloud  of the first pairs
 * @param {{plain: number | null, reduced: number | null}} correlation
 * @param {Pick<import('./texts/en.js').Texts, 'couplings' | 'sentence'>} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 * @returns {ScatterModel}
 */
export function scatterModel({ both, onlyA, onlyB, neither }, cloud, correlation, texts, format) {
  const words = texts.couplings.scatter;
  const points = [
    { a: 100, b: 100, count: both, name: words.both },
    { a: 100, b: 0, count: onlyA, name: words.onlyA },
    { a: 0, b: 100, count: onlyB, name: words.onlyB },
    { a: 0, b: 0, count: neither, name: words.neither },
  ];
  const domain = domainOf(cloud);
  const note = (/** @type {number | null} */ r) => words.correlation(r === null ? NONE : format.percent(r, 2));
  const counts = [both, onlyA, onlyB, neither].map(format.count);
  const said = words.description(counts[0], counts[1], counts[2], counts[3]);
  return {
    plots: [
      {
        label: texts.couplings.plain,
        note: note(correlation.plain),
        tone: 'plain',
        points,
        domain: [-ROOM, 100 + ROOM],
        ticks: [0, 50, 100],
      },
      {
        label: texts.couplings.reduced,
        note: note(correlation.reduced),
        tone: 'reduced',
        points: spots(cloud, domain),
        domain,
      },
    ],
    format: {
      tick: (value, step) => format.percent(value, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))),
      count: format.count,
    },
    texts: {
      a: words.a,
      b: words.b,
      label: words.label,
      description: texts.sentence.both(said, words.cloud(format.count(cloud.aReduced.length))),
    },
  };
}

/** The range of both axes that shows the whole cloud. @param {Cloud} cloud @returns {[number, number]} */
export function domainOf({ aReduced, bReduced }) {
  let [low, high] = [Infinity, -Infinity];
  for (const values of [aReduced, bReduced]) {
    for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  }
  if (low > high) return [0, 100];
  // With exact luck all pairs are one point.
  const room = Math.max(0.08 * (high - low), 0.5);
  return [low - room, high + room];
}

/**
 * The points of the cloud: pairs on one spot are one point.
 * @param {Cloud} cloud
 * @param {[number, number]} domain
 * @returns {Point[]}
 */
export function spots({ aReduced, bReduced }, [low, high]) {
  /** @type {Map<number, Point>} */
  const found = new Map();
  const place = (/** @type {number} */ value) => Math.floor(((value - low) / (high - low)) * SPOTS);
  aReduced.forEach((a, i) => {
    const b = bReduced[i];
    const at = place(a) * 2 * SPOTS + place(b);
    const point = found.get(at);
    if (point) point.count += 1;
    else found.set(at, { a, b, count: 1 });
  });
  return [...found.values()];
}
