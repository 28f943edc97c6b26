// What the contact lab says of the 36 rolls, in English. Numbers come as they are written: equities, in points.

import { map as shared } from '../../../shared/bearoff/texts/en-map.js';

export const map = {
  ...shared,
  nothing: 'No estimate, no luck: choose somebody who measures it.',
  waits: 'The databases of bear-offs are being made.',
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
  explained: (roll, play, after, before, luck) => `${roll}: ${play}. Equity ${after} after it, ${before} before: luck ${luck}.`,
  /** @param {string} equity */
  after: (equity) => `${equity} after it`,
  /** @param {string} equity */
  before: (equity) => `${equity} before`,
  /** @param {string} equity */
  why: (equity) =>
    `Each roll comes once in 36 times, so each counts 1/36 of its luck. Luck is measured from the mean of all 36, ${equity}: ` +
    `whoever estimates, what the lucky rolls win, the unlucky ones lose.`,
};
