// What a reader may ask of Koca's experiment: how many rollouts, and of how many pairs. Out of what is typed it makes numbers, or
// says why not.

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {typeof import('./texts/en-experiment.js').experiment} Words */

export const MOST_PAIRS = 1e6;
export const MOST_ROLLOUTS = 1e5;
/** Together: some minutes. */
const MOST_TOGETHER = 1e8;

/** @typedef {{pairs: string, rollouts: string}} Typed */
/** @typedef {{pairs: string, rollouts: string}} Problems  '' where there is none */

/**
 * A whole number as people write it: digits, perhaps in groups of three. NaN for anything else.
 * @param {string} text
 */
export function readCount(text) {
  const written = text.normalize('NFKC').trim();
  return /^(\d+|\d{1,3}([,. ’']\d{3})+)$/.test(written) ? Number(written.replace(/\D/g, '')) : NaN;
}

/**
 * @param {Typed} typed
 * @param {Words} words
 * @param {Format} format
 * @returns {{pairs: number, rollouts: number, problems: Problems, fine: boolean}}
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
