// What is said of one pair under the microscope, in Japanese.

/** @type {typeof import('./en-pair.js').pair} */
export const pair = {
  title: (n) => `第${n}ペア`,
  none: 'まだペアがありません',
  play: (play) => `ムーブ${play}：`,
  board: (play, position) => `ムーブ${play}のあと：${position}`,
  toRoll: (side) => `${side}の手番…`,
  turn: (side, play) => `${side}は${play}`,
  rank: (n) => `36通り中${n}番目`,
  // A range stays in one line.
  tied: (n, first, last) => `36通り中${n}番目（${first}〜\u2060${last}番目は同じ）`,
  rankHint: '1番目が振る側にとって最もよい出目、36番目が最も悪い出目',
  luck: (side) => `${side}の運`,
  over: '終了',
  alone: '終了（残るほうだけが振る）',
  luckBetween: 'ここまでの運（A − B）',
  sum: (name) => `${name}：結果−運`,
};
