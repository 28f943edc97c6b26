// What figure 10 says, in English: any position, and estimates as bad as one likes.

/** @typedef {typeof en} Texts */

export const en = {
  question:
    'Luck is measured by estimates here, each of which is wrong by an amount of its own. When the errors get larger, ' +
    'what becomes of the average of result − luck?',
  /** @param {string} guess */
  quoted: (guess) => `“${guess}”`,
  guesses: { moves: 'it settles somewhere else', spreads: 'it settles in the same place, later' },
  errors: 'How wrong the estimates are',
  /** @param {string} size  in points */
  upTo: (size) => `up to ${size} points`,
  exact: 'not at all',
  // About equally long, so that nothing below them moves.
  /**
   * @param {string} size
   * @param {string} plain
   * @param {string} reduced
   * @param {string} worth
   */
  spread: (size, plain, reduced, worth) =>
    `Estimates that are wrong by up to ${size} points: plain games spread by ${plain} points, result − luck by ${reduced}, and one game ` +
    `is worth ${worth} plain ones.`,
  /**
   * @param {string} plain
   * @param {string} mean
   */
  noSpread: (plain, mean) =>
    `Estimates that are not wrong at all: plain games spread by ${plain} points, result − luck by none, and one game alone ` +
    `says ${mean}.`,
  /** @param {string} mean */
  mean: (mean) => `Both settle at ${mean}, as they do with any errors.`,
  /**
   * @param {string} games
   * @param {string} plain
   * @param {string} reduced
   */
  alt: (games, plain, reduced) =>
    `Chart of both running averages over ${games} games, with the funnels in which 95 of 100 rollouts are: plain ${plain}, ` +
    `result − luck ${reduced}.`,
  /** @param {string} mean  with many decimals */
  answer: (mean) =>
    'It settles in the same place, later. The luck of a roll is the estimate after it minus the average of all 36 such ' +
    'estimates: whatever is wrong with them, before every roll luck averages zero. So errors only leave in some of the spread that ' +
    `exact estimates would take out. With every size of error on this slider the average settles at ${mean}.`,
};
