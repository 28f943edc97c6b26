// The Share dialog of the bear-off lab, in Japanese, with the texts of all labs' dialogs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：ベアオフ。出目がどれだけ幸運だったか、プログラムはどうやって知るのか',
  linkNote: '同じポジション、同じ出目、同じゲーム数でページが開きます。',
  parts: {
    ...shared.parts,
    editor: 'ポジション',
    map: '36通りの出目',
    luck: '運の見積もりとプレイヤー',
    worth: '2本の線の収束先',
  },
  about: (id, evaluator) => `ベアオフ${id}、運の見積もりは${evaluator}`,
  errors: (n) => `誤差は最大${n}ポイント`,
  both: (errors, scale) => `${errors}、${scale}`,
  cut: (n) => `${n}回振って打ち切り`,
  used: (evaluator, how) => `${evaluator}（${how}）`,
  source: '方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成：${address}`,
};
