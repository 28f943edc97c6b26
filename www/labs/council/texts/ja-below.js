// What stands below the charts of the council says, in Japanese.

/** @type {typeof import('./en-below.js').below} */
export const below = {
  badges: {
    heading: 'ブログの主張は、この合議でも成り立つか',
    intro: '判定はどれも、いまの設定の正確な正解率から計算しています。スライダーを動かすと、判定が変わるところがあります。',
    claims: {
      majorityBeatsOptimistic: '多数決合議は楽観合議より正解率が高い。',
      majorityBeatsStrongest: '多数決合議は、最強の1つだけより正解率が高い。',
      pessimisticNeverBeatsStrongest: '悲観合議の正解率が、最強の1つだけを上回ることはない。',
      optimalBeatsAll: '最適合議は、報告だけを使うほかのどの決め方より正解率が高い。',
      ignoringCopiesLoses: 'コピーを別の意見として数える最適合議は、最強の1つだけに負ける。',
      moreProgramsHelp: '同じ強さのプログラムが多いほど、多数決合議の正解率は高い。',
    },
    verdicts: { holds: '成り立つ', onlyUnder: '読み方しだい', fails: 'ここでは成り立たない', unknown: 'ここでは不明' },
    readings: {
      plain: '言葉どおり',
      tiesToStrongest: '3つに割れたら最強に従う',
      tiesAtRandom: '3つに割れたらくじで決める',
      ignoringCopies: 'コピーも意見として数える',
      knowingCopies: 'コピーを除く',
      twoMorePrograms: '2つずつ増やす（いちばん得の少ないところ）',
      oneMoreProgram: '1つずつ増やす（いちばん得の少ないところ）',
    },
    compared: (reading, better, than) => `${reading}：${better}%対${than}%`,
    crossing: (ratio) => `s₂ / s₁ = ${ratio}で入れ替わる`,
    yes: '成り立つ',
    no: '成り立たない',
  },

  weights: {
    heading: '最良の投票には重みがつく',
    text:
      '1つの報告には、どれだけの値打ちがあるでしょうか。最適合議は報告に重みをつけて足し合わせます。報告された評価値が高いほど重く、' +
      '誤差の大きいプログラムの報告ほど軽くなります。多数決合議はすべての重みを1にします。楽観合議は、最大の評価値に全部の重みを与えます。' +
      'どちらも最適合議に及ばず、それぞれに出番があるのはこのためです。',
    label: '報告された評価値と、その重み',
    description: '最適合議での重み（オッズの自然対数）と、報告された評価値です。横軸は、最善手の真の価値を0とします。',
    series: 'プログラム',
    xAxis: '報告された評価値−最善手の真の価値（単位はd）',
    strongest: '最強のプログラム',
    others: 'ほかのプログラム',
    one: '多数決：いつも1',
    at: (value) => `評価値${value}dの報告`,
  },

  reduction: {
    heading: 'プログラムの誤差は、ロールアウトの標準誤差',
    text:
      'プログラムが候補手をロールアウトで評価するとしましょう。すると誤差sは標準誤差です。運を引いて1ゲームが分散減少なしのRゲームに相当するように' +
      'なれば、同じゲーム数でsはs/√Rになります。それで合議は、どれだけよくなるでしょうか。',
    worth: '1ゲームは分散減少なしのRゲームに相当',
    worthIs: (worth) => `R = ${worth}`,
    noise: (before, after) => `s₁：${before}→${after}`,
    label: '最善手を見つける割合とR',
    description: '正確な正解率（%）です。左右の矢印キーで値を読みます。',
    xAxis: 'R：1ゲームが分散減少なしの何ゲームに相当するか',
    at: (worth) => `R = ${worth}`,
    labs: 'Rの大きさは、ロールアウトのラボで確かめられます：',
    twoChecker: '2枚のチェッカー',
    bearoff: 'ベアオフ',
  },

  contrast: {
    heading: '相関は、差には役立ち、投票には害になる',
    text:
      'ほかの真似をするプログラムは、真似た相手と同じように間違えます。合議では損になるだけです。同じ声が2つあっても、1つの意見が2回数えられるに' +
      'すぎません。2つのムーブをロールアウトで比べるときは逆です。両方に同じ出目を与えれば、共通の運は差をとると消えます。投票を損なう相関が、' +
      '比較を鋭くするのです。',
    cost: (copying, majority, without) =>
      `この合議では、コピーが${copying}%のときの多数決合議の正解率は${majority}%ですが、コピーがなければ${without}%です。`,
    none: 'この合議では、だれも真似をしていません。スライダーを動かして、どれだけ損をするかを見てください。',
    pairs: '差に何が起こるかは、ペアのラボで',
  },
};
