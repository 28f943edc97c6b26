// What the reader has chosen in the contact lab: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../shared/rollout/state.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('./names.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/contact/rollout_lab.js').Noise} Noise */

/**
 * @typedef {Object} Wanted  what is to be rolled out, and how luck is to be measured
 * @property {ContactPosition} position  X is on roll
 * @property {EvaluatorName} evaluator
 * @property {Noise} noise  of the evaluator that is blurred
 */

/**
 * @typedef {Object} SetAside  of the ID that was taken last
 * @property {ContactPosition} position  that was set up so
 * @property {import('../../pkg/contact/rollout_lab.js').Aside} aside
 * @property {boolean} turned  whether the sides were exchanged, so that X is on roll
 * @property {boolean} more  whether a link said something else
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {[number, number] | null} roll  of which the plays are listed
 * @property {string} problem  why what is on the board cannot be rolled out, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {SetAside | null} setAside
 * @property {import('../../shared/bearoff/stage.js').Look | null} look  what the reader has chosen to see on the board
 */

/** @typedef {import('../../shared/rollout/shapes.js').RolloutState & OwnState} LabState */

/** How a game begins. @returns {ContactPosition} */
export const opening = () => {
  const side = Array(25).fill(0);
  [side[23], side[12], side[7], side[5]] = [2, 5, 3, 5];
  return { x: side, o: [...side] };
};

/** How the lab begins, and what an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: { position: opening(), evaluator: 'network', noise: { size: 10, seed: 1 } },
  roll: null,
  problem: '',
  idProblem: '',
  setAside: null,
  look: null,
});
