// Texts of all labs with a cube, in Japanese.

import { players } from '../../bearoff/texts/ja.js';

/** @type {typeof import('./en.js').estimators} */
export const estimators = {
  names: {
    none: '運を引かない',
    cubelessIgnored: '勝率（キューブ無視）',
    cubelessTimesCube: '勝率×キューブ',
    janowski: 'Janowski×キューブ',
    exact: 'キューブ込みで正確',
  },
  about: {
    none: 'ゲームの結果をそのまま数えます。ふつうのロールアウトです。',
    cubelessIgnored:
      '出目で勝率がどれだけ変わるかを運とし、ダブルはないものとします。4ポイントのゲームも1ポイントのゲームと同じように測ります。',
    cubelessTimesCube:
      '同じ運に、そのときのキューブの値を掛けます。大きさは合いますが、だれがダブルできるかは見ていません。',
    janowski:
      'Rick Janowskiの式です。いつも最高の瞬間に使えるライブキューブと、決して使われないデッドキューブを混ぜ、キューブの値を掛けます。',
    exact:
      'キューブの所有者ごとの正確なエクイティに、キューブの値を掛けます。最善どうしなら、どの1ゲームからも正確な答えが出ます。',
  },
};

/** @type {typeof import('./en.js').owners} */
export const owners = {
  label: '最初のキューブ',
  names: { centred: '中央', x: 'Xが所有', o: 'Oが所有' },
};

/** @type {typeof import('./en.js').cubePlayers} */
export const cubePlayers = {
  playsOf: { x: 'Xのムーブの選び方', o: 'Oのムーブの選び方' },
  cubeOf: { x: 'Xのダブルとテイク', o: 'Oのダブルとテイク' },
  plays: { ...players, withCube: 'キューブ込みで正確', exact: 'キューブなしで正確' },
  policies: {
    exact: 'つねに正しく',
    never: 'ダブルもパスもしない',
    thresholds: '勝率のしきい値で',
    pipCount: 'ピップカウントで',
  },
  thresholds: { double: 'ダブルする勝率（%以上）', pass: 'パスする勝率（%未満）' },
  badChance: '勝率は0から100までの数です。',
  about: {
    thresholds: 'しきい値：キューブなしの勝率を、それぞれ自分の側から見て決めます。',
    pipCount: 'ピップカウント：自分のピップの8%以上リードしていればダブルし、相手は12%以上の差ならパスします。',
    never: 'ダブルもパスもしない：キューブはそのままで最後までプレイします。相手のダブルは受けます。',
  },
};

/** @type {typeof import('./en.js').actions} */
export const actions = {
  centred: (value) => `キューブは中央にあり、このゲームは${value}ポイントです。`,
  owned: (side, value) => `キューブは${side}が持っていて、このゲームは${value}ポイントです。`,
  hint: 'キューブをここに置く',
  doubles: (side, value) => `${side}は${value}にダブル`,
  redoubles: (side, value) => `${side}は${value}にリダブル`,
  takes: (side) => `${side}はテイク`,
  passes: (side) => `${side}はパス`,
  answered: (action, answer) => `${action}、${answer}`,
};
