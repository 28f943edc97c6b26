// A formula or a range of numbers in a text: browsers don't break it over lines.

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** @param {string} text */
export const formula = (text) =>
  text
    .replaceAll(' ', NO_BREAK_SPACE)
    // Between letters or digits; beside a space that holds, they hold too.
    .replace(/(\S)([/〜%])(?=\S)/g, `$1${WORD_JOINER}$2${WORD_JOINER}`);
