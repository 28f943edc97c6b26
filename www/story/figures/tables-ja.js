// What the luck tables are called, in Japanese.

/** @type {typeof import('./tables-en.js').en} */
export const ja = {
  legend: '運の表',
  correct: '正しい',
  madeUp: 'でたらめ',
  backwards: '逆（正負を反転）',
};
