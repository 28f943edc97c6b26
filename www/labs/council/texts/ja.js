// Texts of the council lab and its page, in Japanese, with those of all labs. In the words of the LFICS blog: 合議, ソフト, 最強ソフト,
// 最善合議, 最善手率 (how often the best move is found), シンクロ率 (how often one program copies another), 一致率. 評価値 is what a program
// reports, 指し手 the move; A is what the best move is worth, so that moves have other names.

import { ja as shared } from '../../../lib/i18n/ja.js';
import { formula } from '../../../lib/i18n/formula.js';
import { glossary } from './ja-glossary.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  glossary,

  page: {
    title: 'Rollout Lab：コンピュータ将棋の合議は、指し手をどう決めるべきか',
    description:
      'コンピュータ将棋の合議を確かめるページです。評価値に誤差のある3つのソフトが指し手を決めるとき、最善手率のいちばん高い決め方はどれか、コピーが混じると' +
      'どれだけ下がるかを、理論値の曲線とシミュレーションで示します。',
    name: '合議',
    purpose: '評価値の誤差',
    question: '間違えることのあるソフトは、どう合議すればよいか',
    heading: 'ソフトの合議は、指し手をどう決めるべきか',
    lead: '評価値には誤差があります。誤差の大きさや似かたを変えて、最善手率のいちばん高い決め方を探してください。',
    staticIntro:
      '3つのソフトが同じ候補手を評価し、それぞれ独立な誤差の入った評価値のいちばん高い指し手を報告します。候補手が2つで、評価値の誤差が' +
      '2手の差の2倍のとき、最善手率は1つのソフトなら63.8%、多数決合議では70.2%、報告だけを使う最良の決め方では70.6%です。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>合議とは</h2>' +
      '<p>2009年ごろから、将棋ソフトは<b>合議</b>でも指すようになりました。いくつかのソフト、あるいは評価値に少し乱数を加えた同じソフトが' +
      '局面を評価し、報告された指し手の中から1つを選びます。<em>多数決合議</em>は票を数えます。<em>楽観合議</em>は評価値のいちばん高い報告を、' +
      '<em>悲観合議</em>はいちばん低い報告を採ります。LFICS（コンピュータ将棋基礎情報研究所）のブログは、2016年12月にこれを簡単なモデルにして、' +
      '合議で何が得られるかを調べました。</p>' +
      '<p>候補手がいくつかあり、最善手の価値Aは、ほかのどの手の価値よりもdだけ高いとします。ソフトは、手の価値に平均ゼロの正規分布の誤差の' +
      '加わった評価値をつけ、それが最大の指し手と、その評価値を報告します。誤差の標準偏差は、最強ソフトがs₁、ほかはs₂です。' +
      '仮定はこれだけなので、それぞれの決め方の最善手率は計算で求められ、シミュレーションの結果もそれに合うはずです。</p>' +
      '<p>合議には何台ものマシンが要ります。ここでは、並列に考えるN台のマシンを、同じマシン1台と比べます。N倍速い1台と比べるのでは' +
      'ありません。</p>' +
      '<p>最良の決め方は<b>重みつきの投票</b>です。報告は、その評価値が高いほど重く数えます。多数決合議は評価値を' +
      '捨て、楽観合議は票数を捨てます。どちらの損が大きいかは、ソフトの強さの違いと、シンクロ率で決まります。' +
      '3つのうち2つが同じ報告をすれば、多数決はそれで決まります。最大の評価値がそれで大きくなることはありません。</p>' +
      '<h2>実際の合議では</h2>' +
      '<p>2016年12月31日に、Ponanza、nozomi、大樹の枝の多数決合議が、3人のプロ棋士と対局しました。それより前に、伊藤らが、レーティングの差が' +
      '150以内のソフト（Bonanza、YSS、GPS）で実験しています。多数決合議は単独より強く、楽観合議はさらに強いという結果でした。</p>' +
      '<p>モデルだけでは、これと食い違います。コピーがなければ、多数決合議は楽観合議を上回るからです。食い違いは<b>相関</b>で説明できます。' +
      '独立なソフトの一致率は、候補手が2つなら1/2、3つなら1/3を少し超えるだけです。実際のソフトは、もっとよく一致します。シンクロ率が50%なら、下位の2つの' +
      'ソフトの一致率は現実的な値になります。そのとき楽観合議の最善手率はほとんど変わらず、多数決合議は大きく下がり、順位が逆転します。</p>' +
      '<p>ブログの結論は、強さがそろい、棋風の異なるソフトを集めるとよい、というものです。楽観合議は簡単で、相関の影響をほとんど受けません。ブログは、' +
      '民主主義との類似にも触れています。</p>' +
      '<h2>ロールアウトとの関係</h2>' +
      '<p>評価値の誤差は、ロールアウトでいえば標準誤差です。平均ゼロの誤差は、このサイト全体の主題です。ソフトが候補手をロールアウトで' +
      '評価するなら、<b>分散減少法</b>でs₁もs₂も同じ割合で小さくなり、合議の最善手率は、もっと強いソフトを集めたときと同じだけ上がります。' +
      'もう1つの主題は相関です。ペアのラボでは、2つのロールアウトがわざと同じ方向に外れるようにします。共通の誤差は<em>差</em>をとると消えるから' +
      'です。投票では何も消えません。誤差の同じ2つのソフトは、1つの意見を2回数えているのと同じです。</p>' +
      '<h2>出典</h2>' +
      '<p>モデルとブログの主張は、<a href="https://lfics81.techblog.jp/archives/cat_6768.html">LFICSのブログ</a>（2016年12月、2016年12月31日と' +
      `2017年1月3日の追記）によります。このページで変えられる数値のうち、ブログに書かれているのは${formula('s = 2d')}だけで、最初の設定はこのページで決めたものです。ロールアウトと運に` +
      'ついては、David Montgomery「<cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>」' +
      '（GammOnLine、2000年2月）。このページの文章とプログラムは独自のものです。</p>',
  },

  failure: {
    ...shared.failure,
    noWasm: '合議の計算に必要なWebAssemblyが、このブラウザーでは使えません。',
    noSimd: '合議の計算に必要なSIMD命令が、このブラウザーのWebAssemblyにはありません。',
    notLoaded: '合議を計算するプログラムを読み込めませんでした。',
    stopped: '合議を計算するプログラムがエラーで止まりました。これ以上は試せません。',
  },

  rules: {
    strongest: '最強ソフト',
    weakest: '最弱ソフト',
    majorityStrongest: '多数決合議',
    majorityRandom: '多数決合議（割れたら抽選）',
    optimistic: '楽観合議',
    pessimistic: '悲観合議',
    optimal: '最善合議',
    optimalKnowingCopies: '最善合議（コピーを除く）',
    optimalPredicted: '最善合議（Aを予測）',
    ceiling: '全評価値の共有',
  },

  settings: {
    heading: '合議のメンバー',
    candidates: '候補手の数',
    d: '最善手とほかの手の差d',
    s1: '最強ソフトの誤差s₁',
    s2: 'ほかのソフトの誤差s₂',
    s: '各ソフトの誤差s',
    ratio: 'ほかの誤差は最強の何倍か',
    ratioIs: (ratio) => formula(`s₂ / s₁ = ${ratio}`),
    copying: 'シンクロ率（3番目が2番目のコピー）',
    copyingIs: (percent) => `局面の${percent}%`,
    programs: 'ソフトの数',
    panel: '3つ以外のときは、どのソフトの誤差も同じで、コピーもありません。',
    within: (least, most) => `${least}から${most}までの数を入力してください。`,
  },

  simulate: {
    add: { 1: '1局面', 1000: '+1,000', 1000000: '+100万' },
    addLabel: (shown, n) => `${shown}：さらに${n}局面を試す`,
    newPositions: '局面を変える',
    newPositionsHint: '0局面に戻し、シードを新しくする',
    undoNewPositions: '元に戻す：局面の変更',
    undoHint: '前の局面を、同じシードでもう一度試す',
    done: '局面数',
  },

  position: {
    title: (n) => `第${n}局面`,
    none: '1つの局面を詳しく見る',
    noneYet: '1局面試すと、各ソフトが候補手をどう評価し、それぞれの決め方がどの手を選んだかがわかります。',
    before: '前の局面',
    next: '次の局面',
    program: (n) => `ソフト${n}`,
    says: (move) => `指し手は${move}`,
    weight: (weight) => `重み${weight}`,
    copies: 'ソフト2のコピー',
    heard: (values, says) => `${values}。${says}`,
    thinks: (move, value) => `${move} ${value}`,
    moves: 'アイウエオカキク',
    legend: 'アが最善手です。輪のついた点が、ソフトの報告する指し手です。',
    predicted: (predicted, truth) => `最善手の価値の予測は${predicted}、実際は${truth}です。`,
    picks: 'それぞれの決め方の指し手',
    right: '最善手',
    wrong: '最善手ではない',
  },

  rates: {
    heading: 'それぞれの決め方の最善手率',
    rule: '決め方',
    measured: '実測値',
    exact: '理論値',
    difference: '最強との差',
    give: (half) => `±${half}`,
    note: 'どの決め方も同じ局面で試すので、差は最善手率そのものより正確にわかります。±は95%の範囲です。',
    noExact: '「–」は、理論値を計算していないところです。',
  },

  curves: {
    label: '最善手率と、ほかのソフトの誤差',
    description:
      '線は最善手率の理論値（%）で、横軸はs₂ / s₁です。縦棒のついた点は、いまの設定での実測値です。左右の矢印キーで値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    series: '表示する決め方',
    xAxis: 's₂ / s₁',
    threeLabel: 'ソフトが3つのときの最善手率と、ほかのソフトの誤差',
    threeDescription:
      '線はソフトが3つのときの最善手率の理論値（%）で、横軸はs₂ / s₁です。左右の矢印キーで値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    three:
      'このグラフは、ソフトが3つで、うち2つが弱くてもよい場合のものです。ソフトの数による違いは、下のグラフで見られます。',
    noGames: '線を計算しています…',
    at: (ratio) => formula(`s₂ / s₁ = ${ratio}`),
    panelLabel: '最善手率と、ソフトの数',
    panelDescription:
      'どれも最強ソフトと同じ誤差のソフトを1つから9つまで集めたときの、最善手率の理論値（%）です。左右の矢印キーで値を読み、' +
      'HomeとEndで両端に移ります。',
    panelHeading: '同じ強さのソフトを増やすと',
    programs: 'ソフトの数',
    atPrograms: (n) => `ソフト${n}つ`,
    panelNote:
      '2つ目を加えても最善手率は変わりません。意見が割れれば、1つ目に従うからです。候補手が2つなら、偶数個のときの最善手率は、それより1つ少ないときと同じです。',
    cross: (a, b, ratio) => `「${a}」と「${b}」は${formula(`s₂ / s₁ = ${ratio}`)}で入れ替わります`,
    crossNot: (a, b) => `「${a}」と「${b}」は入れ替わりません`,
    sentence: (clause) => `${clause}。`,
    between: '',
  },

  found: {
    noneOfEqual: (one, majority, optimistic) =>
      `最善手率は、1つのソフトなら${one}%、多数決合議なら${majority}%、楽観合議なら${optimistic}%です。`,
    tryOfEqual: '局面を試して比べてください。',
    nowOfEqual: (n, one, majority, optimistic) =>
      `${n}局面：最善手率は、1つのソフトなら${one}%、多数決合議なら${majority}%、楽観合議なら${optimistic}%。`,
    none: (strongest, majority, optimistic) =>
      `最善手率は、最強ソフトなら${strongest}%、多数決合議なら${majority}%、楽観合議なら${optimistic}%です。`,
    try: 'スライダーを動かすか、局面を試して比べてください。',
    now: (n, strongest, majority, optimistic) =>
      `${n}局面：最善手率は、最強ソフトなら${strongest}%、多数決合議なら${majority}%、楽観合議なら${optimistic}%。`,
  },

  csv: {
    rule: '決め方',
    right: '最善手率の実測値（%）',
    low: '95%区間の下端',
    high: '95%区間の上端',
    exact: '最善手率の理論値（%）',
    difference: '最強ソフトとの差（ポイント）',
    differenceLow: '差の95%区間の下端',
    differenceHigh: '差の95%区間の上端',
  },
};
