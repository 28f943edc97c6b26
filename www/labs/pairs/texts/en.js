// English texts of the lab of pairs, with the shared ones. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/counted.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { board, editor, evaluators, refusals, setAside, work } from '../../../lib/bearoff/texts/en.js';
import { pairs } from '../../../lib/pairs/texts/en.js';
import { couplings } from './en-couplings.js';
import { experiment } from './en-experiment.js';
import { glossary } from './en-glossary.js';
import { guide } from './en-guide.js';
import { pair } from './en-pair.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  editor,
  evaluators,
  couplings,
  experiment,
  glossary,
  guide: { ...shared.guide, ...guide },
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
    /**
     * @param {string} n
     * @param {string} rolled
     */
    more: (n, rolled) => `This link asks for ${counted(n, 'pair')}; ${rolled} rolled so far.`,
  },

  game: {
    ...shared.game,
    /** A game of the pair that has ended. */
    over: 'over',
    /**
     * @param {string} side
     * @param {string} a
     * @param {string} b
     */
    step: (side, a, b) => `${side}, A: ${a}, B: ${b}`,
    luckOf: 'luck, A − B',
    /**
     * A turn, for screen readers.
     * @param {string} turn  who rolled what
     * @param {string} luck
     */
    heard: (turn, luck) => `${turn}, A’s luck minus B’s: ${luck}.`,
    /**
     * A finished pair, for screen readers.
     * @param {string} luck
     * @param {string} result
     * @param {string} reduced
     */
    heardOver: (luck, result, reduced) => `A − B: luck ${luck}, result ${result}, result − luck ${reduced}.`,
  },

  controls: {
    ...shared.controls,
    rollOne: 'Roll one pair',
    rollByRoll: 'Turn by turn',
    rollNext: 'Next turn',
    /**
     * @param {string} shown
     * @param {string} n
     */
    addLabel: (shown, n) => `${shown}: roll ${counted(n, 'pair')} more`,
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
    /**
     * @param {string} checkers
     * @param {string} roll
     */
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

  otherLab: 'Roll out this position',

  readout: {
    ...shared.readout,
    games: 'Pairs',
    worth: 'Each pair counts as',
    /**
     * @param {string} n
     * @returns {string}
     */
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
    /** @param {import('../../../lib/i18n/units.js').Unit} _unit */
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
      reduced: ['A − B without luck', 'without luck'],
    },
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedNewest: (listed, n) =>
      `The newest ${listed} of ${counted(n, 'pair')}; totals and averages cover all of them.`,
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedFirst: (listed, n) => `The first ${listed} of ${counted(n, 'pair')}; totals and averages cover all of them.`,
  },

  many: {
    intro: '',
  },

  sentence: {
    ...shared.sentence,
    start: 'No pairs yet. The funnels show how far the difference between two rollouts usually strays.',
    /**
     * @param {string} pairs
     * @param {string} plain
     * @param {string} reduced
     */
    now: (pairs, plain, reduced) =>
      `${counted(pairs, 'pair')}: A − B is ${counted(plain, 'point')} plain, ${reduced} with luck subtracted.`,
    perfect: 'Every single pair gives the exact difference.',
    same: 'Each pair counts as one plain pair with independent dice.',
    /** @param {string} n */
    faster: (n) => `Each pair counts as ${counted(n, 'plain pair')} with independent dice.`,
    /** @param {string} n */
    slower: (n) => `Each pair counts as only ${counted(n, 'plain pair')} with independent dice.`,
    /**
     * @param {string} limit
     * @param {string} points
     */
    biased: (limit, points) =>
      `B’s dice aren’t fair: the difference settles at ${limit}, ${counted(points, 'point')} off.`,
  },
};
