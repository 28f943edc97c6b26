// What the bear-off lab says of the 36 rolls, in English. Numbers come as they are written.

import { counted } from '../../../shared/texts/counted.js';

export const map = {
  heading: 'The 36 rolls',
  /** @param {string} percent */
  mean: (percent) => `Blue before the roll: ${percent}%, the mean of all 36`,
  label: 'Blue’s luck with each of the 36 rolls. Rows: first die; columns: second die',
  none: 'No position to roll from yet.',
  first: 'First die',
  /** @param {string} n */
  die: (n) => `Die ${n}`,
  /**
   * With luck and play one after the other, as they are seen in the cell.
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${value}% after it`,
  noPlay: 'no play',
  unlucky: 'unlucky',
  lucky: 'lucky',
  hint: 'Each number is how lucky that roll is for Blue, in points. Choose one to see why, and to play it.',
  /** @param {string} roll */
  playIt: (roll) => `Play this roll: ${roll}`,
  ends: 'The game is over with it.',
  /** @param {string} roll */
  compare: (roll) => `Compare two plays of ${roll}`,
  compareAny: 'Compare two plays of a roll',
  back: 'Take the roll back',
  /** @param {string} n */
  played: (n) => `${counted(n, 'roll')} played`,
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
  /** @param {string} points */
  luck: (points) => `luck ${points}`,
  /** @param {string} points */
  share: (points) => `× 1/36 = ${points}`,
  balance: 'Luck × chance adds up to zero',
  /** @param {string} n */
  unluckyRolls: (n) => counted(n, 'unlucky roll'),
  /** @param {string} n */
  luckyRolls: (n) => counted(n, 'lucky roll'),
  /** @param {string} points */
  together: (points) => `together ${points}`,
  /** @param {string} percent */
  why: (percent) =>
    `Each roll comes once in 36 times, so each counts 1/36 of its luck. Luck is measured from the mean of all ` +
    `36, ${percent}%: what the lucky rolls win, the unlucky ones lose, and the luck of honest dice averages zero.`,
};
