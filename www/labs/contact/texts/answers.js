// Answers below the lab that differ from those of the other labs (shared/questions/texts), in both languages.

/** @type {import('../../../shared/questions/near.js').OwnAnswers} */
export const answers = {
  en: {
    errors:
      'Luck alone: what the network plays wrong, for both sides, is part of the game that is rolled out, and all of it ' +
      'stays in the average. In the lab of bear-offs you can let Blue choose the worst plays there are: both lines ' +
      'settle on what that game is worth, below perfect play.',
    stopped:
      'Not by a number of games that was fixed in advance, odd or even, and hardly by “Roll until” a standard error, ' +
      'which looks at the spread and not at the average. But if you stop because you are ahead, you keep your good luck ' +
      'and end too high, with luck subtracted as well, if by less where it is well estimated.',
    worth:
      'Per game. Here luck is not for nothing: to measure it the network looks at all 36 rolls for every one that is ' +
      'played, so a game takes several times as long as a plain one, and “Time them on this machine”, below the chart, ' +
      'says how many times, and what a game is worth per second.',
  },
  ja: {
    errors:
      '運だけです。両者をプレイするネットワークのミスはロールアウトするゲームの一部で、すべて平均に残ります。ベアオフのラボで片方の側にいちばん悪いムーブを選ばせると、2本の線はそのゲームの価値、つまり最善のプレイより低いところに落ち着きます。',
    stopped:
      '前もって決めたゲーム数なら奇数でも偶数でも偏らず、標準誤差を決めて止める場合も、見るのは平均ではなくばらつきなので、ほとんど偏りません。しかし、上回っているからやめると幸運だけが残り、高すぎる値で終わります。運を引いていても同じことで、見積もりがよければその分は小さくなります。',
    worth:
      'ゲーム数の話です。ここで運を測るには、1回振るたびにネットワークが36通りすべてを調べるので、1ゲームに何倍もの時間がかかります。何倍か、そして1秒あたりの価値がどれだけかは、グラフの下の「このコンピューターで速さを測る」でわかります。',
  },
};
