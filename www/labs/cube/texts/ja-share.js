// Texts of the cube lab's Share dialog, in Japanese, with those of all labs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：キューブ。キューブが4のとき、出目の運はどれだけ大きいのか',
  linkNote: '同じポジションとキューブ、同じ出目、同じゲーム数でページが開きます。',
  pictureTitle: '分散減少なしとありのロールアウト：エクイティの平均の推移（ポイント）',
  parts: {
    ...shared.parts,
    editor: 'ポジション',
    game: 'ゲームの経過',
    decision: 'ダブルの損得',
    settings: 'キューブ、運、プレイヤー',
    rolls: '36通りの出目',
    costs: 'ミスの損失',
    ladder: '見積もりの5段階',
  },
  about: (id, owner, estimator) => `ベアオフ${id}、キューブは${owner}、運の見積もりは${estimator}`,
  source: '方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成：${address}`,
};
