// What figure 2 says, in Japanese.

import { ja as tables } from '../tables-ja.js';

/** @type {typeof import('./en.js').en} */
export const ja = {
  tables,
  side: 'だれの出目か',
  x: 'Xの出目',
  o: 'Oの出目',
  events: {
    x: (doubles, luck, others, bad) => `ゾロ目は${doubles}通りで、Xの運は${luck}。残りの${others}通りは${bad}`,
    o: (fails, luck, others, bad) => `Oが失敗する出目は${fails}通りで、Xの運は${luck}。残りの${others}通りは${bad}`,
  },
  said: (events, sum, rolled) =>
    `${events}。合計は${sum}。${rolled ? `太枠は第1ゲームの出目${rolled}。` : '第1ゲームでOの手番はありませんでした。'}`,
  alt: (events, sum) => `36通りの出目と、それぞれの運の一覧。${events}。合計は${sum}。`,
};
