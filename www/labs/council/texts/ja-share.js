// Japanese texts of the council lab's Share dialog, with those of all labs.

import { share as shared } from '../../../lib/i18n/ja-share.js';

/** @type {typeof import('./en-share.js').share} */
export const share = {
  ...shared,
  card: 'Rollout Lab：合議。間違えることのあるソフトは、どう合議すればよいか',
  heading: 'この合議を共有',
  linkNote: '同じ合議、同じ局面のページが開きます。',
  elementNote:
    'スクリプトの使える自分のページ用です。高さは内容に合わせて変わります。スクリプトが動かないところでは、' +
    'ラボの名前と問いを書いたカードが出ます。上の「画像とデータ」で保存した画像に差し替えれば、このグラフを見せられます。',
  filesNote: 'いまのグラフに説明と出典を添えた画像と、表計算ソフト用の決め方の表です。',
  csv: '決め方の表（CSV）',
  parts: {
    ...shared.parts,
    model: '合議のメンバー',
    controls: '局面を試すボタン',
    seed: '局面のシード',
    position: '1つの局面',
    rates: '決め方の表',
    notes: '線の入れ替わるところ',
    panel: 'ソフトを増やす',
    badges: 'ブログの主張と独自の観察',
    weights: '投票の重み',
    reduction: 'ロールアウトとの関係',
    contrast: '相関の働き',
  },
  starts: {
    ...shared.starts,
    positions: (n) => `${n}局面を試した状態`,
    none: '局面なし',
  },
  about: (moves, d, noise, strongest) => `候補手${moves}手、d = ${d}、${strongest ? 's₁' : 's'} = ${noise}`,
  copies: (percent) => `、シンクロ率${percent}%（3番目が2番目のコピー）`,
  pictureTitle: '合議のそれぞれの決め方の最善手率と、ほかのソフトの誤差',
  panelTitle: '合議のそれぞれの決め方の最善手率と、同じ強さのソフトの数',
  source: 'モデル：LFICSのブログ（2016年12月）。Rollout Labで作成。',
  sourceAt: (address) => `モデル：LFICSのブログ（2016年12月）。Rollout Labで作成：${address}`,
};
