// The titles of the story's figures, in Japanese: of their captions, and of links to them.

/** @type {typeof import('./en-titles.js').titles} */
export const titles = {
  game: '終わった1ゲーム',
  roll: '1回の出目の運',
  dots: 'ゲームごとの「結果−運」',
  dare: '挑戦：青い線を動かせるか',
  why: '平均ゼロのものを引く',
  broken: '偏らせる方法',
  backwards: '正しい運から逆の運まで',
  mistakes: 'ミスをするプレイヤーどうし',
  interval: '100回のロールアウト、100本の信頼区間',
  any: '見積もりの誤差を大きくしていくと',
};
