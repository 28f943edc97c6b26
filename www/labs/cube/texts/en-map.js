// What the lab of the cube says of the 36 rolls, in English. Equity is the side's that is on roll. Numbers come as they are
// written.

import { map as shared } from '../../../shared/bearoff/texts/en-map.js';
import { counted } from '../../../shared/texts/counted.js';

export const map = {
  ...shared,
  /** @param {string} points */
  mean: (points) => `Before the roll: ${counted(points, 'point')}, the mean of all 36`,
  label: 'Luck with each of the 36 rolls, for the side on roll. Rows: first die; columns: second die',
  /**
   * With luck and play one after the other, as they are seen in the cell.
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${counted(value, 'point')} after it`,
  hint: 'Each number is how lucky that roll is for the side on roll, in points. Choose one to see why, and to play it.',
  /**
   * What is told of a roll that was chosen, to those who hear it.
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
    `Each roll comes once in 36 times, so each counts 1/36 of its luck. Luck is measured from the mean of all ` +
    `36, ${points}: what the lucky rolls win, the unlucky ones lose, with a cube as without one.`,

  cube: { label: 'The cube before the roll', still: 'Cube not turned', turned: 'Cube turned' },
  market: {
    legend: 'loses the market',
    /**
     * @param {string} n
     * @param {string} all
     */
    lost: (n, all) =>
      `Of ${all} sequences (this roll and the answer), ${n} ${n === '1' ? 'loses' : 'lose'} the market: after them a double ` +
      `is no longer taken, or the game is won.`,
    none: 'No sequence of two rolls loses the market: after each of them a double would still be taken.',
    turned: 'The cube is turned, and the other side owns it: there is no market left to be lost.',
    notHis: 'The other side owns the cube: it cannot be turned now.',
    /** @param {string} n */
    replies: (n) => `It loses the market after ${n} of the 36 replies.`,
    /**
     * What a cell is called that does.
     * @param {string} cell
     * @param {string} n
     */
    cell: (cell, n) => `${cell}; loses the market after ${n} of 36 replies`,
    wins: 'It wins the game: the point is won, and no more can be had for it.',
    keeps: 'It does not lose the market, whatever the reply.',
  },
  /**
   * @param {string} said
   * @param {string} more
   */
  both: (said, more) => `${said} ${more}`,
};
