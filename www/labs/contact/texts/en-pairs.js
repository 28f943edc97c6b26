// English texts of the comparison of two plays that only the contact lab has. The others are in lib/pairs.

import { counted } from '../../../lib/i18n/format.js';

export const pairs = {
  heading: 'A or B?',
  ends: 'All other plays end the game, so there is nothing to roll out.',
  add: { 10: '+10', 100: '+100' },
  /** @param {string} shown @param {string} n */
  addLabel: (shown, n) => `${shown} pairs: roll ${counted(n, 'more pair')}`,
  /** @param {string} n */
  gaveUp: (n) =>
    `Not known after ${counted(n, 'pair')}: these two plays are close. Press again to go on, up to ten times as many.`,
  caption: 'Equities of A, of B, and A − B, in points',
  /** @param {string} n */
  count: (n) => counted(n, 'pair'),
  se: 'Standard error of A − B',
  asIndependent: 'Standard error, as if independent',
  interval: '95% interval of A − B',
  always: 'Any-time 95% interval',
  /** @param {string} end  of an interval */
  to: (end) => `to ${end}`,
  worth: 'How many plain pairs with independent dice each pair counts as',
  tried: 'Plain pairs per pair',
  pairs: 'Pairs',
  note:
    'Plain pairs have independent dice and no luck subtracted. Plain pairs per pair: (variance of A + variance of B) / variance of A − B, ' +
    'over the same pairs. Equities are in points, for the side making the play; the network then plays both sides. ' +
    '± is how far the 95% interval reaches, on its wider side.',
};
