// How Japanese is written on all pages: one spelling of each word, and which terms players use.

/**
 * @typedef {Object} Variant
 * @property {RegExp} wrong
 * @property {string} right
 * @property {RegExp} [about]  only in catalogues that speak of this
 */

/** One spelling for each word. @type {readonly Variant[]} */
export const SPELLINGS = [
  // 1回分から is "from one turn on".
  { wrong: /(?<!回)分か([るりっらろ]|れば)/, right: 'わかる' },
  // 今度, 今回 and 今後 are words of their own.
  { wrong: /今(?![度回後])/, right: 'いま' },
  { wrong: /こんど/, right: '今度' },
  { wrong: /(?<![改最])良/, right: 'よい' },
  { wrong: /よし悪し/, right: 'よしあし' },
  { wrong: /対数目盛(?!り)/, right: '対数目盛り' },
  { wrong: /A−B/, right: 'A − B' },
  { wrong: /ウィリアムズ/, right: 'Williams' },
  { wrong: /Sengoku/, right: '仙石祥一郎氏' },
  { wrong: /シックスポイント/, right: '6ポイント' },
  { wrong: /はしご|階段|5つの段/, right: '5段階' },
  { wrong: /漏斗/, right: '範囲' },
  { wrong: /表計算(?!ソフト)/, right: '表計算ソフト' },
  { wrong: /ダウンロード/, right: '保存' },
  { wrong: /[0-9}]点(?!で)|点数|得点|賭け点/, right: 'ポイント', about: /キューブ/ },
  { wrong: /[一二三四五六七八九](枚|ゲーム)/, right: '2枚, 1ゲーム' },
];

/** The terms of players. @type {readonly Variant[]} */
export const TERMS = [
  { wrong: /競走/, right: 'レース' },
  { wrong: /5連/, right: '5ポイントプライム' },
  { wrong: /下見役/, right: '候補を絞り込むネットワーク' },
  { wrong: /でたらめな順番/, right: 'ランダムな順番' },
  { wrong: /ゲームを?振/, right: 'ゲームを進める' },
  { wrong: /ゲームを求め|ペアを求め|ここまででよい/, right: 'ゲーム進めた状態を開きます' },
  { wrong: /数を追って/, right: '横軸は…、縦軸は…' },
  { wrong: /Shiftを押しながらだと/, right: 'Shiftキーを押しながらクリックすると' },
];

const JAPANESE = '[\\u3001-\\u30FF\\u4E00-\\u9FFF]';
/** A formula keeps half-width brackets: one of its signs stands in or before them. */
const FORMULA = /√?\([^()]*\)/g;
/** So does the argument of a function. */
const ARGUMENT = /[A-Za-z]\([^()\u3001-\u9FFF]*\)/g;

/**
 * Without what may stand in half-width brackets, from the inner ones outwards.
 * @param {string} text
 * @returns {string}
 */
export function withoutFormulas(text) {
  const rest = text.replace(ARGUMENT, '').replace(FORMULA, (found) => (/[+−×÷/²]/.test(found) ? '' : found));
  return rest === text ? text : withoutFormulas(rest);
}

/**
 * Finds characters that are set as in English; empty where all is well.
 * @param {string} text
 * @returns {string[]}
 */
export function misset(text) {
  const patterns = [
    // A space beside a full-width sign, but for those of a formula.
    /[。、：；」』）] [^\s+−×÷=]|[^\s+−×÷=] [（「『]/,
    // A full-width stop has no half-width neighbour of its kind.
    new RegExp(`${JAPANESE}[,;!?]|${JAPANESE}:(?!\\/\\/)`),
    // Ranges have one sign.
    /\d ?[–~～] ?\d/,
    // Signs of formulas have half width.
    /[＋－＝＊／０-９]/,
    /\w_\w/,
  ];
  return [
    ...patterns.filter((pattern) => pattern.test(text)).map(String),
    ...(/[()]/.test(withoutFormulas(text)) ? ['half-width brackets'] : []),
    ...(/（[^（）]*[0-9A-Za-z)²] [+×÷] [0-9A-Za-z(][^（）]*）[²/]|√（/.test(text)
      ? ['full-width brackets in a formula']
      : []),
  ];
}
