// A lab's state in its address. The query holds the settings of the author of a link or an embed, the hash the reader's changes since. A
// table of properties describes both. This file reads and writes addresses, and turns their values into a lab's state and back.

import { refusedOr } from '../element/core.js';

/**
 * @typedef {Object} Property
 * @property {import('./kinds.js').Kind<any>} kind
 * @property {any} start  its value if the address doesn't name it
 * @property {'author' | 'reader' | 'both'} who  whether the query, the hash, or both may set it
 * @property {(state: any, core: any) => any} [say]  its value in this state of the lab; properties of the lab's games have none
 * @property {(state: any, core: any) => any} [insist]  the value written when the query overrides the default, if `say` returns null
 * @property {(value: any, state: any, core: any) => any} [take]  returns the state with this value; throws if the core refuses it
 * @property {(value: any, core: any) => Expanded} [expand]  for a value that sets other properties, too, unless the address sets them
 */

/**
 * @typedef {Object} Expanded
 * @property {Values} values  of this property and of others
 * @property {object | null} ignored  parts of the value that the lab doesn't use
 * @property {Error | null} error  why the core refuses it
 */

/** @typedef {Record<string, Property>} Properties */
/** @typedef {Record<string, any>} Values  one for each property */

/**
 * @typedef {Object} Problem  a value that isn't valid, or isn't used entirely
 * @property {string} name
 * @property {string} text  as it was written
 * @property {any} [error]  why the core refuses it
 * @property {any} [ignored]  the parts of a valid value that the lab doesn't use
 */

/**
 * The versions of addresses. Every address that was once written stays readable. An address names the oldest version that understands
 * it. In version 2, the query of an embed has other defaults. A hash means the same in all versions.
 */
const VERSIONS = ['1', '2'];

/**
 * The values with which an embed's address begins in version 2.
 * @param {{parts: readonly string[], spare: readonly string[]}} lab
 * @returns {Values}
 */
export const embedSince2 = ({ parts, spare }) => ({ hide: parts.filter((part) => spare.includes(part)) });

/**
 * Reads an address. Names that aren't in the table belong to someone else, and are skipped.
 * @param {Properties} properties
 * @param {{search: string, hash: string}} address
 * @param {Values} [since2]  defaults of version 2 and later that differ from the table
 * @param {any} [core]  expands values; without it, they stay as they are written
 * @returns {{values: Values, settings: Values, problems: Problem[]}} settings: the values of the query alone
 */
export function readAddress(properties, { search, hash }, since2 = {}, core = null) {
  /** @type {Problem[]} */
  const problems = [];
  const settings = startsOf(properties);
  // A version newer than ours begins at least like version 2.
  if (Number(new URLSearchParams(search).get('v')) >= 2) Object.assign(settings, since2);
  take(properties, search, 'reader', settings, problems, core);
  const values = { ...settings };
  take(properties, hash.replace(/^#/, ''), 'author', values, problems, core);
  return { values, settings, problems };
}

/** @param {Properties} properties @returns {Values} */
const startsOf = (properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, { start }]) => [name, start]));

/**
 * @param {Properties} properties
 * @param {string} written
 * @param {Property['who']} not  whose properties are skipped
 * @param {Values} values  takes the values that are read
 * @param {Problem[]} problems
 * @param {any} core
 */
function take(properties, written, not, values, problems, core) {
  const given = new URLSearchParams(written);
  const version = given.get('v');
  if (version !== null && !VERSIONS.includes(version)) problems.push({ name: 'v', text: version });
  for (const [name, { kind, who, expand }] of Object.entries(properties)) {
    const text = who === not ? null : given.get(name);
    if (text === null) continue;
    const value = kind.read(text);
    if (value === undefined) {
      problems.push({ name, text });
    } else if (expand && core) {
      const { values: expanded, ignored, error } = expand(value, core);
      // Properties that the address sets itself come later in the table.
      Object.assign(values, expanded);
      if (error) problems.push({ name, text, error });
      else if (ignored) problems.push({ name, text, ignored });
    } else {
      values[name] = value;
    }
  }
}

/**
 * Writes all values that differ from the defaults as a query: '' if none does.
 * @param {Properties} properties
 * @param {Values} values
 */
export const writeQuery = (properties, values) => before('?', first(written(properties, values, null, 'reader')));

/**
 * Writes the query of an embed, in version 2.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} since2
 */
export const writeEmbedQuery = (properties, values, since2) => before('?', writtenSince2(properties, values, since2));

/**
 * Returns the query of an embed as pairs of name and text.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} since2  defaults of version 2
 * @returns {[string, string][]}
 */
export const writtenSince2 = (properties, values, since2) => [
  ['v', '2'],
  ...written(properties, values, { ...startsOf(properties), ...since2 }, 'reader'),
];

/**
 * Writes the reader's changes as a hash: '' if there are none.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} settings  the values of the query
 * @param {Values} [insisted]  values in place of null, for properties that the query sets
 */
export const writeHash = (properties, values, settings, insisted) =>
  before('#', first(written(properties, values, settings, 'author', insisted)));

/**
 * Writes all values as a query, with a hash for values that no query can hold.
 * @param {Properties} properties
 * @param {Values} values
 */
