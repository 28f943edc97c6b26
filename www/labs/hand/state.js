// The state of play without the cube. The games themselves belong to the core.

import { START, startingState } from './session-state.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/hand/rollout_lab.js').PlayerName} PlayerName */

/**
 * @typedef {Object} Wanted
 * @property {import('./shapes.js').BearoffPosition} position
 * @property {import('./shapes.js').Hands} hands  sides that the reader plays
 * @property {PlayerName} opponent  chooses the plays of the other side
 * @property {EvaluatorName} evaluator  estimates luck
 */

/** Returns the state at the start, which an address need not say. */
export const initialState = () =>
  startingState(/** @type {Wanted} */ ({ position: START, hands: 'x', opponent: 'exact', evaluator: 'exact' }));
