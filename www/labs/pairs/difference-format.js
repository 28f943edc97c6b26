// How a difference of two chances is written: with its sign where it is a result, as a number of points.

import { chanceFormat } from '../../lib/bearoff/notation.js';
import { NONE } from '../../lib/i18n/format.js';
import { signed } from '../../lib/i18n/signed.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/**
 * @param {Format} format
 * @returns {Format}
 */
export function differenceFormat(format) {
  const result = (/** @type {number | null} */ value, digits = 1) =>
    value === null || !Number.isFinite(value) ? NONE : signed(format, value, digits);
  return { ...chanceFormat(format), result, value: result };
}
