// Answers below the lab that differ from those of the other labs (shared/questions/texts), in both languages.

/** @type {import('../../../shared/questions/near.js').OwnAnswers} */
export const answers = {
  en: {
    both:
      'This page does: both lines come from the same walks, and what lies between them is the average luck of those ' +
      'walks. The plain line needs no trust in any scale, and with a good one the reduced line gets there sooner.',
    bad:
      'Yes, by the spread: on a good scale result − luck differs little from walk to walk, on a bad one it is ' +
      'scattered, and on a very bad one more than without any. You can’t see there whether luck averages zero: that ' +
      'must be guaranteed in advance, over all that a move can do.',
    circular:
      'It would be if the scale had to be right, but all that luck has to do is average zero over what the next move ' +
      'can do, and the lab sees to that by subtracting the mean. Even the scale with the wrong sign settles on the ' +
      'right answer, only later.',
    disagree:
      'Both settle on the same value, because luck always averages zero here, and until then the one with the narrower ' +
      'interval is the better guess. A gap that stayed while the walks grew in number would mean that luck does not ' +
      'average zero, and then the plain line would be right.',
    others:
      'Here nobody chooses: moves shift the evaluation by chance, and luck is what a move does on the chosen scale, ' +
      'minus the mean of that. Where players do choose, luck compares the best play of the roll that came with the mean ' +
      'of all 36, so what another play gives away is no luck and stays in the result.',
    errors:
      'Luck alone, and in a walk there is nothing else: nobody plays, so nobody errs. In the lab of bear-offs you can ' +
      'let Blue choose the worst plays there are: both lines settle on what that game is worth, below perfect play.',
    worth:
      'Per walk. A program that looks at all that might come for every move needs many times as long for a game, and a ' +
      'game has to be worth more than that to pay per second; what luck takes here is not timed.',
  },
  ja: {
    both:
      'このページでは両方を示しています。どちらの線も同じ酔歩から出たもので、2本の差がその平均の運です。「分散減少なし」の線は尺度を信じる必要がなく、尺度がよければ「分散減少あり」の線は早く落ち着きます。',
    bad:
      'ばらつきでわかります。尺度がよければ「結果−運」はどの酔歩でもあまり変わらず、悪ければ散らばり、ひどく悪ければ尺度がないときよりも散らばります。ただし運の平均がゼロかどうかはそこからは見えないので、1手で起こりうること全体で必ずゼロになるようにしておかなければなりません。',
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
