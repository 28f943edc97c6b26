// What is said of the turns of a game with the cube, in Japanese.

import { actions } from '../../../lib/cube/texts/ja-actions.js';

/** @type {typeof import('./en-turns.js').turns} */
export const turns = {
  ...actions,
  toPlay: (side) => `${side}の手番（ダブルするか、振るか）…`,
  turn: (side, play) => `${side}は${play}`,
  between: '。',
  times: (n) => `運は${n}倍`,
  wrong: {
    double: (side, points) => `ダブルは間違い：${side}の${points}の損`,
    noDouble: (side, points) => `ダブルすべきだった：${side}の${points}の損`,
    take: (side, points) => `テイクは間違い：${side}の${points}の損`,
    pass: (side, points) => `パスは間違い：${side}の${points}の損`,
    play: (side, play, points) => `${play}のほうがよい：${side}の${points}の損`,
  },
  value: '最初のエクイティ',
  luck: '運',
  mistakes: {
    checkers: (side) => `${side}のムーブのミス`,
    cube: (side) => `${side}のキューブのミス`,
  },
  onlyExact: (rung) => `「${rung}」で運を測れば、どのゲームでも「結果 = 最初のエクイティ + 運 − ミス」が成り立ちます。`,
  ended: { off: 'ベアオフ', pass: 'パス' },
  columns: {
    first: ['最初の出目とムーブ', '最初の出目'],
    ended: ['終わり方', '終わり'],
    turns: ['手番の数', '手番'],
    cube: ['キューブ', 'キューブ'],
  },
};
