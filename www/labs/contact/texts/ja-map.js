// What the contact lab says of the 36 rolls, in Japanese.

import { map as shared } from '../../../shared/bearoff/texts/ja-map.js';

/** @type {typeof import('./en-map.js').map} */
export const map = {
  ...shared,
  nothing: '見積もりがなければ運も測れません。だれかに測らせてください。',
  waits: 'ベアオフのデータベースを作っています。',
  mean: (equity) => `振る前のエクイティ：${equity}（36通りの平均）`,
  cell: (roll, luck, play, value) => `${roll}：運${luck} ${play}、そのあとのエクイティ${value}`,
  explained: (roll, play, after, before, luck) => `${roll}：${play}。そのあとのエクイティ${after}、振る前${before}、運${luck}。`,
  after: (equity) => `そのあと${equity}`,
  before: (equity) => `振る前${equity}`,
  why: (equity) =>
    `どの出目も36回に1回なので、運の36分の1ずつを数えます。運は36通りの平均${equity}との差ですから、` +
    'だれが見積もっても、幸運な出目で得る分と不運な出目で失う分はちょうど等しくなります。',
};
