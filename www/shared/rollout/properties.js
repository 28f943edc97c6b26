// What an address can say of every lab that rolls out.

import { choice, flag, list, numbers, text, whole } from '../address/kinds.js';

/** @typedef {import('../address/address.js').Property} Property */

/** Always written in hexadecimal, as the core writes it: the same dice are the same text. */
const digits = text(/^(0x[\da-f]+|\d+)$/i);
const seed = {
  ...digits,
  /** @param {string} written */
  read: (written) => digits.read(written) && `0x${BigInt(written).toString(16)}`,
};

/**
 * A lab takes them apart where some of its own stand between them.
 * @param {Record<string, string>} series  the lines of its chart, by the names that they have in an address
 * @returns {Record<'seed' | 'games' | 'speed' | 'axis' | 'series' | 'tables' | 'average' | 'bands' | 'funnels' |
 *   'list' | 'half' | 'bets', Property>}
 */
export const rolloutProperties = (series) => ({
  seed: { kind: seed, start: null, who: 'both' },
  games: { kind: whole(1e12), start: 0, who: 'both' },
  speed: {
    kind: choice({ 1: 1, 10: 10, 100: 100, 1000: 1000, 100000: 100_000, max: Infinity }),
    start: 1000,
    who: 'both',
  },
  axis: { kind: choice({ log: 'log', linear: 'linear' }), start: 'log', who: 'both' },
  series: { kind: list(series), start: Object.values(series), who: 'both' },
  tables: { kind: flag, start: false, who: 'both' },
  average: { kind: flag, start: false, who: 'both' },
  bands: { kind: flag, start: true, who: 'both' },
  funnels: { kind: flag, start: true, who: 'both' },
  list: { kind: choice({ newest: 'newest', first: 'first' }), start: 'newest', who: 'both' },
  /** A game that is begun. Where one has many rolls, a lab has a number here: of those that are made. */
  half: { kind: flag, start: false, who: 'reader' },
  /** Where the reader has bet that the lines will settle: plain and variance reduced. */
  bets: { kind: numbers(2, [0, 100]), start: null, who: 'reader' },
});
