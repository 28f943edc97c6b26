// What the averages say, in words.

import { costsOf, isCost } from './costs.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandReadout} CubeHandReadout */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandCosts} CubeHandCosts */

/**
 * @param {Lab} lab
 * @param {CubeHandReadout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 */
export function sentence(lab, readout, theory) {
  const { texts, format } = lab;
  const words = texts.sentence;
  if (readout.games === 0) return words.start;
  // As many decimals as costs have: where luck is exact, the variance-reduced average differs from perfect play by just what
  // the mistakes cost.
  const { digits } = format.unit;
  const points = (/** @type {number | null} */ cost) => format.percent(cost, digits);
  const { own, other, side, otherSide, both } = costsOf(lab, readout);
  const now = words.now(
    format.count(readout.games),
    format.result(readout.plain.mean, digits),
    format.result(readout.reduced.mean, digits),
  );
  if (!theory) return now;
  const told = (/** @type {'x' | 'o'} */ of, /** @type {CubeHandCosts} */ { checkers, cube }) =>
    words.sideCosts(texts.sides[of], points(checkers.mean), points(cube.mean));
  const erred = isCost(other.checkers.mean) || isCost(other.cube.mean);
  return [
    now,
    words.worth(format.result(theory.plain.mean, digits)),
    both ? told(side, own) : words.costs(points(own.checkers.mean), points(own.cube.mean)),
    ...(both || erred ? [told(otherSide, other)] : []),
  ].reduce((said, more) => words.both(said, more));
}
