// How the numbers of the prose are written: each is what the core says, and its text in a language.

/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/**
 * @typedef {Object} Said
 * @property {number} value  in percent, points or games
 * @property {(format: Format) => string} text  as the prose has it
 */

/**
 * @param {number | null} value
 * @param {(format: Format, value: number) => string} write
 * @returns {Said}
 */
function said(value, write) {
  if (value === null || !Number.isFinite(value)) throw new Error('the prose says a number that is not defined');
  return { value, text: (format) => write(format, value) };
}

/** A chance, in percent. @param {number | null} value @param {number} [digits] */
export const percent = (value, digits) => said(value, (format, known) => format.value(known, digits));

/** Luck, in points, with its sign. @param {number} value */
export const luck = (value) => said(value, (format, known) => format.points(known));

/** Points, or what is left of a result, without a sign of its own. @param {number} value @param {number} [digits] */
export const plain = (value, digits = 1) => said(value, (format, known) => format.plain(known, digits));

/** How many plain games one is worth. @param {number | null} value */
export const worth = (value) => said(value, (format, known) => format.ratio(known));

/** @param {number} value */
export const count = (value) => said(value, (format, known) => format.count(known));
