// English texts of the comparison of couplings.

import { pairs } from '../../../lib/pairs/texts/en.js';
import { counted } from '../../../lib/i18n/counted.js';

export const couplings = {
  names: { ...pairs.names, nearest: 'Nearest luck' },
  /** Names of the couplings within a sentence. */
  inWords: {
    independent: 'independent dice',
    same: 'the same dice',
    ranked: 'rank-coupled dice (Koca’s)',
    nearest: 'nearest luck',
  },

  heading: 'The difference, and how well it is known',
  plain: 'Plain',
  reduced: 'Variance reduced',
  mean: 'mean',
  se: 'standard error',
  byPairs: 'A − B, by pairs',
  asIndependent: pairs.asIndependent,
  correlation: pairs.correlation,
  /**
   * @param {string} independent
   * @param {string} pairs
   */
  printed: (independent, pairs) =>
    `Programs print √(SE_A² + SE_B²), as if each play had been rolled out with its own dice: a standard error of ${independent}. ` +
    `Pair by pair it’s ${pairs}.`,
  /** Stands there before any pairs are rolled. */
  toBePrinted: 'Programs print √(SE_A² + SE_B²), as if each play had been rolled out with its own dice.',

  all: 'All four couplings, with the same games of A',
  coupling: 'Coupling',
  measured: 'measured',
  exact: 'exact',
  sd: 'SD per pair',
  correlated: 'Correlation',
  worth: 'Independent pairs per pair',
  perSecond: 'per second',
  needed: 'Pairs until known at 95%',
  biased: 'biased',
  note:
    'Independent pairs per pair: how many plain pairs with independent dice give the same precision. ' +
    'Until known: (1.96 · SD / difference)² pairs.',
  /** @param {string} share */
  working: (share) => `exact figures: ${share} calculated`,
  unknown: '“–” means that the exact figure isn’t known, or not yet.',
  time: 'Time them on this machine',
  timing: 'Timing …',
  untimed: 'Figures per second depend on the machine. Time the couplings to see them.',
  /** @param {string} rates  of each coupling */
  timed: (rates) => `Pairs per second on one core of this machine: ${rates}.`,
  /**
   * @param {string} name
   * @param {string} rate
   */
  rate: (name, rate) => `${name} ${rate}`,
  and: ', ',

  verdict: {
    heading: 'Which coupling is best here?',
    exact: 'By the exact spreads',
    measured: 'By the spreads measured so far',
    /**
     * @param {string} source  `exact` or `measured`
     * @param {string} name
     * @param {boolean} reduced
     * @param {string} n
     */
    best: (source, name, reduced, n) =>
      `${source}, the best is ${name} ${reduced ? 'with' : 'without'} luck subtracted: each pair counts as ` +
      `${counted(n, 'plain pair')} with independent dice.`,
    /**
     * Replaces `best` where every pair has the same difference.
     * @param {string} source
     * @param {string} name
     * @param {boolean} reduced
     */
    perfect: (source, name, reduced) =>
      `${source}, the best is ${name} ${reduced ? 'with' : 'without'} luck subtracted: its pairs have no spread left.`,
    /**
     * @param {string} name
     * @param {string} n
     */
    plain: (name, n) => `Without luck subtracted, it’s ${name}: ${counted(n, 'pair')}.`,
    /** Replaces `plain` where that coupling is the best with luck subtracted, too. @param {string} n */
    plainToo: (n) => `It’s the best without luck subtracted, too: ${counted(n, 'pair')}.`,
    notKoca: 'So Koca’s coupling isn’t always the best.',
    /** @param {string} names */
    raised: (names) =>
      `Subtracting luck increases the spread of ${names}. Games that are lucky together have little luck left between ` +
      `them, and the errors of the estimates come on top.`,
    /** Replaces `raised` where the spread of independent dice increases, too. @param {string} names */
    worse: (names) => `Subtracting luck increases the spread of ${names}: these luck estimates are worse than none.`,
    comma: ', ',
    and: ' and ',
    /**
     * @param {string} limit
     * @param {string} truth
     */
    trap: (limit, truth) =>
      `Nearest luck is the trap: B’s dice are no longer fair. However narrow its band, it settles at ${limit} instead of ${truth}.`,
    /**
     * Follows `trap`: the limit with luck subtracted.
     * @param {string} limit
     */
    trapReduced: (limit) => `With luck subtracted it settles at ${limit}.`,
    // Where it happens to settle at the exact value.
    noTrap:
      'Don’t rely on nearest luck: B’s dice are no longer fair, even if it happens to settle at the exact value here.',
    someTrap:
      'Nearest luck is the trap: B’s dice are no longer fair. However narrow its band, it may settle at a wrong value.',
  },

  scatter: {
    heading: 'The pairs, A against B',
    intro: 'On the diagonal both plays have the same result. Only pairs off the diagonal tell them apart.',
    a: 'A’s result',
    b: 'B’s result',
    both: 'both won',
    onlyA: 'only A',
    onlyB: 'only B',
    neither: 'neither',
    /** @param {string} correlation */
    correlation: (correlation) => `correlation ${correlation}`,
    /**
     * @param {string} both
     * @param {string} onlyA
     * @param {string} onlyB
     * @param {string} neither
     */
    description: (both, onlyA, onlyB, neither) =>
      `Both won: ${both}. Only A won: ${onlyA}. Only B won: ${onlyB}. Neither won: ${neither}.`,
    /** @param {string} n */
    cloud: (n) => `The first ${counted(n, 'pair')} with luck subtracted, as points around the diagonal.`,
    label: 'Results of A and B, pair by pair',
    first: 'The cloud shows at most the first 1,000 pairs.',
  },
};
