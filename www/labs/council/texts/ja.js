// What the council lab and its page say, in Japanese, with what all labs say. 合議 is what shogi players call a council of
// programs; 評価値 what a program reports, 指し手 the move.

import { ja as shared } from '../../../shared/texts/ja.js';
import { glossary } from './ja-glossary.js';

/** @type {typeof import('./en-page.js').en} */
export const ja = {
  ...shared,
  glossary,

  page: {
    title: 'Rollout Lab：誤差のあるプログラムの合議は、指し手をどう決めるべきか',
    description:
      '評価値に誤差のある3つの将棋プログラムが、合議で指し手を決めます。最善手をいちばんよく見つける決め方はどれか、コピーが混じると' +
      'どれだけ正解率が下がるかを、正確な曲線とシミュレーションで確かめられます。',
    name: '合議',
    purpose: '評価値の誤差',
    question: '間違えることのあるプログラムは、どう合議すればよいか',
    heading: 'プログラムの合議は、指し手をどう決めるべきか',
    lead: '評価値には誤差があります。誤差の大きさや似かたを変えて、最善手をいちばんよく見つける決め方を探してください。',
    staticIntro:
      '3つのプログラムが同じ候補手を評価し、それぞれ独立な誤差の入った評価値のいちばん高い指し手を報告します。候補手が2つで、評価値の誤差が' +
      '2手の差の2倍のとき、1つのプログラムの正解率は63.8%、多数決合議では70.2%、報告だけを使う最良の決め方では70.6%です。',
    staticNeeds:
      '自分で試すには、JavaScriptと、SIMDの使えるWebAssemblyが必要です（Chrome 111、Firefox 113、Safari 16.4以降）。',
    // In one piece: browsers make a space of a line break between Japanese characters.
    about:
      '<h2>合議とは</h2>' +
      '<p>2009年ごろから、将棋プログラムは<b>合議</b>で指すようになりました。いくつかのプログラム、あるいは評価値に少し乱数を加えた同じプログラムが' +
      '局面を評価し、報告された指し手の中から1つを選びます。<em>多数決合議</em>は票を数えます。<em>楽観合議</em>は評価値のいちばん高い報告を、' +
      '<em>悲観合議</em>はいちばん低い報告を採ります。LFICS（コンピュータ将棋基礎情報研究所）のブログは、2017年1月にこれを簡単なモデルにして、' +
      '合議で何が得られるかを調べました。</p>' +
      '<p>候補手がいくつかあり、最善手の真の評価値は、ほかのどの手よりもdだけ高いとします。プログラムは、真の評価値に平均ゼロの正規分布の誤差の' +
      '加わった値で候補手を評価し、それが最大の指し手と、その評価値を報告します。誤差の標準偏差は、いちばん強いプログラムがs₁、ほかはs₂です。' +
      '仮定はこれだけなので、それぞれの決め方の正解率は計算で求められ、シミュレーションの結果もそれに合うはずです。</p>' +
      '<p>最良の決め方は<b>重みつきの投票</b>です。報告は、その評価値が高いほど重く数えます。多数決合議は評価値を' +
      '捨て、楽観合議は票数を捨てます。どちらの損が大きいかは、プログラムの強さの違いと、ほかの真似をする割合で決まります。' +
      '3つのうち2つが同じ報告をすれば多数決はそれで決まりますが、最大の評価値がそれで大きくなることはありません。</p>' +
      '<h2>ロールアウトとの関係</h2>' +
      '<p>評価値の誤差は、ロールアウトでいえば標準誤差です。平均ゼロの誤差は、このサイト全体の主題です。プログラムが候補手をロールアウトで' +
      '評価するなら、<b>分散減少法</b>でs₁もs₂も同じ割合で小さくなり、合議の正解率は、もっと強いプログラムを集めたときと同じだけ上がります。' +
      'もう1つの主題は相関です。ペアのラボでは、2つのロールアウトがわざと同じ方向に外れるようにします。共通の誤差は<em>差</em>をとると消えるから' +
      'です。投票では何も消えません。誤差の同じ2つのプログラムは、1つの意見を2回数えているのと同じです。</p>' +
      '<h2>出典</h2>' +
      '<p>モデルと主張は、LFICSのブログ（2016年12月〜2017年1月）によります。このページでは、そこで固定されていた数値を変えられます。ロールアウトと運に' +
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
    strongest: '最強単独',
    weakest: '最弱単独',
    majorityStrongest: '多数決合議',
    majorityRandom: '多数決合議（割れたらランダム）',
    optimistic: '楽観合議',
    pessimistic: '悲観合議',
    optimal: '最適合議',
    optimalKnowingCopies: '最適合議（コピーを除く）',
    ceiling: '全評価値の共有',
  },

  settings: {
    heading: '合議のメンバー',
    candidates: '候補手の数',
    d: '最善手とほかの手の差d',
    s1: '最強のプログラムの誤差s₁',
    s2: 'ほかのプログラムの誤差s₂',
    ratio: 'ほかの誤差は最強の何倍か',
    ratioIs: (ratio) => `s₂ / s₁ = ${ratio}`,
    copying: '3番目が2番目の真似をする割合',
    copyingIs: (percent) => `局面の${percent}%`,
    programs: 'プログラムの数',
    panel: '3つ以外のときは、どのプログラムの誤差も最強のものと同じで、真似もしません。',
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
    noneYet: '1局面試すと、各プログラムが候補手をどう評価し、それぞれの決め方がどの手を選んだかが分かります。',
    before: '前の局面',
    next: '次の局面',
    program: (n) => `プログラム${n}`,
    says: (move) => `指し手は${move}`,
    weight: (weight) => `重み${weight}`,
    copies: 'プログラム2の真似',
    heard: (values, says) => `${values}。${says}`,
    thinks: (move, value) => `${move} ${value}`,
    legend: 'Aが最善手です。輪のついた点が、プログラムの報告する指し手です。',
    picks: 'それぞれの決め方の指し手',
    right: '正解',
    wrong: '不正解',
  },

  rates: {
    heading: 'それぞれの決め方が最善手を見つける割合',
    rule: '決め方',
    measured: '実測値',
    exact: '正確な値',
    difference: '最強単独との差',
    give: (half) => `±${half}`,
    note: 'どの決め方も同じ局面で試すので、差は正解率そのものより正確に分かります。±は95%の範囲です。',
    noExact: '「–」は、正確な値を計算していないところです。',
  },

  curves: {
    label: '最善手を見つける割合と、ほかのプログラムの誤差',
    description:
      '線は正確な正解率（%）で、横軸はs₂ / s₁です。縦棒のついた点は、いまの設定での実測値です。左右の矢印キーで値を読み、' +
      'Page UpとPage Downで大きく動き、HomeとEndで両端に移ります。',
    series: '表示する決め方',
    xAxis: 's₂ / s₁',
    noGames: '線を計算しています…',
    at: (ratio) => `s₂ / s₁ = ${ratio}`,
    panelLabel: '最善手を見つける割合と、プログラムの数',
    panelDescription:
      'どれも最強のものと同じ誤差のプログラムを1つから9つまで集めたときの、正確な正解率（%）です。左右の矢印キーで値を読み、' +
      'HomeとEndで両端に移ります。',
    panelHeading: '同じ強さのプログラムを増やすと',
    programs: 'プログラムの数',
    atPrograms: (n) => `プログラム${n}つ`,
    panelNote:
      '2つ目のプログラムは、多数決には何も足しません。意見が割れれば、1つ目に従うからです。候補手が2つなら、偶数個のときの正解率は、それより1つ少ないときと同じです。',
    cross: (a, b, ratio) => `「${a}」と「${b}」はs₂ / s₁ = ${ratio}で入れ替わります`,
    crossNot: (a, b) => `「${a}」と「${b}」は入れ替わりません`,
    sentence: (clause) => `${clause}。`,
    between: '',
  },

  found: {
    none: (strongest, majority, optimistic) =>
      `正解率は、最強単独なら${strongest}%、多数決合議なら${majority}%、楽観合議なら${optimistic}%です。スライダーを動かすか、局面を試して比べてください。`,
    now: (n, strongest, majority, optimistic) =>
      `${n}局面：正解率は、最強単独なら${strongest}%、多数決合議なら${majority}%、楽観合議なら${optimistic}%。`,
  },

  csv: {
    rule: '決め方',
    right: '正解率の実測値（%）',
    low: '95%区間の下端',
    high: '95%区間の上端',
    exact: '正確な正解率（%）',
    difference: '最強単独との差（ポイント）',
    differenceLow: '差の95%区間の下端',
    differenceHigh: '差の95%区間の上端',
  },
};
