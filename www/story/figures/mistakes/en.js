// Texts of figure 8 in English: luck is taken out, mistakes stay in.

/** @typedef {typeof en} Texts */

export const en = {
  question:
    'Players who always leave the fewest pips make mistakes. Here both sides do, and luck is measured by exact chances. ' +
    'Where does the average of result − luck settle?',
  /** @param {string} guess */
  quoted: (guess) => `“${guess}”`,
  guesses: {
    perfect: 'at the value of perfect play',
    players: 'at the value between these players',
    elsewhere: 'somewhere else: mistakes are luck, too',
  },
  who: 'Who plays for the fewest pips?',
  sides: { none: 'neither', blue: 'Blue', white: 'White', both: 'both' },
  /** @param {string} value */
  perfect: (value) => `perfect play: ${value}`,
  /** How the two sides play. */
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
  settles: (settles, perfect, by) =>
    `Both settle at ${settles}: ${perfect} with perfect play, and ${by} points for mistakes.`,
  /** @param {string} perfect */
  settlesPerfect: (perfect) =>
    `Both settle at ${perfect}, the value of perfect play: there are no mistakes to stay in.`,
  /** @param {string} games */
  alt: (games) => `Chart of both running averages over ${games} games.`,
  /**
   * @param {string} both
   * @param {string} perfect
   */
  answer: (both, perfect) =>
    `At the value between these players, ${both}, not at ${perfect}. Dice cause luck, players cause mistakes, and no roll is ` +
    'credited with a mistake. Subtracting luck takes away luck and nothing else. So a rollout tells you what the position ' +
    'is worth between these two players.',
  caption: 'Where the averages settle (calculated)',
  columns: { who: 'fewest pips', settles: 'settles at', by: 'mistakes' },
  /** @param {string} points */
  points: (points) => `${points} points`,
  none: 'none',
};
