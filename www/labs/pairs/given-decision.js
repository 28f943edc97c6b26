// A decision that a host page gives to the lab.

import { givenPosition } from '../../lib/bearoff/positions.js';

/**
 * Read once, so that what the core has accepted is what comes into force, and no further than a decision goes: a list may
 * say that it is very long.
 * @param {unknown} given
 * @param {Pick<typeof import('../../pkg/pairs/rollout_lab.js'), 'describePosition' | 'checkDecision'>} rules  of the core:
 *   they throw what they refuse
 * @returns {Pick<import('./state.js').Wanted, 'position' | 'roll' | 'a' | 'b'>} of nobody else's
 */
export function givenDecision(given, rules) {
  const { position, roll, a, b } = Object(given);
  const decision = {
    position: givenPosition(position, rules),
    roll: /** @type {[number, number]} */ (listOf(roll, 2)),
    a: listOf(a, 6),
    b: listOf(b, 6),
  };
  rules.checkDecision(decision.position, decision.roll, decision.a, decision.b);
  return decision;
}

/**
 * @param {any} given
 * @param {number} length
 * @returns {number[]} none, which are refused, of what has not as many
 */
const listOf = (given, length) => (Object(given).length === length ? Array.from({ length }, (_, at) => given[at]) : []);
