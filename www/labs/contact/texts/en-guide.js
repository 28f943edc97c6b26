// What the contact lab tells the reader to do next, in English. Numbers come as they are written. Three lines of a phone have some
// 120 letters.

import { counted } from '../../../shared/texts/counted.js';

export const guide = {
  start: 'A small neural network plays both sides. Watch one game from this position: every roll with its luck.',
  rollOne: 'Roll the first game',
  /** @param {string} n */
  more: (n) => `${counted(n, 'game')} ${n === '1' ? 'says' : 'say'} little. Roll a hundred more, on all cores of this device.`,
  rollMany: 'Roll 100 games',
  /** @param {string} n */
  network: (n) => `Without its luck, one game tells as much as ${counted(n, 'plain one')}. Now let somebody worse measure luck: a network of 8 units.`,
  tiny: 'Luck by the tiny network',
  /** @param {string} n */
  isTiny: (n) => `The same games, poorer estimates, and still no bias: one game is worth ${counted(n, 'plain one')}. And if we only counted pips?`,
  pips: 'Luck by pip count',
  /** @param {string} n */
  isPips: (n) => `Even pips alone do not bias: one game is worth ${counted(n, 'plain one')}. Set up a position of your own, or paste an XGID.`,
  /** @param {string} n */
  other: (n) => `However wrong the estimate is, the answer stays: one game is worth ${counted(n, 'plain one')}.`,
  back: 'Luck by the network again',
};
