// Texts of figure 10 in English: any position, with estimates of any quality.

/** @typedef {typeof en} Texts */

export const en = {
  question:
    'Here luck is measured by estimates, each with an error of its own. As the errors grow, what happens to the ' +
    'average of result − luck?',
  /** @param {string} guess */
  quoted: (guess) => `“${guess}”`,
  guesses: { moves: 'it settles somewhere else', spreads: 'it settles in the same place, later' },
  errors: 'Errors of the estimates',
  /** @param {string} size  in points */
  upTo: (size) => `up to ${size} points`,
  exact: 'none',
  // About equally long, so that nothing below them moves.
  /**
   * @param {string} size
   * @param {string} plain
   * @param {string} reduced
   * @param {string} worth
   */
  spread: (size, plain, reduced, worth) =>
    `With errors of up to ${size} points, plain games have a standard deviation of ${plain} points and result − luck one of ${reduced}. ` +
    `Each game counts as ${worth} plain games.`,
  /**
   * @param {string} plain
   * @param {string} mean
   */
  noSpread: (plain, mean) =>
    `Without errors, plain games have a standard deviation of ${plain} points and result − luck has none. One game alone ` +
    `gives ${mean}.`,
  /** @param {string} mean */
  mean: (mean) => `Both settle at ${mean}, however large the errors.`,
  /**
   * @param {string} games
   * @param {string} plain
   * @param {string} reduced
   */
  alt: (games, plain, reduced) =>
    `Chart of both running averages over ${games} games, with the expected funnels of 95 of 100 rollouts. Plain: ${plain}, ` +
    `result − luck: ${reduced}.`,
  /** @param {string} mean  with many decimals */
  answer: (mean) =>
    'It settles in the same place, later. The luck of a roll is the estimate after it, minus the average of all 36 such ' +
    'estimates. With any errors, that luck averages zero on every roll. So errors only leave in some of the spread that ' +
    `exact estimates would take out. The average settles at ${mean} wherever you put the slider.`,
};
