// Answers to players' questions that differ from the other labs' (lib/questions/texts), in both languages.

/** @type {import('../../../lib/page/rollout-page.js').OwnAnswers} */
export const answers = {
  en: {
    errors:
      'Only luck: the network’s mistakes, on both sides, are part of the game that is rolled out, and all of them stay in the average. ' +
      'In the bear-off lab you can let Blue choose the worst possible plays: both lines settle at the value of that game, below perfect play.',
    stopped:
      'A number of games that is fixed in advance doesn’t bias the average, and “Roll until” a standard error hardly does, because it looks at ' +
      'the spread and not at the average itself. But if you stop because you are ahead, you keep your good luck and end too high, even with ' +
      'luck subtracted, though by less if it is well estimated.',
    worth:
      'Per game. Here measuring luck takes time: the network looks at all 36 rolls for every roll played, so a game takes many times as ' +
      'long as a plain one. “Time them on this machine”, below the chart, shows how long and whether it pays.',
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
