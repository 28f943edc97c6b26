// What the reader has chosen where he plays by hand: one plain object. The games themselves are the rollout's.

import { positions } from '../../lib/bearoff/positions.js';
import { handState } from '../../lib/hand/state.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/hand/rollout_lab.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/hand/rollout_lab.js').PlayerName} PlayerName */
/** @typedef {import('../../lib/hand/shapes.js').Hands} Hands */

/**
 * @typedef {Object} Wanted
 * @property {BearoffPosition} position
 * @property {Hands} hands  which sides the reader plays
 * @property {PlayerName} opponent  who chooses the plays of the other side
 * @property {EvaluatorName} evaluator  who estimates luck
 */

/** @typedef {import('../../lib/hand/shapes.js').State<Wanted>} HandState */

const { x, o } = positions.find(({ name }) => name === 'fourEach') ?? positions[0];

/** Noisy evaluators and players are always off by as much, with the same errors. */
export const NOISE = { size: 10, seed: 1 };

/** How the lab begins, and what an address need not say. @returns {HandState} */
export const initialState = () =>
  handState({ position: { x, o, onRoll: 'x' }, hands: 'x', opponent: 'exact', evaluator: 'exact' });
