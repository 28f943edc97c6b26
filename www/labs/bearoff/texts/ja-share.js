// What only the Share dialog of the bear-off lab says, in Japanese, with what that of all labs says.

import { share as shared } from '../../../shared/texts/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  linkNote: '同じポジション、同じ出目、同じゲーム数でページが開きます。',
  parts: {
    ...shared.parts,
    editor: 'ポジション',
    map: '36通りの出目',
    luck: '運の測り方',
    worth: '見積もりの効果',
  },
  about: (evaluator) => `Rollout Lab：ベアオフのポジション、運の見積もりは${evaluator}`,
  source: '方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成：${address}`,
};
