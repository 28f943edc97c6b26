// English texts of the walk lab's guide, which suggests the next step. Numbers arrive formatted. Three lines on a phone hold about
// 120 letters.

import { counted } from '../../../lib/i18n/counted.js';

export const guide = {
  start:
    'Every move shifts the evaluation X at random. At +1 Sente, who moves first, has won; at −1 Gote has. Watch one walk.',
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
  /**
   * @param {string} share
   * @param {string} n
   */
  mended: (share, n) =>
    `With ${share} of the luck subtracted, each walk counts as ${counted(n, 'plain walk')}. How long do the same walks take?`,
  length: 'Ask how long they take',
  /** @param {string} moves */
  onward: (moves) =>
    `A walk takes ${moves} moves on average. Below, the lengths of whole games grow over a gamma density.`,
};
