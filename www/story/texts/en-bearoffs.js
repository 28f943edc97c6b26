// English texts of the figures about bear-offs, by the figures' names, with those around every figure: one part to load.

import { counted } from '../../lib/i18n/format.js';

export { en as common } from './en.js';

/** @typedef {typeof figures} Texts */

export const figures = {
  mistakes: {
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
    /** @param {string} play @param {string} games @param {string} plain @param {string} reduced */
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
    /** @param {string} both @param {string} perfect */
    answer: (both, perfect) =>
      `At the value between these players, ${both}, not at ${perfect}. Dice cause luck, players cause mistakes, and no roll is ` +
      'credited with a mistake. Subtracting luck takes away luck and nothing else. So a rollout tells you what the position ' +
      'is worth between these two players.',
    caption: 'Where the averages settle (calculated)',
    columns: { who: 'fewest pips', settles: 'settles at', by: 'mistakes' },
    /** @param {string} points */
    points: (points) => `${points} points`,
    none: 'none',
  },

  cut: {
    luck: 'Luck is measured by',
    horizon: 'Games are cut',
    evaluator: 'Cut games are evaluated by',
    evaluators: { exact: 'exact chances', pipCount: 'pip count', even: 'always 50%', backwards: 'backwards' },
    /** The evaluators within a sentence. */
    by: { exact: 'exact chances', pipCount: 'pip count', even: '“always 50%”', backwards: 'backwards chances' },
    /** @param {string} n */
    after: (n) => `after ${counted(n, 'roll')}`,
    never: 'never',
    byLuck: 'luck moves the line by',
    byCut: 'the cut moves the line by',
    /** @param {string} value */
    settle: (value) => `Both averages settle at ${value}.`,
    /** @param {string} by */
    luckMoves: (by) => `Luck measured by ${by} moves that by nothing.`,
    /**
     * @param {string} by
     * @param {string} n
     * @param {string} points  with their sign
     */
    cutMoves: (by, n, points) => `After ${counted(n, 'roll')}, evaluations by ${by} move it by ${points} points.`,
    noneCut: 'No game is cut, so nothing else moves it.',
    /** @param {string} games @param {string} plain @param {string} reduced */
    alt: (games, plain, reduced) =>
      `Chart of both running averages over ${games} games. Plain: ${plain}, result − luck: ${reduced}. Two bars below it show how far ` +
      'luck and the cut move the value at which they settle.',
  },

  any: {
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
    /** @param {string} size @param {string} plain @param {string} reduced @param {string} worth */
    spread: (size, plain, reduced, worth) =>
      `With errors of up to ${size} points, plain games have a standard deviation of ${plain} points and result − luck one of ${reduced}. ` +
      `Each game counts as ${worth} plain games.`,
    /** @param {string} plain @param {string} mean */
    noSpread: (plain, mean) =>
      `Without errors, plain games have a standard deviation of ${plain} points and result − luck has none. One game alone ` +
      `gives ${mean}.`,
    /** @param {string} mean */
    mean: (mean) => `Both settle at ${mean}, however large the errors.`,
    /** @param {string} games @param {string} plain @param {string} reduced */
    alt: (games, plain, reduced) =>
      `Chart of both running averages over ${games} games, with the expected funnels of 95 of 100 rollouts. Plain: ${plain}, ` +
      `result − luck: ${reduced}.`,
    /** @param {string} mean  with many decimals */
    answer: (mean) =>
      'It settles in the same place, later. The luck of a roll is the estimate after it, minus the average of all 36 such ' +
      'estimates. With any errors, that luck averages zero on every roll. So errors only leave in some of the spread that ' +
      `exact estimates would take out. The average settles at ${mean} wherever you put the slider.`,
  },
};
