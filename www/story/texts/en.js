// Texts around all figures of the story, in English.

import { TITLES } from '../embeds.js';

/** @typedef {typeof en} Common */

export const en = {
  /** @type {'en' | 'ja'} */
  language: 'en',
  sides: { x: 'Blue', o: 'White' },
  plain: 'plain',
  reduced: 'result − luck',
  /** @param {string} n */
  figure: (n) => `Figure ${n}.`,
  /** A figure's number within a sentence. @param {string} n */
  figureInText: (n) => `figure ${n}`,
  answer: 'The answer',
  /** The reader's guess. @param {string} guess */
  youSaid: (guess) => `You said ${guess}.`,
  yourGuess: 'your guess',
  noGuess: 'You haven’t guessed.',
  waits: 'The picture appears after your guess.',
  show: 'Just show me',
  trying: 'Is this your guess?',
  settle: 'Confirm this guess',
  lab: 'Open in the lab',
  inStory: 'Read the story: can you move the line?',
  embed: 'Embed this figure',
  embedNote: 'Paste this where the figure should appear. Your readers can change it as you can here.',
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
    memory: 'This figure stays a picture: there isn’t enough memory to run it.',
    notLoaded: 'This figure stays a picture: its code didn’t load. Reload the page to try again.',
    stopped: 'This figure stopped because of an error. Reload the page.',
  },
  titles: TITLES.en,
};
