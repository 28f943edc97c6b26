// The state of the contact lab: one plain object with the reader's choices, and how it begins. The games themselves are the
// rollout's.

import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactEvaluator} EvaluatorName */
/** @typedef {import('./host.js').ContactCoupling} CouplingName */
/** @typedef {import('./host.js').Compared} Compared */

/**
 * @typedef {Object} Wanted  the position that is rolled out, and how its luck is measured
 * @property {ContactPosition} position  X is on roll
 * @property {EvaluatorName} evaluator
 * @property {import('../../pkg/contact/rollout_lab.js').Noise} noise  of the blurred evaluator
 * @property {boolean} opening  whether the first roll is no double, as games begin
 * @property {number | null} horizon  the number of rolls after which games are cut short; null: all are played to the end
 */

/**
 * @typedef {Object} Before  a position that the reader left by a play
 * @property {ContactPosition} position
 * @property {[number, number]} roll
 * @property {Compared} compared
 * @property {number} games  that were rolled out
 * @property {boolean} opening  whether they began without doubles
 * @property {boolean} white  whether White was on roll
 */

/**
 * @typedef {Object} SetAside  the unused facts of the last ID
 * @property {ContactPosition} position  that was set up by it
 * @property {import('../../lib/bearoff/positions.js').Aside | null} aside  null: none
 * @property {boolean} more  whether a link said more
 */

/** @typedef {Partial<Record<EvaluatorName, number | null>>} Worths  of one game, in plain games */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {import('../../lib/rollout/shapes.js').Rotation} rotation  how many first rolls are rotated
 * @property {boolean} begins  whether an address has had games begin without doubles
 * @property {boolean} white  whether the side on roll, the core's X, is White to the reader
 * @property {[number, number] | null} roll  whose plays are listed
 * @property {Compared} compared
 * @property {CouplingName} coupling  in view
 * @property {number} until  the target of “Roll until”: below 1 a standard error in points, else a number of games
 * @property {string} badUntil  the text that was typed as that target, if it is no valid one
 * @property {Worths} tried  the worth of one game with each evaluator that these games had before
 * @property {Before[]} trail  the plays that led here
 * @property {import('../../lib/rollout/kept-seed.js').KeptSeed | null} keptSeed  the error seed that was kept after games. No address says so
 * @property {string} problem  why the edited position can't be rolled out, as a sentence; '' if it can
 * @property {string} idProblem  the same for the ID that was entered
 * @property {SetAside | null} setAside
 * @property {import('../../lib/bearoff/stage.js').Look | null} look  the reader's choice of position or game
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

/** The couplings of the dice, the simplest first. */
export const COUPLINGS = /** @type {const} @satisfies {readonly CouplingName[]} */ (['independent', 'same', 'ranked']);

/** From the best to none. @type {EvaluatorName[]} */
export const EVALUATORS = ['network', 'tiny', 'blurred', 'pipCount', 'nothing'];

/** Returns the first position of a game. @returns {ContactPosition} */
export const opening = () => {
  const side = Array(25).fill(0);
  [side[23], side[12], side[7], side[5]] = [2, 5, 3, 5];
  return { x: side, o: [...side] };
};

/** The comparison of the best two plays. @type {Compared} */
export const bestTwo = { a: null, b: null };

/** Returns the state at the start, which an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: { position: opening(), evaluator: 'network', noise: { size: 10, seed: 1 }, opening: false, horizon: null },
  rotation: 0,
  begins: false,
  white: false,
  roll: null,
  compared: bestTwo,
  coupling: 'same',
  until: 0.01,
  badUntil: '',
  tried: {},
  trail: [],
  keptSeed: null,
  problem: '',
  idProblem: '',
  setAside: null,
  look: null,
});
