// Texts of figure 9 in English: what a 95% interval promises, and how stopping early breaks that promise.

/** @typedef {typeof en} Texts */

export const en = {
  /** @param {string} rollouts */
  question: (rollouts) =>
    `Each of these ${rollouts} rollouts has a 95% interval. How many of them will miss the exact answer?`,
  /** @param {string} n */
  guess: (n) => `${n} of them`,
  games: 'Games per rollout',
  estimate: 'Each game counts as',
  estimates: { plain: 'its result', reduced: 'result − made-up luck' },
  ends: 'Each rollout ends',
  endings: { over: 'after all its games', ahead: 'as soon as it’s ahead' },
  /** @param {string} rollouts */
  rollouts: (rollouts) => `${rollouts} rollouts, side by side`,
  /** @param {string} n */
  miss: (n) => `${n} miss it`,
  /**
   * @param {string} rollouts
   * @param {string} value
   */
  average: (rollouts, value) => `average of the ${rollouts}: ${value}`,
  alt: 'The 95% intervals of all rollouts, side by side, with the exact answer as a line across them.',
  // About equally long, so that nothing below them moves.
  /** @param {string} rollouts @param {string} games */
  fixed: (rollouts, games) => `${rollouts} rollouts of ${games} games each`,
  /** @param {string} rollouts */
  ahead: (rollouts) => `${rollouts} rollouts, stopped when ahead`,
  /** For rollouts that end before they could stop. @param {string} rollouts @param {string} games */
  tooShort: (rollouts, games) => `${rollouts} rollouts of ${games} games, too short to stop`,
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
  means: (average, by) => `The mean of all averages is ${average}: off by ${by} points.`,
  /** @param {string} miss  @param {string} rollouts */
  answer: (miss, rollouts) =>
    `${miss} of ${rollouts}, with these dice. That’s no fault. About five misses in a hundred are what 95% means, for plain games and ` +
    'for result − luck alike, and short rollouts miss a little more often. Subtracting luck makes intervals narrower, but not wrong more often.',
  /**
   * @param {string} average
   * @param {string} truth
   */
  stop: (average, truth) =>
    `But you mustn’t look at the average to decide when to stop. If these rollouts stop as soon as they are ahead, the mean of their ` +
    `averages is ${average} instead of ${truth}.`,
  caption: 'How often the interval of a plain rollout contains the exact answer (calculated)',
  columns: { games: 'games', coverage: 'contains it' },
};
