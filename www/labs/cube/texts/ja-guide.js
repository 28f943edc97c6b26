// What the lab of the cube tells the reader to do next, in Japanese.

/** @type {typeof import('./en-guide.js').guide} */
export const guide = {
  start:
    'ダブルするのと待つのとでは、どちらがよいでしょうか。答えは正確にわかっています。1ゲーム進めて、結果のどれだけが運かを見てみましょう。',
  rollOne: '1ゲーム進める',
  game: (result, luck, reduced) =>
    `結果は${result}、運は${luck}。運を引くと、このゲームは${reduced}になります。1ゲームではまだ何も言えません。1,000ゲームまで進めてみましょう。`,
  games: (n) => `ここまで${n}ゲームです。1,000ゲームまで進めると、2本の線の行き先が見えてきます。`,
  rollMany: '1,000ゲームまで進める',
  settled: (n, plain, reduced) =>
    `${n}ゲームで、分散減少なしは${plain}、ありは${reduced}。同じゲームの運を、正確なエクイティで測ってみましょう。`,
  climb: '正確なエクイティで測る',
  exact: (value) =>
    `違いはすべて運でした。運を引くと、どのゲームも${value}になります。次は自分でダブルやテイクをしてみましょう。`,
  mistakes:
    '残ったばらつきは、プレイヤーのミスです。運は取り除かれ、ミスは残ります。次は自分でダブルやテイクをしてみましょう。',
};
