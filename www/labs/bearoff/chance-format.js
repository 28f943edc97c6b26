// How the bear-off lab writes points and chances: they are calculated, and have more decimals than anybody wants.

import { NONE } from '../../shared/format.js';
import { signed } from './roll-map-model.js';

/**
 * Points that are calculated have as many decimals as are wanted, not as many as they happen to have: two, where nothing
 * else is said.
 * @param {import('../../shared/format.js').Format} format
 * @returns {import('../../shared/format.js').Format}
 */
export const chanceFormat = (format) => ({
  ...format,
  points: (points, digits = 2) => (points === null ? NONE : signed(format, points, digits)),
  plain: (value, digits = 2) => format.plain(value, digits),
});
