// Texts of the walk lab about scales of measurement, in Japanese.

import { formula } from '../../../lib/i18n/formula.js';

/** @type {typeof import('./en-measurement.js').measurement} */
export const measurement = {
  heading: '評価値から勝率へ：測定の尺度',
  intro:
    'ソフトの評価値Vは、ゲームの値ではなく期待値の見積もりです。ゲームの値は−1、0、+1のどれかですが、この3つしか使わない評価ではうまくいかず、深く読むほど弱くなります。' +
    '評価値は歩を約100とした点数です。歩を1枚取ると200動きます。16ビットに収まり、−32,768から32,767までです。',
  labels: { v: '評価値V', scale: 'Fのスケール', factor: 'ソフト2の歩' },
  problems: {
    v: '−32,768から32,767までの数を入力してください（16ビット）。それまでは直前の値のままです。',
    scale: '100から10,000までの数を入力してください。それまでは直前の値のままです。',
    factor: '0.1から10までの数を入力してください（ソフト1の歩の何倍か）。それまでは直前の値のままです。',
  },
  units: '1つの評価値を3つの単位で',
  value: '評価値',
  x: formula('X = F(V)'),
  logistic: formula('(1 + X) / 2'),
  win: '酔歩の勝率',
  pawn: 'もう100点で',
  check: (v, scale, half, x, byLogistic) =>
    `酔歩で動くのは変形評価値${formula(`X = F(V) = tanh(V / ${scale})`)}です。Fは奇関数で、増加し、両端で平らになります。tanhはブログの例です。` +
    `${formula(`tanh(V / ${scale})`)}は${formula(`2 · logistic(V / ${half}) − 1`)}に等しく、1200は、将棋ソフトの開発者の知るロジスティック曲線の600にあたります。` +
    `${formula(`V = ${v}`)}では、前者は${x}、後者は${byLogistic}です。`,
  pawns: (level, ahead) =>
    `「歩が100点」という言い方では、目盛りが等間隔にみえます。ところがもう100点で増える勝率は、${formula('V = 0')}では${level}ポイント、${formula('V = 2000')}では${ahead}ポイントです。` +
    '「500点は歩5枚分」は、人の感覚に合いません。',
  kinds: '尺度でできること',
  allows: [
    {
      name: '順序尺度',
      example: '例：震度',
      allows: '順序：最善手を選ぶ、木を探索する。',
      evaluation: '局面の優劣を決めるだけなら、これで足ります。',
    },
    {
      name: '間隔尺度',
      example: '等間隔の目盛り',
      allows: '差と平均も：運、期待値、ロールアウト。',
      evaluation: '「歩が100点」は、この尺度のように聞こえます。',
    },
    {
      name: '比例尺度',
      example: '本当のゼロ',
      allows: '比も：「2倍優勢」。',
      evaluation: '0点は初期局面ではなく互角なので、この尺度のようにもみえます。',
    },
  ],
  programs: '2つのソフト：順序は同じ、単位は別',
  programsIntro: (factor) =>
    `評価値はソフトやバージョンによって違います。ここではソフト2の歩を、ソフト1の${factor}倍とします。3つの手はどれも同じ確率で、運はVから平均を引いたものです。`,
  move: '手',
  moves: ['歩を取る', '駒の損得なし', '歩を取られる'],
  chosen: 'どちらも選ぶ',
  first: 'ソフト1のV',
  second: 'ソフト2のV',
  luck: '運',
  converted: (factor) => formula(`運 / ${factor}`),
  programsNote: (factor, scale, other, x, otherX) =>
    `順序が同じなので、選ぶ手は同じです。運の数値は違いますが、係数${factor}だけで換算できます。Fのスケールを${scale}と${other}にすると、最初の手のXは` +
    `${x}と${otherX}で、同じになります。係数は多くの標準的な局面から求めて正規化するか、GUIで換算します。`,
  additive: '足せるのはVで、Xではない',
  additiveNote: (one, two, sum, x1, x2, x) =>
    `歩を単位にするのは、将棋では駒の損得が大きく、評価関数の多くが項の和だからです。${one}点と${two}点で${sum}点になります。Xは足せません。${x1}と${x2}で${x}です。` +
    'Xや勝率を直接出す、和でない評価関数も、局面の優劣は同じように決められます。',
  mates: '詰み',
  matesIntro:
    'USIの「score cp」は思考エンジン側からみた点数（歩の100分の1）、「score mate」は手数です。UCIは2手を1手と数えます。n手の詰みを30,000 − nとすれば、詰みも順序に入ります。' +
    'ただし順序だけです。2手の差は2点の差ではなく、Xにはほとんど表れません。',
  plies: 'USI（手数）',
  uci: 'UCI（2手で1）',
  mateValue: '評価値V',
  conclusion:
    'このように、手を選ぶには十分な尺度でも、運をうまく測れるとは限りません。どれだけ違うかは、次の表の「尺度ごとに何回相当か」でわかります。',
};
