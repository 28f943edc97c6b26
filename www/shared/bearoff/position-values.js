// A position as values for an address, and back.

import { accepted } from '../rollout/state-values.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('../address/address.js').Problem} Problem */
/** @typedef {import('./setting-up.js').Lab['rules']} Rules */

/**
 * @param {Rules} rules
 * @param {BearoffPosition} position
 * @param {BearoffPosition} start  which an address need not say
 * @returns {Values}
 */
export function positionValues(rules, position, start) {
  const [own, usual] = [position, start].map((one) => rules.describePosition(one).positionId);
  return { position: own === usual ? null : own, white: position.onRoll === 'o' };
}

/**
 * @param {Rules} rules
 * @param {Values} values
 * @param {BearoffPosition} start  where they say nothing, or nothing that the core takes
 * @returns {{position: BearoffPosition, problems: Problem[]}}
 */
export function readPosition(rules, { position, white }, start) {
  const read = position === null ? start : accepted(() => rules.readPosition(position));
  // An ID does not say who is Blue: it begins with whoever is not on roll.
  const { x, o } = read ?? start;
  return {
    position: white ? { x: o, o: x, onRoll: 'o' } : { x, o, onRoll: 'x' },
    problems: read ? [] : [{ name: 'position', text: position }],
  };
}
