// Japanese texts of the Share dialog, with those of all labs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：自分でプレイ。運を取り除くと、あなたのプレイの実力は？',
  heading: 'このゲームを共有',
  linkNote: '同じポジション、同じ出目で、あなたの選んだムーブがすべて入ったページが開きます。',
  parts: {
    ...shared.parts,
    setup: 'ポジションとプレイヤー',
    play: 'プレイする盤',
    log: 'ゲームの経過',
    mistakes: 'ゲームとミスの一覧',
  },
  starts: {
    ...shared.starts,
    played: (n) => `自分でプレイした${n}ゲーム`,
  },
  about: (id, evaluator) => `自分でプレイしたベアオフ${id}、運の見積もりは${evaluator}`,
  pictureTitle: '自分でプレイしたゲームでのXの勝率：分散減少なしとありの平均の推移',
  source: '方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成。',
  sourceAt: (address) =>
    `方法：David Montgomery「Variance Reduction」（GammOnLine、2000年2月）。Rollout Labで作成：${address}`,
};