export function writeLink(properties, values) {
  const search = writeQuery(properties, values);
  const { settings } = readAddress(properties, { search, hash: '' });
  return search + writeHash(properties, values, settings);
}

/**
 * Returns names and texts of all values that differ from the settings or the defaults, in the table's order.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values | null} settings  null: the table's defaults
 * @param {Property['who']} not
 * @param {Values} [insisted]
 * @returns {[string, string][]}
 */
export function written(properties, values, settings, not, insisted = {}) {
  /** @type {[string, string][]} */
  const pairs = [];
  for (const [name, { kind, start, who }] of Object.entries(properties)) {
    if (who === not) continue;
    const anyway = settings ? settings[name] : start;
    // A value that is not set needs no mention, unless the query has set it.
    const now = values[name] ?? (anyway === null ? null : (insisted[name] ?? null));
    if (now === null || (anyway !== null && kind.write(now) === kind.write(anyway))) continue;
    pairs.push([name, kind.write(now)]);
  }
  return pairs;
}

/** Adds the version, unless there is nothing. @param {[string, string][]} pairs @returns {[string, string][]} */
const first = (pairs) => (pairs.length === 0 ? [] : [['v', '1'], ...pairs]);

/** @param {'?' | '#'} sign @param {[string, string][]} pairs */
function before(sign, pairs) {
  if (pairs.length === 0) return '';
  // Queries and hashes may contain commas and colons.
  const text = new URLSearchParams(pairs).toString();
  return sign + text.replaceAll('%2C', ',').replaceAll('%3A', ':');
}

// ——— Properties as parts of a lab's state. Values, the state of an address, and defaults all follow from the table ———

/**
 * How the state holds a value, if not as the address has it.
 * @typedef {Object} Held
 * @property {(value: any) => any} toState
 * @property {(held: any) => any} toValue
 */

/** @type {Held} */
const asItIs = { toState: (value) => value, toValue: (held) => held };

/**
 * Holds a list of names as the set of the other names.
 * @param {string[]} all
 * @returns {Held}
 */
export const asOthers = (all) => ({
  toState: (names) => new Set(all.filter((name) => !names.includes(name))),
  toValue: (others) => all.filter((name) => !others.has(name)),
});

/**
 * Returns how to read and write a property whose value is at a path of the state.
 * @param {string} path  such as `view.axis`
 * @param {Held} [held]
 * @returns {Pick<Property, 'say' | 'take'>}
 */
export function at(path, held = asItIs) {
  const keys = path.split('.');
  return {
    say: (state) => held.toValue(keys.reduce((part, key) => part[key], state)),
    take: (value, state) => put(state, keys, held.toState(value)),
  };
}

/** @param {any} state @param {string[]} keys @param {any} value @returns {any} another state with this value */
function put(state, [key, ...others], value) {
  if (!(key in state)) throw new Error(`the state has no ${key}`);
  return { ...state, [key]: others.length > 0 ? put(state[key], others, value) : value };
}

/**
 * Completes a table with the defaults that follow from the lab's initial state.
 * @param {object} initial
 * @param {Record<string, Omit<Property, 'start'> & {start?: any}>} table
 * @returns {Properties}
 */
export const startingFrom = (initial, table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, property]) => [
      name,
      { ...property, start: 'start' in property ? property.start : property.say?.(initial, null) },
    ]),
  );

/**
 * Returns the values of all properties that are parts of the state.
 * @param {Properties} properties
 * @param {object} state
 * @param {any} core
 * @returns {Values}
 */
export const valuesOf = (properties, state, core) =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, { say }]) => (say ? [[name, say(state, core)]] : [])));

/**
 * Returns the values to insist on, when the query overrides a default that `valuesOf` leaves out.
 * @param {Properties} properties
 * @param {object} state
 * @param {any} core
 * @returns {Values}
 */
export const insistedOf = (properties, state, core) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { insist }]) => (insist ? [[name, insist(state, core)]] : [])),
  );

/**
 * Returns the state that an address asks for.
 * @template S
 * @param {Properties} properties
 * @param {Values} values
 * @param {S} initial  has everything that the values don't set
 * @param {any} core
 * @returns {{state: S, problems: Problem[]}} problems: values that the core refuses, which the defaults replace
 */
export function stateOf(properties, values, initial, core) {
  /** @type {Problem[]} */
  const problems = [];
  let state = initial;
  for (const [name, { kind, start, take }] of Object.entries(properties)) {
    if (!take) continue;
    const before = state;
    const taken = refusedOr(() => take(values[name], before, core))[0];
    if (taken === undefined) problems.push({ name, text: kind.write(values[name]) });
    state = taken ?? take(start, before, core);
  }
  return { state, problems };
}

/**
 * Returns the seed that an address asks for, or null if it asks for none.
 * @param {Values} values
 * @param {{readSeed: (text: string) => string}} core
 * @param {Problem[]} problems  gets a problem if the core refuses the seed
 * @returns {string | null}
 */
export function seedOf({ seed }, core, problems) {
  if (seed === null) return null;
  const [read] = refusedOr(() => core.readSeed(seed));
  if (read === undefined) problems.push({ name: 'seed', text: seed });
  return read ?? null;
}
