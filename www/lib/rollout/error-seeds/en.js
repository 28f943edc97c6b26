// English texts of the fold about error seeds that are chosen after the games. They are loaded with it.

import { counted } from '../../i18n/format.js';

/** @typedef {typeof en} Texts */

/** @param {[string, boolean]} distance */
const away = ([n, above]) => `${n} standard ${n === '1.00' ? 'error' : 'errors'} ${above ? 'above' : 'below'}`;

export const en = {
  intro:
    'Errors fixed beforehand can’t bias games that come later. But try enough error seeds on games already rolled, and one errs the way you like.',
  about: {
    /** @param {string} n  games @param {string} size  points */
    noisy: (n, size) =>
      `The luck of these ${n} games is measured by exact chances with errors of up to ${counted(size, 'percentage point')}, once with each error seed from 1 to 1,000.`,
    /** @param {string} n  games @param {string} size  points */
    blurred: (n, size) =>
      `The luck of these ${n} games is measured by the network with errors of up to ${counted(size, 'percentage point')}, once with each error seed from 1 to 1,000. ` +
      'A hundred games take several seconds.',
  },
  try: 'Try a thousand error seeds on these games',
  /** @param {string} percent */
  trying: (percent) => `Trying error seeds: ${percent}%`,
  cancel: 'Cancel',
  why: {
    /** @param {string} least */
    tooFew: (least) => `Error seeds are tried on at least ${least} games.`,
    /** @param {string} most */
    tooMany: (most) => `Error seeds are tried on at most ${most} games.`,
    needsExact: () => 'Errors are added to exact chances, which are known up to six checkers a side.',
    noisyPlayer: () => 'A player chooses plays by these errors. Other error seeds would play other games.',
    cutShort: () =>
      'These games are cut short and take the evaluator’s value for the result. Other errors would give other results.',
    rotated: () =>
      'The first rolls of these games are rotated, so standard errors come from blocks. Error seeds are tried on games with random first rolls.',
  },
  chart: {
    label: 'Averages of the same games by 1,000 error seeds',
    description: 'Each bar counts the error seeds by which these games have that average.',
    panel: '1,000 error seeds',
  },
  /**
   * @param {string} low
   * @param {string} lowSeed
   * @param {string} high
   * @param {string} highSeed
   */
  found: (low, lowSeed, high, highSeed) =>
    `The average of these games ranges from ${low} (error seed ${lowSeed}) to ${high} (error seed ${highSeed}).`,
  /** @param {string} missed @param {string} all @param {string} truth */
  missed: (missed, all, truth) =>
    `${missed === '0' ? 'None' : missed} of the ${all} intervals of ±1.96 standard errors ${missed === '1' ? 'misses' : 'miss'} ${truth}.`,
  /** @param {[string, boolean]} low  standard errors, and whether it is above @param {[string, boolean]} high */
  errors: (low, high) => `The lowest lies ${away(low)} the exact value, the highest ${away(high)} it.`,
  /** @param {string} n */
  range: (n) => `The highest lies ${n} standard errors above the lowest, by the mean standard error of the seeds.`,
  both: ' ',
  keepHighest: 'Keep the highest',
  keepLowest: 'Keep the lowest',
  newDice: 'Same errors, new dice',
  /** @param {string} seed @param {string} mean */
  keptSame: (seed, mean) =>
    `Error seed ${seed} was kept because the games rolled by then averaged ${mean} with it. Before the games it was as good as any other.`,
  /**
   * @param {string} seed
   * @param {string} before
   * @param {string} n  games
   * @param {string} now
   */
  keptNew: (seed, before, n, now) =>
    `Error seed ${seed} was kept for an average of ${before}. New games had no part in the choice. ${counted(n, 'new game')} so far: ${now} on average.`,
  /** Figures of tests/bearoff/error_seeds.rs. */
  measured:
    'Measured in the example “Four checkers each”, with errors of up to 10 points, in 100 rollouts of 100 games: the interval of ' +
    'the seed with the highest average missed the exact value in 99 rollouts. Error seed 1, fixed beforehand, missed it in one.',
};
