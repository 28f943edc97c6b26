// A decision that a host page gives to the lab.

import { givenPosition } from '../../shared/bearoff/given-position.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').Checkers} Checkers */

/**
 * Read once, so that what the core has accepted is what comes into force, and no further than a decision goes: a list may
 * say that it is very long.
 * @param {unknown} given  without a play it is the best one, and the best besides that
 * @param {Pick<typeof import('../../pkg/pairs/rollout_lab.js'), 'describePosition' | 'checkDecision'>} rules  of the core:
 *   they throw what they refuse
 * @returns {Pick<import('./state.js').Wanted, 'position' | 'roll' | 'a' | 'b'>} of nobody else's
 */
export function givenDecision(given, rules) {
  const { position, roll, a, b } = Object(given);
  const decision = {
    position: givenPosition(position, rules),
    roll: /** @type {[number, number]} */ (listOf(roll, 2)),
    a: playOf(a),
    b: playOf(b),
  };
  rules.checkDecision(decision.position, decision.roll, decision.a, decision.b);
  return decision;
}

/** @param {unknown} given @returns {Checkers | null} */
const playOf = (given) => (given === undefined || given === null ? null : listOf(given, 6));

/**
 * @param {any} given
 * @param {number} length
 * @returns {number[]} none, which are refused, of what has not as many
 */
const listOf = (given, length) =>
  Object(given).length === length ? Array.from({ length }, (_, at) => given[at]) : [];
