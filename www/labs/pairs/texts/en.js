// English texts of the lab of pairs, with the shared ones. Numbers arrive formatted.

import { board, editor, evaluators, refusals, setAside, work } from '../../../lib/bearoff/texts/en.js';
import { counted } from '../../../lib/i18n/format.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { pairsGlossary } from '../../../lib/pairs/texts/en-glossary.js';
import { pairs } from '../../../lib/pairs/texts/en.js';

/** The comparison of couplings, below the chart. */
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
  /** @param {string} independent @param {string} pairs */
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
  /** @param {string} name @param {string} rate */
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
    /** @param {string} name @param {string} n */
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
    /** @param {string} limit @param {string} truth */
    trap: (limit, truth) =>
      `Nearest luck is the trap: B’s dice are no longer fair. However narrow its band, it settles at ${limit} instead of ${truth}.`,
    /** Follows `trap`: the limit with luck subtracted. @param {string} limit */
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
    /** @param {string} both @param {string} onlyA @param {string} onlyB @param {string} neither */
    description: (both, onlyA, onlyB, neither) =>
      `Both won: ${both}. Only A won: ${onlyA}. Only B won: ${onlyB}. Neither won: ${neither}.`,
    /** @param {string} n */
    cloud: (n) => `The first ${counted(n, 'pair')} with luck subtracted, as points around the diagonal.`,
    label: 'Results of A and B, pair by pair',
    first: 'The cloud shows at most the first 1,000 pairs.',
  },
};

/** Koca's experiment, below the chart. */
export const experiment = {
  heading: 'Koca’s experiment',
  intro:
    'Bob Koca proposed many short rollouts of a decision with a known answer. How far off are they with each coupling? ' +
    'Each bar counts the rollouts whose A − B ended there.',
  pairs: 'Pairs in a rollout',
  rollouts: 'Rollouts',
  start: 'Start',
  cancel: 'Cancel',
  /** @param {string} share */
  progress: (share) => `${share} rolled`,
  /** @param {string} most */
  badPairs: (most) => `Enter a whole number from 1 to ${most}.`,
  /** @param {string} most */
  badRollouts: (most) => `Enter a whole number from 2 to ${most}.`,
  /** @param {string} n @param {string} most */
  tooMany: (n, most) => `That would be ${counted(n, 'pair')} in all. The limit is ${most}.`,
  reduced: 'with luck subtracted',
  /** @param {string} rollouts @param {string} pairs */
  done: (rollouts, pairs) => `${counted(rollouts, 'rollout')} of ${counted(pairs, 'pair')} each`,
  label: 'Spread of the rollouts’ differences, for each coupling',
  /** @param {string} panels  a description of each */
  description: (panels) => `One histogram per coupling, on the same scale. ${panels}.`,
  /** @param {string} name @param {string} note */
  panel: (name, note) => `${name}: ${note}`,
  and: '; ',
  /** @param {string} name */
  trap: (name) => `${name} (biased)`,
  /** @param {string} mean @param {string} sd */
  note: (mean, sd) => `average ${mean}, SD ${sd}`,
  /** Follows the note. @param {string} mean @param {string} sd */
  expected: (mean, sd) => `; expected ${mean}, ${sd}`,
  /** @param {string} value */
  exact: (value) => `exact ${value}`,
};

