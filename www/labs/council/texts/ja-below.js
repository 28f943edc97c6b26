// What stands below the charts of the council says, in Japanese.

/** @type {typeof import('./en-below.js').below} */
export const below = {
  badges: {
    heading: 'LFICSのブログの主張は、この合議でも成り立つか',
    intro: '判定はどれも、いまの設定の正確な正解率から計算しています。スライダーを動かすと、判定が変わるところがあります。',
    claims: {
      majorityBeatsOptimistic: '多数決合議は楽観合議より正解率が高い。',
      majorityBeatsStrongest: '多数決合議は、最強単独より正解率が高い。',
      pessimisticNeverBeatsStrongest: '悲観合議の正解率が、最強単独を上回ることはない。',
      optimalBeatsAll: '最適合議は、報告だけを使うほかのどの決め方より正解率が高い。',
      ignoringCopiesLoses: 'コピーも1つの意見として数える最適合議は、最強単独より正解率が低い。',
      moreProgramsHelp: '同じ強さのプログラムが多いほど、多数決合議の正解率は高い。',
    },
    verdicts: { holds: '成り立つ', onlyUnder: '読み方しだい', fails: 'ここでは成り立たない', unknown: 'ここでは不明' },
    readings: {
      plain: '言葉どおり',
      tiesToStrongest: '3つに割れたら最強に従う',
      tiesAtRandom: '3つに割れたらランダムに選ぶ',
      ignoringCopies: 'コピーも1つの意見として数える',
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
      '1つの報告を、どれだけ重く見ればよいでしょうか。最適合議は報告の重みを足し合わせます。報告された評価値が高いほど重く、' +
      '誤差の大きいプログラムの報告ほど軽くなります。多数決合議では重みがどれも1で、楽観合議では最大の評価値だけが数えられます。' +
      'どちらも最適合議に及ばず、それでいてそれぞれに出番があるのは、このためです。',
    label: '報告された評価値と、その重み',
    description: '最適合議での重み（対数オッズ）と、報告された評価値です。横軸は、最善手の真の評価値を0とします。',
    series: 'プログラム',
    xAxis: '報告された評価値−最善手の真の評価値（単位はd）',
    strongest: '最強のプログラム',
    others: 'ほかのプログラム',
    one: '多数決：いつも1',
    at: (value) => `評価値${value}dの報告`,
  },

  reduction: {
    heading: 'プログラムの誤差は、ロールアウトの標準誤差',
    text:
      'プログラムが候補手をロールアウトで評価するとしましょう。すると誤差sは標準誤差です。運を引いて1ゲームが分散減少なしのRゲームに相当するように' +
      'なれば、同じゲーム数で、sはs/√Rに縮みます。合議の正解率は、どれだけ上がるでしょうか。',
    worth: '1ゲームは分散減少なしのRゲームに相当',
    worthIs: (worth) => `R = ${worth}`,
    noise: (before, after) => `s₁：${before}→${after}`,
    label: '最善手を見つける割合とR',
    description: '正確な正解率（%）です。左右の矢印キーで値を読みます。',
    xAxis: 'R：1ゲームが分散減少なしの何ゲームに相当するか',
    at: (worth) => `R = ${worth}`,
    labs: 'Rの大きさは、ロールアウトのラボで確かめられます：',
    twoChecker: '入門編',
    bearoff: 'ベアオフ',
  },

  contrast: {
    heading: '相関は、比較には役立ち、合議には害になる',
    text:
      'ほかの真似をするプログラムは、真似た相手と同じように間違えます。合議では損になるだけです。同じ意見が2つあっても、1つを2回数えたことに' +
      'しかなりません。バックギャモンの2つのムーブをロールアウトで比べるときは逆です。両方に同じ出目を与えれば、共通の運は差をとると消えます。合議を損なう相関が、' +
      '比較の精度を上げるのです。',
    cost: (copying, majority, without) =>
      `この合議では、コピーが${copying}%のときの多数決合議の正解率は${majority}%ですが、コピーがなければ${without}%です。`,
    none: 'この合議では、どのプログラムも真似をしていません。スライダーを動かして、正解率がどれだけ下がるかを見てください。',
    pairs: '差に何が起こるかは、ペアのラボで',
  },
};
