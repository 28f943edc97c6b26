// Everything that an address can say of the two-checker lab: one table for defaults, addresses, the controls that
// can be hidden, and the authors' chapter of the README.

import { commonProperties } from '../../shared/address/common.js';
import { choice, flag, list, numbers, text, whole } from '../../shared/address/kinds.js';

/** @typedef {import('./luck-table.js').Preset} Preset */

/** What can be hidden, in the order of the page. The chart cannot: it is what everything else is about. */
export const PARTS = [
  'board', 'game', 'seed', 'controls', 'tree', 'sentence', // the left column
  'table', 'presets', 'verdict', // luck
  'tiles', 'legend', 'options', 'notes', 'share', // around the chart
  'readout', 'many', 'games', // below it
];

/** The lines of the chart, as they are called in an address. */
const SERIES = {
  plain: 'plain',
  reduced: 'reduced',
  correct: 'correct',
  'made-up': 'madeUp',
  backwards: 'backwards',
  yours: 'yours',
};

/** Always written in hexadecimal, as the core writes it: the same dice are the same text. */
const digits = text(/^(0x[\da-f]+|\d+)$/i, 'digits, or `0x` and hexadecimal digits');
const seed = {
  ...digits,
  /** @param {string} written */
  read: (written) => digits.read(written) && `0x${BigInt(written).toString(16)}`,
};

/** @type {import('../../shared/address/address.js').Properties} */
export const properties = {
  ...commonProperties(PARTS),
  /** The table in force, where the lab does not begin with one that is its author's. */
  preset: {
    kind: choice(/** @type {Record<string, Preset>} */ ({
      correct: 'correct', 'made-up': 'madeUp', backwards: 'backwards', none: 'none', yours: 'yours',
    })),
    start: null,
    who: 'both',
  },
  luck: { kind: numbers(4), start: null, who: 'both' },
  seed: { kind: seed, start: null, who: 'both' },
  replay: { kind: choice({ article: true, none: false }), start: false, who: 'both' },
  games: { kind: whole(1e12), start: 0, who: 'both' },
  keep: { kind: flag, start: true, who: 'both' },
  speed: {
    kind: choice({ 1: 1, 10: 10, 100: 100, 1000: 1000, 100000: 100_000, max: Infinity }),
    start: 1000,
    who: 'both',
  },
  axis: { kind: choice({ log: 'log', linear: 'linear' }), start: 'log', who: 'both' },
  series: { kind: list(SERIES), start: Object.values(SERIES), who: 'both' },
  tables: { kind: flag, start: false, who: 'both' },
  average: { kind: flag, start: false, who: 'both' },
  bands: { kind: flag, start: true, who: 'both' },
  funnels: { kind: flag, start: true, who: 'both' },
  list: { kind: choice({ newest: 'newest', first: 'first' }), start: 'newest', who: 'both' },
  /** A game halfway through, after its first roll. */
  half: { kind: flag, start: false, who: 'reader' },
  /** Where the reader has bet that the lines will settle: plain and variance reduced. */
  bets: { kind: numbers(2, [0, 100]), start: null, who: 'reader' },
};
