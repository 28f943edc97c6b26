// What is said of Koca's experiment, in Japanese.

/** @type {typeof import('./en-experiment.js').experiment} */
export const experiment = {
  heading: 'Kocaの実験',
  intro:
    '答えのわかっているポジションで短いロールアウトを何度も行い、ダイスのそろえ方ごとに、どれだけ外れるかを比べる実験です。棒は、差A − Bの平均がそこに来たロールアウトの回数です。',
  pairs: '1回のペア数',
  rollouts: 'ロールアウトの回数',
  start: '始める',
  cancel: '中止',
  progress: (share) => `${share}まで終了`,
  badPairs: (most) => `1から${most}までの整数を入力してください。`,
  badRollouts: (most) => `2から${most}までの整数を入力してください。`,
  tooMany: (n, most) => `合わせて${n}ペアになります。${most}ペアまでにしてください。`,
  reduced: '運を引く',
  done: (rollouts, pairs) => `${pairs}ペアのロールアウト${rollouts}回の結果`,
  label: 'そろえ方ごとの、ロールアウトの差のばらつき',
  description: (panels) => `そろえ方ごとのヒストグラムを、同じ目盛りで並べたものです。${panels}。`,
  panel: (name, note) => `${name}：${note}`,
  and: '、',
  trap: (name) => `${name}（偏りあり）`,
  note: (mean, sd) => `平均${mean}、標準偏差${sd}`,
  expected: (mean, sd) => `（理論値${mean}、${sd}）`,
  exact: (value) => `正確な差${value}`,
};
