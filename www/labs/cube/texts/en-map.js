// Texts on the 36 rolls in the cube lab, in English. Equity is for the side on roll. Numbers come as they are written.

import { map as shared } from '../../../lib/bearoff/texts/en-map.js';
import { counted } from '../../../lib/i18n/counted.js';

export const map = {
  ...shared,
  /** @param {string} points */
  mean: (points) => `Before the roll: ${counted(points, 'point')}, the mean of all 36`,
  label: 'Luck of each of the 36 rolls for the side on roll. Rows: first die; columns: second die',
  /**
   * With luck and play one after the other, as they are seen in the cell.
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${counted(value, 'point')} after it`,
  hint: 'Each number is the luck of that roll for the side on roll, in points. Choose a roll to see why, or to play it.',
  /**
   * A roll that was chosen, for screen readers.
   * @param {string} roll
   * @param {string} play
   * @param {string} after
   * @param {string} before
   * @param {string} luck
   */
  explained: (roll, play, after, before, luck) =>
    `${roll}: ${play}. ${counted(after, 'point')} after it, ${before} before: luck ${luck}.`,
  /** @param {string} points */
  after: (points) => `${points} after it`,
  /** @param {string} points */
  before: (points) => `${points} before`,
  /** @param {string} points */
  why: (points) =>
    `Each roll has a chance of 1/36. Luck is the difference from the mean of all 36, ${points}, so the lucky rolls gain ` +
    `as much as the unlucky ones lose. The cube doesn’t change that.`,

  cube: { label: 'The cube before the roll', still: 'Cube not turned', turned: 'Cube turned' },
  market: {
    legend: 'loses the market',
    /**
     * @param {string} n
     * @param {string} all
     */
    lost: (n, all) =>
      `Of ${all} sequences (this roll and the reply), ${n} ${n === '1' ? 'loses' : 'lose'} the market: a double would then be ` +
      `passed, or the game is won.`,
    none: 'No sequence of two rolls loses the market: a double would still be taken after each of them.',
    turned: 'The cube is turned and the other side owns it, so there is no market left to lose.',
    notHis: 'The other side owns the cube, so it can’t be turned now.',
    /** @param {string} n */
    replies: (n) => `This roll loses the market after ${n} of the 36 replies.`,
    /**
     * The name of a cell whose roll loses the market.
     * @param {string} cell
     * @param {string} n
     */
    cell: (cell, n) => `${cell}; loses the market after ${n} of 36 replies`,
    wins: 'This roll wins the game, and then it’s too late to double.',
    keeps: 'This roll doesn’t lose the market after any reply.',
  },
  /**
   * @param {string} said
   * @param {string} more
   */
  both: (said, more) => `${said} ${more}`,
};
