// Japanese texts of the council's details section, loaded with it.

import { formula } from '../../../lib/i18n/line-ends.js';

/** @type {typeof import('./en-below.js').below} */
export const below = {
  badges: {
    heading: 'LFICSのブログの主張は、この合議でも成り立つか',
    intro:
      'ブログの図は、ソフトが3つ（下位の2つは誤差が同じ）、候補手が2つか3つの場合のものです。主張は、その条件を満たす設定でだけ、最善手率の理論値から' +
      '判定します。ほかの設定では何も言えません。「はるかに」「大きく」は、どちらの数が大きいかで判定します。' +
      '「ほとんど下がらない」は、下がる分が、残る楽観合議との差より小さいことを指します。',
    earlier:
      'それまでの実験では、多数決合議は単独より強く、楽観合議はさらに強いとされていました。コピーのないモデルではそうなりません。ブログは、その食い違いを相関で説明しています。',
    conclusion:
      'ブログの結論：強さがそろい、棋風の異なるソフトを集めるとよい。楽観合議は簡単で、相関の影響をほとんど受けない。',
    ownHeading: 'Rollout Lab独自の観察',
    ownIntro: 'ブログにはない主張です。',
    claims: {
      majorityWorksWhileClose: '多数決合議は、強さが近ければ最強ソフトを上回り、離れると下回る。',
      optimalNeverBelowStrongest: '最善合議は、最強ソフトを下回らない。',
      optimisticWorksWhileClose: '楽観合議は、強さが近ければ最強ソフトを上回る。',
      pessimisticNeverWorks: '悲観合議は役に立たず、つねに最強ソフトを下回る。',
      majorityAboveOptimistic: 'コピーがなければ、多数決合議はつねに楽観合議を上回る。',
      copiesRaiseAgreement:
        'コピーが50%あると、下位の2つのソフトの一致率は、候補手が2つなら1/2、3つなら1/3を少し超える程度から、現実的な値に上がる。',
      copiesCostMajorityMost: 'コピーが50%あっても楽観合議はほとんど変わらず、多数決合議は大きく下がる。',
      copiesReverseOrder: 'コピーが50%あると順位が逆転し、楽観合議が多数決合議を上回る。',
      optimalFarAboveOptimistic: `どのソフトも${formula('s = 2d')}でソフトを増やすと、最善合議は楽観合議をはるかに上回る。`,
      predictionCostsLittle: `どのソフトも${formula('s = 2d')}なら、最善手の価値を予測して使っても、最善合議の最善手率はほとんど下がらない。`,
      optimalBeatsAll: '報告だけを使う決め方で、最善合議を上回るものはない。',
      ignoringCopiesLoses: 'コピーも1つの意見として数える最善合議は、最強ソフトを下回ることがある。',
      moreProgramsHelp: '同じ強さのソフトが多いほど、多数決合議の最善手率は高い。',
    },
    verdicts: {
      holds: '成り立つ',
      onlyUnder: '読み方しだい',
      fails: 'ここでは成り立たない',
      unknown: 'ここでは不明',
      notMet: 'ここでは判定しない',
    },
    conditions: {
      noCopies: '条件：ソフトが3つ、候補手が2つか3つ、コピーなし。',
      halfCopies: '条件：ソフトが3つ、候補手が2つか3つ、コピー50%。',
      twiceTheDifference: `条件：ソフトが3つ以上、どのソフトも${formula('s = 2d')}、コピーなし。`,
      someCopies: '条件：コピーあり。',
      any: '条件なし。',
    },
    unknown: 'ソフトが4つ以上のときの最善合議は、理論値を計算していません。',
    readings: {
      tiesToStrongest: '3つに割れたら最強ソフトに従う',
      tiesAtRandom: '3つに割れたら抽選で選ぶ',
      ignoringCopies: 'コピーも1つの意見として数える',
      knowingCopies: 'コピーを除く',
      twoMorePrograms: '2つずつ増やす（いちばん得の少ないところ）',
      oneMoreProgram: '1つずつ増やす（いちばん得の少ないところ）',
    },
    underReading: (reading, said) => `${reading}：${said}`,
    compared: (better, than) => `${better}%対${than}%`,
    whileClose: (better, than, betterHere, thanHere) =>
      `強さが同じなら${better}%対${than}%、ここでは${betterHere}%対${thanHere}%`,
    agreement: (copies, without) => `コピーありの一致率${copies}%、なしでは${without}%`,
    predicted: (predicted, known) => `Aを予測すると${predicted}%、Aを知っていれば${known}%`,
    changes: (optimistic, majority) => `楽観合議${optimistic}ポイント、多数決合議${majority}ポイント`,
    crossing: (ratio) => `（${formula(`s₂ / s₁ = ${ratio}`)}で入れ替わる）`,
    yes: '成り立つ',
    no: '成り立たない',
  },

  weights: {
    heading: '最善の投票には重みがつく',
    text:
      '1つの報告を、どれだけ重く見ればよいでしょうか。最善合議は報告の重みを足し合わせます。報告された評価値が高いほど重く、' +
      '誤差の大きいソフトの報告ほど軽くなります。多数決合議では重みがどれも1で、楽観合議では最大の評価値だけが数えられます。' +
      'どちらも最善合議に及ばず、それでいてそれぞれに出番があるのは、このためです。重みは候補手の数によりません。必要なのは最善手の価値Aです。' +
      `「最善合議」はAを知っています。「最善合議（Aを予測）」は、ブログと同じく、報告された評価値の平均に${formula('(k − 1) / k · d')}を足してAを予測します（kは、報告された指し手が何通りあるか）。`,
    label: '報告された評価値と、その重み',
    description: '最善合議での重み（対数オッズ）と、報告された評価値です。横軸は、最善手の価値Aを0とします。',
    series: 'ソフト',
    xAxis: '報告された評価値 − A（単位はd）',
    strongest: '最強ソフト',
    others: 'ほかのソフト',
    every: 'どのソフトも',
    one: '多数決：いつも1',
    at: (value) => `評価値${value}dの報告`,
  },

  equal: {
    heading: 'ソフトが増えるほど、最善合議が生きる',
    text:
      `ここでは、どのソフトも最強ソフトと同じ強さです。ブログの図は${formula('s = 2d')}の場合で、Aを予測しても最善手率はほとんど下がらず、` +
      '2つの最善合議は楽観合議をはるかに上回ります。',
    label: '最善合議の最善手率と、ソフトの数',
    description:
      'どれも最強ソフトと同じ誤差のソフトを1つから9つまで集めたときの最善手率（%）です。帯と縦棒は、実測値の95%区間です。' +
      '左右の矢印キーで値を読み、HomeとEndで両端に移ります。',
    programs: 'ソフトの数',
    note: (n) => `±のない値は理論値です。ほかは、それぞれ${n}局面を試した実測値で、±は95%の範囲です。`,
  },

  reduction: {
    heading: 'ソフトの誤差は、ロールアウトの標準誤差',
    text:
      'ソフトが候補手をロールアウトで評価するとしましょう。すると誤差sは標準誤差です。運を引いて1ゲームが分散減少なしのRゲームに相当するように' +
      `なれば、同じゲーム数で、sは${formula('s/√R')}に縮みます。合議の最善手率は、どれだけ上がるでしょうか。`,
    worth: '1ゲームは分散減少なしのRゲームに相当',
    worthIs: (worth) => `R = ${worth}`,
    noise: (before, after) => formula(`s₁：${before} → ${after}`),
    noiseOfAll: (before, after) => formula(`s：${before} → ${after}`),
    label: '最善手率とR',
    description: '最善手率の理論値（%）です。左右の矢印キーで値を読みます。',
    xAxis: 'R：1ゲームが分散減少なしの何ゲームに相当するか',
    at: (worth) => `R = ${worth}`,
    labs: 'Rの大きさは、ロールアウトのラボで確かめられます：',
    between: '、',
    twoChecker: '入門編',
    bearoff: 'ベアオフ',
  },

  agreement: {
    heading: 'ソフトの一致率',
    text:
      '誤差が独立で大きいとき、2つのソフトの一致率は、偶然の一致（候補手が2つなら1/2、3つなら1/3）を少し超えるだけです。' +
      '実際の合議のソフトは、もっとよく一致します。ブログの例では、シンクロ率50%で一致率が現実的な値になります。',
    pair: '2つのソフト',
    strongestAndOther: '最強と、ほかの1つ',
    withoutCopies: 'ほかの2つ、コピーなし',
    withCopies: (percent) => `ほかの2つ、シンクロ率${percent}%`,
    two: 'どの2つのソフトも',
    label: '一致率と、ほかのソフトの誤差',
    description:
      '線は一致率の理論値（%）で、横軸はs₂ / s₁です。縦棒のついた点は、いまの設定での実測値です。左右の矢印キーで値を読み、' +
      'HomeとEndで両端に移ります。',
  },

  contrast: {
    heading: '相関は、比較には役立ち、合議には害になる',
    text:
      'ほかのソフトと同じ手を選ぶコピーは、間違いも同じです。合議では損になるだけです。同じ意見が2つあっても、1つを2回数えたことに' +
      'しかなりません。バックギャモンの2つのムーブをロールアウトで比べるときは逆です。両方に同じ出目を与えれば、共通の運は差をとると消えます。合議を損なう相関が、' +
      '比較の精度を上げるのです。',
    cost: (copying, majority, without) =>
      `この合議では、コピーが${copying}%のときの多数決合議の最善手率は${majority}%ですが、コピーがなければ${without}%です。`,
    none: 'この合議にコピーはありません。',
    try: 'シンクロ率のスライダーを動かして、最善手率がどれだけ下がるかを見てください。',
    pairs: '差に何が起こるかは、ペアのラボで',
  },
};
