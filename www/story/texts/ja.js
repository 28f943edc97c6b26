// Texts around all figures of the story, in Japanese.

import { TITLES } from '../embeds.js';

/** @type {import('./en.js').Common} */
export const ja = {
  language: 'ja',
  sides: { x: 'X', o: 'O' },
  plain: '分散減少なし',
  reduced: '結果−運',
  figure: (n) => `図${n}`,
  figureInText: (n) => `図${n}`,
  answer: '答えを見る',
  youSaid: (guess) => `あなたの予想は${guess}でした。`,
  yourGuess: 'あなたの予想',
  noGuess: '予想はまだありません。',
  waits: '予想すると、ここに図が現れます。',
  show: '予想せずに見る',
  trying: 'この予想でよいですか？',
  settle: 'この予想で見る',
  lab: '同じ状態をラボで開く',
  inStory: 'この図が出てくる物語を読む',
  embed: 'この図を自分のページに載せる',
  embedNote: '図を置きたい場所に貼り付けてください。読者も、ここと同じように図を動かせます。',
  copy: 'コピー',
  copied: 'コピーしました',
  xAxis: 'ゲーム数',
  howMany: 'ゲーム数',
  truth: (value) => `正確な値：${value}`,
  sentence: (facts) => `${facts.join('、')}。`,
  settles: (value) => `収束先：${value}`,
  failure: {
    noWasm: 'このブラウザーではWebAssemblyが使えないため、この図は静止画のままです。',
    noSimd: 'このブラウザーのWebAssemblyにはSIMD命令がないため、この図は静止画のままです。',
    memory: 'メモリーが足りないため、この図は静止画のままです。',
    notLoaded: '図を動かすプログラムを読み込めなかったため、静止画のままです。ページを再読み込みしてください。',
    stopped: '図のプログラムがエラーで止まりました。ページを再読み込みしてください。',
  },
  titles: TITLES.ja,
};
