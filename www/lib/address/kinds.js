// The kinds of values in an address: how they are written, read, and described. Any text may come from an address; a text that isn't
// valid reads as undefined.

/**
 * @template T
 * @typedef {Object} Kind
 * @property {(text: string) => T | undefined} read
 * @property {(value: T) => string} write
 * @property {Of} of  the form, for `formOf`
 */

/**
 * The form of values: words, whole numbers from … to, other numbers, or a sentence for any other form.
 * @typedef {Object} Of
 * @property {string[]} [words]
 * @property {[number, number]} [whole]
 * @property {[number, number]} [range]
 * @property {number} [count]  of words or numbers, with commas between; 1 by default, Infinity for any number of them
 * @property {string} [form]
 */

/** Longer texts aren't valid. */
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
 * Any of some words, with commas between; an empty list is written `none`. A word that is not among them makes the whole list
 * invalid.
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
 * Numbers, with commas between. JavaScript writes the shortest decimals that read as the same number.
 * @param {number} count
 * @param {[number, number]} [range]  of valid numbers
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
 * @param {[number, number]} range  of valid numbers
 * @returns {Kind<number>}
 */
export function number(range) {
  const list = numbers(1, range);
  return { read: (text) => list.read(text)?.[0], write: String, of: list.of };
}

/**
 * A whole number.
 * @param {number} most
 * @param {number} [least]
 * @returns {Kind<number>}
 */
export const whole = (most, least = 0) =>
  bounded({
    read: (text) => {
      const value = /^\d+(e\d+)?$/i.test(text) ? Number(text) : NaN;
      return value >= least && value <= most ? value : undefined;
    },
    write: String,
    of: { whole: [least, most] },
  });

/**
 * A text of a certain form.
 * @param {RegExp} pattern
 * @param {string} form  description of the pattern, for authors
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

/** How many characters of a reader's record still fit into an address. */
const LONGEST_RECORD = 20_000;

/**
 * A text of a certain form that may grow long. An empty one is written `none`.
 * @param {RegExp} pattern
 * @param {string} form  description of the pattern, for authors
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

// ——— Descriptions, for the tables of parameters in the docs. No page loads them ———

/** Describes the values of a kind. @param {Kind<any>} kind */
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
