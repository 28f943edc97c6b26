// Japanese texts of the figures about bear-offs, by the figures' names, with those around every figure: one part to load.

export { ja as common } from './ja.js';

/** @type {import('./en-bearoffs.js').Texts} */
export const figures = {
  mistakes: {
    question:
      '残りピップが最も少なくなるムーブばかり選ぶプレイヤーは、ミスをします。ここでは両者がそうします。運は正確な勝率で測ります。' +
      '「結果−運」の平均は、どこに収束するでしょうか。',
    quoted: (guess) => `「${guess}」`,
    guesses: {
      perfect: '最善どうしの勝率',
      players: 'このプレイヤーどうしの勝率',
      elsewhere: 'どちらでもない（ミスも運のうち）',
    },
    who: '残りピップ最少のムーブを選ぶのは？',
    sides: { none: 'なし', blue: 'X', white: 'O', both: '両者' },
    perfect: (value) => `最善どうし：${value}`,
    play: {
      none: '両者とも最善のムーブを選びます。',
      blue: 'Xは残りピップ最少、Oは最善のムーブを選びます。',
      white: 'Oは残りピップ最少、Xは最善のムーブを選びます。',
      both: '両者とも残りピップ最少のムーブを選びます。',
    },
    after: (play, games, plain, reduced) =>
      `${play}${games}ゲームの平均は、分散減少なしが${plain}、結果−運が${reduced}。`,
    settles: (settles, perfect, by) =>
      `収束するのは${settles}、最善どうしの${perfect}より、ミスの分${by.slice(1)}ポイント${by.startsWith('−') ? '低い' : '高い'}値です。`,
    settlesPerfect: (perfect) => `収束するのは${perfect}、最善どうしの勝率です。残るミスがありません。`,
    alt: (games) => `${games}ゲームまでの2つの平均の推移を示すグラフ。`,
    answer: (both, perfect) =>
      `このプレイヤーどうしの勝率、${both}です。${perfect}ではありません。運とはダイスがすること、ミスとはプレイヤーがすることで、` +
      'ミスがどの出目の運にも数えられることはありません。運を引いて消えるのは、運だけです。' +
      'ですからロールアウトでわかるのは、このプレイヤーどうしで戦ったときの局面の価値です。',
    caption: '平均が収束する値（正確な値）',
    columns: { who: '残りピップ最少', settles: '収束先', by: 'ミス' },
    points: (points) => `${points}ポイント`,
    none: 'なし',
  },

  cut: {
    luck: '運の見積もり',
    horizon: 'ゲームの打ち切り',
    evaluator: '打ち切ったときの評価',
    evaluators: { exact: '正確な勝率', pipCount: 'ピップカウント', even: 'いつも50%', backwards: '逆の勝率' },
    by: { exact: '正確な勝率', pipCount: 'ピップカウント', even: '「いつも50%」', backwards: '逆の勝率' },
    after: (n) => `${n}回振ったあと`,
    never: 'なし',
    byLuck: '運によるずれ',
    byCut: '打ち切りによるずれ',
    settle: (value) => `どちらの平均も${value}に収束します。`,
    luckMoves: (by) => `${by}で測った運は、収束先を少しも動かしません。`,
    cutMoves: (by, n, points) => `${n}回振ったあとを${by}で評価すると、収束先が${points}ポイントずれます。`,
    noneCut: '打ち切るゲームはないので、ほかに動かすものはありません。',
    alt: (games, plain, reduced) =>
      `${games}ゲームまでの2つの平均の推移を示すグラフ。分散減少なし${plain}、結果−運${reduced}。` +
      'その下の2本の棒は、運と打ち切りが収束先をどれだけ動かすかを示す。',
  },

  any: {
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
  },
};
