// English texts of the walk lab about scales of measurement. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/counted.js';
import { formula } from '../../../lib/i18n/formula.js';

export const measurement = {
  heading: 'From centipawns to chances: scales of measurement',
  intro:
    'A program’s evaluation V estimates an expectation, not the value of the game. That value is −1, 0 or +1. Programs that use only these ' +
    'three numbers fail: they play worse the deeper they search. V counts centipawns: a pawn is about 100, so capturing one swings V by 200. ' +
    'V fits into 16 bits, from −32,768 to 32,767.',
  labels: { v: 'V: evaluation', scale: 'Scale of F', factor: 'Program 2’s pawn' },
  problems: {
    v: 'Enter a number from −32,768 to 32,767: V has 16 bits. The last valid value still counts.',
    scale: 'Enter a number from 100 to 10,000. The last valid value still counts.',
    factor: 'Enter a factor from 0.1 to 10. The last valid value still counts.',
  },
  units: 'One evaluation in three units',
  value: 'Evaluation',
  x: 'X = F(V)',
  logistic: '(1 + X) / 2',
  win: 'Walk’s chance',
  pawn: 'One pawn more',
  /**
   * @param {string} v
   * @param {string} scale
   * @param {string} half
   * @param {string} x
   * @param {string} byLogistic
   */
  check: (v, scale, half, x, byLogistic) =>
    `${formula(`X = F(V) = tanh(V / ${scale})`)} is the quantity that walks. F is odd, increasing and flat at its ends; tanh is the blog’s example. ` +
    `Programmers in Japan know 1200 as the logistic scale 600, because ${formula(`tanh(V / ${scale})`)} equals ${formula(`2 · logistic(V / ${half}) − 1`)}: ` +
    `at V = ${v}, the first is ${x} and the second ${byLogistic}.`,
  /**
   * @param {string} level
   * @param {string} ahead
   */
  pawns: (level, ahead) =>
    `“A pawn is 100” promises equal steps. But one more pawn adds ${counted(level, 'percentage point')} to the winning chance at V = 0, and ${ahead} at V = 2000. ` +
    '“500 is five pawns” sounds wrong to people.',
  kinds: 'Three kinds of scale',
  allows: [
    {
      name: 'Ordinal',
      example: 'earthquake intensity',
      allows: 'Order: choose the best move, search a tree.',
      evaluation: 'Judging positions needs no more.',
    },
    {
      name: 'Interval',
      example: 'a unit with equal steps',
      allows: 'Differences and means too: luck, expectations, rollouts.',
      evaluation: '“A pawn is 100” suggests this kind of scale.',
    },
    {
      name: 'Ratio',
      example: 'a true zero',
      allows: 'Multiples too: “twice as far ahead”.',
      evaluation: 'V is 0 when the game is even, not at its start. That suggests this kind of scale.',
    },
  ],
  programs: 'Two programs: one order, two units',
  /** @param {string} factor */
  programsIntro: (factor) =>
    `Evaluations differ between programs and versions. Here program 2 values a pawn at ${factor} times program 1’s value. Three moves are equally likely, and luck is V minus its mean.`,
  move: 'Move',
  moves: ['captures a pawn', 'keeps the balance', 'loses a pawn'],
  chosen: 'chosen by both',
  first: 'V, program 1',
  second: 'V, program 2',
  luck: 'Luck',
  /** @param {string} factor */
  converted: (factor) => `Luck / ${factor}`,
  /**
   * @param {string} factor
   * @param {string} scale
   * @param {string} other
   * @param {string} x
   * @param {string} otherX
   */
  programsNote: (factor, scale, other, x, otherX) =>
    `Both programs rank the moves alike, so both choose the same one. Their luck differs, and one factor, ${factor}, converts it. If F has the scales ${scale} and ${other}, both get the ` +
    `same X for the first move, ${x} and ${otherX}. Find the factor over many standard positions and normalise, or convert in the interface.`,
  additive: 'Terms add up in V, not in X',
  /**
   * @param {string} one
   * @param {string} two
   * @param {string} sum
   * @param {string} x1
   * @param {string} x2
   * @param {string} x
   */
  additiveNote: (one, two, sum, x1, x2, x) =>
    `Pawns are the unit because shogi turns on material. Most evaluators add terms: ${one} and ${two} make ${sum}. X doesn’t add up: ${x1} and ${x2} make ${x}. ` +
    'A non-additive evaluator, which returns X or a winning chance directly, ranks positions just as well.',
  mates: 'Mates',
  matesIntro:
    'In USI, “score cp” gives centipawns from the engine’s side, and “score mate” gives plies. UCI counts pairs of plies. Scoring a mate in n plies as 30,000 − n ' +
    'puts mates in order, but no more than that. A difference of two plies isn’t two centipawns, and X hardly shows it.',
  plies: 'USI, plies',
  uci: 'UCI, moves',
  mateValue: 'V',
  conclusion:
    'So a scale that is good enough to choose moves may measure luck badly. The next table shows how badly, in plain walks per walk.',
};
