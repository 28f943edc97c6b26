// What the bear-off lab tells the reader to do next, in Japanese.

/** @type {typeof import('./en-guide.js').guide} */
export const guide = {
  start:
    '出目の運を、プログラムはどうやって知るのでしょうか。36通りすべてを平均と比べます。色のついた数字がその運です。',
  explain: '出目を1つ説明する',
  one: 'ゲームのどの出目にも運があります。最後まで進めて、運の合計を見てみましょう。',
  explained: (roll, after, mean, luck) =>
    `${roll}のあと、プログラムの見積もるXの勝率は${after}、平均は${mean}。差の${luck}が運です。` +
    '次は1ゲーム分の合計です。',
  rollOne: '1ゲーム進める',
  game: (result, luck, reduced) =>
    `結果は${result}、運は${luck}。運を引くと、このゲームは${reduced}になります。1ゲームではまだ何も言えません。1,000ゲームまで進めてみましょう。`,
  games: (n) => `ここまで${n}ゲームです。1,000ゲームまで進めると、2本の線の行き先が見えてきます。`,
  rollMany: '1,000ゲームまで進める',
  settled: (n, plain, reduced) => `${n}ゲームで、分散減少なしは${plain}、ありは${reduced}。見積もりが間違っていたら？`,
  turnInto: { backwards: '勝率をすべて逆にしてみましょう。', even: 'どのポジションも互角だと思わせてみましょう。' },
  worse: '評価をもっと悪くする',
  backwards: (limit) =>
    `運が逆でも平均はゼロなので、どちらの線も、遅くはなっても${limit}に収束します。` +
    '次は自分でプレイしてみましょう。',
  even:
    '終わるまで互角とされても、36通りの運の平均はゼロです。ここでは、比べられる正確な値がありません。' +
    '次は自分でプレイしてみましょう。',
  twoCheckers: '入門編へ',
};
