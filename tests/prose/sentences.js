// Splits English text into sentences.

/** Stops after which no sentence ends. */
const ABBREVIATIONS = /(?:^|[\s(“"])(?:e\.g|i\.e|cf|vs|etc|al|no|p|pp|vol|Dr|Mr|Ms|Mrs|St|[A-Z])\.$/;

/** The end of a sentence: its stop, with closing quotes and brackets, before white space and a new start. */
const END = /[.!?…]["”’')\]*_]*(?=\s+["“‘'([*_]*[\p{Lu}\d`])/gu;

/**
 * @typedef {Object} Sentence
 * @property {string} text
 * @property {number} start  its place in the text
 */

/**
 * @param {string} text
 * @returns {Sentence[]}
 */
export function sentences(text) {
  const found = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (ABBREVIATIONS.test(text.slice(start, match.index + 1))) continue;
    found.push(sentence(text, start, end));
    start = end;
  }
  found.push(sentence(text, start, text.length));
  return found.filter((each) => each.text !== '');
}

/**
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @returns {Sentence}
 */
function sentence(text, start, end) {
  const raw = text.slice(start, end);
  return { text: raw.trim(), start: start + raw.length - raw.trimStart().length };
}

/** The number of words of a sentence. Signs and numbers that stand alone are no words. @param {string} text */
export const words = (text) => text.split(/[\s/—–]+/).filter((word) => /\p{L}/u.test(word)).length;

/** Whether a sentence asks. @param {string} text */
export const asks = (text) => /\?["”’')\]*_]*$/.test(text);
