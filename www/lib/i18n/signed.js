// How a number is written that always has its sign and its decimals.

/**
 * Beside each other such numbers are of one kind: "+0.10", "−0.05", "0.00".
 * @param {import('./format.js').Format} format
 * @param {number} value
 * @param {number} digits
 */
export function signed(format, value, digits) {
  const written = format.percent(value, digits);
  return value > 0 && written !== format.percent(0, digits) ? `+${written}` : written;
}
