// Japanese texts of the walk lab's Share dialog, with those of all labs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

// In the order of the page.
const { game: _, seed, controls, sentence, ...others } = shared.parts;

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：酔歩。優劣の順序だけを示す評価値で、運はどこまで測れるのか',
  linkNote: '同じモデルと尺度、同じ酔歩、同じ回数でページが開きます。',
  filesNote: 'いまのグラフに、説明と出典を添えて保存します。酔歩の記録は表計算ソフトで開けます。',
  csv: '酔歩のCSV',
  pictureTitle: '酔歩のロールアウト：分散減少なしとありの平均の推移',
  starts: { ...shared.starts, games: (n) => `${n}回の酔歩`, none: 'まだ0回' },
  parts: {
    game: '1回の酔歩（1手ごと）',
    seed,
    controls,
    sentence,
    model: 'モデル',
    luck: '調べることと尺度',
    ...others,
    games: '酔歩の記録',
    lengths: '対局の手数',
    moments: 'モーメント',
    fit: 'A、M、Sの推定',
    measurement: '測定の尺度',
    scales: '尺度の比較',
    curves: 'Xから先の理論値',
    antithetic: '鏡像の酔歩',
  },
  about: (outcome, scale) => `将棋の対局とみた酔歩（${outcome}）、運の測り方は${scale}`,
  source: 'モデル：LFICS（コンピュータ将棋基礎情報研究所）のブログ、2016年12月。Rollout Labで作成。',
  sourceAt: (address) =>
    `モデル：LFICS（コンピュータ将棋基礎情報研究所）のブログ、2016年12月。Rollout Labで作成：${address}`,
};
