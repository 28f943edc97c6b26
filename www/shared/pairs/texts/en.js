// What all labs that compare two plays by pairs say of them, in English.

import { counted } from '../../texts/counted.js';

export const pairs = {
  names: {
    independent: 'Independent dice',
    same: 'Same dice',
    ranked: 'Rank-coupled',
  },
  about: {
    independent: 'Each play has dice of its own, as in two separate rollouts.',
    same: 'Both plays get the same rolls.',
    ranked: 'B gets the roll that is as good for it, of its 36, as A’s is for A: Koca’s proposal.',
  },
  /** Before, with and after the word that is explained. */
  coupling: ['B’s dice in a ', 'pair', ''],
  asIndependent: 'A − B, as if independent',
  correlation: 'Correlation of A and B',
  onlyOne: 'This roll has only one play: there is nothing to compare. Choose another roll.',
  pick: {
    /** @param {string} play */
    a: (play) => `A: ${play}`,
    /** @param {string} play */
    b: (play) => `B: ${play}`,
  },
  known: {
    roll: 'Roll until the better play is known',
    stop: 'Stop',
    about: 'It stops by the 95% interval that holds at all times at once: whoever looks as often as he likes is not fooled.',
    looking: 'Not known yet …',
    /**
     * @param {string} n
     * @param {string} play
     */
    known: (n, play) =>
      `Known after ${counted(n, 'pair')}: ${play} is better, by the 95% interval that holds at all times at once.`,
  },
};
