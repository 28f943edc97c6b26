// What only the Share dialog of the rollout with the cube that is played by hand says, in Japanese, with what that of all labs says.

import { share as shared } from '../../../lib/i18n/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：キューブありでプレイ。運を取り除くと、あなたのダブルとテイクの損はどれだけか',
  heading: 'このゲームを共有',
  linkNote:
    '同じポジションとキューブ、同じ出目で、あなたのムーブ、ダブル、テイク、パスがすべて入ったページが開きます。',
  parts: {
    ...shared.parts,
    setup: 'ポジション、キューブ、プレイヤー',
    play: 'プレイする盤',
    log: 'ゲームの経過',
    mistakes: 'ゲームとミスの一覧',
  },
  starts: {
    ...shared.starts,
    played: (n) => `自分でプレイした${n}ゲーム`,
  },
  about: (id, owner, estimator) => `自分でプレイしたベアオフ${id}、キューブは${owner}、運の見積もりは${estimator}`,
  pictureTitle: '自分でプレイしたゲームの結果：分散減少なしとありの平均の推移（ポイント）',
  source: '方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成：${address}`,
};
