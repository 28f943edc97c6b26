// What labs say of the 36 rolls of a position, in Japanese.

/** @type {typeof import('./en-map.js').map} */
export const map = {
  heading: '36通りの出目',
  none: 'まだポジションがありません。',
  first: '1つ目のダイス',
  die: (n) => `ダイス${n}`,
  noPlay: 'ムーブなし',
  unlucky: '不運',
  lucky: '幸運',
  playIt: (roll) => `この出目でプレイ：${roll}`,
  ends: 'これで終局です。',
  back: '振る前に戻す',
  played: (n) => `${n}回振ったあと`,
  luck: (points) => `運${points}`,
  share: (points) => `×1/36 = ${points}`,
  balance: '「運×確率」を足すとゼロになる',
  unluckyRolls: (n) => `不運な出目${n}通り`,
  luckyRolls: (n) => `幸運な出目${n}通り`,
  together: (points) => `合わせて${points}`,
};
