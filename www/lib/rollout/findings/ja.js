// The findings from a thousand rollouts compared with the exact value, in Japanese. They are loaded with those rollouts.

/** @type {import('./en.js').Texts} */
export const ja = {
  contain: (n, truth, plain, reduced) =>
    `「95%」という信頼区間${n}個のうち、正確な値${truth}を含むのは、分散減少なしで${plain}個、分散減少ありで${reduced}個です。`,
  short: 'ゲーム数がこれほど少ないと、信頼区間は大まかな目安です。',
  biased: (limit) => `分散減少ありの区間が向かう先は${limit}です。狭くなりますが、位置がずれています。`,
  nearer: (reduced, plain) =>
    `正確な値に近かったのは、分散減少ありの平均が${reduced}回、分散減少なしの平均が${plain}回です。`,
  neither: (n) => `${n}回は、どちらも同じ近さでした。`,
  skewness: (said) => `歪度（0なら上下に同じように散らばる）は、${said}です。`,
  skewed: (name, seen) => `${name}${seen}`,
  skewedAs: (name, seen, expected) => `${name}${seen}（理論値${expected}）`,
  and: '、',
  stop: '上回ったらやめる、を1,000回',
  cancel: '中止',
  rule: (first, most) =>
    `${first}ゲーム目から1ゲームごとに平均を見て、収束先の値を上回ったところで、それぞれのロールアウトをやめました（上回らなければ${most}ゲームまで）。`,
  stopped: (name, mean, margin, limit, games) =>
    `${name}：平均${games}ゲームでやめ、その平均は${limit}ではなく${mean} ± ${margin}（95%）です。`,
  lesson:
    '上回ったときにやめると、幸運はそのまま残り、不運のほうは取り返すまで続きます。前もって決めたゲーム数なら、奇数でも偶数でもそうはなりません。上の1,000回の平均を見てください。',
  choose: '表を後から選ぶ、を1,000回',
  notChosen: '表を合わせられるのは10〜1,000ゲームです。',
  chosenCaption: (games) =>
    `${games}ゲームのロールアウトごとに、平均ゼロの表をそのゲームに合わせました。信頼区間は平均±標準誤差の1.96倍です。`,
  missedHead: '37.5%を含まない',
  chanceHead: '正確な確率',
  missed: (n, all) => `${n} / ${all}`,
  sameGames: '表を合わせたゲームで数える',
  freeChoice: '同じゲームで、表を自由に選んでよい場合の信頼区間（±2.45倍）',
  newDice: '同じ数の新しいゲームで数える',
  halves: '前半に合わせ、後半で数える',
  cured:
    '新しいゲームや、選ぶ前に取り分けておいたゲームにとっては、前もって決めた表と同じです。そのような表が外れるのは、長いロールアウトで5%です。',
};
