// Answers below the lab that differ from those of the other labs (shared/questions/texts), in both languages.

/** @type {import('../../../shared/questions/near.js').OwnAnswers} */
export const answers = {
  en: {
    circular:
      'It would be if the estimates had to be right, but all that they have to do is average zero over the 36 rolls, ' +
      'and the program sees to that by subtracting its own mean. Even the estimates that are turned backwards settle on ' +
      'the same value, only later.',
    williams:
      'There is result − luck, and Williams’s sum of the first evaluation and all that it changes by between turns, ' +
      'which stands under “More”: they are the same number as long as the players choose what the evaluator likes best. ' +
      'Where they choose otherwise, the first settles on what their game is worth, and the second also credits back ' +
      'what the evaluator thinks they lost.',
    errors:
      'Luck alone: what the players do wrong is part of the game that is rolled out, and all of it stays in the ' +
      'average. Under “More”, let Blue choose the worst plays there are: both lines settle on what that game is worth, ' +
      'below perfect play.',
    worth:
      'Per game. A program that looks at all 36 rolls for every one that is played needs many times as long for a game, ' +
      'and a game has to be worth more than that to pay per second; here that is done once for each position before the ' +
      'first game, and the luck is only looked up.',
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
