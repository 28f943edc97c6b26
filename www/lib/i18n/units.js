// What results are measured in. A lab chooses its unit, and everything that is written of results takes it from there:
// the labels and axes of charts, figures, sentences, bets.

/**
 * @typedef {Object} Unit
 * @property {string} sign  after a number; '' for none
 * @property {string} name  in texts: the key of what it is called
 * @property {[number, number]} ends  of an axis on which there is nothing to be seen yet
 * @property {boolean} [zero]  whether zero is a line of its own: it lies between good and bad
 * @property {number} digits  decimals that an average has at least
 * @property {number} exact  decimals of what is exactly known, and of sums
 * @property {number} close  decimals where one looks closely
 * @property {[number, number]} bets  the least and the most that can be bet
 * @property {number} betSteps  of a bet, to one
 */

/** Chances of winning. @type {Unit} */
export const PERCENT = {
  sign: '%',
  name: 'percent',
  ends: [0, 100],
  digits: 1,
  exact: 2,
  close: 3,
  bets: [0, 100],
  betSteps: 1,
};

/** What lies between two chances of winning, in points of a percentage. @type {Unit} */
export const DIFFERENCE = {
  sign: '',
  name: 'difference',
  ends: [-2, 2],
  digits: 1,
  exact: 2,
  close: 3,
  bets: [-100, 100],
  betSteps: 1,
};

/** Equity, and luck in it: a point is the cube as it stands at the start. @type {Unit} */
export const POINTS = {
  sign: '',
  name: 'points',
  ends: [-1, 1],
  zero: true,
  digits: 3,
  exact: 4,
  close: 4,
  bets: [-2, 2],
  betSteps: 100,
};

/** How long something takes, and luck in it. @type {Unit} */
export const MOVES = {
  sign: '',
  name: 'moves',
  ends: [0, 40],
  digits: 1,
  exact: 2,
  close: 3,
  bets: [0, 100],
  betSteps: 1,
};
