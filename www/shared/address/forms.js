// How the values of an address are written, in words for the authors' chapter of the README. No page loads
// this.

import { flag } from './kinds.js';

/** Of what has no form but its own. @type {Record<string, string>} by the name of the property */
const FORMS = {
  id: 'letters, digits and `-_.:`, up to 80',
  seed: 'digits, or `0x` and hexadecimal digits',
  games: 'a whole number, such as `20000` or `1e6`',
  position: '14 letters, digits, `/` and `+`, which is written `%2B`',
  roll: 'two dice, such as `43`',
  a: 'six hexadecimal digits, or `best`',
  b: 'six hexadecimal digits, or `second`',
  noise: 'a whole number up to `100`',
  trials: 'a whole number up to `1e8`',
  look: 'a whole number up to `1e8`',
  errors: 'a whole number up to `4294967295`',
  plays: 'letters, digits, `_` and `-`, as the page writes them',
  pairs: 'a whole number, such as `100`',
  half: 'a whole number up to `99`',
};

/**
 * @param {string} name
 * @param {import('./kinds.js').Kind<any>} kind  of this property
 */
export function formOf(name, kind) {
  const { words, count = 1, range, form } = kind.of ?? {};
  if (form) return form;
  if (words) {
    const all = words.map((word) => `\`${word}\``).join(', ');
    return count === 1 ? all : `${all}, with commas between; or \`none\``;
  }
  if (kind === flag) return '`0`, `1`';
  if (FORMS[name]) return FORMS[name];
  if (!kind.of) throw new Error(`www/shared/address/forms.js lacks ${name}`);
  const numbers = count === 1 ? 'a number' : `${count} numbers`;
  const within = range ? ` from ${range[0]} to ${range[1]}` : '';
  return numbers + within + (count === 1 ? '' : ' with commas between');
}
