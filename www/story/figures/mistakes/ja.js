// What figure 8 says, in Japanese: luck is taken out, mistakes stay in.

/** @type {import('./en.js').Texts} */
export const ja = {
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
};
