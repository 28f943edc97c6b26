// What is said of the ladder of estimates, in Japanese.

/** @type {typeof import('./en-ladder.js').ladder} */
export const ladder = {
  heading: '運の測り方の5段階（ゲームは共通）',
  intro:
    '5つとも同じ値に収束します。運が平均ゼロなら偏りません。キューブについて何を知っているかで変わるのは、速さだけです。',
  rung: '運の測り方',
  mean: '平均',
  sd: '1ゲームの標準偏差',
  measured: '実測値',
  exact: '理論値',
  bar: '棒グラフ',
  worth: '1ゲームは分散減少なしの何ゲームに相当するか',
  worthShort: '分散減少なし換算',
  of: (what, how) => `${what}（${how}）`,
  perSecond: '1秒あたり',
  everyGame: '正確',
  live: 'ライブとデッド',
  scale: '棒は対数目盛りで、1目盛り進むごとに標準偏差が10倍になります。',
  note: '行を選ぶと、ほかの図や表もその測り方で表示します。ゲームはやり直しません。',
  time: 'このコンピューターで速さを測る',
  timing: '測っています…',
  untimed: '1秒あたりの価値はコンピューターによって違い、測るまでわかりません。',
  timed: (rates) => `このコンピューターのプロセッサー1つで進むゲーム数（毎秒、測り方ごとに単独で）は、${rates}です。`,
  rate: (name, rate) => `${name}：${rate}`,
  and: '、',
};
