// Japanese texts of the two-checker lab's Share dialog, with those that all labs share.

import { share as shared } from '../../../lib/i18n/ja-share.js';

// In the order of the page.
const { board, game, seed, controls, sentence, ...others } = shared.parts;

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：入門編（5枚の局面）。運の見積もりが間違っていたら、ロールアウトも間違うのか',
  linkNote: '同じ運の表、同じ出目、同じゲーム数でページが開きます。',
  parts: {
    board,
    game,
    seed,
    controls,
    tree: 'ゲームの終わり方',
    sentence,
    table: '運の表',
    presets: '運の表の選択',
    verdict: '運の表の判定',
    ...others,
  },
  about: (table, numbers) => `4枚対1枚のポジション、${table}：${numbers}`,
  thought: (program, numbers) => `4枚対1枚のポジション、${program}の評価から求めた運：${numbers}`,
  programs: {
    correct: '完全なプログラム',
    madeUp: '架空のプログラム',
    backwards: '正反対のプログラム',
    none: '何も見分けないプログラム',
    gnu: 'GNU Backgammonのネットワーク',
    yours: '自作のプログラム',
  },
  noLuck: '4枚対1枚のポジション、運は引かない',
  tables: {
    correct: '正しい運の表',
    madeUp: 'でたらめな運の表',
    backwards: '逆の運の表',
    gnu: 'GNU Backgammonのネットワークの運の表',
    yours: '自作の運の表',
  },
  source: 'ポジションと方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    'ポジションと方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。' +
    `Rollout Labで作成：${address}`,
};
