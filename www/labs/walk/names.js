// What the walk lab calls its outcomes, scales and evaluators; how they are written in an address.

/** @typedef {'win' | 'length'} Outcome */
/** @typedef {'calibrated' | 'linear' | 'centipawns' | 'pawns' | 'threeLevels' | 'sign' | 'steep' | 'reversed'} ScaleName */
/** @typedef {'exact' | 'calibrated' | 'quadratic'} LengthEvaluatorName */

/** @type {Outcome[]} */
export const OUTCOMES = ['win', 'length'];

/** In the order of the page: from the best one down. @type {ScaleName[]} */
export const SCALES = ['calibrated', 'linear', 'centipawns', 'pawns', 'threeLevels', 'sign', 'steep', 'reversed'];

/** The same in addresses. @type {Record<string, ScaleName>} */
export const SCALE_WORDS = {
  calibrated: 'calibrated',
  linear: 'linear',
  centipawns: 'centipawns',
  pawns: 'pawns',
  'three-levels': 'threeLevels',
  sign: 'sign',
  steep: 'steep',
  reversed: 'reversed',
};

/** @type {LengthEvaluatorName[]} */
export const LENGTH_EVALUATORS = ['exact', 'calibrated', 'quadratic'];

/** Of the luck, the reader may subtract up to so much. */
export const MOST_SHARE = 1.5;
