// English texts of the map of a position's 36 rolls, in any unit of luck. Numbers arrive formatted.

import { counted } from '../../i18n/counted.js';

export const map = {
  heading: 'The 36 rolls',
  none: 'No position to roll from yet.',
  first: 'First die',
  /** @param {string} n */
  die: (n) => `Die ${n}`,
  noPlay: 'no play',
  unlucky: 'unlucky',
  lucky: 'lucky',
  /** @param {string} roll */
  playIt: (roll) => `Play this roll: ${roll}`,
  ends: 'This roll ends the game.',
  back: 'Take the roll back',
  /** @param {string} n */
  played: (n) => `${counted(n, 'roll')} played`,
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
  together: (points) => `total ${points}`,
};
