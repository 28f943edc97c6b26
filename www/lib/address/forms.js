// Descriptions of the values that an address accepts, for the tables of parameters in the docs. No page loads this file.

/**
 * Follows from the kind alone: two properties of one name may be of different kinds.
 * @param {import('./kinds.js').Kind<any>} kind
 */
export function formOf({ of: { words, whole, range, count = 1, form } }) {
  if (form) return form;
  if (words) {
    const all = words.map((word) => `\`${word}\``).join(', ');
    return count === 1 ? all : `${all}, separated by commas; or \`none\``;
  }
  if (whole) return `a whole number ${whole[0] > 0 ? `from ${whole[0]} to` : 'up to'} \`${short(whole[1])}\``;
  const numbers = count === 1 ? 'a number' : `${count} numbers`;
  const within = range ? ` from ${range[0]} to ${range[1]}` : '';
  return numbers + within + (count === 1 ? '' : ' separated by commas');
}

/** Powers of ten from a million on are written `1e6`. @param {number} most */
const short = (most) => String(most).replace(/^1(0{6,})$/, (_, zeros) => `1e${zeros.length}`);