/** One pair under the microscope. */
export const pair = {
  /** @param {string} n */
  title: (n) => `Pair ${n}`,
  none: 'No pair rolled yet',
  /** Precedes a roll of A or B, for screen readers. @param {string} play */
  play: (play) => `Play ${play}: `,
  /**
   * The accessible name of a board.
   * @param {string} play  A or B
   * @param {string} position
   */
  board: (play, position) => `After play ${play}: ${position}`,
  /** @param {string} side */
  toRoll: (side) => `${side} to roll …`,
  /** @param {string} side @param {string} play */
  turn: (side, play) => `${side} ${play}`,
  /** @param {string} n */
  rank: (n) => `rank ${n} of 36`,
  /** The rank of a roll that ties with others. @param {string} n @param {string} first @param {string} last */
  tied: (n, first, last) => `rank ${n} of 36 (${first}–${last} tie)`,
  rankHint: 'Rank 1 is the best roll for the side that rolls, 36 the worst',
  /** @param {string} side  whose decision it is */
  luck: (side) => `${side}’s luck`,
  over: 'is over',
  alone: 'over: the other game rolls on alone',
  luckBetween: 'luck so far, A − B',
  /** @param {string} name  A, B or A − B */
  sum: (name) => `${name}: result − luck`,
};

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  editor,
  evaluators,
  couplings,
  experiment,
  /** Words that only this lab explains: two sentences each. */
  glossary: {
    ...pairsGlossary,
    rotation:
      'In every 36 pairs, each of the 36 first rolls comes once, in random order. That removes the luck of the first roll ' +
      'without any estimate.',
  },
  // Three lines on a phone hold about 120 letters.
  guide: {
    ...shared.guide,
    start:
      'Is play A better than play B? Roll out both a thousand times with independent dice, and look at the difference.',
    roll: 'Roll 1,000 pairs',
    rollOn: 'Roll on to 1,000 pairs',
    /** @param {string} mean @param {string} half */
    independent: (mean, half) =>
      `A − B is ${mean} ± ${half}. With independent dice, a thousand games each tell you little. Now couple the dice by rank.`,
    couple: 'Couple the dice',
    /** @param {string} plain @param {string} plainHalf @param {string} reduced @param {string} half */
    coupled: (plain, plainHalf, reduced, half) =>
      `Coupled, with the same games of A: ${plain} ± ${plainHalf}; with luck subtracted, ${reduced} ± ${half}. Could B’s luck match even better?`,
    trap: 'Give B the nearest luck',
    nearest:
      'Very narrow, but B’s dice are no longer fair, so the lines may settle at wrong values. Now roll out the position itself.',
    /** @param {string} limit @param {string} truth */
    biased: (limit, truth) =>
      `Very narrow, but B’s dice are no longer fair: it settles at ${limit}, not at the exact ${truth}. Now roll out the position itself.`,
  },
  pair,

  page: {
    title: 'Rollout Lab: which of two plays is better? Rollouts with coupled dice',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly lacks SIMD, which the rollout needs.',
    notLoaded: 'The part that rolls the games didn’t load.',
  },

  work: { ...work, games: 'Rolling the same pairs again …' },
  /** Progress in the background. */
  exactWork: 'Calculating the exact spread of coupled pairs …',

  refusals,
  setAside,

  board: { ...shared.board, ...board },

  opening: {
    ...shared.opening,
    /** @param {string} n */
    rolling: (n) => `Rolling this link’s ${counted(n, 'pair')} …`,
    /** @param {string} n @param {string} rolled */
    more: (n, rolled) => `This link asks for ${counted(n, 'pair')}; ${rolled} rolled so far.`,
  },

  game: {
    ...shared.game,
    /** A game of the pair that has ended. */
    over: 'over',
    /** @param {string} side @param {string} a @param {string} b */
    step: (side, a, b) => `${side}, A: ${a}, B: ${b}`,
    luckOf: 'luck, A − B',
    /**
     * A turn, for screen readers.
     * @param {string} turn  who rolled what
     * @param {string} luck
     */
    heard: (turn, luck) => `${turn}, A’s luck minus B’s: ${luck}.`,
    /** A finished pair, for screen readers. @param {string} luck @param {string} result @param {string} reduced */
    heardOver: (luck, result, reduced) => `A − B: luck ${luck}, result ${result}, result − luck ${reduced}.`,
  },

  controls: {
    ...shared.controls,
    rollOne: 'Roll one pair',
    rollByRoll: 'Turn by turn',
    rollNext: 'Next turn',
    /** @param {string} shown @param {string} n */
    addLabel: (shown, n) => `${shown}: roll ${counted(n, 'more pair')}`,
    speeds: { ...shared.controls.speeds, 1: '1 pair/s' },
    rewindHint: 'Go back to no pairs; the dice will repeat',
    undoHint: 'Roll the earlier pairs again, with the same dice',
    newDiceHint: 'Go back to no pairs, with a new seed',
  },

  known: {
    ...pairs.known,
    /** Follows the result, with nearest luck. */
    trap: ' But these dice are biased, so it may be wrong.',
  },

  decision: {
    heading: 'Which play?',
    position: 'Before the roll',
    roll: 'Roll',
    choose: 'Example decisions',
    own: 'Your own decision',
    kinds: {
      first: 'To start with',
      'takes-long': 'Takes many pairs to see',
      'obvious-is-wrong': 'The obvious play is wrong',
    },
    /** @param {string} checkers @param {string} roll */
    close: (checkers, roll) => `${counted(checkers, 'checker')} each, ${roll}`,
    plays: 'All plays of this roll, best first',
    play: 'Play',
    value: 'Wins',
    lost: 'Loss',
    best: 'best',
    pick: pairs.pick,
    /** @param {string} percent */
    chance: (percent) => `${percent}%`,
    /** @param {string} n */
    exact: (n) => `${counted(n, 'play')}, by the exact database.`,
    /** @param {string} n */
    oneSided: (n) =>
      `${counted(n, 'play')}, by the one-sided database. With more than six checkers on a side, no exact values are known.`,
    chooseBoth: 'Choose A and B.',
    onlyOne: pairs.onlyOne,
  },

  settings: {
    coupling: pairs.coupling,
    trap: 'the trap',
    about: {
      ...pairs.about,
      nearest: 'B gets the roll whose luck is nearest to A’s. Some rolls then come too often, so it’s biased.',
    },
    evaluator: 'Luck is estimated by',
    ranking: 'Rolls are ranked by',
    rotation: 'Each first roll once in 36 pairs',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'point')}`,
    otherErrors: 'New errors',
  },

  otherLab: 'Roll this position out',

  readout: {
    ...shared.readout,
    games: 'Pairs',
    worth: 'Each pair counts as',
    /** @param {string} n @returns {string} */
    worthUnit: (n) => (n === '1' ? 'independent pair' : 'independent pairs'),
    worthNone: 'Independent pairs per pair',
    worthInfinite: 'every pair is exact',
    heading: 'A − B in points, without and with luck subtracted',
    sd: 'SD per pair',
    equivalent: 'Plain independent pairs per pair',
    unreliable: 'Below 30 pairs this interval is rough.',
  },

  chart: {
    ...shared.chart,
    label: 'Running difference A − B, without and with luck subtracted',
    /** @param {import('../../../lib/i18n/format.js').Unit} _unit */
    description: (_unit) =>
      'Difference between winning chances, A − B, in points against the number of pairs. Arrow keys read the values; ' +
      'Page Up and Page Down make larger steps, and Home and End go to the ends.',
    xAxis: 'pairs',
    noGames: 'No pairs yet',
    /** @param {string} pairs */
    reading: (pairs) => `after ${counted(pairs, 'pair')}`,
    luck: 'average luck, A − B',
    luckLabel: 'Average luck per pair, A − B',
    luckDescription: 'Plain difference − variance-reduced difference, in points, against the number of pairs.',
    bandNote: 'Bands: the differences’ own 95% intervals, from 30 pairs on.',
    alwaysNote: ' Thin lines: the any-time band, which holds however often you look, from 100 pairs on.',
    funnelNote:
      ' Dashed funnels: where 95 of 100 rollouts are expected at any one point. Most stray outside at some point.',
    allTables: 'All couplings',
  },

  bet: {
    ...shared.bet,
    known: '',
  },

  games: {
    empty: 'No pairs rolled yet.',
    heading: 'The pairs',
    caption: 'Pairs with the first rolls and results of both plays',
    /** @param {string} n */
    downloadHint: (n) =>
      n === '1'
        ? '1 pair with all its rolls, as a spreadsheet'
        : `The first ${n} pairs with all their rolls, as a spreadsheet`,
    columns: {
      game: ['Pair', '#'],
      firstA: ['A’s first roll', 'A rolls'],
      firstB: ['B’s first roll', 'B rolls'],
      a: ['A', 'A'],
      b: ['B', 'B'],
      result: ['A − B', 'A − B'],
      totalLuck: ['Luck, A − B', 'Luck'],
      reduced: ['Result − luck, A − B', 'Result − luck'],
    },
    /** @param {string} listed @param {string} n */
    listedNewest: (listed, n) =>
      `The newest ${listed} of ${counted(n, 'pair')}; totals and averages cover all of them.`,
    /** @param {string} listed @param {string} n */
    listedFirst: (listed, n) => `The first ${listed} of ${counted(n, 'pair')}; totals and averages cover all of them.`,
  },

  many: {
    intro: '',
  },

  sentence: {
    ...shared.sentence,
    start: 'No pairs yet. The funnels show how far the difference between two rollouts usually strays.',
    /** @param {string} pairs @param {string} plain @param {string} reduced */
    now: (pairs, plain, reduced) =>
      `${counted(pairs, 'pair')}: A − B is ${counted(plain, 'point')} plain, ${reduced} with luck subtracted.`,
    perfect: 'Every single pair gives the exact difference.',
    same: 'Each pair counts as one plain pair with independent dice.',
    /** @param {string} n */
    faster: (n) => `Each pair counts as ${counted(n, 'plain pair')} with independent dice.`,
    /** @param {string} n */
    slower: (n) => `Each pair counts as only ${counted(n, 'plain pair')} with independent dice.`,
    /** @param {string} limit @param {string} points */
    biased: (limit, points) =>
      `B’s dice aren’t fair: the difference settles at ${limit}, ${counted(points, 'point')} off.`,
  },
};
