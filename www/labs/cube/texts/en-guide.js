// Texts of the guide in the cube lab, in English. Numbers come as they are written. Three lines of a phone
// have some 120 letters.

import { counted } from '../../../lib/i18n/counted.js';

export const guide = {
  start: 'Double or wait? The equity of both is known exactly. Roll one game and see how much of its result was luck.',
  rollOne: 'Roll one game',
  /**
   * @param {string} result
   * @param {string} luck
   * @param {string} reduced
   */
  game: (result, luck, reduced) =>
    `Result ${result}, luck ${luck}: without luck, this game counts ${reduced}. One game tells you little: roll on to a thousand.`,
  /** @param {string} n */
  games: (n) => `${counted(n, 'game')} so far. At a thousand you can see where both lines settle.`,
  rollMany: 'Roll on to 1,000 games',
  /**
   * @param {string} n
   * @param {string} plain
   * @param {string} reduced
   */
  settled: (n, plain, reduced) =>
    `${counted(n, 'game')}: ${plain} plain, ${reduced} variance reduced. Now measure the luck of the same games by the exact equities.`,
  climb: 'Measure by exact equities',
  /** @param {string} value */
  exact: (value) =>
    `The results differed only by luck: without it, every game counts ${value}. Now double and take yourself.`,
  mistakes: 'The remaining spread comes from these players’ mistakes, which stay in. Now double and take yourself.',
};
