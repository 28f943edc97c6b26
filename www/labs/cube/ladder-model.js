// The ladder of estimates, made ready to be drawn: what each rung has left of the spread, on a scale of tenfold steps.

import { LADDER } from '../../lib/cube/names.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */
/** @typedef {{mean: number | null, sd: number | null, equivalentGames: number | null, se?: number | null}} Measured */

/** A spread that is smaller, in points, is what rounding leaves of none. */
export const NO_SPREAD = 5e-7;

/**
 * @typedef {Object} Rung
 * @property {CubeEstimateName} name
 * @property {Measured} measured
 * @property {Measured} exact
 * @property {number | null} bar  how long its bar is, 0..1: by what is exact where that is known; null: nothing is known
 */

/** Of which nothing is known yet. @type {Measured} */
const UNKNOWN = { mean: null, sd: null, equivalentGames: null };

/** @param {number | null} sd */
export const isNoSpread = (sd) => sd !== null && sd < NO_SPREAD;

/**
 * @param {readonly Measured[]} measured  in the order of the ladder
 * @param {readonly Measured[] | null} exact
 * @returns {{rungs: Rung[], decades: number}}  and how many tenfold steps the scale has
 */
export function ladderOf(measured, exact) {
  const spread = (/** @type {number} */ i) => exact?.[i]?.sd ?? measured[i]?.sd ?? null;
  const spreads = LADDER.map((_, i) => spread(i))
    .filter((sd) => sd !== null)
    .filter((sd) => !isNoSpread(sd));
  const [least, most] = [Math.min(...spreads), Math.max(...spreads)].map(Math.log10);
  // The scale begins at a power of ten that is so far below the least that its bar is seen.
  const from = Math.floor(least - 0.1);
  const to = Math.ceil(most);
  const bar = (/** @type {number | null} */ sd) =>
    sd === null ? null : isNoSpread(sd) ? 0 : (Math.log10(sd) - from) / (to - from);
  const rungs = LADDER.map((name, i) => ({
    name,
    measured: measured[i] ?? UNKNOWN,
    exact: exact?.[i] ?? UNKNOWN,
    bar: bar(spread(i)),
  }));
  return { rungs, decades: spreads.length > 0 ? to - from : 1 };
}
