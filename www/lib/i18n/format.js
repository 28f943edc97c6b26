// Numbers as readers see them, in one language. It rounds and writes; it computes nothing.

import { PERCENT } from './units.js';

/**
 * @typedef {ReturnType<typeof createFormat>} Format
 */

/** Undefined, everywhere. */
export const NONE = '–';

/**
 * @param {string} language a BCP 47 tag
 * @param {import('./units.js').Unit} [unit]  of results
 */
export function createFormat(language, unit = PERCENT) {
  /** @type {Map<string, Intl.NumberFormat>} */
  const cache = new Map();

  /**
   * @param {number} value
   * @param {Intl.NumberFormatOptions} options
   */
  function write(value, options) {
    const key = JSON.stringify(options);
    let format = cache.get(key);
    if (!format) {
      format = new Intl.NumberFormat(language, options);
      cache.set(key, format);
    }
    // A true minus is as wide as a plus, and screen readers say "minus".
    return format.format(value).replace('-', '−');
  }

  /** @param {number} digits */
  const fixed = (digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

  /** @type {(value: number | null, digits?: number) => string} */
  const percent = (value, digits = 1) => (isDefined(value) ? write(positiveZero(value, digits), fixed(digits)) : NONE);

  /** @type {(value: number | null, digits?: number) => string} */
  const plain = (value, digits = 4) =>
    isDefined(value) ? write(positiveZero(value, digits), { maximumFractionDigits: digits }) : NONE;

  /** @param {string} written */
  const inUnit = (written) => (written === NONE ? NONE : written + unit.sign);

  return {
    unit,

    /** A result that is written, with its unit: "37.5%". @param {string} written */
    inUnit,

    /**
     * A result without its unit, as `percent` where a lab says nothing else: of a difference a plus is said, too.
     * @param {number | null} value
     * @param {number} [digits]
     */
    result: percent,

    /**
     * A result with its unit, and so many decimals: "37.50%".
     * @param {number | null} value
     * @param {number} [digits]
     */
    value: (value, digits) => inUnit(percent(value, digits)),

    /**
     * The same without its unit: "37.5".
     * @param {number | null} value
     * @param {number} [digits]
     */
    percent,

    /** How much of something is done: "37%". @param {number} share  0..1 */
    share: (share) => percent(share * 100, 0) + PERCENT.sign,

    /**
     * Points with their sign and no more decimals than they have, at most `digits`: "+50", "−12.5", "0".
     * @param {number | null} value
     * @param {number} [digits]
     */
    points: (value, digits = 4) =>
      isDefined(value)
        ? write(positiveZero(value, digits), { maximumFractionDigits: digits, signDisplay: 'exceptZero' })
        : NONE,

    /**
     * A number with no more decimals than it has, at most `digits`: "37.5", "65".
     * @param {number | null} value
     * @param {number} [digits]
     */
    plain,

    /**
     * Two averages and what is between them, as a sum that is right as it is written: plain − luck = reduced. For that the
     * last digit of the luck gives way, by one at most.
     * @param {number | null} plain
     * @param {number | null} reduced
     * @param {number} [digits]
     */
    difference(plain, reduced, digits = unit.exact) {
      if (!isDefined(plain) || !isDefined(reduced)) return { plain: NONE, luck: NONE, reduced: NONE };
      const written = [percent(plain, digits), percent(reduced, digits)];
      const luck = write(between(written[0], written[1]) ?? 0, { ...fixed(digits), signDisplay: 'exceptZero' });
      return { plain: written[0], luck, reduced: written[1] };
    },

    /**
     * What is left of a result without its luck: like points, but nothing is said of a plus.
     * @param {number | null} value
     */
    reduced: (value) => plain(value),

    /**
     * A ratio to two or three significant digits: "8.33", "0.25", "1,230".
     * @param {number | null} value
     */
    ratio: (value) => (isDefined(value) ? write(value, { maximumSignificantDigits: 3 }) : NONE),

    /**
     * A whole number: "20,000".
     * @param {number} value
     */
    count: (value) => write(value, { maximumFractionDigits: 0 }),

    /**
     * A whole number, short: "20K", "1M".
     * @param {number} value
     */
    short: (value) => write(value, { notation: 'compact', maximumFractionDigits: 1 }),
  };
}

/**
 * The number that a text stands for; NaN for none. Both languages write numbers alike.
 * @param {string} written  with or without a sign and a unit
 */
export const asWritten = (written) => Number(written.replace(/[^\d.−]/g, '').replace('−', '-') || NaN);

/**
 * The first number less the second, both as they are written: where a page shows all three, they add up.
 * @param {string} from
 * @param {string} to
 * @returns {number | null} null where one of them is not defined
 */
export function between(from, to) {
  const decimals = Math.max(...[from, to].map((text) => /\.(\d+)/.exec(text)?.[1].length ?? 0));
  const difference = asWritten(from) - asWritten(to);
  return isDefined(difference) ? Number(difference.toFixed(decimals)) : null;
}

/**
 * Whether what is written is good for Blue, 1, or bad, −1: what rounds to zero is neither, 0.
 * @param {string} written  with its sign
 */
export const signOf = (written) => (written[0] === '+' ? 1 : written[0] === '−' ? -1 : 0);

/**
 * How many decimals show something known to ± `halfWidth`: its first significant digit and no more.
 * @param {number | null} halfWidth in the unit shown
 * @param {number} [least]
 */
export function digitsFor(halfWidth, least = 1) {
  if (!isDefined(halfWidth) || halfWidth <= 0) return least;
  return Math.min(6, Math.max(least, Math.ceil(-Math.log10(halfWidth))));
}

/**
 * @param {number | null | undefined} value
 * @returns {value is number}
 */
function isDefined(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * What rounds to zero is written without a minus.
 * @param {number} value
 * @param {number} digits
 */
function positiveZero(value, digits) {
  return Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
}
