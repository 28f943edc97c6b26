// The texts of the 36 rolls in the contact lab, in Japanese.

import { map as shared } from '../../../lib/bearoff/texts/ja-map.js';

/** @type {typeof import('./en-map.js').map} */
export const map = {
  ...shared,
  nothing: '見積もりがなければ運を測れません。「運の見積もり」で選んでください。',
  waits: 'ベアオフのデータベースを作っています。',
  mean: (equity) => `36通りの見積もりの平均：${equity}ポイント`,
  cell: (roll, luck, play, value) => `${roll}：運${luck}、${play}、そのあとのエクイティ${value}`,
  explained: (roll, play, after, before, luck) =>
    `${roll}：${play}。そのあとのエクイティ${after}、振る前${before}、運${luck}。`,
  after: (equity) => `そのあと${equity}`,
  before: (equity) => `振る前${equity}`,
  why: (equity) =>
    `どの出目も確率は1/36なので、運を36で割って足します。運は36通りの平均${equity}との差ですから、` +
    'だれが見積もっても、幸運な出目で得る分と不運な出目で失う分はちょうど等しくなります。',
};
