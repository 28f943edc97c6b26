// What the bear-off lab says of the 36 rolls, in Japanese.

/** @type {typeof import('./en-map.js').map} */
export const map = {
  heading: '36通りの出目',
  mean: (percent) => `振る前のXの勝率：${percent}%（36通りの平均）`,
  label: '36通りの出目それぞれの、Xの運。行は1つ目のダイス、列は2つ目のダイス',
  none: 'まだポジションがありません。',
  first: '1つ目のダイス',
  die: (n) => `ダイス${n}`,
  cell: (roll, luck, play, value) => `${roll}：運${luck} ${play}、そのあとの勝率${value}%`,
  noPlay: 'ムーブなし',
  unlucky: '不運',
  lucky: '幸運',
  hint: '数字は、その出目がXにとってどれだけ幸運かを示します（単位はポイント）。選ぶと内訳が見え、その出目でプレイすることもできます。',
  playIt: (roll) => `この出目でプレイ：${roll}`,
  ends: 'これで終局です。',
  compare: (roll) => `${roll}の2つのムーブを比べる`,
  compareAny: '出目の2つのムーブを比べる',
  back: '振る前に戻す',
  played: (n) => `${n}回振ったあと`,
  explained: (roll, play, after, before, luck) =>
    `${roll}：${play}。そのあとの勝率${after}%、振る前${before}%、運${luck}。`,
  after: (percent) => `そのあと${percent}%`,
  before: (percent) => `振る前${percent}%`,
  luck: (points) => `運${points}`,
  share: (points) => `×1/36 = ${points}`,
  balance: '「運×確率」を足すとゼロになる',
  unluckyRolls: (n) => `不運な出目${n}通り`,
  luckyRolls: (n) => `幸運な出目${n}通り`,
  together: (points) => `合わせて${points}`,
  why: (percent) =>
    'どの出目も36回に1回なので、運の36分の1ずつを数えます。運は36通りの平均' +
    `${percent}%との差ですから、幸運な出目で得る分と不運な出目で失う分はちょうど等しく、公正なダイスの運は平均するとゼロになります。`,
};
