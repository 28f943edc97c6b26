// Runs textlint over a text: well-kept rules of others, and our own.

import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import plain from '@textlint/textlint-plugin-text';
import misspellings from 'textlint-rule-common-misspellings';
import japanese from 'textlint-rule-preset-ja-technical-writing';
import terminology from 'textlint-rule-terminology';
import { length, opening, repeated, word } from './rules.js';

/** @typedef {import('./sources.js').Source} Source */

/**
 * @typedef {Object} Finding
 * @property {string} file
 * @property {number} line
 * @property {string} rule
 * @property {string} reason
 */

/** A rule's function, of modules of either kind. @param {any} module */
const rule = (module) => module.default ?? module;

/**
 * Terms of the list that are right as we write them, by its own patterns: names of files, `id` in addresses, luck “built in”,
 * and “website”, which means more than a site.
 */
const OWN_TERMS = ['readme(s)?', 'ID', "ID['’]?s", 'ZIP', 'Wasm', 'built in', 'web[- ]?site(s)?'];

/** Rules for English. @type {any[]} */
const ENGLISH = [
  { ruleId: 'opening', rule: opening },
  { ruleId: 'word', rule: word },
  { ruleId: 'repeated', rule: repeated },
  { ruleId: 'length', rule: length },
  { ruleId: 'misspelling', rule: rule(misspellings) },
  { ruleId: 'terminology', rule: rule(terminology), options: { exclude: OWN_TERMS } },
];

/** Rules of the Japanese preset that don't fit, each with the reason. @type {Record<string, string>} */
const LEFT_OUT = {
  'arabic-kanji-numbers': 'it objects to 一つ一つ; tests/web/helpers/japanese.js has the counters',
  'ja-no-mixed-period': 'labels have no full stop',
  'ja-no-weak-phrase': '〜かもしれません says that something is uncertain',
  'ja-unnatural-alphabet': 'letters are names of values',
  'no-doubled-joshi': 'natural sentences have a particle twice: 次の1手で運の平均がゼロになる',
  'no-exclamation-question-mark': 'readers ask questions',
};

/** Options of rules that object to names and idioms. @type {Record<string, object>} */
const OPTIONS = {
  'ja-no-successive-word': { allow: ['一つ'] },
  'max-kanji-continuous-len': { max: 6, allow: ['将棋基礎情報研究所', '型将棋評価関数'] },
};

/** Rules for Japanese. @type {any[]} */
const JAPANESE = Object.entries(/** @type {any} */ (japanese).rules)
  .filter(([ruleId]) => !(ruleId in LEFT_OUT))
  .map(([ruleId, rule]) => ({
    ruleId,
    rule,
    options: OPTIONS[ruleId] ?? /** @type {any} */ (japanese).rulesConfig[ruleId],
  }));

const kernel = new TextlintKernel();
/** @type {any[]} */
const PLUGINS = [
  { pluginId: 'markdown', plugin: rule(markdown) },
  { pluginId: 'text', plugin: rule(plain) },
];

/**
 * All findings in a text, exceptions or not.
 * @param {Source} source
 * @returns {Promise<Finding[]>}
 */
export async function lint({ file, language, ext, text, lineAt }) {
  const rules = language === 'ja' ? JAPANESE : ENGLISH;
  const { messages } = await kernel.lintText(text, { ext, filePath: file, plugins: PLUGINS, rules });
  return messages.map(({ index, ruleId, message }) => ({
    file,
    line: lineAt(index),
    rule: ruleId,
    reason: message.replace(/\s*\n[^]*/, ''),
  }));
}
