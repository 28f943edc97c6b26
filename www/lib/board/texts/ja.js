// The editor of a whole board, in Japanese: its texts beside those of the editor of bear-offs.

/** @type {typeof import('./en.js').wholeEditor} */
export const wholeEditor = {
  label: '盤（ポイントごと）',
  anyPoint: (point) => `Xの${point === '1' ? 'エース' : point}ポイント`,
  bar: (side) => `${side}のバー`,
  checkersOf: (side, n) => `${side}が${n}枚`,
  nobody: 'なし',
  puts: (side) => `${side}を置く`,
  hint: 'Shiftキーを押しながらクリックすると1枚取ります。キーボードでは、左右の矢印でポイントを、xとoで置く側を選びます。枚数は、上下の矢印、+と−、数字で変えます。',
  taken: (side) => `そこには${side}のチェッカーがあります。先に取ってください。`,
};
