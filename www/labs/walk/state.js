// The state of the walk lab: one plain object with the reader's choices, and how it begins. The walks themselves are the rollout's.

import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkModel} Model  A, M and S of the core */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WinScale} ScaleName */
/** @typedef {import('../../pkg/walk/rollout_lab.js').LengthEvaluator} LengthEvaluatorName */
/** @typedef {'win' | 'length'} Outcome */

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
 * @typedef {Object} Wanted  which walks are rolled, and how their luck is measured
 * @property {Model} model
 * @property {Outcome} outcome
 * @property {ScaleName} scale  of the evaluation, where the outcome is who wins
 * @property {LengthEvaluatorName} evaluator  of the moves left, where the outcome is the length
 * @property {number} share  of the luck that is subtracted: 1 is all of it
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {Model | null} yours  the last model that was no preset
 * @property {import('../../lib/cube/fields.js').Typed | null} badNumber  the text that a field refused
 * @property {boolean | null} deciding  whether the move that decides is counted; null: nobody has chosen
 * @property {boolean | null} root  whether fourth moments are compared by their fourth roots; null: nobody has chosen
 * @property {Moments | null} fit  moments that a model is fitted to; null: nobody has chosen
 * @property {Measurement} measurement
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

// ——— Choices ———

/** @type {Outcome[]} */
export const OUTCOMES = ['win', 'length'];

/** In the order of the page: from the best one down. @type {ScaleName[]} */
export const SCALES = ['calibrated', 'linear', 'centipawns', 'pawns', 'threeLevels', 'sign', 'steep', 'reversed'];

/** @type {LengthEvaluatorName[]} */
export const LENGTH_EVALUATORS = ['exact', 'calibrated', 'quadratic'];

/** The share where all the luck is subtracted. */
export const ALL_LUCK = 1;

/** The largest share of the luck that the reader may subtract. */
export const MOST_SHARE = 1.5;

/** The bounds and the decimals of the model's fields. @type {Record<keyof Model, {range: [number, number], digits: number}>} */
export const FIELDS = {
  a: { range: [0.05, 1], digits: 4 },
  m: { range: [0, 10_000], digits: 2 },
  s: { range: [0, 1000], digits: 2 },
};

/** The models of the blog. @type {Record<'professional' | 'floodgate', Model>} */
export const PRESETS = {
  professional: { a: 0.2474, m: 95.46, s: 21.72 },
  floodgate: { a: 0.2262, m: 107.4, s: 25.13 },
};

/** @type {(keyof typeof PRESETS)[]} */
export const PRESET_NAMES = ['professional', 'floodgate'];

/** @param {Model} one @param {Model} other */
export const sameModel = (one, other) => one.a === other.a && one.m === other.m && one.s === other.s;

/** @param {Model} model  the reader's own if it is no preset */
export const presetOf = (model) => PRESET_NAMES.find((name) => sameModel(PRESETS[name], model)) ?? 'yours';

/** The reading under which the blog's numbers hold: T − 1, and roots of moments. */
const BLOGS_READING = { deciding: false, root: true };

/**
 * How moments are read: as the blog reads them, until somebody chooses. An address that chooses only one of the two means T, or
 * moments as they are, by the other: so it was when such addresses began.
 * @param {Pick<LabState, 'deciding' | 'root'>} state
 */
export const readingOf = ({ deciding, root }) =>
  deciding === null && root === null ? BLOGS_READING : { deciding: deciding ?? true, root: root ?? false };

// ——— The start ———

/** How the lab begins, and what an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    model: PRESETS.professional,
    outcome: 'win',
    // A program's evaluation, as the program says it.
    scale: 'centipawns',
    evaluator: 'calibrated',
    share: ALL_LUCK,
  },
  yours: null,
  badNumber: null,
  deciding: null,
  root: null,
  fit: null,
  // Japanese programmers know 1200 as a logistic curve of 600.
  measurement: { v: 500, scale: 1200, factor: 1.5 },
});
