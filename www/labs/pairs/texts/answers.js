// Answers below the lab that differ from those of the other labs (shared/questions/texts), in both languages.

/** @type {import('../../../shared/questions/near.js').OwnAnswers} */
export const answers = {
  en: {
    both:
      'This page does: both lines are A − B of the same pairs, and what lies between them is A’s average luck less B’s. ' +
      'The plain line needs no trust in any estimate, and the other one often gets there sooner, but not always: pairs ' +
      'that are well coupled have little luck left to subtract.',
    bad:
      'In part, by the spread: bad estimates scatter A − B less luck, but so may good ones where the dice are well ' +
      'coupled, because little luck is left between A and B. You can’t see there whether luck averages zero: that must ' +
      'be guaranteed in advance, over all 36 rolls.',
    interval:
      'In one place: the standard deviation is that of A − B with luck subtracted, pair by pair, and the rest is as ' +
      'ever, after n pairs 1.96 standard deviations divided by √n to either side. Half the deviation makes half the ' +
      'interval, for which plain pairs of the same coupling would have to be four times as many.',
    narrow:
      'After a few pairs, yes: they may happen to lie close together, and the interval takes them at their word, so ' +
      'that fewer than 95 of 100 contain the truth. And no interval can see a bias: with nearest luck, whose dice are ' +
      'not fair, it shrinks as it should, perhaps around the wrong number.',
    disagree:
      'With fair dice both settle on the same difference, because luck averages zero, and until then the one with the ' +
      'narrower interval is the better guess. With nearest luck B’s dice are not fair, and neither line need be right.',
    stopped:
      'Not by a number of pairs that was fixed in advance, odd or even, and “Roll until the better play is known” stops ' +
      'by an interval that allows for looking at all times. But if you stop by the average alone, because A is ahead, ' +
      'you keep its good luck and end too high.',
    deviation:
      'The standard deviation says how far apart the differences of single pairs lie, and stays what it is however many ' +
      'are rolled; the standard error says how far off their average may be, and is the deviation divided by the square ' +
      'root of their number. Some programs and articles call the second by the first one’s name: it is the one that ' +
      'shrinks.',
    worth:
      'Per pair. What a pair takes depends on the coupling and on the machine: “Time them on this machine”, below the ' +
      'table of couplings, says what one is worth per second.',
  },
  ja: {
    both:
      'このページでは両方を示しています。どちらの線も同じペアのA − Bで、2本の差は、Aの平均の運からBの平均の運を引いたものです。「分散減少なし」の線は見積もりを信じる必要がなく、もう一方は早く落ち着くことが多いのですが、よくそろえたペアには引ける運があまり残っていません。',
    bad:
      '一部はばらつきでわかります。見積もりが悪ければ、運を引いたA − Bは散らばりますが、よくそろえたペアではAとBの間に運があまり残らないので、よい見積もりでも散らばることがあります。運の平均がゼロかどうかはそこからは見えないので、36通りの出目で必ずゼロになるようにしておかなければなりません。',
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
