// English texts of the editor of a whole board, in addition to those of the bear-off editor.

import { counted } from '../../i18n/format.js';

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
  nobody: 'empty',
  /** @param {string} side */
  puts: (side) => `add ${side}`,
  hint: 'Hold Shift to remove one. Keyboard: ← → choose a point, x or o the side; + −, ↑ ↓ or a number change its checkers.',
  /** @param {string} side */
  taken: (side) => `${side} has checkers there. Remove them first.`,
};
