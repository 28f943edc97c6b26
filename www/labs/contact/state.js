// What the reader has chosen in the contact lab: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('./names.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/contact/rollout_lab.js').Noise} Noise */

/** @typedef {'independent' | 'same' | 'ranked'} CouplingName  how the dice of two plays hang together */

/**
 * @typedef {Object} Compared  two plays of the roll, as the position IDs after them, with O on roll; null: the best
 * @property {string | null} a
 * @property {string | null} b
 */

/**
 * @typedef {Object} Wanted  what is to be rolled out, and how luck is to be measured
 * @property {ContactPosition} position  X is on roll
 * @property {EvaluatorName} evaluator
 * @property {Noise} noise  of the evaluator that is blurred
 */

/**
 * @typedef {Object} SetAside  of the ID that was taken last
 * @property {ContactPosition} position  that was set up so
 * @property {import('../../pkg/contact/rollout_lab.js').Aside | null} aside  the facts that aren't used; null: none
 * @property {boolean} more  whether a link said something else
 */

/**
 * @typedef {Object} Before  a position that was left by a play
 * @property {ContactPosition} position
 * @property {[number, number]} roll
 * @property {Compared} compared
 * @property {number} games  that were rolled out
 * @property {boolean} white  whether White was on roll
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {boolean} white  whether the side on roll, the core's X, is White to the reader
 * @property {[number, number] | null} roll  of which the plays are listed
 * @property {Compared} compared
 * @property {CouplingName} coupling  in view
 * @property {number} until  how far the button rolls that stops by itself: below 1 to a standard error in points, else to so many games
 * @property {Before[]} trail  what was played to come here
 * @property {string} problem  why what is on the board cannot be rolled out, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {SetAside | null} setAside
 * @property {import('../../lib/bearoff/stage.js').Look | null} look  what the reader has chosen to see on the board
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

/** How a game begins. @returns {ContactPosition} */
export const opening = () => {
  const side = Array(25).fill(0);
  [side[23], side[12], side[7], side[5]] = [2, 5, 3, 5];
  return { x: side, o: [...side] };
};

/** The best two. @type {Compared} */
export const bestTwo = { a: null, b: null };

/** How the lab begins, and what an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: { position: opening(), evaluator: 'network', noise: { size: 10, seed: 1 } },
  white: false,
  roll: null,
  compared: bestTwo,
  coupling: 'same',
  until: 0.01,
  trail: [],
  problem: '',
  idProblem: '',
  setAside: null,
  look: null,
});
