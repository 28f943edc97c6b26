// What the plays of each side cost her: from the reader's point of view.

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandReadout} HandReadout */
/** @typedef {import('../../lib/rollout/shapes.js').Summary} Summary */
/** @typedef {'x' | 'o'} Side */

/** Costs below this, in points, are written as nothing. */
const NOTHING = 5e-3;

/**
 * In a game, on average: those of the reader's side, and of the other one; of somebody who plays both, Blue's come first.
 * @param {Lab} lab
 * @param {HandReadout} readout
 * @returns {{own: Summary, other: Summary, side: Side, otherSide: Side, both: boolean} | null} null where nobody knows
 */
export function costsOf({ made, state }, { costs }) {
  const { hands } = made?.setup ?? state.wanted;
  if (!costs) return null;
  const side = hands === 'o' ? 'o' : 'x';
  const otherSide = side === 'x' ? 'o' : 'x';
  return { own: costs[side], other: costs[otherSide], side, otherSide, both: hands === 'both' };
}

/** Whether a cost, in points, is worth a word. @param {number | null} cost */
export const isCost = (cost) => cost !== null && cost >= NOTHING;
