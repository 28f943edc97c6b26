// What only the lab of pairs says, in English, with what all labs say. Numbers come as they are written.

import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';
import { board, editor, evaluators, refusals, setAside, work } from '../../../shared/bearoff/texts/en.js';
import { pairs } from '../../../shared/pairs/texts/en.js';
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
    noWasm: 'This browser has no WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that rolls the games could not be loaded.',
  },

  work: { ...work, games: 'Rolling the same pairs again …' },
  /** What goes on in the background. */
  exactWork: 'Working out the exact spread of coupled pairs …',

  refusals,
  setAside,

  board: { ...shared.board, ...board },

  opening: {
    ...shared.opening,
    /** @param {string} n */
    rolling: (n) => `Rolling the ${counted(n, 'pair')} of this link …`,
    /**
     * @param {string} n
     * @param {string} rolled
     */
    more: (n, rolled) => `This link asks for ${counted(n, 'pair')}; ${rolled} are rolled.`,
  },

  game: {
    ...shared.game,
    /** Of a strand that has no roll any more. */
    over: 'over',
    /**
     * @param {string} side
     * @param {string} a
     * @param {string} b
     */
    step: (side, a, b) => `${side}, A: ${a}, B: ${b}`,
    luckOf: 'luck, A − B',
    /**
     * What those hear of a turn who don't see it.
     * @param {string} turn  who rolled what
     * @param {string} luck
     */
    heard: (turn, luck) => `${turn}, A’s luck less B’s ${luck}.`,
    /**
     * The same of a pair that is over.
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
    rewindHint: 'Back to no pairs; the same dice will be rolled again',
    undoHint: 'The pairs that there were are rolled again, with the same dice',
    newDiceHint: 'Back to no pairs, with a new seed',
  },

  known: {
    ...pairs.known,
    /** Follows it, of nearest luck. */
    trap: ' But these dice are biased: it may be wrong.',
  },

  decision: {
    heading: 'Which play?',
    position: 'Before the roll',
    roll: 'Roll',
    choose: 'Decisions to learn from',
    own: 'A decision of your own',
    kinds: { first: 'To begin with', 'takes-long': 'It takes long to see', 'obvious-is-wrong': 'The obvious play is wrong' },
    /**
     * @param {string} checkers
     * @param {string} roll
     */
    close: (checkers, roll) => `${counted(checkers, 'checker')} each, ${roll}`,
    plays: 'All plays of this roll, best first',
    play: 'Play',
    value: 'Wins',
    lost: 'Loses',
    best: 'best',
    pick: pairs.pick,
    /** @param {string} percent */
    chance: (percent) => `${percent}%`,
    /** @param {string} n */
    exact: (n) => `${counted(n, 'play')}, by the exact database.`,
    /** @param {string} n */
    oneSided: (n) =>
      `${counted(n, 'play')}, by the one-sided database: with more than six checkers on a side nothing exact is known.`,
    chooseBoth: 'Choose A and B.',
    onlyOne: pairs.onlyOne,
  },

  settings: {
    coupling: pairs.coupling,
    trap: 'the trap',
    about: {
      ...pairs.about,
      nearest: 'B gets the roll whose luck is nearest to A’s. Some rolls then come too often: it is biased.',
    },
    evaluator: 'Luck is estimated by',
    ranking: 'Rolls are ranked by',
    rotation: 'Each first roll once in 36 pairs',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'point')}`,
    otherErrors: 'Other errors',
  },

  otherLab: 'Roll this position out',

  readout: {
    ...shared.readout,
    games: 'Pairs',
    worth: 'One pair is worth',
    /**
     * @param {string} n
     * @returns {string}
     */
    worthUnit: (n) => (n === '1' ? 'independent pair' : 'independent pairs'),
    worthNone: 'One pair is worth',
    worthInfinite: 'all pairs exact',
    heading: 'A − B in points, without and with luck subtracted',
    sd: 'SD per pair',
    equivalent: 'Worth … pairs of independent dice, plain',
    unreliable: 'Below 30 pairs this interval is rough.',
  },

  chart: {
    ...shared.chart,
    label: 'Running difference A − B, without and with luck subtracted',
    /** @param {import('../../../shared/units.js').Unit} _unit */
    description: (_unit) =>
      'Difference of winning chances, A − B, in points against the number of pairs. Arrow keys read the values at a number ' +
      'of pairs; Page Up and Page Down go further, Home and End to the ends.',
    xAxis: 'pairs',
    noGames: 'No pairs yet',
    /** @param {string} pairs */
    reading: (pairs) => `after ${counted(pairs, 'pair')}`,
    luck: 'average luck, A − B',
    luckLabel: 'Average luck per pair, A − B',
    luckDescription: 'Plain difference − variance-reduced difference, in points, against the number of pairs.',
    bandNote: 'Bands: the differences’ own 95% intervals, from 30 pairs on.',
    alwaysNote: ' Thin lines around them: 95% at all times at once, whenever you stop, from 100 pairs on.',
    funnelNote:
      ' Dashed funnels: where theory expects 95 of 100 rollouts at any one number of pairs; most wander out somewhere.',
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
      n === '1' ? '1 pair with all its rolls, as a spreadsheet' : `The first ${n} pairs with all their rolls, as a spreadsheet`,
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
    listedNewest: (listed, n) => `The newest ${listed} of ${counted(n, 'pair')}; totals and averages are of all.`,
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedFirst: (listed, n) => `The first ${listed} of ${counted(n, 'pair')}; totals and averages are of all.`,
  },

  many: {
    intro: '',
  },

  sentence: {
    ...shared.sentence,
    start: 'Nothing is rolled yet. The funnels show in advance how far the difference of two rollouts usually strays.',
    /**
     * @param {string} pairs
     * @param {string} plain
     * @param {string} reduced
     */
    now: (pairs, plain, reduced) =>
      `${counted(pairs, 'pair')}: A − B is ${counted(plain, 'point')} plain, ${reduced} with luck subtracted.`,
    perfect: 'Every single pair returns the exact difference.',
    same: 'These dice tell as much as independent ones.',
    /** @param {string} n */
    faster: (n) => `One pair tells as much as ${counted(n, 'pair')} of independent dice without luck subtracted.`,
    /** @param {string} n */
    slower: (n) => `One pair tells only as much as ${n} of a pair of independent dice without luck subtracted.`,
    /**
     * @param {string} limit
     * @param {string} points
     */
    biased: (limit, points) =>
      `These dice of B’s are not fair: the difference is heading for ${limit}, ${counted(points, 'point')} off.`,
  },
};
