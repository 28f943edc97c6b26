// Answers of the lab of pairs that differ from the shared ones (lib/questions/texts), in both languages.

/** @type {import('../../../lib/page/rollout-page.js').OwnAnswers} */
export const answers = {
  en: {
    both:
      'This page shows both. The lines are A − B of the same pairs, and the gap between them is A’s average luck minus ' +
      'B’s. The plain line relies on no estimates. The other often settles sooner, but well-coupled pairs have little ' +
      'luck left to subtract.',
    bad:
      'Partly, from the spread. Bad estimates scatter A − B after luck is subtracted; good ones may, too, where the ' +
      'coupling leaves little luck between A and B. The spread can’t show whether luck averages zero: you must ' +
      'guarantee that in advance, over all 36 rolls.',
    interval:
      'Only through the standard deviation, which is that of A − B with luck subtracted. After n pairs the interval ' +
      'reaches 1.96 standard deviations divided by √n to either side. Half the deviation halves the interval, which ' +
      'would take 4 times as many plain pairs with the same coupling.',
    narrow:
      'After a few pairs, yes: if they happen to lie close together, fewer than 95 of 100 intervals contain the exact ' +
      'value. And no interval can see bias: nearest luck’s dice aren’t fair, so its interval may shrink around the ' +
      'wrong number.',
    disagree:
      'With fair dice both settle at the same difference. Until then, the line with the narrower interval is the ' +
      'better guess. With nearest luck B’s dice aren’t fair, and neither line has to be right.',
    stopped:
      'A number of pairs fixed in advance, odd or even, causes no bias, and “Roll until the better play is known” uses ' +
      'an interval that allows for peeking. But if you stop on the average alone, because A is ahead, you keep A’s good ' +
      'luck and end too high.',
    deviation:
      'The standard deviation says how far apart the differences of single pairs lie. The standard error says how ' +
      'far off their average may be: it’s the deviation divided by the square root of the number of pairs. Some ' +
      'programs and articles call the standard error a standard deviation, but only the standard error shrinks with ' +
      'more pairs.',
    worth:
      'Per pair. The time for a pair depends on the coupling and on the machine. “Time them on this machine”, below the ' +
      'table of couplings, shows what a pair counts as per second.',
  },
  ja: {
    both: 'このページでは両方を示しています。どちらの線も同じペアのA − Bで、2本の差は、Aの平均の運からBの平均の運を引いたものです。「分散減少なし」の線は見積もりを信じる必要がなく、もう一方は早く落ち着くことが多いのですが、よくそろえたペアには引ける運があまり残っていません。',
    bad: '一部はばらつきでわかります。見積もりが悪ければ、運を引いたA − Bは散らばりますが、よくそろえたペアではAとBの間に運があまり残らないので、よい見積もりでも散らばることがあります。運の平均がゼロかどうかはそこからは見えないので、36通りの出目で必ずゼロになるようにしておかなければなりません。',
    interval:
      '1か所だけです。標準偏差が、ペアごとに運を引いたA − Bのものになり、あとはいつものとおり、nペアのあとなら標準偏差を√nで割って1.96倍した幅を上下にとります。標準偏差が半分なら区間も半分で、同じそろえ方の分散減少なしで同じ幅にするには4倍のペアが要ります。',
    narrow:
      'ペアが少ないうちはあります。たまたま近い値が並ぶと区間はそれを真に受けるので、正確な値を含む区間は100個のうち95個より少なくなります。また、区間には偏りが見えず、ダイスが公平でない「運が最も近い出目」では、間違った値のまわりで狭まることもあります。',
    disagree:
      'ダイスが公平なら運の平均はゼロなので、どちらも同じ差に落ち着きます。それまでは、区間の狭いほうがよい推定です。「運が最も近い出目」ではBのダイスが公平でないので、どちらの線も正しいとはかぎりません。',
    stopped:
      '前もって決めたペア数なら奇数でも偶数でも偏らず、「どちらがよいかわかるまで進める」は、いつ見てもよい区間で止めます。しかし、Aが上回っているからと平均だけを見てやめると、Aの幸運が残り、高すぎる値で終わります。',
    deviation:
      '標準偏差は1ペアごとの差の散らばりで、何ペア進めても変わりません。標準誤差は平均がどれくらい外れていそうかを表し、標準偏差をペア数の平方根で割ったものです。後者を標準偏差と呼ぶプログラムや記事もありますが、小さくなっていくほうが標準誤差です。',
    worth:
      'ペア数の話です。1ペアにかかる時間はそろえ方とコンピューターによって違い、そろえ方の表の下の「このコンピューターで速さを測る」で、1秒あたりの価値がわかります。',
  },
};
