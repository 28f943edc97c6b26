// What the scatter draws: the four ways in which a pair can end, and the cloud that is left of them without luck. It counts
// what lies on one spot, for the area of the point there; all that is said of it is the core's.

import { NONE } from '../../lib/i18n/format.js';

/** @typedef {import('./scatter-drawing.js').ScatterModel} ScatterModel */
/** @typedef {import('./scatter-drawing.js').Point} Point */
/** @typedef {import('./seen.js').Outcomes} Outcomes */
/** @typedef {import('./seen.js').Cloud} Cloud */
/** @typedef {import('./seen.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** So many pairs the cloud shows at the most. */
export const MOST = 1000;

/** Spots of the cloud, across and upwards. */
const SPOTS = 120;

/** Room around the four corners, in percent. */
const ROOM = 45;

/**
 * @param {Outcomes} outcomes  of all pairs
 * @param {Cloud} cloud  of the first ones
 * @param {{plain: number | null, reduced: number | null}} correlation
 * @param {Texts} texts
 * @param {Format} format
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

/**
 * The square in which all of the cloud is.
 * @param {Cloud} cloud
 * @returns {[number, number]}
 */
export function domainOf({ aReduced, bReduced }) {
  let [low, high] = [Infinity, -Infinity];
  for (const values of [aReduced, bReduced]) {
    for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  }
  if (low > high) return [0, 100];
  // With exact luck all pairs are at one point.
  const room = Math.max(0.08 * (high - low), 0.5);
  return [low - room, high + room];
}

/**
 * Pairs that are seen at one place are one point.
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
