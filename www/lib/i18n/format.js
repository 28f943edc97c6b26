// Numbers as readers see and type them: units, formats, and reading. This file rounds and writes, and computes nothing.

// ——— Units of results. A lab chooses one, and all code that writes results follows it: labels, axes, figures, sentences, bets ———

/**
 * @typedef {Object} Unit
 * @property {string} sign  after a number; '' for none
 * @property {string} name  the key of its name in texts
 * @property {[number, number]} ends  of an axis without any curves yet
 * @property {boolean} [zero]  whether zero has a line of its own, because it lies between good and bad
 * @property {number} digits  the least decimals of an average
 * @property {number} exact  decimals of exact values, and of sums
 * @property {number} close  decimals in closer views
 * @property {[number, number]} bets  the least and the most that readers can bet
 * @property {number} betSteps  steps of a bet in one unit
 */

const TENTHS = { sign: '', digits: 1, exact: 2, close: 3, betSteps: 1 };

/** Chances of winning. @type {Unit} */
export const PERCENT = { ...TENTHS, sign: '%', name: 'percent', ends: [0, 100], bets: [0, 100] };

/** Differences between two chances of winning, in percentage points. @type {Unit} */
export const DIFFERENCE = { ...TENTHS, name: 'difference', ends: [-2, 2], bets: [-100, 100] };

/** Equity, and luck in it. A point is the value of the cube at the start. @type {Unit} */
export const POINTS = {
  sign: '',
  name: 'points',
  ends: [-1, 1],
  zero: true,
  digits: 3,
  exact: 4,
  close: 4,
  bets: [-2, 2],
  betSteps: 100,
};

/** Lengths of games in moves, and luck in them. @type {Unit} */
export const MOVES = { ...TENTHS, name: 'moves', ends: [0, 40], bets: [0, 100] };

// ——— Formats ———

/** @typedef {ReturnType<typeof createFormat>} Format */

/** Stands for any undefined number. */
export const NONE = '–';

/**
 * @param {string} language a BCP 47 tag
 * @param {Unit} [unit]  of results
 */
export function createFormat(language, unit = PERCENT) {
  /** @type {Map<string, Intl.NumberFormat>} */
  const cache = new Map();

  /** @param {number} value @param {Intl.NumberFormatOptions} options */
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

    /** Adds the unit to a written result: "37.5%". @param {string} written */
    inUnit,

    /**
     * A result without its unit, by default like `percent`. A lab of differences writes a plus, too.
     * @param {number | null} value
     * @param {number} [digits]
     */
    result: percent,

    /**
     * A result with its unit, and `digits` decimals: "37.50%".
     * @param {number | null} value
     * @param {number} [digits]
     */
    value: (value, digits) => inUnit(percent(value, digits)),

    /**
     * A number with `digits` decimals, without a unit: "37.5".
     * @param {number | null} value
     * @param {number} [digits]
     */
    percent,

    /** Progress: "37%". @param {number} share  0..1 */
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
     * Two averages and the luck between them. The written numbers add up, plain − luck = reduced, because the last digit of the luck gives
     * way, by one at most.
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
     * A result without its luck: like `points`, but without a plus.
     * @param {number | null} value
     */
    reduced: (value) => plain(value),

    /** A ratio to two or three significant digits: "8.33", "0.25", "1,230". @param {number | null} value */
    ratio: (value) => (isDefined(value) ? write(value, { maximumSignificantDigits: 3 }) : NONE),

    /** A whole number: "20,000". @param {number} value */
    count: (value) => write(value, { maximumFractionDigits: 0 }),

    /** A whole number, short: "20K", "1M". @param {number} value */
    short: (value) => write(value, { notation: 'compact', maximumFractionDigits: 1 }),
  };
}

/**
 * Returns the number in a text, or NaN. Both languages write numbers alike.
 * @param {string} written  with or without a sign and a unit
 */
export const asWritten = (written) => Number(written.replace(/[^\d.−]/g, '').replace('−', '-') || NaN);

/**
 * Subtracts written numbers. On a page that shows all three, they add up.
 * @param {string} from
 * @param {string} to
 * @returns {number | null} null if one of them is undefined
 */
export function between(from, to) {
  const decimals = Math.max(...[from, to].map((text) => /\.(\d+)/.exec(text)?.[1].length ?? 0));
  const difference = asWritten(from) - asWritten(to);
  return isDefined(difference) ? Number(difference.toFixed(decimals)) : null;
}

/**
 * Returns 1 if a written number is good for Blue, −1 if it is bad, and 0 if it rounds to zero.
 * @param {string} written  with its sign
 */
export const signOf = (written) => (written[0] === '+' ? 1 : written[0] === '−' ? -1 : 0);

/**
 * Returns the decimals of a value that is known to ± `halfWidth`: up to the first significant digit of that.
 * @param {number | null} halfWidth in the unit shown
 * @param {number} [least]
 */
export function digitsFor(halfWidth, least = 1) {
  if (!isDefined(halfWidth) || halfWidth <= 0) return least;
  return Math.min(6, Math.max(least, Math.ceil(-Math.log10(halfWidth))));
}

/** @param {number | null | undefined} value @returns {value is number} */
function isDefined(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * Replaces values that round to zero, so that they get no minus.
 * @param {number} value
 * @param {number} digits
 */
function positiveZero(value, digits) {
  return Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
}

/**
 * Writes a number with its sign and all decimals, so that numbers beside each other look alike: "+0.10", "−0.05", "0.00".
 * @param {Format} format
 * @param {number} value
 * @param {number} digits
 */
export function signed(format, value, digits) {
  const written = format.percent(value, digits);
  return value > 0 && written !== format.percent(0, digits) ? `+${written}` : written;
}

/**
 * Reads a number that a reader typed: with any of the usual minus signs, a decimal point or comma, perhaps a percent sign. Returns NaN
 * for anything else.
 * @param {string} text
 * @param {boolean} [thousands]  whether a comma before three digits stands between thousands
 */
export function readNumber(text, thousands = false) {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−–ー‐]/u, '-')
    .replace(/%$/, '')
    .trimEnd()
    .replace(thousands ? /,(?=\d{3}(?!\d))/g : /^$/, '')
    .replace(',', '.');
  // The pattern has only one way to match any digits, so a long pasted number takes no longer.
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : NaN;
}

/**
 * Counts in English: "1 game", "20 games", "+1 point".
 * @param {string | number} n  as it is written
 * @param {string} one
 */
export const counted = (n, one) => `${n} ${/^\W?1$/.test(String(n)) ? one : `${one}s`}`;
