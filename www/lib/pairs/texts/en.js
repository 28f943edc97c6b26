// English texts shared by the labs that compare two plays by pairs.

import { counted } from '../../i18n/format.js';

export const pairs = {
  names: {
    independent: 'Independent dice',
    same: 'Same dice',
    ranked: 'Rank-coupled',
  },
  about: {
    independent: 'Each play has its own dice, as in two separate rollouts.',
    same: 'Both plays get the same rolls.',
    ranked: 'B’s roll has the same rank among B’s 36 rolls as A’s has among A’s: Koca’s proposal.',
  },
  /** The label before, in and after the glossary word. */
  coupling: ['B’s dice in a ', 'pair', ''],
  asIndependent: 'A − B, as if independent',
  correlation: 'Correlation of A and B',
  onlyOne: 'This roll has only one play, so there’s nothing to compare. Choose another roll.',
  pick: {
    /** @param {string} play */
    a: (play) => `A: ${play}`,
    /** @param {string} play */
    b: (play) => `B: ${play}`,
  },
  known: {
    roll: 'Roll until the better play is known',
    stop: 'Stop',
    about: 'Stops when the any-time 95% interval excludes zero, so peeking is safe.',
    looking: 'Not known yet …',
    /** @param {string} n @param {string} play */
    known: (n, play) =>
      `Known after ${counted(n, 'pair')}: ${play} is better. The any-time 95% interval excludes zero.`,
  },
};
