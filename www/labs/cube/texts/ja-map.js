// What the lab of the cube says of the 36 rolls, in Japanese.

import { map as shared } from '../../../lib/bearoff/texts/ja-map.js';

/** @type {typeof import('./en-map.js').map} */
export const map = {
  ...shared,
  mean: (points) => `36通りの見積もりの平均：${points}ポイント`,
  label: '36通りの出目それぞれの、手番の側の運。行は1つ目のダイス、列は2つ目のダイス',
  cell: (roll, luck, play, value) => `${roll}：運${luck}、${play}、そのあと${value}ポイント`,
  hint: '数字は、その出目が手番の側にとってどれだけ幸運かを示します（単位はポイント）。選ぶと内訳が見え、その出目でプレイもできます。',
  explained: (roll, play, after, before, luck) =>
    `${roll}：${play}。そのあと${after}ポイント、振る前${before}ポイント、運${luck}。`,
  after: (points) => `そのあと${points}`,
  before: (points) => `振る前${points}`,
  why: (points) =>
    'どの出目も確率は1/36なので、運を36で割って足します。運は36通りの平均' +
    `${points}との差ですから、幸運な出目で得る分と不運な出目で失う分はちょうど等しくなります。キューブがあっても同じです。`,

  cube: { label: '振る前のキューブ', still: 'キューブを回さない', turned: 'キューブを回した' },
  market: {
    legend: 'マーケットを失う',
    lost: (n, all) =>
      `この出目と相手の返しを合わせた${all}通りのうち、マーケットを失うのは${n}通りです。そのあとではダブルはもうテイクされないか、勝負がついています。`,
    none: 'マーケットを失う出目の組み合わせはありません。どう振り合っても、そのあとのダブルはまだテイクされます。',
    turned: 'キューブを回したあとは相手のものなので、失うマーケットはもうありません。',
    notHis: 'キューブは相手のものなので、いまは回せません。',
    replies: (n) => `36通りの返しのうち${n}通りでマーケットを失います。`,
    cell: (cell, n) => `${cell}、36通りの返しのうち${n}通りでマーケットを失う`,
    wins: 'これで勝ちなので、それ以上は得られません。',
    keeps: '相手が何を振っても、マーケットは失いません。',
  },
  both: (said, more) => said + more,
};
