// The Share dialog of the lab of pairs, in Japanese, with the texts of all labs' dialogs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：ペア。2つのムーブのどちらがよいか、何ゲームでわかるのか',
  linkNote: '同じ2つのムーブ、同じ出目、同じペア数でページが開きます。',
  pictureTitle: '2つのムーブの差A − B（ポイント）の推移',
  starts: {
    ...shared.starts,
    games: (n) => `${n}ペア進めた状態`,
    none: 'ペアなし',
  },
  parts: {
    ...shared.parts,
    editor: 'ポジション',
    decision: 'ムーブの一覧',
    game: '1ペアの進行',
    known: '差がはっきりするまで進めるボタン',
    coupling: 'そろえ方の選択',
    settings: '運、順位、巡回の設定',
    couplings: 'そろえ方の比較表',
    scatter: 'ペアの散布図',
    experiment: 'Kocaの実験',
    games: 'ペアの一覧',
  },
  plays: (roll, a, b) => `${roll}、${a}（A）か${b}（B）か。`,
  about: (plays, coupling, evaluator) => `${plays}ダイスは${coupling}、運の見積もりは${evaluator}`,
  source: '方法：Bob Koca「A new variance reduction technique」（bug-gnubg、2009年3月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：Bob Koca「A new variance reduction technique」（bug-gnubg、2009年3月）。Rollout Labで作成：${address}`,
};
