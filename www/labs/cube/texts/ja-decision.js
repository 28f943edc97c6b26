// What is said of decisions about the cube, in Japanese.

/** @type {typeof import('./en-decision.js').decision} */
export const decision = {
  heading: 'キューブの判断',
  none: 'まだポジションがありません。',
  untold: '正しい判断は、予想が終わってから示します。',
  table: 'キューブの所有者ごとの、それぞれのエクイティ',
  equity: 'エクイティ',
  centred: '中央',
  owned: (side) => `${side}のキューブ`,
  inForce: '現在',
  ways: { noDouble: 'ノーダブル', doubleTake: 'ダブル・テイク', doublePass: 'ダブル・パス' },
  right: '正しい',
  loses: (side, points) => `${side}が${points}損`,
  mayNotCell: 'できない',
  mayNot: (mover, other) => `キューブは${other}のものなので、${mover}はダブルできません。`,
  worth: (points) => `このポジションのエクイティは${points}です。`,
  actions: {
    noDouble: (side, again) => `${side}は${again ? 'リダブル' : 'ダブル'}しないのが正解です。`,
    double: (side, again) => `${side}は${again ? 'リダブル' : 'ダブル'}するのが正解です。`,
  },
  either: (side, again) => `${side}は${again ? 'リダブル' : 'ダブル'}してもしなくてもエクイティは同じです。`,
  answers: {
    take: (side, asked) => (asked ? `${side}はテイクするのが正解です。` : `ダブルなら${side}はテイクです。`),
    pass: (side, asked) => (asked ? `${side}はパスするのが正解です。` : `ダブルなら${side}はパスです。`),
  },
  eitherAnswer: (side) => `${side}にとって、テイクしてもパスしてもエクイティは同じです。`,
  costs: {
    noDouble: (points) => `ダブルしないと${points}ポイントの損です。`,
    double: (points, again) => `${again ? 'リダブル' : 'ダブル'}すると${points}ポイントの損です。`,
    take: (side, points) => `テイクすると${side}の${points}ポイントの損です。`,
    pass: (side, points) => `パスすると${side}の${points}ポイントの損です。`,
  },
  cubeless: (side, percent, points) => `キューブなしなら、${side}の勝率は${percent}%、エクイティは${points}です。`,
};
