// What the figure says that breaks it, in Japanese.

import { html } from 'lit';
import { cells } from '../cells-ja.js';

/** @type {typeof import('./en.js').en} */
export const ja = {
  cells,
  sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
    html`ゾロ目${doubles}、ゾロ目以外${noDoubles}。Oがベアオフ失敗${oFails}、成功${oBearsOff}。ここでは、1つを変えても、ほかの数字はそのままです。`,
  alt: (games, truth, limit) =>
    `${games}ゲームまでの平均を示すグラフ。結果の平均は${truth}に、「結果−運」の平均は、あらかじめ示した${limit}の線に収束する。`,
  said: (bias, low, limit, games, mean) =>
    (bias
      ? `この数字では、平均して1ゲームあたり${bias}ポイントだけXの運を${low ? '多く' : '少なく'}見積もっています。ですから、始める前に、収束先は${limit}だとわかります。`
      : `この数字は、どちらの手番でも平均ゼロです。ですから、始める前に、収束先は${limit}だとわかります。`) +
    `${games}ゲームでの平均は${mean}です。`,
};
