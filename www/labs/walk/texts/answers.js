// The walk lab's own answers to the questions of all labs (lib/questions/texts), in both languages.

/** @type {import('../../../lib/page/rollout-page.js').OwnAnswers} */
export const answers = {
  en: {
    both:
      'This page does. Both lines come from the same walks, and the gap between them is the average luck of those walks. ' +
      'The plain line needs no trust in any scale. With a good scale, the variance-reduced line settles sooner.',
    bad:
      'Yes, by the spread. On a good scale, result − luck differs little from walk to walk. On a bad one it is scattered, and ' +
      'on a very bad one more than without any scale. But the spread doesn’t show whether luck averages zero. You must ' +
      'guarantee that in advance, over all possible moves.',
    circular:
      'It would be if the scale had to be right. But luck only has to average zero over all possible next moves, and the lab ' +
      'ensures that by subtracting the mean. Even the scale with the wrong sign settles at the right answer; it just takes longer.',
    disagree:
      'Both settle at the same value, because luck always averages zero here. Until then, the one with the narrower interval ' +
      'is the better guess. If a gap stayed as the number of walks grew, luck would not average zero, and the plain line ' +
      'would be right.',
    others:
      'Here there is nothing to choose: moves shift the evaluation at random. Luck is the evaluation after a move on the chosen ' +
      'scale, minus its mean. Where players do choose, luck compares the best play of the roll with the mean over all 36 ' +
      'rolls. The loss from a worse play isn’t luck, so it stays in the result.',
    errors:
      'Only luck, and a walk has nothing else: there are no players who could err. In the bear-off lab you can make Blue choose ' +
      'the worst plays. Both lines then settle at the value of that game, below perfect play.',
    worth:
      'Per walk. A program that evaluates all possible rolls at every turn needs many times as long for a game. To pay per ' +
      'second, each game has to count as more plain games than that. This lab doesn’t time the luck calculation.',
  },
  ja: {
    both: 'このページでは両方を示しています。どちらの線も同じ酔歩から出たもので、2本の差がその平均の運です。「分散減少なし」の線は尺度を信じる必要がなく、尺度がよければ「分散減少あり」の線は早く落ち着きます。',
    bad: 'ばらつきでわかります。尺度がよければ「結果−運」はどの酔歩でもあまり変わらず、悪ければ散らばり、ひどく悪ければ尺度がないときよりも散らばります。ただし運の平均がゼロかどうかはそこからは見えないので、1手で起こりうること全体で必ずゼロになるようにしておかなければなりません。',
    circular:
      '尺度が正しくなければならないのなら、そうなります。しかし必要なのは、次の1手で起こりうること全体で運の平均がゼロになることだけで、それは平均を引くことで必ず成り立ちます。符号が逆の尺度でさえ、遅くはなっても正しい答えに落ち着きます。',
    disagree:
      'ここでは運の平均がいつもゼロなので、どちらも同じ値に落ち着きます。それまでは、区間の狭いほうがよい推定です。酔歩が増えても差が縮まらないとすれば、運の平均がゼロではなく、正しいのは「分散減少なし」のほうです。',
    others:
      'ここではだれも手を選びません。評価値は1手ごとにランダムに動き、その動きを尺度で測って平均を引いたものが運です。ムーブを選べる場合の運は、出た目の最善のムーブと36通りの平均との差なので、ほかのムーブで損した分は運ではなく、結果に残ります。',
    errors:
      '取り除かれるのは運だけで、酔歩にはそれしかありません。だれもプレイしないので、ミスもありません。ベアオフのラボで片方の側にいちばん悪いムーブを選ばせると、2本の線はそのゲームの価値、つまり最善のプレイより低いところに落ち着きます。',
    worth:
      '酔歩の回数の話です。1手ごとに起こりうることをすべて調べるプログラムでは1局に何倍もの時間がかかるので、時間のうえで得をするには、1局にそれ以上の価値がなければなりません。ここでは、運を測るのにかかる時間は測っていません。',
  },
};
