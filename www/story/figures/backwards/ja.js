// What the figure of backwards luck says, in Japanese.

import { html } from 'lit';

/** @type {typeof import('./en.js').en} */
export const ja = {
  ask: '運をすべて逆にしたゲームが何ゲームあれば、分散減少なしの1ゲームに並ぶでしょうか。',
  slider: '正しい運のうち、引く割合',
  share: (share, doubles) => `${share}%（ゾロ目：${doubles}）`,
  alt: (limit) =>
    `100回のロールアウトのうち95回が入る2つの範囲と、平均の推移を示すグラフ。どちらの範囲も${limit}を中心とし、逆の運では幅が2倍になる。`,
  said: (plain, reduced, worth, limit) =>
    `1ゲームのばらつき（標準偏差）は、分散減少なしが${plain}ポイント、この運を引くと${reduced}ポイント。` +
    `${worth ? `1ゲームは分散減少なしの${worth}ゲームに相当します` : 'どのゲームも答えそのものです'}。収束先はどちらも${limit}です。`,
  answer: (worth, games, guess) =>
    html`<p>${guess ? `あなたの予想は${guess}でした。` : ''}答えは${games}ゲームです。逆の運を引くと、運は取り除かれるどころか、もう一度足されます。ばらつきは2倍になり、それを平均でならすには4倍のゲームが必要です。ですから、運を逆にした1ゲームは、分散減少なしの${worth}ゲームに相当します。</p>`,
};
