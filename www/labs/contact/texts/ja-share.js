// The texts of the contact lab's Share dialog, in Japanese: its own and those of all labs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

const { parts } = shared;

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：全局面。運の見積もりが下手だと、ロールアウトは狂うのか',
  linkNote: '同じポジション、同じダイスで、いまと同じゲーム数まで進んだページが開きます。',
  pictureTitle: '分散減少なしとありのロールアウト：平均の推移（ポイント）',
  parts: {
    ...parts,
    editor: 'ポジション',
    game: '1ゲーム（一振りごと）',
    evaluation: 'ネットワークの評価',
    luck: '運の測り方',
    map: '36通りの出目',
    plays: '出目ごとのムーブ',
    comparison: '2つのムーブの比較',
    until: '値に達するまで進めるボタン',
    chances: '終わり方',
  },
  about: (id, evaluator) => `ポジション${id}、運の見積もりは${evaluator}`,
  begins: (about) => `${about}、最初はゾロ目なし`,
  cut: (about, n) => `${about}、${n}回振って打ち切り`,
  source: '方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成：${address}`,
};
