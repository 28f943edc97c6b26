// What figure 10 says, in Japanese: any position, and estimates as bad as one likes.

/** @type {import('./en.js').Texts} */
export const ja = {
  question:
    'ここでは勝率の見積もりから運を測りますが、見積もりにはポジションごとに違う誤差があります。' +
    '誤差を大きくしていくと、「結果−運」の平均はどうなるでしょうか。',
  quoted: (guess) => `「${guess}」`,
  guesses: { moves: '違う値に収束する', spreads: '同じ値に、もっと遅く収束する' },
  errors: '見積もりの誤差',
  upTo: (size) => `±${size}ポイントまで`,
  exact: '誤差なし',
  spread: (size, plain, reduced, worth) =>
    `見積もりの誤差は±${size}ポイントまで。1ゲームの標準偏差は、分散減少なしが${plain}、結果−運が${reduced}ポイントで、` +
    `1ゲームは分散減少なしの${worth}ゲームに相当します。`,
  noSpread: (plain, mean) =>
    `見積もりに誤差はありません。1ゲームの標準偏差は、分散減少なしが${plain}、結果−運が0ポイントで、` +
    `どの1ゲームを見ても、結果−運は${mean}です。`,
  mean: (mean) => `誤差がどうであれ、どちらも${mean}に収束します。`,
  alt: (games, plain, reduced) =>
    `${games}ゲームまでの2つの平均の推移と、100回のロールアウトのうち95回が入る範囲を示すグラフ。` +
    `分散減少なし${plain}、結果−運${reduced}。`,
  answer: (mean) =>
    '同じ値に、もっと遅く収束します。出目の運とは、その出目のあとの見積もりから、36通りの見積もりの平均を引いたものです。' +
    '見積もりがどう間違っていても、振る前に平均した運はゼロです。正確な見積もりなら消えたはずのばらつきが、' +
    `誤差の分だけ残ります。このスライダーのどの誤差でも、平均の収束先は${mean}です。`,
};
