// What the bear-off lab says of the 36 rolls, in English. Numbers come as they are written.

import { map as shared } from '../../../shared/bearoff/texts/en-map.js';

export const map = {
  ...shared,
  /** @param {string} percent */
  mean: (percent) => `Blue before the roll: ${percent}%, the mean of all 36`,
  label: 'Blue’s luck with each of the 36 rolls. Rows: first die; columns: second die',
  /**
   * With luck and play one after the other, as they are seen in the cell.
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${value}% after it`,
  hint: 'Each number is how lucky that roll is for Blue, in points. Choose one to see why, and to play it.',
  /** @param {string} roll */
  compare: (roll) => `Compare two plays of ${roll}`,
  compareAny: 'Compare two plays of a roll',
  /**
   * What is told of a roll that was chosen, to those who hear it.
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
    `Each roll comes once in 36 times, so each counts 1/36 of its luck. Luck is measured from the mean of all ` +
    `36, ${percent}%: what the lucky rolls win, the unlucky ones lose, and the luck of honest dice averages zero.`,
};
