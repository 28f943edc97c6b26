// Which part of a lab's state a property of its address stands for. The table says so once: values for the address,
// the state that an address asks for, and what need not be said because it is so from the start, all follow from it.

import { refusedOr } from '../element/core.js';

/** @typedef {import('./address.js').Property} Property */
/** @typedef {import('./address.js').Properties} Properties */
/** @typedef {import('./address.js').Values} Values */
/** @typedef {import('./address.js').Problem} Problem */

/**
 * How the state holds what an address says, where it holds it otherwise.
 * @typedef {Object} Held
 * @property {(value: any) => any} toState
 * @property {(held: any) => any} toValue
 */

/** @type {Held} */
const asItIs = { toState: (value) => value, toValue: (held) => held };

/**
 * A list of some names that is held as the set of the others.
 * @param {string[]} all
 * @returns {Held}
 */
export const asOthers = (all) => ({
  toState: (names) => new Set(all.filter((name) => !names.includes(name))),
  toValue: (others) => all.filter((name) => !others.has(name)),
});

/**
 * Where in the state a property's value is.
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

/**
 * @param {any} state
 * @param {string[]} keys
 * @param {any} value
 * @returns {any} another state with this value
 */
function put(state, [key, ...others], value) {
  if (!(key in state)) throw new Error(`the state has no ${key}`);
  return { ...state, [key]: others.length > 0 ? put(state[key], others, value) : value };
}

/**
 * The table with what its properties are where an address says nothing: as the lab's state begins.
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
 * What of a state can be said in an address.
 * @param {Properties} properties
 * @param {object} state
 * @param {any} core
 * @returns {Values} of those properties that stand for a part of it
 */
export const valuesOf = (properties, state, core) =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, { say }]) => (say ? [[name, say(state, core)]] : [])));

/**
 * What those properties are of which a state says nothing, because it is so anyway.
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
 * The state that an address asks for.
 * @template S
 * @param {Properties} properties
 * @param {Values} values
 * @param {S} initial  what they say nothing of is as it is here
 * @param {any} core
 * @returns {{state: S, problems: Problem[]}} what the core refuses, in whose place is what is so from the start
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
 * The dice that an address asks for.
 * @param {Values} values
 * @param {{readSeed: (text: string) => string}} core
 * @param {Problem[]} problems  to which it adds that the core takes no such seed
 * @returns {string | null} null: any
 */
export function seedOf({ seed }, core, problems) {
  if (seed === null) return null;
  const [read] = refusedOr(() => core.readSeed(seed));
  if (read === undefined) problems.push({ name: 'seed', text: seed });
  return read ?? null;
}
