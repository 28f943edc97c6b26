// English texts of the walk lab's details section: lengths of games, a comparison of scales, and mirrored walks. Numbers arrive
// formatted.

import { counted } from '../../../lib/i18n/counted.js';
import { formula } from '../../../lib/i18n/formula.js';
import { fit } from './en-fit.js';
import { measurement } from './en-measurement.js';

export const lengths = {
  heading: 'Game lengths',
  intro:
    'A game has T moves of the walk and N other moves. Bars: games so far. Upper curve: the gamma density with the same mean, SD and third moment.',
  gamma: 'Gamma density',
  /**
   * @param {string} shape
   * @param {string} scale
   * @param {string} shift
   */
  gammaNote: (shape, scale, shift) => `shape ${shape}, scale ${scale}, shift ${shift}`,
  /** For a length that is not skewed to the right. */
  noGamma: 'no gamma density has these moments',
  alone: 'One parameter: the walk alone',
  /**
   * @param {string} a
   * @param {string} sd
   * @param {string} actual
   */
  aloneNote: (a, sd, actual) => `A = ${a}: SD ${sd} (games: ${actual})`,
  /** @param {string} moves */
  mean: (moves) => `mean ${moves}`,
  label: 'Game lengths',
  /** @param {string} n */
  description: (n) =>
    `Two histograms of the lengths of ${counted(n, 'game')}, in moves. One is drawn over the gamma density with the same three moments, the other over the walk alone with the same mean.`,
  /**
   * @param {string} sd
   * @param {string} actual
   */
  fails: (sd, actual) =>
    `Without other moves, one parameter matches the mean but not the spread: its SD is ${sd}, and that of games is ${actual}.`,
};

export const moments = {
  heading: 'Moments, and two readings of the LFICS blog',
  moment: 'Moment',
  measured: 'measured',
  model: 'model',
  gamma: 'gamma',
  alone: 'walk alone',
  rows: {
    walk: 'Mean of the walk',
    mean: 'Mean of the game',
    sd: 'SD',
    c3: 'Third moment',
    c4: 'Fourth moment',
    root: '4th root of 4th moment',
  },
  ratio: 'Model / gamma',
  counted: 'Moves of the walk',
  counts: { with: 'T, with the deciding move', without: 'T − 1, without it' },
  compared: 'Fourth moments',
  compares: { raw: 'as they are', root: 'their fourth roots' },
  claims: 'Two numbers from the blog',
  badges: { holds: 'holds', fails: 'doesn’t hold' },
  /**
   * @param {string} professional
   * @param {string} floodgate
   */
  moves: (professional, floodgate) =>
    `The walk takes “21 to 24 moves”. Here: ${professional} in professional games, ${floodgate} on floodgate.`,
  /**
   * @param {string} professional
   * @param {string} floodgate
   */
  fourth: (professional, floodgate) =>
    `The fourth moments differ from the gamma density’s by “a little under 4%”. Here: ${professional}% in professional games, ${floodgate}% on floodgate.`,
  note: 'Moments are central, in powers of moves. The blog doesn’t say which readings it uses. Its numbers hold for T − 1 and fourth roots, so the page starts with these.',
};

export const scaleTable = {
  heading: 'One evaluation, eight scales',
  intro:
    'Each scale reads an evaluation as a winning chance in its own way. None is biased. They differ in how many plain walks each walk counts as.',
  scale: 'Scale',
  worth: 'Plain walks per walk',
  measured: 'Measured',
  best: 'Best share',
  atBest: 'At best share',
  /** @param {string} n */
  measure: (n) => `Measure all with ${counted(n, 'walk')}`,
  bars: 'Bars start at 1 plain walk and show exact values. Red is worse than subtracting no luck. Rings show measured values with all luck subtracted; the chosen scale’s ring uses your walks.',
  note: 'Exact values are for a level start, by integral equations. An ordinal scale says which position is better. Luck is a difference, so it needs an interval scale.',
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
  winLabel: 'Sente’s winning chance against X',
  movesLabel: 'Expected moves left against X',
  note: 'These solve an integral equation on Gauss–Legendre nodes. No walk is simulated.',
  /**
   * @param {string} x
   * @param {string} logistic
   * @param {string} win
   */
  logistic: (x, logistic, win) =>
    `${formula('V = 1200 artanh X')} is the inverse of ${formula('X = F(V) = tanh(V / 1200)')}, so ${formula('(1 + X) / 2')} is the logistic ` +
    `curve of V with scale 600. It is not the walk’s own winning chance: at ${formula(`X = ${x}`)} it is ${logistic}, but Sente wins ${win}. ` +
    'The blog gives tanh as an example of F; 1200 is our choice.',
};

export const antithetic = {
  heading: 'Mirrored (antithetic) walks: a trick that can backfire',
  intro:
    'Each walk is paired with its mirror image, whose moves have the opposite sign. Each pair then has one win and one loss, so its mean result has no spread. But both walks of a pair are equally long, so for lengths the second is wasted.',
  outcomes: { win: 'who wins', walk: 'moves of the walk', total: 'length of the game' },
  mirrored: 'Mirrored',
  independent: 'Independent',
  worth: 'Plain pairs per pair',
  measured: 'Mirrored, measured',
  sd: 'SD of a pair’s mean',
  always: 'infinite',
  /** @param {string} n */
  measure: (n) => `Measure with ${n} pairs`,
  untried: 'Not measured yet.',
};

export const below = { lengths, moments, fit, measurement, scaleTable, curves, antithetic };
