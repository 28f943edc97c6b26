// What the walk lab says below its chart, in Japanese.

import { formula } from '../../../lib/i18n/formula.js';
import { fit } from './ja-fit.js';
import { measurement } from './ja-measurement.js';

/** @type {typeof import('./en-below.js').lengths} */
export const lengths = {
  heading: '対局の手数',
  intro:
    '1局の手数は、酔歩のT手と、非酔歩手N手の和です。棒はここまでの対局、上の曲線は平均、標準偏差、3次モーメントを合わせたガンマ分布です。',
  gamma: 'ガンマ分布',
  gammaNote: (shape, scale, shift) => `形状${shape}、尺度${scale}、始点${shift}`,
  noGamma: 'このモーメントをもつガンマ分布はありません',
  alone: '1パラメーター：酔歩だけ',
  aloneNote: (a, sd, actual) => `${formula(`A = ${a}`)}：標準偏差${sd}、対局は${actual}`,
  mean: (moves) => `平均${moves}手`,
  label: '対局の手数の分布',
  description: (n) =>
    `${n}局の手数のヒストグラムを2つ示します。1つは3つのモーメントを合わせたガンマ分布、もう1つは平均だけを合わせた酔歩と重ねています。`,
  fails: (sd, actual) =>
    `非酔歩手がないとすると、1つのパラメーターで平均は合わせられても、散らばりは合いません。標準偏差は${sd}手になり、対局の${actual}手とかけ離れます。`,
};

/** @type {typeof import('./en-below.js').moments} */
export const moments = {
  heading: 'モーメントと、LFICSのブログの2通りの読み方',
  moment: 'モーメント',
  measured: '実測値',
  model: 'モデル',
  gamma: 'ガンマ分布',
  alone: '酔歩だけ',
  rows: {
    walk: '酔歩の平均',
    mean: '対局の平均',
    sd: '標準偏差',
    c3: '3次モーメント',
    c4: '4次モーメント',
    root: '4次の4乗根',
  },
  ratio: 'モデル÷ガンマ分布',
  counted: '酔歩の手数',
  counts: { with: 'T（勝負のついた手を含む）', without: `${formula('T − 1')}（含まない）` },
  compared: '4次モーメント',
  compares: { raw: 'そのまま', root: '4乗根' },
  claims: 'ブログの数値',
  badges: { holds: '合う', fails: 'この読み方では合わない' },
  moves: (professional, floodgate) =>
    `酔歩の部分は「${formula('21〜24手')}」：ここではプロの棋譜で${professional}手、floodgateで${floodgate}手。`,
  fourth: (professional, floodgate) =>
    `4次モーメントとガンマ分布の差は「${formula('4%弱')}」：ここではプロの棋譜で${professional}%、floodgateで${floodgate}%。`,
  note: `モーメントは平均のまわりのもので、単位は手のべき乗です。ブログはどちらの読み方かを書いていませんが、数値は${formula('T − 1')}と4乗根に合うので、このページも最初はそう読みます。`,
};

/** @type {typeof import('./en-below.js').scaleTable} */
export const scaleTable = {
  heading: '同じ評価値を、8つの尺度で',
  intro: '評価値を8通りのしかたで勝率とみなします。どれも偏りませんが、1回が分散減少なしの何回に相当するかが違います。',
  scale: '尺度',
  worth: '全部引くと',
  measured: '実測値',
  best: '最適な割合',
  atBest: 'そのとき',
  measure: (n) => `8つとも${n}回で測る`,
  bars: '棒は理論値で、1回分から伸びます。赤は、運を引かないほうがましな尺度です。輪は、運を全部引いたときの実測値です（選んだ尺度はこれまでの全回から）。',
  note: '互角から始めたときの値で、積分方程式から求めています。順序尺度でわかるのは、どちらの局面がよいかだけです。運は差なので、間隔尺度が必要です。',
};

/** @type {typeof import('./en-below.js').curves} */
export const curves = {
  heading: '途中のXからの理論値',
  win: '先手の勝率',
  moves: '残りの平均手数',
  at: (x, win, moves) => `${formula(`X = ${x}`)}から：勝率${win}、残り${moves}手。`,
  winLabel: 'Xからの先手の勝率',
  movesLabel: 'Xからの残りの平均手数',
  note: 'ガウス・ルジャンドルの分点で積分方程式を解いた値で、酔歩は1回も進めていません。',
  logistic: (x, logistic, win) =>
    `${formula('V = 1200 artanh X')}は${formula('X = F(V) = tanh(V / 1200)')}の逆関数なので、${formula('(1 + X) / 2')}は${formula('1 / (1 + exp(−V / 600))')}、` +
    'つまりスケール600のロジスティック曲線でVを変換した値です。' +
    `酔歩の勝率そのものではなく、${formula(`X = ${x}`)}では${logistic}ですが、先手の勝率は${win}です。` +
    'Fの例としてtanhを挙げているのはブログで、1200はこのページで決めた値です。',
};

/** @type {typeof import('./en-below.js').antithetic} */
export const antithetic = {
  heading: '鏡像の酔歩：逆効果にもなる工夫',
  intro:
    '酔歩を、どの手も逆に動く鏡像と組にします。勝敗は必ず1勝1敗で、ばらつきが消えます。ところが手数は2つとも同じなので、2回目は何の足しにもなりません。',
  outcomes: { win: '勝敗', walk: '酔歩の手数', total: '対局の手数' },
  mirrored: '鏡像',
  independent: '独立',
  worth: '独立な何組分',
  measured: '鏡像の実測',
  sd: '2回の平均の標準偏差',
  always: '何組でも',
  measure: (n) => `${n}組で測る`,
  untried: 'まだ測っていません。',
};

export const below = { lengths, moments, fit, measurement, scaleTable, curves, antithetic };
