// Japanese texts of the Share dialog. Most of them are those of play without the cube.

import { share as shared } from '../../hand/texts/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：キューブありでプレイ。運を取り除くと、あなたのダブルとテイクの損はどれだけか',
  linkNote:
    '同じポジションとキューブ、同じ出目で、あなたのムーブ、ダブル、テイク、パスがすべて入ったページが開きます。',
  parts: {
    ...shared.parts,
    setup: 'ポジション、キューブ、プレイヤー',
  },
  about: (id, owner, estimator) => `自分でプレイしたベアオフ${id}、キューブは${owner}、運の見積もりは${estimator}`,
  pictureTitle: '自分でプレイしたゲームの結果：分散減少なしとありの平均の推移（ポイント）',
};
