// Parameters in the addresses of every lab that rolls out.

import { asOthers, at } from '../address/address.js';
import { choice, flag, list, numbers, text, themselves, whole } from '../address/kinds.js';
import { PERCENT } from '../i18n/format.js';

/** @typedef {import('../address/address.js').Property} Property */
/** @typedef {Omit<Property, 'start'> & {start?: any}} Entry  in a lab's table: its start is that of the state */

/** Always written in hexadecimal, as the core writes it: the same dice are the same text. */
const digits = text(/^(0x[\da-f]+|\d+)$/i, 'digits, or `0x` and hexadecimal digits');
const seed = {
  ...digits,
  /** @param {string} written */
  read: (written) => digits.read(written) && `0x${BigInt(written).toString(16)}`,
};

/** Parts that an address can bring before the reader; `stopped` are the thousand rollouts, stopped when ahead. */
const SHOWN = /** @type {const} */ (['chart', 'tiles', 'readout', 'many', 'stopped', 'games']);

/** @typedef {typeof SHOWN[number] | 'worth' | 'williams'} Shown */

/**
 * The parts that are hidden: in the state those that others ask for as well, so that it does not say what the author has.
 * @param {Property} property  as all labs have it
 * @returns {Entry}
 */
export const hiding = (property) => ({ ...property, take: (parts, state) => ({ ...state, hide: new Set(parts) }) });

/**
 * A lab takes them apart where some of its own stand between them.
 * @param {Record<string, string>} series  the lines of its chart, by the names that they have in an address
 * @param {Shown[]} [own]  parts of its own that can be brought before the reader
 * @param {import('../i18n/format.js').Unit} [unit]  of its results
 * @returns {Record<'seed' | 'games' | 'speed' | 'axis' | 'series' | 'tables' | 'average' | 'bands' | 'always' | 'funnels' |
 *   'list' | 'guide' | 'half' | 'bets' | 'told' | 'show', Entry>}
 */
export const rolloutProperties = (series, own = [], unit = PERCENT) => ({
  seed: { kind: seed, start: null, who: 'both' },
  games: { kind: whole(1e12), start: 0, who: 'both' },
  speed: {
    kind: choice({ 1: 1, 10: 10, 100: 100, 1000: 1000, 100000: 100_000, max: Infinity }),
    ...at('speed'),
    who: 'both',
  },
  axis: { kind: choice({ log: 'log', linear: 'linear' }), ...at('view.axis'), who: 'both' },
  series: { kind: list(series), ...at('view.hidden', asOthers(Object.values(series))), who: 'both' },
  tables: { kind: flag, ...at('view.allTables'), who: 'both' },
  average: { kind: flag, ...at('view.luck'), who: 'both' },
  bands: { kind: flag, ...at('view.bands'), who: 'both' },
  always: { kind: flag, ...at('view.always'), who: 'both' },
  funnels: { kind: flag, ...at('view.funnels'), who: 'both' },
  list: { kind: choice({ newest: 'newest', first: 'first' }), ...at('gamesShown'), who: 'both' },
  guide: { kind: flag, ...at('guide'), who: 'both' },
  /** A game that is begun. Where one has many rolls, a lab has a number here: of those that are made. */
  half: { kind: flag, start: false, who: 'reader' },
  /** Where the reader has bet that the lines will settle: plain and variance reduced. */
  bets: { kind: numbers(2, unit.bets), ...at('bets'), who: 'reader' },
  /** Whether he has been told; which goes without saying, depends on others: bet-course.js. */
  told: { kind: flag, start: null, who: 'reader' },
  /** The part that is brought before the reader once. It is no part of the state, and the next address has it no more. */
  show: { kind: choice(themselves([...SHOWN, ...own])), start: null, who: 'reader' },
});

/** How many first rolls are rotated, in the labs that offer it. An address that rotates them has an embed offer the choice. @type {Entry} */
export const rotation = {
  kind: choice(/** @type {Record<string, import('./shapes.js').Rotation>} */ ({ 0: 0, 1: 1, 2: 2 })),
  ...at('rotation'),
  take: (rotation, state) => ({ ...state, rotation, ...(rotation > 0 && { rotates: true }) }),
  who: 'both',
};

/** The rolls before a horizon, or the end. */
const rolls = whole(99);
const rollsOrEnd = {
  ...rolls,
  read: (/** @type {string} */ written) => (written === 'end' ? written : rolls.read(written)),
  of: { form: '`end`, or a whole number from 0 to 99' },
};

/** An address says `end` where the state has null. */
const toEnd = {
  toValue: (/** @type {number | null} */ value) => value ?? 'end',
  toState: (/** @type {number | 'end'} */ value) => (value === 'end' ? null : value),
};

/** After how many rolls games are cut short, in the labs that offer it. @type {Entry} */
export const horizon = { kind: rollsOrEnd, ...at('wanted.horizon', toEnd), who: 'both' };

/**
 * A table of parameters without some of them.
 * @template {object} T
 * @template {keyof T} N
 * @param {T} table
 * @param {...N} names
 * @returns {Omit<T, N>}
 */
export function without(table, ...names) {
  const rest = { ...table };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}
