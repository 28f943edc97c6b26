// What the reader has chosen in the walk lab: one plain object. The walks themselves are the rollout's.

import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('./names.js').LengthEvaluatorName} LengthEvaluatorName */
/** @typedef {import('./names.js').Outcome} Outcome */
/** @typedef {import('./names.js').ScaleName} ScaleName */

/**
 * @typedef {Object} Model
 * @property {number} a  standard deviation of what a move adds to X
 * @property {number} m  mean of the other moves
 * @property {number} s  their standard deviation
 */

/**
 * @typedef {Object} Moments  of the lengths of games
 * @property {number} mean  in moves
 * @property {number} sd  in moves
 * @property {number} c3  third central moment, in moves³
 */

/**
 * @typedef {Object} Measurement  how an evaluation in centipawns is read
 * @property {number} v  the evaluation, in centipawns
 * @property {number} scale  of F, in centipawns
 * @property {number} factor  by which the other program's pawns count more
 */

/**
 * @typedef {Object} Wanted  what is rolled, and how its luck is measured
 * @property {Model} model
 * @property {Outcome} outcome
 * @property {ScaleName} scale  of the evaluation, where the outcome is who wins
 * @property {LengthEvaluatorName} evaluator  of the moves left, where it is how long that takes
 * @property {number} share  of the luck that is subtracted: 1 is all of it
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {Model | null} yours  the last model that was no preset
 * @property {import('../../lib/cube/number-field.js').Typed | null} badNumber  what was typed that is no such number
 * @property {boolean | null} deciding  whether the move that decides is counted; null: nobody has chosen
 * @property {Moments | null} fit  moments that a model is fitted to; null: nobody has chosen
 * @property {Measurement} measurement
 * @property {boolean | null} root  whether fourth moments are compared by their fourth roots; null: nobody has chosen
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

/** The blog's two. @type {Record<'professional' | 'floodgate', Model>} */
export const PRESETS = {
  professional: { a: 0.2474, m: 95.46, s: 21.72 },
  floodgate: { a: 0.2262, m: 107.4, s: 25.13 },
};

/** @param {Model} one @param {Model} other */
const same = (one, other) => one.a === other.a && one.m === other.m && one.s === other.s;

/** @param {Model} model @returns {'professional' | 'floodgate' | 'yours'} which one it is */
export const presetOf = (model) =>
  /** @type {const} */ (['professional', 'floodgate']).find((name) => same(PRESETS[name], model)) ?? 'yours';

/** How the lab begins, and what an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    model: PRESETS.professional,
    outcome: 'win',
    // What a program says, as it says it.
    scale: 'centipawns',
    evaluator: 'calibrated',
    share: 1,
  },
  yours: null,
  badNumber: null,
  deciding: null,
  root: null,
  fit: null,
  // Japanese programmers know 1200 as a logistic curve of 600.
  measurement: { v: 500, scale: 1200, factor: 1.5 },
});

/** The reading under which the blog's numbers hold: T − 1, and roots of moments. */
const BLOGS_READING = { deciding: false, root: true };

/**
 * How moments are read: as the blog reads them, until somebody chooses. An address that chooses only one of the two means T, or
 * moments as they are, by the other: so it was when such addresses began.
 * @param {Pick<LabState, 'deciding' | 'root'>} state
 * @returns {{deciding: boolean, root: boolean}}
 */
export const readingOf = ({ deciding, root }) =>
  deciding === null && root === null ? BLOGS_READING : { deciding: deciding ?? true, root: root ?? false };
