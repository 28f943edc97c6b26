// What figure 1 says, in Japanese.

/** @type {typeof import('./en.js').en} */
export const ja = {
  start: '開始局面：Xはエースポイントに4枚を残して手番、Oは6ポイントに1枚を残しています。',
  doubles: (x) => `Xの出目は${x}。ゾロ目で4枚ともベアオフし、Oが振る前に勝ちました。`,
  fails: (x, o) =>
    `Xの出目は${x}。ゾロ目ではないので2枚をベアオフ。Oの出目は${o}で、ベアオフできませんでした。Xの勝ちです。`,
  bearsOff: (x, o) =>
    `Xの出目は${x}。ゾロ目ではないので2枚をベアオフ。Oの出目は${o}で、ベアオフしました。Oの勝ちです。`,
  result: (result) => `Xの結果は${result}です。`,

  rolls: {
    x: (dice) => `X：${dice}`,
    o: (dice) => `O：${dice}`,
  },
  allOff: ['ゾロ目', '4枚をベアオフ'],
  twoOff: ['ゾロ目以外', '2枚をベアオフ'],
  staysOn: ['ピップが足りず', 'ベアオフ失敗'],
  isOff: ['ピップが足りて', 'ベアオフ成功'],
  needNotRoll: 'Oの手番はありません。',
  xWins: 'Xの勝ち',
  oWins: 'Oの勝ち',

  wonBy: 'この勝ちの100ポイントのうち、何ポイントがダイスのおかげでしょうか。',
  lostBy: '負けました。ダイスのせいで失ったのは何ポイントでしょうか。',
  points: (points) => `${points}ポイント`,
  won: (luck, worth) =>
    `100ポイントのうち${luck}ポイントはダイスのおかげです。残りは、振る前から持っていた分です。この局面のXの勝率は${worth}です。`,
  lost: (luck, worth) =>
    `ダイスのせいで失ったのは${luck}ポイントです。振る前に持っていた分のすべてです。この局面のXの勝率は${worth}です。`,
  worth: '振る前の勝率',
  luckOfX: 'Xの出目の運',
  luckOfO: 'Oの出目の運',
  ends: '結果',
  waterfall: (sum, luck) => `振る前の勝率に手番ごとの運を順に足すと結果になる棒グラフ。${sum}。運の合計は${luck}。`,
};
