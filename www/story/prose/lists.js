// The lists at the end of the story: the labs, readers' questions with the places of their answers, and the words of all glossaries. Only
// the build loads them.

import { pageTexts } from '../../build/page-texts.js';
import { LABS } from '../../pkg/labs.js';
import { entries as glossaryEn } from '../../lib/i18n/en-glossary.js';
import { entries as glossaryJa } from '../../lib/i18n/ja-glossary.js';
import { en as askedEn } from '../../lib/questions/texts/en.js';
import { ja as askedJa } from '../../lib/questions/texts/ja.js';

/** @typedef {'en' | 'ja'} Language */

/** @param {Language} language */
const cataloguesIn = (language) =>
  Promise.all(LABS.map(async ({ name }) => ({ name, texts: await pageTexts(name, language) })));

/** The catalogues of all labs. */
const CATALOGUES = { en: await cataloguesIn('en'), ja: await cataloguesIn('ja') };

/** @param {Language} language */
const labsOf = (language) =>
  CATALOGUES[language].map(({ name, texts: { page } }) => ({ name, title: page.name, question: page.question }));

/** The labs with their names and questions. */
export const labsIn = { en: labsOf('en'), ja: labsOf('ja') };

// ——— Questions ———

const ASKED = { en: askedEn.questions, ja: askedJa.questions };

/**
 * The questions in the order of the story. Each name is the id of the paragraph with the answer. `interval` is the id of a figure, and the
 * answer is right below it.
 * @type {readonly (keyof import('../../lib/questions/texts/en.js').Questions)[]}
 */
export const QUESTIONS = [
  'circular',
  'both',
  'disagree',
  'hindsight',
  'bad',
  'worth',
  'errors',
  'others',
  'williams',
  'truncated',
  'deviation',
  'interval',
  'narrow',
  'stopped',
  'rotated',
  'skewed',
];

/** @param {Language} language */
export const questions = (language) => QUESTIONS.map((anchor) => ({ anchor, question: ASKED[language][anchor][0] }));

// ——— Words ———

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
  horizon: { en: 'horizon, truncated rollout', ja: '打ち切り' },
  sd: { en: 'standard deviation', ja: '標準偏差' },
  se: { en: 'standard error', ja: '標準誤差' },
  interval: { en: '95% confidence interval', ja: '95%信頼区間' },
  always: { en: 'any-time band, any-time interval', ja: 'いつ止めても95%の区間' },
  funnel: { en: 'expected funnel', ja: '範囲（理論上の）' },
  worth: { en: 'plain games per game', ja: '〜ゲーム相当' },
  chosenAfter: { en: 'chosen after the games', ja: 'ゲームの後で選んだ見積もり' },
  controlVariate: { en: 'control variate', ja: '制御変量' },
  choiceLuck: { en: 'luck of a choice', ja: 'ムーブ選びの運' },
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

/**
 * The entries of all glossaries. The story's entry is the one that labs share, also where a lab has its own.
 * @param {Language} language
 * @param {Record<string, string>} shared
 * @returns {Record<string, string>}
 */
const meaningsIn = (language, shared) =>
  Object.assign(
    {},
    ...CATALOGUES[language].map(({ texts }) => /** @type {{glossary?: object}} */ (texts).glossary),
    shared,
  );

const MEANINGS = { en: meaningsIn('en', glossaryEn), ja: meaningsIn('ja', glossaryJa) };

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
