// What all figures of the story say around themselves, in English.

import { titles } from './en-titles.js';

/** @typedef {typeof en} Common */

export const en = {
  /** @type {'en' | 'ja'} */
  language: 'en',
  sides: { x: 'Blue', o: 'White' },
  plain: 'plain',
  reduced: 'result − luck',
  /** @param {string} n */
  figure: (n) => `Figure ${n}.`,
  /** The same within a sentence. @param {string} n */
  figureInText: (n) => `figure ${n}`,
  answer: 'The answer',
  /** What the reader has guessed. @param {string} guess */
  youSaid: (guess) => `You said ${guess}.`,
  yourGuess: 'your guess',
  noGuess: 'You have not guessed.',
  waits: 'The picture appears after your guess.',
  show: 'Just show me',
  trying: 'Is this your guess?',
  settle: 'This is my guess',
  lab: 'Open this in its lab',
  inStory: 'From the story: can you move the line?',
  embed: 'Put this figure into your page',
  embedNote: 'Paste this where the figure should be. The reader of your page can change it as you can here.',
  copy: 'Copy',
  copied: 'Copied',
  xAxis: 'games',
  howMany: 'Games',
  /** @param {string} value */
  truth: (value) => `exact: ${value}`,
  /** Some facts as one sentence. @param {string[]} facts */
  sentence: (facts) => `${facts.join('; ')}.`,
  /** @param {string} value */
  settles: (value) => `settles at ${value}`,
  failure: {
    noWasm: 'This figure stays a picture: this browser has no WebAssembly.',
    noSimd: 'This figure stays a picture: this browser’s WebAssembly has no SIMD.',
    memory: 'This figure stays a picture: there is not enough memory for what would make it live.',
    notLoaded: 'This figure stays a picture: what moves it could not be loaded. Reload the page to try again.',
    stopped: 'This figure has stopped because of an error in it. Reload the page.',
  },
  titles,
};
