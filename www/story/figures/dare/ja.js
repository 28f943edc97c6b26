// What the dare says, in Japanese.

import { html } from 'lit';
import { cells } from '../cells-ja.js';

/** @type {typeof import('./en.js').en} */
export const ja = {
  ask: '数字を変える前に予想してください。青い線は、あなたの数字ではどこに収束するでしょうか。',
  cells,
  sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
    html`Xがゾロ目を出したら運は${doubles}ポイント、出さなければ${noDoubles}ポイント。続いてOがベアオフに失敗したらXの運は${oFails}ポイント、成功したら${oBearsOff}ポイントとします。`,
  alt: (games, truth) =>
    `${games}ゲームまでの、結果の平均と「結果−運」の平均を示すグラフ。どちらも${truth}に近づいていく。`,
  said: (games, plain, reduced, within, limit, guess) =>
    `${games}ゲームの平均は、分散減少なしが${plain}、この運を引くと${reduced} ± ${within}。どんな数字を入れても、収束先は${limit}です。` +
    (guess ? `あなたの予想は${guess}でした。` : ''),
};
