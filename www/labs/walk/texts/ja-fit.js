// Texts of the walk lab about fits to moments of lengths, in Japanese.

import { formula } from '../../../lib/i18n/formula.js';

/** @type {typeof import('./en-fit.js').fit} */
export const fit = {
  heading: '手数にA、M、Sを合わせる',
  intro:
    '手数の3つのモーメントから、3つのパラメーターが決まります。非酔歩手の数は正規分布なので、分布のゆがみは酔歩だけから来ます。そこで3次モーメントからAを、' +
    '平均と分散の残りからMとS²を求めます。',
  from: 'モーメント',
  labels: { mean: '手数の平均', sd: '手数の標準偏差', c3: '3次の中心モーメント' },
  problems: {
    mean: '0から10,000までの手数を入力してください。それまでは直前の値のままです。',
    sd: '0から1,000までの手数を入力してください。それまでは直前の値のままです。',
    c3: '数を入力してください。それまでは直前の値のままです。',
  },
  gives: '結果：',
  comma: '、',
  stop: '',
  use: 'この値をラボで使う',
  inForce: 'いまのラボのモデルです。',
  noThirdMoment: (c3, least, most) =>
    `3次モーメントが${c3}になるAはありません。酔歩の3次モーメントは、${formula('A = 1')}で${least}、${formula('A = 0.05')}で${most}です。その間の数を入力してください。`,
  short: (mean, walk) =>
    `Mが負になります。この3次モーメントの酔歩は平均${walk}手で、対局の${mean}手より長くなります。平均を大きくするか、3次モーメントを小さくしてください。`,
  narrow: (sd, walk) =>
    `S²が負になります。この3次モーメントの酔歩の標準偏差は${walk}手で、対局の${sd}手より大きくなります。標準偏差を大きくするか、3次モーメントを小さくしてください。`,
  moment: '対局',
  professional: 'プロの棋譜',
  floodgate: 'floodgate',
  difference: '差',
  rows: {
    mean: '手数の平均',
    sd: '手数の標準偏差',
    c3: '3次の中心モーメント',
    a: 'A：1手の標準偏差',
    m: 'M：非酔歩手の数',
    s: 'S：その標準偏差',
    walk: `酔歩の手数${formula('T − 1')}`,
    fourth: '4次モーメントの4乗根÷ガンマ分布の4乗根',
  },
  read: 'ブログは差をどう読むか',
  otherMoves: (professional, floodgate, more) =>
    `ソフトは非酔歩手が約12手多く、ここでは${more}手です（Mはプロ${professional}、ソフト${floodgate}）。人なら投了する局面でも、ソフトは指し続けるからです。`,
  walkMoves: (professional, floodgate, more) =>
    `ソフトは酔歩の部分も約3手長くなります。ソフトどうしは読み筋が合うので、1手でXがあまり動きません。ブログは21手と24手に丸めています。ここでは${professional}手と${floodgate}手で、差は${more}手です。`,
  others: 'なぜ非酔歩手があるか',
  noWalk: (sd, actual) =>
    `序盤は定跡に沿い、必然の手には選ぶ余地がなく、終局間際の手はもう勝敗を変えません。どれも酔歩ではないので、ブログは${formula('N(M, S²)')}手を加えます。` +
    `酔歩だけの1パラメーターをプロの平均手数に合わせると、標準偏差は${sd}手になり、実際の${actual}手とかけ離れます。ブログは10⁸局のシミュレーションでガンマ分布と比べました。`,
};
