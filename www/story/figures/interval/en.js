// What figure 9 says, in English: what a 95% interval promises, and what becomes of it.

/** @typedef {typeof en} Texts */

export const en = {
  /** @param {string} rollouts */
  question: (rollouts) =>
    `Each of these ${rollouts} rollouts has a 95% interval. How many of them will miss the exact answer?`,
  /** @param {string} n */
  guess: (n) => `${n} of them`,
  games: 'Games in each rollout',
  estimate: 'Each game counts as',
  estimates: { plain: 'its result', reduced: 'result − made-up luck' },
  ends: 'Each rollout ends',
  endings: { over: 'after all its games', ahead: 'as soon as it is ahead' },
  /** @param {string} rollouts */
  rollouts: (rollouts) => `${rollouts} rollouts, one beside the other`,
  /** @param {string} n */
  miss: (n) => `${n} miss it`,
  /**
   * @param {string} rollouts
   * @param {string} value
   */
  average: (rollouts, value) => `average of the ${rollouts}: ${value}`,
  alt: 'The 95% intervals of all rollouts, one beside the other, and the exact answer as a line across them.',
  // About equally long, so that nothing below them moves.
  /** @param {string} rollouts @param {string} games */
  fixed: (rollouts, games) => `${rollouts} rollouts of ${games} games each`,
  /** @param {string} rollouts */
  ahead: (rollouts) => `${rollouts} rollouts, stopped when ahead`,
  /** Where they are over before anybody looks. @param {string} rollouts @param {string} games */
  tooShort: (rollouts, games) => `${rollouts} rollouts, ${games} games: no time to stop`,
  /**
   * @param {string} rollouts
   * @param {string} contain
   * @param {string} truth
   * @param {string} miss
   */
  counts: (rollouts, contain, truth, miss) => `${rollouts}: ${contain} intervals contain ${truth}, ${miss} miss it.`,
  /**
   * @param {string} average
   * @param {string} by  with its sign
   */
  means: (average, by) => `The averages average ${average}: off by ${by} points.`,
  /** @param {string} miss  @param {string} rollouts */
  answer: (miss, rollouts) =>
    `${miss} of ${rollouts}, with these dice. That is no fault: about five misses in a hundred are what 95% means, for plain games and ` +
    'for result − luck alike, and a few more where there are few games. Subtracting luck makes intervals narrower, and not wrong more often.',
  /**
   * @param {string} average
   * @param {string} truth
   */
  stop: (average, truth) =>
    `But nobody may look at the average to decide when to stop: if these rollouts are stopped as soon as they are ahead, their averages ` +
    `average ${average} in place of ${truth}.`,
  caption: 'How often the interval of a plain rollout contains the exact answer, exactly',
  columns: { games: 'games', coverage: 'contains it' },
};
