// English texts of the bear-off lab's map of the 36 rolls. Numbers arrive formatted.

import { map as shared } from '../../../lib/bearoff/texts/en.js';

export const map = {
  ...shared,
  /** @param {string} percent */
  mean: (percent) => `Blue before the roll: ${percent}%, the mean of all 36`,
  label: 'Blue’s luck with each of the 36 rolls. Rows: first die; columns: second die',
  /**
   * The cell's accessible name: luck and play in the order in which the cell shows them.
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${value}% after it`,
  hint: 'Each number shows how lucky the roll is for Blue, in percentage points. Choose a roll to see why, or to play it.',
  /** @param {string} roll */
  compare: (roll) => `Compare two plays of ${roll}`,
  compareAny: 'Compare two plays of a roll',
  /**
   * Describes the chosen roll to screen readers.
   * @param {string} roll
   * @param {string} play
   * @param {string} after
   * @param {string} before
   * @param {string} luck
   */
  explained: (roll, play, after, before, luck) =>
    `${roll}: ${play}. ${after}% after it, ${before}% before: luck ${luck}.`,
  /** @param {string} percent */
  after: (percent) => `${percent}% after it`,
  /** @param {string} percent */
  before: (percent) => `${percent}% before`,
  /** @param {string} percent */
  why: (percent) =>
    `Each roll has a chance of 1/36, so 1/36 of its luck counts. Luck is measured from the mean of all 36, ` +
    `${percent}%. So the lucky rolls gain as much as the unlucky ones lose: with fair dice, luck averages zero.`,
};
