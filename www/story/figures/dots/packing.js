// Where the dots of a column are: each at its value, beside one another where many are at the same.

/**
 * @typedef {Object} Dot
 * @property {number} index  of its value
 * @property {number} across  from the middle of the column, in dots
 * @property {number} down  from its value, in dots
 */

/** So many stand side by side before they stand in rows. */
const WIDEST = 21;

/**
 * Equal values in rows about their height, in the order in which they came, as even as they can be.
 * @param {readonly number[]} values
 * @returns {Dot[]} in the order of the values
 */
export function packed(values) {
  /** @type {Map<number, number[]>} */
  const at = new Map();
  for (const [index, value] of values.entries()) at.set(value, [...(at.get(value) ?? []), index]);
  return [...at.values()].flatMap(inRows).sort((a, b) => a.index - b.index);
}

/**
 * @param {number[]} indices
 * @returns {Dot[]}
 */
function inRows(indices) {
  const rows = Math.ceil(indices.length / WIDEST);
  const wide = Math.ceil(indices.length / rows);
  return indices.map((index, i) => {
    const row = Math.floor(i / wide);
    const here = row < rows - 1 ? wide : indices.length - wide * (rows - 1);
    return { index, across: (i % wide) - (here - 1) / 2, down: row - (rows - 1) / 2 };
  });
}
