// Breaks a text into lines for a picture, where nothing else does: at spaces, and anywhere between Japanese
// characters but before what must not begin a line or after what must not end one.

import { textWidth } from '../chart/plan.js';

/** What is not broken: a word or number of Latin letters, or one character, with what clings to it. */
const PIECE = /[「『（“]*(?:[!-~−–’“”…]+|\S)[、。，．）」』”：！？%ー・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*\s*/gu;

/**
 * @param {string} text
 * @param {number} size  of its letters
 * @param {number} width  that a line may have
 * @returns {string[]}
 */
export function wrap(text, size, width) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line && textWidth((line + piece).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}
