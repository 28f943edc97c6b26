// How the map of the 36 rolls writes equity, where other labs have chances.

/** @typedef {import('../i18n/format.js').Format} Format */

/** Decimals of chances, in percent, and of the equity that is shown in their place. @type {Record<number, number>} */
const DECIMALS = { 1: 2, 2: 4, 3: 5 };

/** As the map is drawn anew when it is given something new: one for each. @type {WeakMap<Format, Format>} */
const formats = new WeakMap();

/**
 * How the map writes equity: a point takes the place of a hundred percent.
 * @param {Format} format
 * @returns {Format}
 */
export function mapFormat(format) {
  const known = formats.get(format);
  if (known) return known;
  const percent = (/** @type {number | null} */ value, digits = 2) => format.percent(value, DECIMALS[digits] ?? digits);
  const made = { ...format, percent };
  formats.set(format, made);
  return made;
}
