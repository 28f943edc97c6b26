// What only the walk lab says, in English, with what all labs say. Numbers come as they are written. Sente is the side that wins at
// +1, whose chances all figures give; Gote wins at −1.

import { counted } from '../../../shared/texts/counted.js';
import { formula } from '../../../shared/texts/formula.js';
import { en as shared } from '../../../shared/texts/en.js';
import { guide } from './en-guide.js';
import { glossary } from './en-glossary.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  sides: { x: 'Sente', o: 'Gote' },
  glossary,
  guide: { ...shared.guide, ...guide },

  page: {
    title: 'Rollout Lab: a shogi game as a random walk, and the scale of an evaluation',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which rolls the walks.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that rolls the walks could not be loaded.',
    stopped: 'The part that rolls the walks has stopped because of an error in it. Nothing more can be rolled.',
  },

  opening: {
    ...shared.opening,
    /** @param {string} n */
    rolling: (n) => `Rolling the ${counted(n, 'walk')} of this link …`,
    /**
     * @param {string} n
     * @param {string} rolled
     */
    more: (n, rolled) => `This link asks for ${counted(n, 'walk')}; ${rolled} are rolled.`,
  },

  walk: {
    limits: ['−1', '0', '+1'],
    /** @param {number} n */
    moves: (n) => `${n} moves`,
    /** @param {number} n */
    drawn: (n) => `X over ${counted(String(n), 'move')}, between −1 and 1, with walks before it`,
    drawnNone: 'X against the number of moves, between −1 and 1: no walk yet',
    toMove: 'Next move …',
    /** @param {string} n */
    earlier: (n) => `${counted(n, 'earlier move')} not listed`,
    /**
     * @param {string} before
     * @param {string} after
     */
    move: (before, after) => `X ${before} → ${after}`,
    /**
     * @param {string} before
     * @param {string} after
     * @param {boolean} sente  whether he has won
     */
    decides: (before, after, sente) => `X ${before} → ${after}: ${sente ? 'Sente' : 'Gote'} has won`,
    /** @param {string} share */
    shareOfLuck: (share) => `${share} × luck`,
  },

  game: {
    ...shared.game,
    /** @param {string} n */
    title: (n) => `Walk ${n}`,
    none: 'No walk yet',
    luckOf: 'luck',
    /**
     * @param {string} move
     * @param {string} luck
     */
    heard: (move, luck) => `${move}, luck ${luck}.`,
  },

  controls: {
    ...shared.controls,
    rollOne: 'Walk once',
    rollByRoll: 'Move by move',
    rollNext: 'Next move',
    /**
     * @param {string} shown
     * @param {string} n
     */
    addLabel: (shown, n) => `${shown}: ${counted(n, 'walk')} more`,
    speeds: { ...shared.controls.speeds, 1: '1 walk/s' },
    rewindHint: 'Back to no walks; the same ones will be rolled again',
    undoHint: 'The walks that there were are rolled again, from the same seed',
    newDiceHint: 'Back to no walks, with a new seed',
  },

  model: {
    label: 'Games',
    presets: { professional: 'between professionals', floodgate: 'between programs (floodgate)', yours: 'yours' },
    labels: { a: 'A: SD of a move', m: 'M: other moves', s: 'S: their SD' },
    problems: {
      a: 'From 0.05 to 1, please: 1 decides a game. The last good value still counts.',
      m: 'From 0 to 10,000 moves, please. The last good value still counts.',
      s: 'From 0 to 1,000 moves, please. The last good value still counts.',
    },
  },

  settings: {
    outcome: 'Outcome',
    outcomes: { win: 'who wins', length: 'how long it takes' },
    scale: 'The evaluation counts as',
    evaluator: 'Moves left are estimated',
    share: 'Luck subtracted',
    /** @param {string} percent */
    best: (percent) => `best: ${percent}%`,
  },

  scales: {
    names: {
      calibrated: 'winning chances, calibrated',
      linear: '(1 + X) / 2',
      centipawns: 'a program’s points',
      pawns: 'whole pawns',
      threeLevels: 'ahead, level, behind',
      sign: 'who is ahead',
      steep: 'too steep',
      reversed: 'wrong sign',
    },
    about: {
      calibrated: '1/2 + X / 2(1 + 0.5826 A): the chance of winning from X, nearly. What is left of the spread is what this line misses.',
      linear:
        'X taken for the result it is heading for, which is the logistic curve of V with scale 600. It is not the walk’s own winning chance, ' +
        'and is too sure near the limits: a walk goes beyond them.',
      centipawns: `${formula('V = 1200 artanh X')}, in hundredths of a pawn, cut at ±3000 and laid on a line from 0 to 1: a pawn counts the same in a level game and in a won one.`,
      pawns: 'The points rounded to whole pawns, back to X, and calibrated: a coarse scale, but the right one.',
      threeLevels: 'One quarter, a half or three quarters, with steps at X = ±0.33.',
      sign: 'One quarter or three quarters, by the sign of X alone: an ordinal scale with two places.',
      steep: '1/2 + tanh(3X) / 2: a small lead is taken for a win.',
      reversed: 'Calibrated, with the sides exchanged: what is lucky is called unlucky.',
    },
  },

  evaluators: {
    names: { exact: 'exactly', calibrated: 'by a calibrated parabola', quadratic: 'by (1 − X²) / A²' },
    about: {
      exact: 'The expected number of moves from X on. Every single walk then returns the exact mean.',
      calibrated: '((1 + 0.5826 A)² − X²) / A² + 1/4: the limits moved out by how far a walk goes beyond them.',
      quadratic: 'What it would be if moves were infinitely small.',
    },
  },

  readout: {
    ...shared.readout,
    games: 'Walks',
    worth: 'One walk is worth',
    /**
     * @param {string} n
     * @returns {string}
     */
    worthUnit: (n) => (n === '1' ? 'plain walk' : 'plain walks'),
    worthNone: 'One walk is worth',
    worthInfinite: 'all walks exact',
    sd: 'SD per walk',
    equivalent: 'Worth … plain walks',
    unreliable: 'Below 30 walks this interval is rough.',
  },

  chart: {
    ...shared.chart,
    label: 'Running averages of the plain and the variance-reduced rollout',
    /** @param {import('../../../shared/units.js').Unit} unit */
    description: ({ name }) =>
      `${name === 'moves' ? 'Moves of a walk' : 'Chances of Sente in percent'} against the number of walks. Arrow keys read the values at ` +
      'a number of walks; Page Up and Page Down go further, Home and End to the ends.',
    xAxis: 'walks',
    noGames: 'No walks yet',
    /** @param {string} walks */
    reading: (walks) => `after ${counted(walks, 'walk')}`,
    luckLabel: 'Average luck per walk',
    luckDescription: 'Plain average − variance-reduced average, against the number of walks.',
    bandNote: 'Bands: the rollouts’ own 95% intervals, from 30 walks on.',
    alwaysNote: ' Thin lines around them: 95% at all times at once, whenever you stop, from 100 walks on.',
    allTables: 'All scales',
  },

  bet: {
    ...shared.bet,
    known: '',
  },

  games: {
    empty: 'No walks rolled yet.',
    heading: 'The walks',
    caption: 'Walks with their results and luck',
    /** @param {string} n */
    downloadHint: (n) =>
      n === '1' ? '1 walk and its luck, as a spreadsheet' : `The first ${n} walks and their luck, as a spreadsheet`,
    columns: {
      game: ['Walk', '#'],
      moves: ['Moves', 'Moves'],
      end: ['Last X', 'Last X'],
      others: ['Other moves', 'Others'],
      totalLuck: ['Luck subtracted', 'Luck'],
    },
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedNewest: (listed, n) => `The newest ${listed} of ${counted(n, 'walk')}; totals and averages are of all.`,
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedFirst: (listed, n) => `The first ${listed} of ${counted(n, 'walk')}; totals and averages are of all.`,
  },

  many: {
    /** @param {string} n */
    run: (n) => `Roll 1,000 rollouts of ${counted(n, 'walk')}`,
    needGames: 'Roll some walks first: the thousand will be as long as yours.',
    /** @param {string} n */
    done: (n) => `1,000 rollouts of ${counted(n, 'walk')} each`,
    intro: 'Each bar counts rollouts that ended there. Narrow means fast; both are centred on the exact value, whatever the scale.',
  },

  sentence: {
    ...shared.sentence,
    /**
     * @param {string} walks
     * @param {string} plain
     * @param {string} reduced
     */
    now: (walks, plain, reduced) => `${counted(walks, 'walk')}: plain ${plain}, variance reduced ${reduced}.`,
    perfect: 'With this estimate every single walk returns the exact answer.',
    same: 'No luck is subtracted, so both lines are one.',
    /** @param {string} n */
    faster: (n) => `No scale can bias; it only decides how fast the answer comes: one walk tells as much as ${counted(n, 'plain one')}.`,
    /** @param {string} n */
    slower: (n) => `Even this scale does not bias; the answer only comes more slowly than without it: one walk tells as much as ${n} of a plain one.`,
  },
};
