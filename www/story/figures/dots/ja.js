// What figure 3 says, in Japanese.

import { ja as tables } from '../tables-ja.js';

/** @type {typeof import('./en.js').en} */
export const ja = {
  tables,
  result: '結果',
  reduced: '結果−運',
  mean: '平均',
  sd: (sd) => `標準偏差 ${sd}`,
  marked: '印を付けるゲーム',
  game: (n) => `第${n}ゲーム`,
  sum: (...[n, result, luck, reduced]) => `第${n}ゲーム：結果${result}、運${luck}、結果−運${reduced}。`,
  spread: (...[mean, sd, reducedMean, reducedSd]) =>
    `平均は${mean}と${reducedMean}、標準偏差は${sd}と${reducedSd}です。`,
  alt: (...[games, mean, sd, reducedMean, reducedSd]) =>
    `${games}ゲームを2列の点で示した図。結果は平均${mean}、標準偏差${sd}。同じゲームの結果−運は平均${reducedMean}、標準偏差${reducedSd}。`,
};
