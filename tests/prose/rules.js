// Our own rules for English, as rules of textlint: openings, words, words written twice, and the length of sentences.

import { StringSource } from 'textlint-util-to-string';
import { MOST_WORDS, OPENINGS, WORDS } from './words.js';
import { asks, sentences, words } from './sentences.js';

/** @typedef {import('./words.js').Ban} Ban */
/** @typedef {import('./sentences.js').Sentence} Sentence */
/** @typedef {{message: string, index: number}} Problem  with its place in the sentence */

/** Ids of the kinds of text that have sentences. */
const KINDS = ['Paragraph', 'Header', 'TableCell'];

/**
 * Makes a rule of textlint from a check of single sentences.
 * @param {(sentence: Sentence) => Problem[]} check
 */
const rule =
  (check) =>
  (/** @type {any} */ { RuleError, report, locator }) =>
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        (/** @type {any} */ node) => {
          // Code is neither a word to avoid nor the end of a sentence.
          const source = new StringSource(node, {
            replacer: ({ node: part, maskValue }) => (part.type === 'Code' ? maskValue('X') : undefined),
          });
          for (const sentence of sentences(source.toString())) {
            for (const { message, index } of check(sentence)) {
              const place = source.originalIndexFromIndex(sentence.start + index) ?? 0;
              report(node, new RuleError(message, { padding: locator.at(place) }));
            }
          }
        },
      ]),
    );

/** @param {Ban} ban @param {Sentence} sentence @returns {Problem[]} */
function banned({ name, pattern, reason, labels }, { text }) {
  const found = pattern.exec(text);
  if (!found || (labels && (asks(text) || !/[.!:;][”’"')]*$/.test(text)))) return [];
  return [{ message: `“${found[0]}” (${name}): ${reason}`, index: found.index }];
}

export const opening = rule((sentence) => OPENINGS.flatMap((ban) => banned(ban, sentence)).slice(0, 1));

export const word = rule((sentence) => WORDS.flatMap((ban) => banned(ban, sentence)));

export const length = rule(({ text }) => {
  const count = words(text);
  return count > MOST_WORDS
    ? [{ message: `${count} words: split the sentence (at most ${MOST_WORDS})`, index: 0 }]
    : [];
});

/** A word that is written twice. “That that” and “had had” can be right. */
const TWICE = /\b(?!that\b|had\b)([a-z]{2,}) \1\b/i;

export const repeated = rule(({ text }) => {
  const found = TWICE.exec(text);
  return found ? [{ message: `“${found[0]}”: remove a word`, index: found.index }] : [];
});
