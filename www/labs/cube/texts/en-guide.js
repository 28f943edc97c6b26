// What the lab of the cube tells the reader to do next, in English. Numbers come as they are written. Three lines of a phone
// have some 120 letters.

import { counted } from '../../../shared/texts/counted.js';

export const guide = {
  start: 'What is it worth to double, and to wait? Both are known exactly. Play a game, and see how much of its result was luck.',
  rollOne: 'Roll one game',
  /**
   * @param {string} result
   * @param {string} luck
   * @param {string} reduced
   */
  game: (result, luck, reduced) =>
    `Result ${result}, luck ${luck}: without luck, this game counts ${reduced}. One game says little; go on to a thousand.`,
  /** @param {string} n */
  games: (n) => `${counted(n, 'game')} so far. At a thousand you see where both lines are going.`,
  rollMany: 'Roll on to 1,000 games',
  /**
   * @param {string} n
   * @param {string} plain
   * @param {string} reduced
   */
  settled: (n, plain, reduced) =>
    `${counted(n, 'game')}: ${plain} plain, ${reduced} variance reduced. Now measure the same games by the exact equities.`,
  climb: 'To the top of the ladder',
  /** @param {string} value */
  exact: (value) => `Luck was all there was: without it, every single game counts ${value}. Now double and take yourself.`,
  mistakes: 'What spread is left are the mistakes of these players: luck is taken out, mistakes are not. Now double and take yourself.',
};
