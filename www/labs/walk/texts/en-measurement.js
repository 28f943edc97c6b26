// Texts of the walk lab about scales of measurement, in English. Numbers come as they are written.

import { counted } from '../../../shared/texts/counted.js';
import { formula } from '../../../shared/texts/formula.js';

export const measurement = {
  heading: 'From centipawns to chances: scales of measurement',
  intro:
    'A program’s evaluation V estimates an expectation, not the value of the game. That value is −1, 0 or +1; programs that know no other ' +
    'numbers fail, and play worse the deeper they search. V counts centipawns: a pawn is about 100, so capturing one swings V by 200. ' +
    'It fits into 16 bits, from −32,768 to 32,767.',
  labels: { v: 'V: evaluation', scale: 'Scale of F', factor: 'Program 2’s pawn' },
  problems: {
    v: 'From −32,768 to 32,767, please: V has 16 bits. The last good value still counts.',
    scale: 'From 100 to 10,000, please. The last good value still counts.',
    factor: 'From 0.1 to 10 pawns of program 1, please. The last good value still counts.',
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
    `${formula(`X = F(V) = tanh(V / ${scale})`)} is what walks. F is odd, rises and is flat at its ends; tanh is the blog’s example. ` +
    `Programmers in Japan know 1200 as a logistic curve of 600, since ${formula(`tanh(V / ${scale})`)} is ${formula(`2 · logistic(V / ${half}) − 1`)}: ` +
    `where V is ${v}, the one is ${x} and the other ${byLogistic}.`,
  /**
   * @param {string} level
   * @param {string} ahead
   */
  pawns: (level, ahead) =>
    `“A pawn is 100” promises equal steps. But a pawn more adds ${counted(level, 'point')} to the chance where V is 0, and ${ahead} where V is 2000. ` +
    '“500 is five pawns” sounds wrong to people.',
  kinds: 'How far a scale carries',
  allows: [
    {
      name: 'Ordinal',
      example: 'intensity of an earthquake',
      allows: 'Order: choose the best move, search a tree.',
      evaluation: 'Judging positions needs no more.',
    },
    {
      name: 'Interval',
      example: 'equal steps of a unit',
      allows: 'Differences and means as well: luck, expectations, rollouts.',
      evaluation: '“A pawn is 100” suggests such a scale.',
    },
    {
      name: 'Ratio',
      example: 'a true zero',
      allows: 'Multiples as well: “twice as far ahead”.',
      evaluation: 'V is 0 where the game is even, not at its start. That suggests such a scale.',
    },
  ],
  programs: 'Two programs: one order, two units',
  /** @param {string} factor */
  programsIntro: (factor) =>
    `Evaluations differ by program and version. Here a pawn of program 2 counts ${factor} of program 1’s. Three moves are equally likely, and luck is V less its mean.`,
  move: 'Move',
  moves: ['captures a pawn', 'keeps the balance', 'loses a pawn'],
  chosen: 'both choose',
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
    `Order is the same, so both decide alike. Luck is not: one factor, ${factor}, converts it. With scales of F of ${scale} and ${other} both get the ` +
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
    `Why pawns? The game turns on material, and most evaluators add terms: ${one} and ${two} make ${sum}. X does not add: ${x1} and ${x2}, but ${x} ` +
    'together. A non-additive evaluator, which says X or a chance at once, ranks positions just as well.',
  mates: 'Mates',
  matesIntro:
    '“score cp” gives centipawns from the engine’s side, “score mate” plies; UCI counts pairs of plies. With 30,000 − n for a mate in n plies, mates ' +
    'join the order. Only the order: two plies are no two centipawns, and X hardly sees them.',
  plies: 'USI, plies',
  uci: 'UCI, moves',
  mateValue: 'V',
  conclusion: 'So a scale that is good enough to choose moves may measure luck badly. How badly, the next table says: equivalent games by scale.',
};
