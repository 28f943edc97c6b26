// Answers below the lab that differ from those of the other labs (shared/questions/texts), in both languages.

/** @type {import('../../../shared/questions/near.js').OwnAnswers} */
export const answers = {
  en: {
    circular:
      'Here no program does: the luck table says how lucky a roll is, and you may write anything into it. It has to ' +
      'average zero over the 36 rolls, which “Keep the average at zero” sees to; then even a table that is turned ' +
      'backwards settles on the right answer, only later.',
    disagree:
      'Where luck averages zero both settle on the truth, and until then the one with the narrower interval is the ' +
      'better guess, because what lies between the two is the luck that these dice have had. Should the gap stay while ' +
      'the games grow, luck does not average zero, and the plain line is right.',
    others:
      'Here nobody has a choice: every roll has one play, and the table alone says how lucky it was. Where players do ' +
      'choose, luck compares the best play of the roll that came with the mean of all 36, so what another play gives ' +
      'away is no luck and stays in the result.',
    worth:
      'Per game. A program that looks at all 36 rolls for every one that is played needs many times as long for a game, ' +
      'and a game has to be worth more than that to pay per second; here the luck is looked up in a table, which costs ' +
      'nothing.',
  },
  ja: {
    circular:
      'ここではプログラムではなく運の表が見積もるので、何を書き込んでもかまいません。必要なのは36通りの平均がゼロになることだけで、それは「平均をゼロに保つ」で成り立ちます。そうすれば正反対の表でさえ、遅くはなっても正しい答えに落ち着きます。',
    disagree:
      '運の平均がゼロなら、どちらも正しい値に落ち着きます。2本の差はこれまでのダイスの運なので、それまでは区間の狭いほうがよい推定です。ゲームが増えても差が縮まらないなら、運の平均がゼロではなく、正しいのは「分散減少なし」のほうです。',
    others:
      'ここではどの出目にもムーブは1つしかなく、運を決めるのは表だけです。ムーブを選べる場合の運は、出た目の最善のムーブと36通りの平均との差なので、ほかのムーブで損した分は運ではなく、結果に残ります。',
    worth:
      'ゲーム数の話です。1回振るたびに36通りすべてを調べるプログラムでは1ゲームに何倍もの時間がかかるので、時間のうえで得をするには、1ゲームにそれ以上の価値がなければなりません。ここでは運を表から読むだけなので、余分な時間はかかりません。',
  },
};
