// What the lab of pairs tells the reader to do next, in Japanese.

/** @type {typeof import('./en-guide.js').guide} */
export const guide = {
  start: 'ムーブAはムーブBよりよいのでしょうか。まず、別々のダイスで1,000回ずつロールアウトして、差を見てみましょう。',
  roll: '1,000ペア進める',
  rollOn: '1,000ペアまで進める',
  independent: (mean, half) =>
    `A − Bは${mean}±${half}。別々のダイスでは、1,000ペアでもまだはっきりしません。Bの出目の順位をAに合わせてみましょう。`,
  couple: '出目をそろえる',
  coupled: (plain, plainHalf, reduced, half) =>
    `同じAのゲームで、出目をそろえると${plain}±${plainHalf}、運を引くと${reduced}±${half}。運をもっと近づければどうでしょうか。`,
  trap: '運を最も近づける',
  nearest:
    '幅は狭くなりますが、Bの出目は公平でなくなり、収束先がずれることがあります。最後に、このポジションそのものを見てみましょう。',
  biased: (limit, truth) =>
    `幅は狭くなりますが、Bの出目は公平でなくなり、収束先は${limit}、真の差は${truth}です。最後に、このポジションそのものを見てみましょう。`,
};
