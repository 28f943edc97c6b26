// What is said of decisions about the cube, in Japanese.

/** @type {typeof import('./en-decision.js').decision} */
export const decision = {
  heading: 'キューブの判断',
  none: 'まだポジションがありません。',
  untold: '正しい判断は、予想が終わってから示します。',
  table: 'キューブの持ち主ごとの、それぞれの値',
  equity: 'エクイティ',
  centred: '中央',
  owned: (side) => `${side}のキューブ`,
  inForce: '現在',
  ways: { noDouble: 'ノーダブル', doubleTake: 'ダブル・テイク', doublePass: 'ダブル・パス' },
  right: '正しい',
  loses: (side, points) => `${side}が${points}損`,
  mayNotCell: 'できない',
  mayNot: (mover, other) => `キューブは${other}のものなので、${mover}はダブルできません。`,
  worth: (points) => `このポジションの値は${points}ポイントです。`,
  actions: {
    noDouble: (side, again) => `${side}は${again ? 'リダブル' : 'ダブル'}しないのが正しい。`,
    double: (side, again) => `${side}は${again ? 'リダブル' : 'ダブル'}するのが正しい。`,
  },
  either: (side, again) => `${side}は${again ? 'リダブル' : 'ダブル'}してもしなくても同じ値です。`,
  answers: {
    take: (side, asked) => (asked ? `${side}はテイクするのが正しい。` : `ダブルなら${side}はテイクです。`),
    pass: (side, asked) => (asked ? `${side}はパスするのが正しい。` : `ダブルなら${side}はパスです。`),
  },
  eitherAnswer: (side) => `${side}にとって、テイクとパスは同じ値です。`,
  costs: {
    noDouble: (points) => `ダブルしないと${points}ポイントの損です。`,
    double: (points, again) => `${again ? 'リダブル' : 'ダブル'}すると${points}ポイントの損です。`,
    take: (side, points) => `テイクすると${side}の${points}ポイントの損です。`,
    pass: (side, points) => `パスすると${side}の${points}ポイントの損です。`,
  },
  cubeless: (side, percent, points) => `キューブなしなら、${side}の勝率は${percent}%、値は${points}ポイントです。`,
};
