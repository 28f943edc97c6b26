// The findings from a thousand rollouts compared with the exact value, in English. They are loaded with those rollouts.

export const en = {
  /**
   * @param {string} n  intervals
   * @param {string} truth
   * @param {string} plain  of them contain it
   * @param {string} reduced
   */
  contain: (n, truth, plain, reduced) =>
    `Of ${n} “95%” intervals each, ${plain} plain and ${reduced} variance-reduced ones contain the exact ${truth}.`,
  // Follows it where there are fewer games than an interval needs.
  short: 'Intervals from so few games are rough.',
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
    `The variance-reduced average was nearer to the exact value in ${reduced} of the rollouts, the plain average in ${plain}.`,
  // Follows it where some were as near, or stands for it.
  /** @param {string} n */
  neither: (n) => `In ${n} both were equally near.`,
  /**
   * Of both averages.
   * @param {string} said
   */
  skewness: (said) => `Skewness (0 is symmetrical): ${said}.`,
  /**
   * @param {string} name
   * @param {string} seen
   */
  skewed: (name, seen) => `${name} ${seen}`,
  /**
   * One skewness, with the theoretical value.
   * @param {string} name
   * @param {string} seen
   * @param {string} expected
   */
  skewedAs: (name, seen, expected) => `${name} ${seen} (theory predicts ${expected})`,
  and: '; ',
  stop: 'Stop when ahead, a thousand times',
  cancel: 'Cancel',
  /**
   * @param {string} first
   * @param {string} most
   */
  rule: (first, most) =>
    `Each rollout stopped as soon as its average was above the value where it settles. The average was checked after every ` +
    `game from game ${first} on, up to ${most} games.`,
  /**
   * @param {string} name
   * @param {string} mean
   * @param {string} margin
   * @param {string} limit
   * @param {string} games
   */
  stopped: (name, mean, margin, limit, games) =>
    `${name}: the mean is ${mean} ± ${margin} (95%) instead of ${limit}, after ${games} games on average.`,
  // Follows it.
  lesson:
    'Stopping when ahead keeps good luck and gives bad luck time to pass. Stopping after a number of games fixed in ' +
    'advance, odd or even, doesn’t: see the averages of the thousand rollouts above.',
  choose: 'Choose the table afterwards, a thousand times',
  notChosen: 'Tables are tuned to 10 to 1,000 games.',
  /** @param {string} games */
  chosenCaption: (games) =>
    `A table that averages zero is tuned to each rollout of ${games} games. Intervals of mean ± 1.96 standard errors:`,
  missedHead: 'miss 37.5%',
  chanceHead: 'exact chance',
  /**
   * @param {string} n
   * @param {string} all
   */
  missed: (n, all) => `${n} of ${all}`,
  sameGames: 'Counted on the games it was tuned to',
  freeChoice: 'Those games, with the interval for a freely chosen table (± 2.45)',
  newDice: 'Counted on as many new games',
  halves: 'Tuned to one half, counted on the other',
  // Follows it.
  cured:
    'For new games, and for games set aside before the choice, the table is one that was fixed beforehand. Such tables miss in 5% of long rollouts.',
};

/** @typedef {typeof en} Texts */
