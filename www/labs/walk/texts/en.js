// English texts of the walk lab, with those of all labs. Numbers arrive formatted. Sente wins at +1, and all figures give Sente's
// chances; Gote wins at −1.

import { counted } from '../../../lib/i18n/format.js';
import { formula } from '../../../lib/i18n/line-ends.js';
import { en as shared } from '../../../lib/i18n/en.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  sides: { x: 'Sente', o: 'Gote' },

  glossary: {
    plain: 'The average of the results as they are. It is unbiased, but good and bad luck take many walks to even out.',
    luck:
      'The evaluation after a move, on the chosen scale, minus its mean over all moves that were possible. Total luck is the sum over ' +
      'the walk; positive luck favours Sente.',
    shareOfLuck:
      'You can subtract a part of the luck, or more than all of it, and the mean stays the same. Luck is a control variate, so the best ' +
      'share is the covariance of result and luck over the variance of the luck.',
    scale:
      'An ordinal scale only says which of two positions is better; on an interval scale, equal differences mean the same everywhere. ' +
      'Luck is a difference, so it needs an interval scale.',
    moment:
      'The mean of a power of the distance from the mean. The second is the variance, the third measures skewness, and the fourth how heavy the tails are.',
  },

  guide: {
    ...shared.guide,
    start: 'Moves shift the evaluation X at random. Sente, who moves first, wins at +1, Gote at −1. Watch one walk.',
    rollOne: 'Simulate the first walk',
    /** @param {string} n */
    more: (n) =>
      `${n === '1' ? 'One walk tells' : `${counted(n, 'walk')} tell`} you little. Go on to 1,000, and see how much spread is left without luck.`,
    rollMany: 'Go on to 1,000 walks',
    /** @param {string} n */
    centipawns: (n) =>
      `Both lines settle at 50%. With luck in centipawns, each walk counts as ${counted(n, 'plain walk')}. Now use winning chances.`,
    /** @param {string} n */
    other: (n) =>
      `Both lines settle at 50% on every scale. On this one, each walk counts as ${counted(n, 'plain walk')}. Now use winning chances.`,
    calibrate: 'Calibrate the scale',
    /** @param {string} n */
    calibrated: (n) =>
      `These are the same walks and evaluations, but now each walk counts as ${counted(n, 'plain walk')}. What if you only knew who is ahead?`,
    sign: 'Keep only the sign',
    /** @param {string} n */
    worse: (n) =>
      `Unbiased, but worse than nothing: each walk counts as ${counted(n, 'plain walk')}. Subtract a smaller share of the luck.`,
    best: 'Subtract the best share',
    /** @param {string} share @param {string} n */
    mended: (share, n) =>
      `With ${share} of the luck subtracted, each walk counts as ${counted(n, 'plain walk')}. How long do the same walks take?`,
    length: 'Ask how long they take',
    /** @param {string} moves */
    onward: (moves) =>
      `A walk takes ${moves} moves on average. Below, the lengths of whole games grow over a gamma density.`,
  },

  page: {
    title: 'Rollout Lab: a shogi game as a random walk, and the scale of an evaluation',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which simulates the walks.',
    noSimd: 'This browser’s WebAssembly doesn’t support SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that simulates the walks didn’t load.',
    stopped: 'The part that simulates the walks hit an error and stopped. No more walks can be simulated.',
  },

  opening: {
    ...shared.opening,
    /** @param {string} n */
    rolling: (n) => `Simulating the ${counted(n, 'walk')} of this link …`,
    /** @param {string} n @param {string} rolled */
    more: (n, rolled) => `This link asks for ${counted(n, 'walk')}; ${rolled} done so far.`,
    /** @param {string} n */
    roll: (n) => `Simulate the other ${n}`,
  },

  walk: {
    limits: ['−1', '0', '+1'],
    /** @param {number} n */
    moves: (n) => `${n} moves`,
    /** @param {number} n */
    drawn: (n) => `X over ${counted(String(n), 'move')}, between −1 and 1, with earlier walks behind it`,
    drawnNone: 'X against the number of moves, between −1 and 1. No walk yet.',
    toMove: 'Next move …',
    /** @param {string} n */
    earlier: (n) => `${counted(n, 'earlier move')} not listed`,
    /** @param {string} before @param {string} after */
    move: (before, after) => `X ${before} → ${after}`,
    /** @param {string} before @param {string} after @param {boolean} sente  whether Sente has won */
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
    /** @param {string} move @param {string} luck */
    heard: (move, luck) => `${move}, luck ${luck}.`,
  },

  controls: {
    ...shared.controls,
    rollOne: 'Simulate a walk',
    rollByRoll: 'Move by move',
    rollNext: 'Next move',
    /** @param {string} shown @param {string} n */
    addLabel: (shown, n) => `${shown}: simulate ${counted(n, 'more walk')}`,
    speeds: { ...shared.controls.speeds, 1: '1 walk/s' },
    rewindHint: 'Go back to no walks; the same walks will repeat',
    undoHint: 'Simulate the earlier walks again, from the same seed',
    newDiceHint: 'Go back to no walks, with a new seed',
  },

  model: {
    label: 'Games',
    presets: { professional: 'professionals', floodgate: 'programs (floodgate)', yours: 'your own' },
    labels: { a: 'A: SD per move', m: 'M: other moves', s: 'S: their SD' },
    problems: {
      a: 'Enter a number from 0.05 to 1. The last valid value still counts.',
      m: 'Enter a number of moves from 0 to 10,000. The last valid value still counts.',
      s: 'Enter a number of moves from 0 to 1,000. The last valid value still counts.',
    },
  },

  settings: {
    outcome: 'Outcome',
    outcomes: { win: 'who wins', length: 'how long it takes' },
    scale: 'Evaluation read as',
    evaluator: 'Estimate of moves left',
    share: 'Luck subtracted',
    /** @param {string} percent */
    best: (percent) => `best: ${percent}%`,
  },

  scales: {
    names: {
      calibrated: 'calibrated winning chance',
      linear: '(1 + X) / 2',
      centipawns: 'centipawns',
      pawns: 'whole pawns',
      threeLevels: 'ahead, level, behind',
      sign: 'who is ahead',
      steep: 'too steep',
      reversed: 'wrong sign',
    },
    about: {
      calibrated:
        '1/2 + X / 2(1 + 0.5826 A): very nearly the chance of winning from X. The remaining spread is the error of this straight line.',
      linear:
        'X read as the expected result, which is the logistic curve of V with scale 600. It is not the walk’s own winning chance: near ' +
        'the boundaries it is overconfident, because walks overshoot them.',
      centipawns: `${formula('V = 1200 artanh X')} in centipawns, clipped at ±3000 and mapped linearly to ${formula('0–1')}. A pawn counts the same in a level game and in a won one.`,
      pawns: 'V rounded to whole pawns, converted back to X and calibrated: coarse steps on the right scale.',
      threeLevels: '1/4, 1/2 or 3/4, with steps at X = ±0.33.',
      sign: '1/4 or 3/4, by the sign of X alone: an ordinal scale with two levels.',
      steep: '1/2 + tanh(3X) / 2: treats a small lead as a win.',
      reversed: 'Calibrated, with the sides swapped: good luck counts as bad luck.',
    },
  },

  evaluators: {
    names: { exact: 'exact expectation', calibrated: 'calibrated parabola', quadratic: '(1 − X²) / A²' },
    about: {
      exact: 'The exact expected number of moves from X. Every single walk then returns the exact mean.',
      calibrated: '((1 + 0.5826 A)² − X²) / A² + 1/4: a parabola with the boundaries moved out by the mean overshoot.',
      quadratic: 'Exact in the limit of infinitely small moves.',
    },
  },

  readout: {
    ...shared.readout,
    games: 'Walks',
    worth: 'Each walk counts as',
    /** @param {string} n @returns {string} */
    worthUnit: (n) => (n === '1' ? 'plain walk' : 'plain walks'),
    worthNone: 'Plain walks per walk',
    worthInfinite: 'all walks exact',
    sd: 'SD per walk',
    equivalent: 'Plain walks per walk',
    unreliable: 'With fewer than 30 walks, this interval is rough.',
  },

  chart: {
    ...shared.chart,
    /** @param {import('../../../lib/i18n/format.js').Unit} unit */
    description: ({ name }) =>
      `${name === 'moves' ? 'Moves per walk' : 'Sente’s winning chance in percent'}, against the number of walks. Arrow keys read the values; ` +
      'Page Up and Page Down go further, Home and End to the ends.',
    xAxis: 'walks',
    noGames: 'No walks yet',
    /** @param {string} walks */
    reading: (walks) => `after ${counted(walks, 'walk')}`,
    luckLabel: 'Average luck per walk',
    luckDescription: 'Plain average − variance-reduced average, against the number of walks.',
    bandNote: 'Bands: the rollouts’ own 95% intervals, from 30 walks on.',
    alwaysNote: ' Thin lines: the any-time band, which holds however often you look, from 100 walks on.',
    allTables: 'All scales',
  },

  bet: {
    ...shared.bet,
    known: '',
  },

  games: {
    empty: 'No walks yet.',
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
    /** @param {string} listed @param {string} n */
    listedNewest: (listed, n) =>
      `The newest ${listed} of ${counted(n, 'walk')}; totals and averages cover all of them.`,
    /** @param {string} listed @param {string} n */
    listedFirst: (listed, n) => `The first ${listed} of ${counted(n, 'walk')}; totals and averages cover all of them.`,
  },

  many: {
    /** @param {string} n */
    run: (n) => `Roll 1,000 rollouts of ${counted(n, 'walk')}`,
    needGames: 'Simulate some walks first. Each of the 1,000 rollouts will have as many.',
    /** @param {string} n */
    done: (n) => `1,000 rollouts of ${counted(n, 'walk')} each`,
    intro:
      'Bars count rollouts by their final average. A narrow histogram means fast convergence. Both are centred on the exact value, ' +
      'on every scale.',
  },

  sentence: {
    ...shared.sentence,
    /** @param {string} walks @param {string} plain @param {string} reduced */
    now: (walks, plain, reduced) => `${counted(walks, 'walk')}: plain ${plain}, variance reduced ${reduced}.`,
    perfect: 'With this estimate, every single walk returns the exact answer.',
    same: 'No luck is subtracted, so the two lines coincide.',
    /** @param {string} n */
    faster: (n) =>
      `Every scale is unbiased; only the speed differs. On this one, each walk counts as ${counted(n, 'plain walk')}.`,
    /** @param {string} n */
    slower: (n) =>
      `Even this scale is unbiased. It just takes longer than subtracting no luck: each walk counts as ${counted(n, 'plain walk')}.`,
  },
};
