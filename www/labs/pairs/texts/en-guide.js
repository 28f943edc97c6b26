// What the lab of pairs tells the reader to do next, in English. Numbers come as they are written. Three lines of a phone
// have some 120 letters.

export const guide = {
  start:
    'Is play A better than play B? Roll both out a thousand times with dice of their own, and look at the difference.',
  roll: 'Roll 1,000 pairs',
  rollOn: 'Roll on to 1,000 pairs',
  /**
   * @param {string} mean
   * @param {string} half
   */
  independent: (mean, half) =>
    `A − B is ${mean} ± ${half}: with dice of their own, a thousand games each say little. Now give B’s rolls the ranks of A’s.`,
  couple: 'Couple the dice',
  /**
   * @param {string} plain
   * @param {string} plainHalf
   * @param {string} reduced
   * @param {string} half
   */
  coupled: (plain, plainHalf, reduced, half) =>
    `The same games of A, coupled: ${plain} ± ${plainHalf}, with luck subtracted ${reduced} ± ${half}. Could B’s luck be matched even better?`,
  trap: 'Give B the nearest luck',
  nearest: 'Very narrow, but B’s dice are no longer fair: its lines may settle in the wrong place. Here is the position itself.',
  /**
   * @param {string} limit
   * @param {string} truth
   */
  biased: (limit, truth) =>
    `Very narrow, but B’s dice are no longer fair: it settles at ${limit}, the truth is ${truth}. Here is the position itself.`,
};
