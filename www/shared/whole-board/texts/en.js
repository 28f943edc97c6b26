// What the editor of a whole board says, in English, beside what that of bear-offs does.

import { counted } from '../../texts/counted.js';

export const wholeEditor = {
  label: 'The board, point by point',
  /** @param {string} point */
  anyPoint: (point) => `Blue’s ${point === '1' ? 'ace' : point} point`,
  /** @param {string} side */
  bar: (side) => `${side}’s bar`,
  /**
   * @param {string} side
   * @param {string} n
   */
  checkersOf: (side, n) => `${side}, ${counted(n, 'checker')}`,
  nobody: 'nobody',
  /** @param {string} side */
  puts: (side) => `puts ${side}`,
  hint: 'With Shift it takes one off. Keyboard: ← → choose a point; x or o the side; + −, ↑ ↓ or a number change it.',
  /** @param {string} side */
  taken: (side) => `${side} has checkers there. Take them off first.`,
};
