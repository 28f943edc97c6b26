// Who needs the exact chances, which are known up to six checkers a side, and who stands in for them beyond.

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').PlayerName} PlayerName */

/** @type {PlayerName[]} */
const EXACT_AT_HEART = ['exact', 'backwards', 'noisy'];

/** @param {PlayerName} name */
export const needsExact = (name) => EXACT_AT_HEART.includes(name);

/**
 * Who estimates or plays in place of somebody.
 * @template {PlayerName} N
 * @param {N} name
 * @param {'six' | 'all'} reach
 * @returns {N | 'oneSided'}
 */
export const standIn = (name, reach) => (reach === 'all' && needsExact(name) ? 'oneSided' : name);
