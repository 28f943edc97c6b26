// Answers of the bear-off lab that differ from the shared ones (lib/questions/texts), in both languages.

/** @type {import('../../../lib/page/rollout-page.js').OwnAnswers} */
export const answers = {
  en: {
    circular:
      'The estimates don’t have to be right. They only have to average zero over the 36 rolls, and subtracting their ' +
      'own mean ensures that. Even backwards estimates settle at the same value, just later.',
    williams:
      'There are two: result − luck, and Williams’s sum under “More”, the first evaluation plus all its changes between ' +
      'turns. They differ only if the players don’t choose the evaluator’s favourite plays. Then result − luck settles ' +
      'at the value of their game, and Williams’s sum credits back the losses that the evaluator sees.',
    errors:
      'Only luck. The players’ errors are part of the game and stay in the average. Under “More”, let Blue choose the ' +
      'worst plays, and both lines settle at the value of that game, below perfect play.',
    worth:
      'Per game. To pay off per second, a game has to make up for the extra time that it takes to look at all 36 rolls on ' +
      'every turn. This lab calculates the luck of each position once, before the first game, and then only looks it ' +
      'up.',
  },
  ja: {
    circular:
      '見積もりが正しくなければならないのなら、そうなります。しかし必要なのは36通りの平均がゼロになることだけで、それはプログラムが自分の平均を引くことで必ず成り立ちます。正反対の見積もりでさえ、遅くはなっても同じ値に落ち着きます。',
    williams:
      '「結果−運」と、「詳細」にあるWilliamsの和（最初の評価に手番ごとの変化を足していくもの）とは、プレイヤーが評価関数の最善のムーブを選ぶかぎり同じ数です。ほかのムーブを選ぶと、前者はそのプレイヤーたちのゲームの価値に落ち着き、後者は、評価関数がミスと見なした損の分も戻します。',
    errors:
      '運だけです。プレイヤーのミスはロールアウトするゲームの一部で、すべて平均に残ります。「詳細」でXにいちばん悪いムーブを選ばせると、2本の線はそのゲームの価値、つまり最善のプレイより低いところに落ち着きます。',
    worth:
      'ゲーム数の話です。1回振るたびに36通りすべてを調べるプログラムでは1ゲームに何倍もの時間がかかるので、時間のうえで得をするには、1ゲームにそれ以上の価値がなければなりません。ここでは最初のゲームの前にポジションごとに一度だけ調べておき、運はそこから読むだけです。',
  },
};
