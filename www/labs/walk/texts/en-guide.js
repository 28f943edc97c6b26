// What the walk lab tells the reader to do next, in English. Numbers come as they are written. Three lines of a phone have some
// 120 letters.

import { counted } from '../../../shared/texts/counted.js';

export const guide = {
  start: 'Every move shifts the evaluation X by chance. At +1 Sente, who moves first, has won; at −1 Gote. Watch one walk.',
  rollOne: 'Take the first walk',
  /** @param {string} n */
  more: (n) => `${counted(n, 'walk')} ${n === '1' ? 'says' : 'say'} little. Go on to a thousand, and see what is left of the spread without luck.`,
  rollMany: 'Go on to 1,000 walks',
  /** @param {string} n */
  centipawns: (n) =>
    `Both lines head for 50%. With luck in a program’s points, one walk is worth ${counted(n, 'plain one')}. Now take winning chances.`,
  /** @param {string} n */
  other: (n) => `Both lines head for 50%, whatever the scale. One walk is worth ${n} on this one. Now take winning chances.`,
  calibrate: 'Calibrate the scale',
  /** @param {string} n */
  calibrated: (n) =>
    `The same walks and the same evaluation, on another scale: one walk is worth ${n}. And if we only knew who is ahead?`,
  sign: 'Keep only the sign',
  /** @param {string} n */
  worse: (n) => `Not biased, but worse than nothing: one walk is worth ${n} of a plain one. Subtract a smaller share of the luck.`,
  best: 'Subtract the best share',
  /**
   * @param {string} share
   * @param {string} n
   */
  mended: (share, n) => `With ${share} of the luck subtracted, one walk is worth ${n}. Now ask the same walks how long they take.`,
  length: 'Ask how long it takes',
  /** @param {string} moves */
  onward: (moves) => `A walk takes ${moves} moves on average. Below, the lengths of whole games grow over the blog’s gamma density.`,
};
