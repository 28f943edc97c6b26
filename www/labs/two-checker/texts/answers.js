// Answers below the lab that differ from those of the other labs (lib/questions/texts), in both languages.

/** @type {import('../../../lib/page/rollout-page.js').OwnAnswers} */
export const answers = {
  en: {
    circular:
      'Type a program’s evaluations here: luck is each evaluation minus their mean, so it averages zero with any numbers. ' +
      'GNU Backgammon’s network is 14 points wrong in this position, yet each game counts as 86 plain games.',
    disagree:
      'If luck averages zero, both settle at the exact value. The gap between them is the luck of the dice so far, so until ' +
      'then the line with the narrower interval is the better guess. If the gap stays as the games grow, luck doesn’t ' +
      'average zero, and the plain line is right.',
    others:
      'Yes. Here every roll has only one play, and the table alone says how lucky it was. Where players have a choice, luck ' +
      'compares the best play of the actual roll with the mean over all 36 rolls. The cost of a different play isn’t luck, ' +
      'so it stays in the result.',
    worth:
      'Per game. A program that looks at all 36 rolls for each roll played needs many times as long for a game. To pay off ' +
      'per second, each game has to count as more plain games than that. Here the luck is looked up in a table, which costs ' +
      'nothing.',
  },
  ja: {
    circular:
      'ここでは「プログラムの評価」を書き込めます。運は評価から平均を引いたものなので、プログラムがどう評価しても平均ゼロで、14ポイント間違えるGNU Backgammonのネットワークでも、1ゲームが分散減少なしの86ゲームに相当します。',
    disagree:
      '運の平均がゼロなら、どちらも正しい値に落ち着きます。2本の差はこれまでのダイスの運なので、それまでは区間の狭いほうがよい推定です。ゲームが増えても差が縮まらないなら、運の平均がゼロではなく、正しいのは「分散減少なし」のほうです。',
    others:
      'ここではどの出目にもムーブは1つしかなく、運を決めるのは表だけです。ムーブを選べる場合の運は、出た目の最善のムーブと36通りの平均との差なので、ほかのムーブで損した分は運ではなく、結果に残ります。',
    worth:
      'ゲーム数の話です。1回振るたびに36通りすべてを調べるプログラムでは1ゲームに何倍もの時間がかかるので、時間のうえで得をするには、1ゲームにそれ以上の価値がなければなりません。ここでは運を表から読むだけなので、余分な時間はかかりません。',
  },
};
