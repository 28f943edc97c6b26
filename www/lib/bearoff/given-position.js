// A position that a host page gives to a lab.

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/** Points of a side, each of which is read. */
const POINTS = 6;

/**
 * Read once, so that what the core has accepted is what comes into force, and no further than a position goes: a list may
 * say that it is very long.
 * @param {unknown} given
 * @param {Pick<import('./setting-up.js').Lab['rules'], 'describePosition'>} rules  of the core: they throw what they refuse
 * @returns {BearoffPosition} of nobody else's
 */
export function givenPosition(given, rules) {
  const { x, o, onRoll = 'x' } = Object(given);
  const position = { x: points(x), o: points(o), onRoll };
  rules.describePosition(position);
  return position;
}

/**
 * @param {any} given
 * @returns {number[]} none, which are refused, of what has not as many
 */
const points = (given) => (Object(given).length === POINTS ? Array.from({ length: POINTS }, (_, at) => given[at]) : []);
