// How values are written in an address, and read from one. Whoever writes an address may write anything: what is
// not understood reads as undefined.

/**
 * @template T
 * @typedef {Object} Kind
 * @property {(text: string) => T | undefined} read
 * @property {(value: T) => string} write
 * @property {Of} of  from which forms.js says how it is written
 */

/**
 * The form of values: some words, whole numbers from … to, or other numbers; or a sentence where it is none of these.
 * @typedef {Object} Of
 * @property {string[]} [words]
 * @property {[number, number]} [whole]
 * @property {[number, number]} [range]
 * @property {number} [count]  of words or numbers, with commas between; 1 if nothing is said, Infinity for any
 * @property {string} [form]
 */

/** Longer values are no values of ours. */
const LONGEST = 400;

/**
 * @template T
 * @param {Kind<T>} kind
 * @returns {Kind<T>}
 */
const bounded = ({ read, ...rest }) => ({
  ...rest,
  read: (text) => (text.length > LONGEST ? undefined : read(text)),
});

/** @type {Kind<boolean>} */
export const flag = bounded({
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
  of: { words: ['0', '1'] },
});

/**
 * One of some words; each stands for a value.
 * @template T
 * @param {Record<string, T>} words
 * @returns {Kind<T>}
 */
export const choice = (words) => {
  const byWord = new Map(Object.entries(words));
  return bounded({
    read: (text) => byWord.get(text),
    write: (value) => [...byWord].find(([, meant]) => meant === value)?.[0] ?? '',
    of: { words: Object.keys(words) },
  });
};

/**
 * Words for a choice or a list that stand for themselves.
 * @template {string} T
 * @param {readonly T[]} words
 * @returns {Record<T, T>}
 */
export const themselves = (words) =>
  /** @type {Record<T, T>} */ (Object.fromEntries(words.map((word) => [word, word])));

/**
 * Any of some words, with commas between; none at all is written `none`. A word that is not among them breaks the
 * list.
 * @template {string} T
 * @param {Record<string, T>} words
 * @returns {Kind<T[]>}
 */
export const list = (words) => {
  const one = choice(words);
  return bounded({
    read: (text) => {
      if (text === 'none') return [];
      const all = text.split(',').map(one.read);
      const known = all.filter((word) => word !== undefined);
      return known.length === all.length ? [...new Set(known)] : undefined;
    },
    write: (value) => value.map(one.write).join(',') || 'none',
    of: { words: Object.keys(words), count: Infinity },
  });
};

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * So many numbers, with commas between. JavaScript writes the shortest decimals that read as the same number.
 * @param {number} count
 * @param {[number, number]} [range]  outside of which they are none
 * @returns {Kind<number[]>}
 */
export const numbers = (count, range) =>
  bounded({
    read: (text) => {
      const parts = text.split(',').map((part) => part.trim().replace(/^−/, '-'));
      if (parts.length !== count || !parts.every((part) => NUMBER.test(part))) return undefined;
      const values = parts.map(Number);
      const [least, most] = range ?? [-Infinity, Infinity];
      return values.every((value) => Number.isFinite(value) && value >= least && value <= most) ? values : undefined;
    },
    write: (values) => values.join(','),
    of: { count, range },
  });

/**
 * One number.
 * @param {[number, number]} range  outside of which it is none
 * @returns {Kind<number>}
 */
export function number(range) {
  const list = numbers(1, range);
  return { read: (text) => list.read(text)?.[0], write: String, of: list.of };
}

/**
 * A whole number from 0.
 * @param {number} most
 * @returns {Kind<number>}
 */
export const whole = (most) =>
  bounded({
    read: (text) => {
      const value = /^\d+(e\d+)?$/i.test(text) ? Number(text) : NaN;
      return value <= most ? value : undefined;
    },
    write: String,
    of: { whole: [0, most] },
  });

/**
 * A text of a certain form.
 * @param {RegExp} pattern
 * @param {string} form  which the pattern has, in words for authors
 * @returns {Kind<string>}
 */
export const text = (pattern, form) =>
  bounded({
    read: (written) => (pattern.test(written) ? written : undefined),
    write: (value) => value,
    of: { form },
  });

/** The name that a host page gives a frame. */
export const frameId = text(/^[\w.:-]{1,80}$/, 'letters, digits and `-_.:`, up to 80');

/** So many characters of what a reader has done still fit into an address. */
const LONGEST_RECORD = 20_000;

/**
 * A text of a certain form that may grow long; one of no length is written `none`.
 * @param {RegExp} pattern
 * @param {string} form  which the pattern has, in words for authors
 * @returns {Kind<string>}
 */
export const long = (pattern, form) => ({
  read: (written) => {
    if (written === 'none') return '';
    return written.length <= LONGEST_RECORD && pattern.test(written) ? written : undefined;
  },
  write: (value) => value || 'none',
  of: { form: `${form}; or \`none\`` },
});
