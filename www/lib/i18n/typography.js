// How texts are set: spaces between sentences, and where a line may end.

import { html, nothing } from 'lit';
import { texts } from './texts.js';

/**
 * A phrase ends with hiragana, a comma or a closing bracket where the next one begins with another script, and before an opening bracket.
 * The longest headings of tables end between their words, too.
 */
const PHRASE_END =
  /(?<=分散減少)(?=なし|あり)|(?<=ゲーム|ペア)(?=相当|分か)|(?<=ネットワーク)(?=だけ)|(?<=時間)(?=あたり)|(?<=と)(?=みなす)|(?<=[ぁ-ん、・）」])(?=[一-龠々ァ-ヶA-Za-z0-9±])|(?=[（「])/;

/** A label in its phrases; a formula has no line end. @param {string} text */
export const phrasesOf = (text) => text.replace(/ ([−+×÷=]) /g, '\u00A0$1\u00A0').split(PHRASE_END);

/**
 * Sentences in a row. English has a space between two of them, Japanese none.
 * @param {string} language
 * @param {...unknown} sentences  strings or templates; empty ones are left out
 */
export function sentences(language, ...sentences) {
  const said = sentences.filter((sentence) => sentence !== '' && sentence !== nothing);
  const space = language === 'ja' ? '' : ' ';
  return said.map((sentence, i) => html`${i > 0 ? space : ''}${sentence}`);
}

/**
 * A label of a narrow cell, with its possible line ends. With `word-break: keep-all` its lines end between phrases in every browser:
 * only some know `auto-phrase`.
 * @param {string} text
 */
export const phrases = (text) => phrasesOf(text).map((phrase, i) => (i > 0 ? html`<wbr />${phrase}` : phrase));

/**
 * A label of a narrow cell for an attribute that a style sheet shows: a zero-width space stands where a line may end.
 * @param {string} text
 */
export const breakable = (text) => phrasesOf(text).join('\u200B');

/** A sum or a difference, or brackets around one, with what stands before and after them. */
const FORMULA = /(√?\([^()]*[+−×÷][^()]*\)²?(?: [×÷] \([^()]*\))?|A − B)/;

/** A sentence whose formulas stay in one line each. @param {string} text */
export const withFormulas = (text) =>
  text.split(FORMULA).map((part, i) => (i % 2 === 1 ? html`<span class="formula">${part}</span>` : part));

/** The name of a button that explains a word. @param {string} text */
export const asksFor = (text) => `${text}${texts?.language === 'ja' ? '？' : '?'}`;
