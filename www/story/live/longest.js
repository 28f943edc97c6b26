// The longest text that a number can have while it is changed: its place is as wide.

/**
 * @param {Object} range
 * @param {number} range.least
 * @param {number} range.most
 * @param {number} range.step
 * @param {(value: number) => string} range.write
 */
export const longest = ({ least, most, step, write }) =>
  [least, least + step, most - step, most]
    .map(write)
    .reduce((long, text) => (text.length > long.length ? text : long), '');
