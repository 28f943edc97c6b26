// What is said of two plays that are compared in the contact lab, in English, beside what all labs say of pairs.

import { counted } from '../../../shared/texts/counted.js';

export const pairs = {
  heading: 'A or B?',
  ends: 'Other plays end the game: there is nothing to roll out.',
  add: { 10: '+10', 100: '+100' },
  /**
   * @param {string} shown
   * @param {string} n
   */
  addLabel: (shown, n) => `${shown} pairs: roll ${counted(n, 'pair')} more`,
  /** @param {string} n */
  gaveUp: (n) => `Not known after ${counted(n, 'pair')}: these two are close. Once more goes on, ten times as far.`,
  caption: 'Equities of A, of B, and A − B, in points',
  /** @param {string} n */
  count: (n) => counted(n, 'pair'),
  se: 'Standard error of A − B',
  asIndependent: 'Standard error, as if independent',
  interval: '95% interval of A − B',
  always: 'the same, at all times',
  /** @param {string} end  of an interval */
  to: (end) => `to ${end}`,
  worth: 'One pair is worth … pairs of independent dice without luck subtracted',
  tried: 'One pair is worth',
  pairs: 'rolled',
  note:
    'Worth in pairs of independent dice without luck subtracted: (variance of A + variance of B) / variance of A − B, all of the same ' +
    'pairs. Equities in points, of the side that plays; the network plays on for both. ± is how far the 95% interval reaches, on its wider side.',
};
