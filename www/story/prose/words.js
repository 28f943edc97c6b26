// All words of the site that have an entry in a glossary, for the list at the end of the story: the words that all labs explain, and
// those of single labs. Only the build loads it.

import { pageTexts } from '../../build/html.js';
import { LABS } from '../../pkg/labs.js';
import { entries as en } from '../../lib/glossary/en.js';
import { entries as ja } from '../../lib/glossary/ja.js';

/** @typedef {'en' | 'ja'} Language */

/**
 * The headword of each entry, in the order in which one word explains the next.
 * @type {Record<string, Record<Language, string>>}
 */
const HEADWORDS = {
  rollout: { en: 'rollout', ja: 'ロールアウト' },
  plain: { en: 'plain', ja: '分散減少なし' },
  luck: { en: 'luck', ja: '運' },
  averageLuck: { en: 'average luck', ja: '運の平均' },
  reduced: { en: 'variance reduction', ja: '分散減少法（分散減少あり）' },
  evaluation: { en: 'evaluation, evaluator', ja: '評価、評価関数' },
  bias: { en: 'bias', ja: '偏り' },
  exact: { en: 'exact', ja: '正確な値' },
  sd: { en: 'standard deviation', ja: '標準偏差' },
  se: { en: 'standard error', ja: '標準誤差' },
  interval: { en: '95% confidence interval', ja: '95%信頼区間' },
  always: { en: 'any-time band, any-time interval', ja: 'いつ止めても95%の区間' },
  funnel: { en: 'expected funnel', ja: '範囲（理論上の）' },
  worth: { en: 'plain games per game', ja: '〜ゲーム相当' },
  controlVariate: { en: 'control variate', ja: '制御変量' },
  monteCarlo: { en: 'Monte Carlo', ja: 'モンテカルロ法' },
  acePoint: { en: 'ace point', ja: 'エースポイント' },
  bearOff: { en: 'bear off', ja: 'ベアオフ' },
  pip: { en: 'pip, pip count', ja: 'ピップ、ピップカウント' },
  doubles: { en: 'doubles', ja: 'ゾロ目' },
  hit: { en: 'hit', ja: 'ヒット' },
  gammon: { en: 'gammon, backgammon', ja: 'ギャモン、バックギャモン' },
  equity: { en: 'equity', ja: 'エクイティ' },
  cube: { en: 'doubling cube', ja: 'ダブリングキューブ' },
  centred: { en: 'centred cube', ja: '中央のキューブ' },
  double: { en: 'double, redouble', ja: 'ダブル、リダブル' },
  take: { en: 'take', ja: 'テイク' },
  pass: { en: 'pass, cash', ja: 'パス' },
  marketLoser: { en: 'market loser', ja: 'マーケットルーザー（マーケットを失う出目）' },
  liveCube: { en: 'live and dead cube', ja: 'ライブキューブ、デッドキューブ' },
  pair: { en: 'pair', ja: 'ペア' },
  coupling: { en: 'coupling', ja: 'そろえ方' },
  correlation: { en: 'correlation', ja: '相関' },
  rotation: { en: 'rotation', ja: '一巡' },
  strongest: { en: 'strongest alone (of a council)', ja: '最強ソフト（合議）' },
  weakest: { en: 'weakest alone', ja: '最弱ソフト' },
  majorityStrongest: { en: 'majority', ja: '多数決合議' },
  majorityRandom: { en: 'majority, ties at random', ja: '多数決合議（割れたら抽選）' },
  optimistic: { en: 'optimistic rule', ja: '楽観合議' },
  pessimistic: { en: 'pessimistic rule', ja: '悲観合議' },
  optimal: { en: 'optimal rule', ja: '最善合議' },
  optimalKnowingCopies: { en: 'optimal rule, knowing the copies', ja: '最善合議（コピーを除く）' },
  optimalPredicted: { en: 'optimal rule, A predicted', ja: '最善合議（Aを予測）' },
  ceiling: { en: 'all values shared', ja: '全評価値の共有' },
  scale: { en: 'ordinal and interval scale', ja: '順序尺度、間隔尺度' },
  shareOfLuck: { en: 'share of the luck', ja: '引く運の割合' },
  moment: { en: 'moment', ja: 'モーメント' },
};

/** Those of all labs together. @type {Record<Language, Record<string, string>>} */
const MEANINGS = { en: await withLabs('en', en), ja: await withLabs('ja', ja) };

/**
 * @param {Language} language
 * @param {Record<string, string>} shared
 * @returns {Promise<Record<string, string>>}
 */
async function withLabs(language, shared) {
  const labs = await Promise.all(LABS.map(({ name }) => pageTexts(name, language)));
  // What all labs explain is the story's, also where a lab says it in words of its own.
  return Object.assign({}, ...labs.map((texts) => /** @type {{glossary?: object}} */ (texts).glossary), shared);
}

/** @param {Language} language */
export function wordList(language) {
  const meanings = MEANINGS[language];
  const lacking = Object.keys(meanings).filter((name) => !(name in HEADWORDS));
  if (lacking.length > 0) throw new Error(`no headword for: ${lacking}`);
  return Object.entries(HEADWORDS).map(([name, headword]) => {
    const meaning = meanings[name];
    if (meaning === undefined) throw new Error(`no entry for "${name}" in ${language}`);
    return { name, headword: headword[language], meaning };
  });
}
