// What the bear-off lab says of the 36 rolls, in Japanese.

import { map as shared } from '../../../lib/bearoff/texts/ja.js';

/** @type {typeof import('./en-map.js').map} */
export const map = {
  ...shared,
  mean: (percent) => `36通りの見積もりの平均：Xの勝率${percent}%`,
  label: '36通りの出目それぞれの、Xの運。行は1つ目のダイス、列は2つ目のダイス',
  cell: (roll, luck, play, value) => `${roll}：運${luck}、${play}、そのあとの勝率${value}%`,
  hint: '数字は、その出目がXにとってどれだけ幸運かを示します（単位はポイント）。選ぶと内訳が見え、その出目でプレイもできます。',
  compare: (roll) => `${roll}の2つのムーブを比べる`,
  compareAny: '出目の2つのムーブを比べる',
  explained: (roll, play, after, before, luck) =>
    `${roll}：${play}。そのあとの勝率${after}%、振る前${before}%、運${luck}。`,
  after: (percent) => `そのあと${percent}%`,
  before: (percent) => `振る前${percent}%`,
  why: (percent) =>
    'どの出目も確率は1/36なので、運を36で割って足します。運は36通りの平均' +
    `${percent}%との差ですから、幸運な出目で得る分と不運な出目で失う分はちょうど等しく、公正なダイスの運は平均するとゼロになります。`,
};
