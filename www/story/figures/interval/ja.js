// What figure 9 says, in Japanese: what a 95% interval promises, and what becomes of it.

/** @type {import('./en.js').Texts} */
export const ja = {
  question: (rollouts) =>
    `${rollouts}回のロールアウトに、95%信頼区間が1本ずつあります。正確な勝率を外すのは、そのうち何本でしょうか。`,
  guess: (n) => `${n}本`,
  games: '1回のゲーム数',
  estimate: '平均するもの',
  estimates: { plain: '結果', reduced: '結果−でたらめな運' },
  ends: '止めどき',
  endings: { over: '決めたゲーム数まで', ahead: '上回ったらすぐ' },
  rollouts: (rollouts) => `${rollouts}回のロールアウト（左から順に）`,
  miss: (n) => `外したもの：${n}本`,
  average: (rollouts, value) => `${rollouts}回の平均：${value}`,
  alt: '各ロールアウトの95%信頼区間を並べ、正確な勝率を横線で示した図。',
  fixed: (rollouts, games) => `${games}ゲームのロールアウト${rollouts}回`,
  ahead: (rollouts) => `上回ったら止めたロールアウト${rollouts}回`,
  tooShort: (rollouts, games) => `${games}ゲームでは止める間もない${rollouts}回`,
  counts: (rollouts, contain, truth, miss) =>
    `${rollouts}のうち、区間が${truth}を含むのは${contain}回、外すのは${miss}回。`,
  means: (average, by) => `平均どうしを平均すると${average}、正確な値とのずれは${by}ポイントです。`,
  answer: (miss, rollouts) =>
    `この出目では、${rollouts}本のうち${miss}本です。100本に5本ほど外すのが「95%」の意味で、間違いではありません。` +
    '分散減少なしでも、結果−運でも同じで、ゲーム数が少ないともう少し増えます。運を引けば区間は狭くなりますが、外すことが増えるわけではありません。',
  stop: (average, truth) =>
    'ただし、平均を見て止めどきを決めてはいけません。このロールアウトを、上回ったところですぐに止めると、' +
    `平均の平均は${truth}ではなく${average}になります。`,
  caption: '分散減少なしの95%信頼区間が正確な勝率を含む確率（正確な値）',
  columns: { games: 'ゲーム数', coverage: '含む確率' },
};
