// What the mistakes of each side cost her: from the reader's point of view.

/** @typedef {import('./lab.js').HandCubeLab} Lab */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandReadout} CubeHandReadout */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandCosts} Costs */
/** @typedef {'x' | 'o'} Side */

/** Costs below this, in points, are written as nothing. */
const NOTHING = 5e-4;

/**
 * In a game, on average: those of the reader's side, and of the other one; of somebody who plays both, Blue's come first.
 * @param {Lab} lab
 * @param {CubeHandReadout} readout
 * @returns {{own: Costs, other: Costs, side: Side, otherSide: Side, both: boolean}}
 */
export function costsOf({ made, state }, { costs }) {
  const { hands } = made?.setup ?? state.wanted;
  const side = hands === 'o' ? 'o' : 'x';
  const otherSide = side === 'x' ? 'o' : 'x';
  return { own: costs[side], other: costs[otherSide], side, otherSide, both: hands === 'both' };
}

/** Whether a cost, in points, is worth a word. @param {number | null} cost */
export const isCost = (cost) => cost !== null && cost >= NOTHING;
