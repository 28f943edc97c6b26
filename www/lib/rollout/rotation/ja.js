// Texts about rotated first rolls, in Japanese.

/** @type {import('./en.js').RotationTexts} */
export const rotation = {
  label: '最初の出目',
  names: ['ランダム', '各1回ずつ（36）', '2投の組を各1回ずつ（1,296）'],
  counted: (blocks, written, size, beyond) =>
    blocks === 0
      ? `${size}ゲームのブロックがまだ1つも完成していないので、いまの平均は全ゲームの平均です。`
      : `${size}ゲームのブロックが${written}個${beyond === '0' ? '' : `と、残り${beyond}ゲーム`}。`,
  cost: (size, rest) =>
    `平均と標準誤差は、完成した${size}ゲームのブロックだけから求めます。標準誤差には2ブロックが必要です。` +
    `途中で切れたブロックのゲーム（最大${rest}）は数えません。`,
  worth: (size, block, game) =>
    `${size}ゲームのブロックは、最初の出目がランダムな分散減少なしの${block}ゲームに相当します（1ゲームあたり${game}ゲーム）。`,
  plainEqual: '分散減少なしでは、どのブロックの平均も同じになります。',
  reduced: (game) => `この運を引いた場合は、1ゲームが、最初の出目がランダムな${game}ゲームに相当します。`,
  equal: 'この運を引くと、どのブロックの平均も同じになります。',
  none: '分散減少なしでも、この運を引いても、どのブロックの平均も同じで、分散は0です。',
  others: '1,000回のロールアウトでは、最初の出目はランダムです。',
};

/** @type {typeof import('./en.js').rotationGlossary} */
export const rotationGlossary = {
  rotation:
    '36ゲームごとに36通りの最初の出目が、または1,296ゲームごとに最初の2投の組が、ランダムな順番で1回ずつ出ます。' +
    '見積もりに頼らずに、その運を取り除けます。残るのは、同じ出目で始まるゲームどうしのばらつきです。',
};
