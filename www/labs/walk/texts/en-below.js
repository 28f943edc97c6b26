// What the walk lab says below its chart: of lengths of games, of scales beside each other, and of mirrored walks. In English; numbers
// come as they are written.

import { counted } from '../../../shared/texts/counted.js';
import { formula } from '../../../shared/texts/formula.js';
import { fit } from './en-fit.js';
import { measurement } from './en-measurement.js';

export const lengths = {
  heading: 'How long games are',
  intro: 'A game has T moves of the walk and N others. Bars: games rolled so far. Line, above: the gamma density with the same mean, SD and third moment.',
  gamma: 'Gamma density',
  /**
   * @param {string} shape
   * @param {string} scale
   * @param {string} shift
   */
  gammaNote: (shape, scale, shift) => `shape ${shape}, scale ${scale}, from ${shift} on`,
  /** Where a length is not skewed to the right. */
  noGamma: 'no gamma density has these moments',
  alone: 'One parameter: the walk alone',
  /**
   * @param {string} a
   * @param {string} sd
   * @param {string} actual
   */
  aloneNote: (a, sd, actual) => `A = ${a}: SD ${sd}, the games’ ${actual}`,
  /** @param {string} moves */
  mean: (moves) => `mean ${moves}`,
  label: 'Lengths of games',
  /** @param {string} n */
  description: (n) =>
    `Two histograms of the lengths of ${counted(n, 'game')}, in moves: over the gamma density with the same three moments, and over the walk that alone has the same mean.`,
  /**
   * @param {string} sd
   * @param {string} actual
   */
  fails: (sd, actual) =>
    `Without other moves, one parameter gives the mean but not the spread: SD ${sd}, where games have ${actual}.`,
};

export const moments = {
  heading: 'Moments, and two ways to read the blog of LFICS',
  moment: 'Moment',
  measured: 'measured',
  model: 'model',
  gamma: 'gamma',
  alone: 'walk alone',
  rows: { walk: 'Mean of the walk', mean: 'Mean of the game', sd: 'SD', c3: 'Third moment', c4: 'Fourth moment', root: 'Fourth root of it' },
  ratio: 'Model over gamma',
  counted: 'Moves of the walk',
  counts: { with: 'T, with the deciding move', without: 'T − 1, without it' },
  compared: 'Fourth moments',
  compares: { raw: 'as they are', root: 'their fourth roots' },
  claims: 'Two numbers of the blog’s',
  badges: { holds: 'holds', fails: 'does not hold so' },
  /**
   * @param {string} professional
   * @param {string} floodgate
   */
  moves: (professional, floodgate) =>
    `“21 to 24 moves” for the walk: here ${professional} in professional games, ${floodgate} on floodgate.`,
  /**
   * @param {string} professional
   * @param {string} floodgate
   */
  fourth: (professional, floodgate) =>
    `The fourth moments differ by “a little under 4%” from the gamma density’s: here by ${professional}% in professional games, ${floodgate}% on floodgate.`,
  note: 'Moments are taken about the mean, in moves and their powers. The blog names neither reading. Its numbers hold for T − 1 and fourth roots, so the page begins with these.',
};

export const scaleTable = {
  heading: 'The same evaluation on eight scales',
  intro: 'Eight ways to read it as a winning chance. None of them biases; they differ in how many plain walks one is worth.',
  scale: 'Scale',
  worth: 'Worth, all luck',
  measured: 'Measured',
  best: 'Best share',
  atBest: 'Worth then',
  /** @param {string} n */
  measure: (n) => `Measure all with ${counted(n, 'walk')}`,
  bars: 'Bars: exact worth, from 1 plain walk on; red is worse than no luck at all. Rings: measured, all luck subtracted; the chosen scale’s on your walks.',
  note: 'From a level start, by integral equations. An ordinal scale says which position is better; luck is a difference, and wants an interval scale.',
};

export const curves = {
  heading: 'Exact values from any X',
  win: 'Sente wins',
  moves: 'Moves left',
  /**
   * @param {string} x
   * @param {string} win
   * @param {string} moves
   */
  at: (x, win, moves) => `From X = ${x}: ${win}, ${moves} moves.`,
  winLabel: 'Winning chance of Sente by X',
  movesLabel: 'Expected moves left by X',
  note: 'Exact, by solving an integral equation on Gauss–Legendre nodes; no walk is rolled for it.',
  /**
   * @param {string} x
   * @param {string} logistic
   * @param {string} win
   */
  logistic: (x, logistic, win) =>
    `${formula('V = 1200 artanh X')} is the inverse of ${formula('X = F(V) = tanh(V / 1200)')}, so ${formula('(1 + X) / 2')} is the logistic ` +
    `curve of V with scale 600. It is not the walk’s own winning chance: at ${formula(`X = ${x}`)} it is ${logistic}, and Sente wins ${win}. ` +
    'The blog names tanh as an example of F; 1200 is our choice.',
};

export const antithetic = {
  heading: 'Mirrored walks: a trick that can backfire',
  intro:
    'Each walk is paired with its mirror image, whose moves go the other way. Who wins is then one of each, without any spread. How long it takes is the same in both: the second walk is wasted.',
  outcomes: { win: 'who wins', walk: 'moves of the walk', total: 'length of the game' },
  mirrored: 'Mirrored',
  independent: 'Independent',
  worth: 'Worth … pairs',
  measured: 'Mirrored, measured',
  sd: 'SD of the mean of two',
  always: 'any number',
  /** @param {string} n */
  measure: (n) => `Measure with ${n} pairs`,
  untried: 'Not measured yet.',
};

export const below = { lengths, moments, fit, measurement, scaleTable, curves, antithetic };
