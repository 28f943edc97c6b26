// How labs with a cube write equity: in points with their sign, and as many decimals as players say them with.

import { NONE } from '../i18n/format.js';
import { signed } from '../i18n/signed.js';

/** @typedef {import('../i18n/format.js').Format} Format */

/**
 * @param {Format} format  of a lab whose unit are points
 * @returns {Format}
 */
export function pointsFormat(format) {
  const { digits, exact } = format.unit;
  const equity = (/** @type {number | null} */ value, decimals = digits) =>
    value === null || !Number.isFinite(value) ? NONE : signed(format, value, decimals);
  return {
    ...format,
    result: equity,
    value: equity,
    points: equity,
    // No more decimals than it has: what a game came to is a whole number.
    plain: (value, decimals = exact) => format.points(value, decimals),
    reduced: (value) => equity(value),
  };
}
