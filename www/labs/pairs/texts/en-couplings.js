// What is said of the couplings beside each other, in English.

import { pairs } from '../../../shared/pairs/texts/en.js';
import { counted } from '../../../shared/texts/counted.js';

export const couplings = {
  names: { ...pairs.names, nearest: 'Nearest luck',
  },
  /** The same within a sentence. */
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
    `Programs print √(SE_A² + SE_B²), as if the two plays had been rolled out with dice of their own: a standard error of ${independent}. ` +
    `Pair by pair it is ${pairs}.`,
  /** The same before there is one. */
  toBePrinted: 'Programs print √(SE_A² + SE_B²), as if the two plays had been rolled out with dice of their own.',

  all: 'All four couplings, on the same games of A',
  coupling: 'Coupling',
  measured: 'measured',
  exact: 'exact',
  sd: 'SD per pair',
  correlated: 'Correlation',
  worth: 'One pair is worth … independent ones',
  perSecond: 'per second',
  needed: 'Pairs until known at 95%',
  biased: 'biased',
  note:
    'Worth: pairs of independent dice without luck subtracted that tell as much. Until known: (1.96 · SD / difference)² pairs.',
  /** @param {string} share */
  working: (share) => `exact figures: ${share} worked out`,
  unknown: 'Where it says “–”, what is exact of coupled pairs is not known, or not yet.',
  time: 'Time them on this machine',
  timing: 'Timing …',
  untimed: 'What a pair is worth per second depends on the machine, and is not known before it is timed.',
  /** @param {string} rates  of each coupling */
  timed: (rates) => `Pairs a second, on one processor of this machine: ${rates}.`,
  /**
   * @param {string} name
   * @param {string} rate
   */
  rate: (name, rate) => `${name} ${rate}`,
  and: ', ',

  verdict: {
    heading: 'Which coupling is best here?',
    exact: 'By the exact spreads',
    measured: 'By the spreads as they are measured so far',
    /**
     * @param {string} source  by what
     * @param {string} name
     * @param {boolean} reduced
     * @param {string} n
     */
    best: (source, name, reduced, n) =>
      `${source}, it is ${name} ${reduced ? 'with' : 'without'} luck subtracted: one pair tells as much as ${counted(n, 'pair')} of ` +
      `independent dice without luck subtracted.`,
    /**
     * The same where all pairs come to the same.
     * @param {string} source
     * @param {string} name
     * @param {boolean} reduced
     */
    perfect: (source, name, reduced) =>
      `${source}, it is ${name} ${reduced ? 'with' : 'without'} luck subtracted: no pair has any spread left.`,
    /**
     * @param {string} name
     * @param {string} n
     */
    plain: (name, n) => `Without subtracting luck it is ${name}: ${counted(n, 'pair')}.`,
    /** The same where that is the best one, too. @param {string} n */
    plainToo: (n) => `It is the best without subtracting luck, too: ${counted(n, 'pair')}.`,
    notKoca: 'So it is not always Koca’s coupling.',
    /** @param {string} names */
    raised: (names) =>
      `Subtracting luck raises the spread of ${names}: strands that are lucky together have little luck left between them, and ` +
      `what the estimates get wrong comes on top.`,
    /** The same where it does so of independent dice, too. @param {string} names */
    worse: (names) => `Subtracting luck raises the spread of ${names}: these estimates of it are worse than none.`,
    comma: ', ',
    and: ' and ',
    /**
     * @param {string} limit
     * @param {string} truth
     */
    trap: (limit, truth) =>
      `Nearest luck is the trap: its B no longer has fair dice, so however narrow it is, it settles at ${limit} in place of ${truth}.`,
    /**
     * The same where luck is subtracted.
     * @param {string} limit
     */
    trapReduced: (limit) => `With luck subtracted it settles at ${limit}.`,
    // Where it happens to settle at the truth.
    noTrap: 'Nearest luck is no choice: its B no longer has fair dice, even if it happens to settle at the truth here.',
    someTrap: 'Nearest luck is the trap: its B no longer has fair dice, so however narrow it is, it may settle in the wrong place.',
  },

  scatter: {
    heading: 'The pairs, A against B',
    intro: 'On the diagonal both plays came to the same: only what lies off it tells them apart.',
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
    first: 'The cloud shows the first 1,000 pairs at most.' },
};
