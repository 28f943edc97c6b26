// English texts of the guide of the lab of pairs. Numbers arrive formatted. Three lines on a phone hold about 120 letters.

export const guide = {
  start:
    'Is play A better than play B? Roll out both a thousand times with independent dice, and look at the difference.',
  roll: 'Roll 1,000 pairs',
  rollOn: 'Roll on to 1,000 pairs',
  /**
   * @param {string} mean
   * @param {string} half
   */
  independent: (mean, half) =>
    `A − B is ${mean} ± ${half}. With independent dice, a thousand games each tell you little. Now couple the dice by rank.`,
  couple: 'Couple the dice',
  /**
   * @param {string} plain
   * @param {string} plainHalf
   * @param {string} reduced
   * @param {string} half
   */
  coupled: (plain, plainHalf, reduced, half) =>
    `Coupled, with the same games of A: ${plain} ± ${plainHalf}; with luck subtracted, ${reduced} ± ${half}. Could B’s luck match even better?`,
  trap: 'Give B the nearest luck',
  nearest:
    'Very narrow, but B’s dice are no longer fair, so the lines may settle at wrong values. Now roll out the position itself.',
  /**
   * @param {string} limit
   * @param {string} truth
   */
  biased: (limit, truth) =>
    `Very narrow, but B’s dice are no longer fair: it settles at ${limit}, not at the exact ${truth}. Now roll out the position itself.`,
};
