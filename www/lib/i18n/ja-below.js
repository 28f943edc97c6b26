// Japanese texts of the details section below the chart, for all labs that roll out games.

/** @type {typeof import('./en-below.js').readout} */
export const readout = {
  exact: '理論値',
  measured: '実測値',
  heading: '2つのロールアウトの比較',
  statistic: '',
  mean: '平均',
  sd: '1ゲームの標準偏差',
  se: '標準誤差',
  ci: '95%信頼区間',
  range: (from, to) => `${from}〜${to}`,
  equivalent: '分散減少なし何ゲーム相当',
  unreliable: '30ゲーム未満では、この区間は大まかな目安です。',
  fewBlocks: '標準誤差には、完成したブロックが2つ必要です。',
};

/** @type {typeof import('./en-below.js').games} */
export const games = {
  heading: 'ゲームの記録',
  caption: '各ゲームの出目と運',
  newest: '最新',
  first: '最初',
  download: 'CSVを保存',
  downloadHint: (n) => `最初の${n}ゲームとその運を、表計算ソフト用に保存する`,
  columns: {
    game: ['ゲーム', '#'],
    result: ['結果', '結果'],
    totalLuck: ['運の合計', '運'],
    reduced: ['結果−運', '差'],
  },
  total: '合計',
  average: '平均',
  listedNewest: (listed, n) => `全${n}ゲームのうち最新の${listed}ゲームです。合計と平均は全ゲームのものです。`,
  listedFirst: (listed, n) => `全${n}ゲームのうち最初の${listed}ゲームです。合計と平均は全ゲームのものです。`,
};

/** @type {typeof import('./en-below.js').many} */
export const many = {
  heading: '同じ長さのロールアウトを1,000回',
  introUnknown:
    '棒は、平均がそこに来たロールアウトの回数です。幅が狭いほど収束が速くなります。ここでは正確な値がわかりません。',
  run: (n) => `${n}ゲーム×1,000回行う`,
  needGames: 'まず何ゲームか進めてください。それと同じ長さのロールアウトを1,000回行います。',
  cancel: '中止',
  progress: (share) => `${share}まで終了`,
  label: '1,000回のロールアウトの平均のばらつき',
  description: '分散減少なしとありの2つのヒストグラムに、理論から予想される正規曲線を重ねたものです。',
  show: (n) => `${n}ゲームのロールアウト1,000回を見る`,
  sd: (sd) => `標準偏差${sd}`,
  note: (mean, sd) => `平均${mean}、標準偏差${sd}`,
  expected: (mean, sd) => `（理論値${mean}、${sd}）`,
  done: (n) => `${n}ゲームのロールアウト1,000回の結果`,
};

export const below = { readout, games, many };
