// What figure 8 says, in English: luck is taken out, mistakes stay in.

/** @typedef {typeof en} Texts */

export const en = {
  question:
    'Whoever always leaves the fewest pips makes mistakes. Both sides do so here, and luck is measured by exact chances. ' +
    'Where does the average of result − luck settle?',
  /** @param {string} guess */
  quoted: (guess) => `“${guess}”`,
  guesses: {
    perfect: 'at the value of perfect play',
    players: 'at the value of these players’ game',
    elsewhere: 'somewhere else: mistakes are luck, too',
  },
  who: 'Who plays for the fewest pips?',
  sides: { none: 'nobody', blue: 'Blue', white: 'White', both: 'both' },
  /** @param {string} value */
  perfect: (value) => `perfect play: ${value}`,
  /** What they do. */
  play: {
    none: 'Both sides play perfectly.',
    blue: 'Blue plays for the fewest pips, White perfectly.',
    white: 'White plays for the fewest pips, Blue perfectly.',
    both: 'Both sides play for the fewest pips.',
  },
  /**
   * @param {string} play
   * @param {string} games
   * @param {string} plain
   * @param {string} reduced
   */
  after: (play, games, plain, reduced) => `${play} After ${games} games: plain ${plain}, result − luck ${reduced}.`,
  /**
   * @param {string} settles
   * @param {string} perfect
   * @param {string} by  with its sign
   */
  settles: (settles, perfect, by) => `They settle at ${settles}: perfect play’s ${perfect}, and ${by} points of mistakes.`,
  /** @param {string} perfect */
  settlesPerfect: (perfect) => `They settle at ${perfect}, the value of perfect play: there are no mistakes to stay in.`,
  /** @param {string} games */
  alt: (games) => `Chart of both running averages over ${games} games.`,
  /**
   * @param {string} both
   * @param {string} perfect
   */
  answer: (both, perfect) =>
    `At the value of these players’ game, ${both}, and not at ${perfect}. Luck is what the dice do; a mistake is what a player ` +
    'does, and no roll is credited with it. Subtracting luck takes away luck and nothing else. So a rollout says what the ' +
    'position is worth between these two players.',
  caption: 'Where the averages settle, exactly',
  columns: { who: 'fewest pips', settles: 'settles at', by: 'mistakes' },
  /** @param {string} points */
  points: (points) => `${points} points`,
  none: 'none',
};
