// Japanese texts of the comparison of two plays that only the contact lab has. The others are in lib/pairs.

/** @type {typeof import('./en-pairs.js').pairs} */
export const pairs = {
  heading: 'AかBか',
  ends: 'ほかのムーブではゲームが終わるので、ロールアウトするものがありません。',
  add: { 10: '+10', 100: '+100' },
  addLabel: (shown, n) => `${shown}ペア：あと${n}ペア進める`,
  gaveUp: (n) => `${n}ペアでもわかりません。2つのムーブの差はわずかです。もう一度押すと、その10倍まで続けます。`,
  caption: 'A、B、A − Bのエクイティ（ポイント）',
  count: (n) => `${n}ペア`,
  se: 'A − Bの標準誤差',
  asIndependent: '標準誤差（独立とみなす）',
  interval: 'A − Bの95%信頼区間',
  always: 'いつ見ても成り立つ区間',
  to: (end) => `〜${end}`,
  worth: '1ペアは、別々のダイスで運を引かない何ペアに相当するか',
  tried: '1ペアの価値',
  pairs: 'ペア数',
  note:
    '「価値」は、別々のダイスで運を引かないペアに換算した数で、同じペアから(Aの分散 + Bの分散) ÷ (A − Bの分散)で求めます。' +
    'エクイティの単位はポイントで、動かす側のものです。±は95%信頼区間の広いほうの幅です。そのあとはネットワークが両者をプレイします。',
};
