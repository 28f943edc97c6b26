// The texts of the 36 rolls in the contact lab, in English. Numbers are equities in points and arrive formatted.

import { map as shared } from '../../../lib/bearoff/texts/en-map.js';

export const map = {
  ...shared,
  nothing: 'Without an evaluator there is no luck. Choose one under “Luck is estimated by”.',
  waits: 'Calculating the bear-off databases …',
  /** @param {string} equity */
  mean: (equity) => `Before the roll: ${equity}, the mean of all 36`,
  /**
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, equity ${value} after it`,
  /**
   * @param {string} roll
   * @param {string} play
   * @param {string} after
   * @param {string} before
   * @param {string} luck
   */
  explained: (roll, play, after, before, luck) =>
    `${roll}: ${play}. Equity ${after} after it, ${before} before: luck ${luck}.`,
  /** @param {string} equity */
  after: (equity) => `${equity} after it`,
  /** @param {string} equity */
  before: (equity) => `${equity} before`,
  /** @param {string} equity */
  why: (equity) =>
    `Each roll has a chance of 1/36. Luck is the difference from the mean of all 36, ${equity}. ` +
    'So with any evaluator, the lucky rolls gain exactly as much as the unlucky ones lose.',
};
