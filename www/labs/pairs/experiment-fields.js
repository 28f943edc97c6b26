// The fields of Koca's experiment: the number of rollouts, and of their pairs. The text of a field is read as a number,
// or refused in a sentence. Pure functions: they are tested without a page.

const MOST_PAIRS = 1e6;
const MOST_ROLLOUTS = 1e5;
/** Pairs of all rollouts, which take some minutes. */
const MOST_TOGETHER = 1e8;

/** @typedef {{pairs: string, rollouts: string}} Typed */

/** Reads a whole number: digits, perhaps in groups of three. NaN for anything else. @param {string} text */
export function readCount(text) {
  const written = text.normalize('NFKC').trim();
  return /^(\d+|\d{1,3}([,. ’']\d{3})+)$/.test(written) ? Number(written.replace(/\D/g, '')) : NaN;
}

/**
 * Reads both fields; a problem is '' if there is none.
 * @param {Typed} typed
 * @param {import('./texts/en.js').Texts['experiment']} words
 * @param {import('../../lib/i18n/format.js').Format} format
 */
export function readFields(typed, words, format) {
  const [pairs, rollouts] = [typed.pairs, typed.rollouts].map(readCount);
  const problems = {
    pairs: pairs >= 1 && pairs <= MOST_PAIRS ? '' : words.badPairs(format.count(MOST_PAIRS)),
    rollouts: rollouts >= 2 && rollouts <= MOST_ROLLOUTS ? '' : words.badRollouts(format.count(MOST_ROLLOUTS)),
  };
  if (!problems.pairs && !problems.rollouts && pairs * rollouts > MOST_TOGETHER) {
    problems.rollouts = words.tooMany(format.count(pairs * rollouts), format.count(MOST_TOGETHER));
  }
  return { pairs, rollouts, problems, fine: !problems.pairs && !problems.rollouts };
}
