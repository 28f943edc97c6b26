// How the number of a game, or of anything else that is counted from one, stands in an address.

import { whole } from '../../lib/address/kinds.js';

/**
 * A whole number from 1.
 * @param {number} most
 * @returns {import('../../lib/address/kinds.js').Kind<number>}
 */
export function ordinal(most) {
  const { read, write } = whole(most);
  return { read: (text) => read(text) || undefined, write, of: { whole: [1, most] } };
}
