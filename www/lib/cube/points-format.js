// Equities in points, with a sign and the decimals that players use.

import { NONE, signed } from '../i18n/format.js';

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
    // The result of a game is a whole number, and has no decimals.
    plain: (value, decimals = exact) => format.points(value, decimals),
    reduced: (value) => equity(value),
  };
}
