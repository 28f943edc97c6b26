// What is said of a thousand rollouts beside the truth, in English. Only those who roll them load it.

export const en = {
  /**
   * @param {string} n  intervals
   * @param {string} truth
   * @param {string} plain  of them contain it
   * @param {string} reduced
   */
  contain: (n, truth, plain, reduced) =>
    `Of ${n} intervals that say “95%”, ${plain} plain and ${reduced} variance-reduced ones contain the exact ${truth}.`,
  // Follows it where they are of less games than an interval needs.
  short: 'Intervals of so few games are rough.',
  /**
   * Follows it where the estimates do not average zero.
   * @param {string} limit
   */
  biased: (limit) => `The variance-reduced ones close in on ${limit}: narrow, and in the wrong place.`,
  /**
   * @param {string} reduced
   * @param {string} plain
   */
  nearer: (reduced, plain) =>
    `The variance-reduced average was nearer to it in ${reduced} of the rollouts, the plain one in ${plain}.`,
  // Follows it where some were as near, or stands for it.
  /** @param {string} n */
  neither: (n) => `In ${n} both were as near.`,
  /**
   * Of both averages.
   * @param {string} said
   */
  skewness: (said) => `Skewness (0: as far up as down): ${said}.`,
  /**
   * @param {string} name
   * @param {string} seen
   */
  skewed: (name, seen) => `${name} ${seen}`,
  /**
   * The same beside what theory says.
   * @param {string} name
   * @param {string} seen
   * @param {string} expected
   */
  skewedAs: (name, seen, expected) => `${name} ${seen} (theory says ${expected})`,
  and: '; ',
  stop: 'Stop when ahead, a thousand times',
  cancel: 'Cancel',
  /**
   * @param {string} first
   * @param {string} most
   */
  rule: (first, most) =>
    `Each rollout was stopped as soon as its average was above where it settles, looked at after every game from game ` +
    `${first} on; after ${most} games at the latest.`,
  /**
   * @param {string} name
   * @param {string} mean
   * @param {string} margin
   * @param {string} limit
   * @param {string} games
   */
  stopped: (name, mean, margin, limit, games) =>
    `${name}: they average ${mean} ± ${margin} (95%) in place of ${limit}, after ${games} games on average.`,
  // Follows it.
  lesson:
    'Stopping when ahead keeps the good luck and gives the bad luck time to pass. A number of games that is fixed in ' +
    'advance, odd or even, does not: see the averages of the thousand above.',
};

/** @typedef {typeof en} Texts */
