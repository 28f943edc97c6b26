// What results are measured in. A lab chooses its unit, and everything that is written of results takes it from there:
// the labels and axes of charts, figures, sentences.

/**
 * @typedef {Object} Unit
 * @property {string} sign  after a number; '' for none
 * @property {string} name  in texts: the key of what it is called
 * @property {[number, number]} ends  of an axis on which there is nothing to be seen yet
 */

/** Chances of winning. @type {Unit} */
export const PERCENT = { sign: '%', name: 'percent', ends: [0, 100] };

/** What lies between two chances of winning, in points of a percentage. @type {Unit} */
export const DIFFERENCE = { sign: '', name: 'difference', ends: [-2, 2] };

/** Equity, and luck in it. @type {Unit} */
export const POINTS = { sign: '', name: 'points', ends: [-1, 1] };
