// Where the story answers the questions that real readers have asked: the index at its end. What is asked stands in the texts
// that the labs show.

import { en } from '../../lib/questions/texts/en.js';
import { ja } from '../../lib/questions/texts/ja.js';

/** @typedef {keyof import('../../lib/questions/texts/en.js').Questions} Question */

const ASKED = { en: en.questions, ja: ja.questions };

/**
 * The questions as they come up. Each name is the id of the paragraph that answers it; `interval` is a figure's as well, and the
 * answer stands right below that.
 * @type {readonly Question[]}
 */
export const QUESTIONS = [
  'circular',
  'both',
  'disagree',
  'bad',
  'worth',
  'errors',
  'others',
  'williams',
  'deviation',
  'interval',
  'narrow',
  'stopped',
  'skewed',
];

/** @param {'en' | 'ja'} language */
export const questions = (language) =>
  QUESTIONS.map((name) => {
    const [question] = ASKED[language][name];
    return { anchor: name, question };
  });
