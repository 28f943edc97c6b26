// How labs of bear-offs write points and chances: they are calculated, and have more decimals than anybody wants.

import { NONE } from '../i18n/format.js';
import { signed } from '../i18n/signed.js';

/**
 * Points that are calculated have as many decimals as are wanted, not as many as they happen to have: two, where nothing
 * else is said.
 * @param {import('../i18n/format.js').Format} format
 * @returns {import('../i18n/format.js').Format}
 */
export const chanceFormat = (format) => ({
  ...format,
  points: (points, digits = 2) => (points === null ? NONE : signed(format, points, digits)),
  plain: (value, digits = 2) => format.plain(value, digits),
  reduced: (value) => format.percent(value, 2),
});
