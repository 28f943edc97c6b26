// What can be seen now, in words, for the page and for those who hear it.

import { writeMeanInUnit } from './readout.js';

/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../texts/texts.js').RolloutTexts} Texts */
/** @typedef {import('../format.js').Format} Format */

/**
 * @param {import('./shapes.js').Readout} readout
 * @param {Theory | null} theory
 * @param {Texts} texts
 * @param {Format} format
 */
export function sentence(readout, theory, texts, format) {
  const words = texts.sentence;
  // Without theory there are no funnels to speak of, and nothing to say of where the lines settle.
  if (readout.games === 0) return theory ? words.start : texts.games.empty;
  const now = words.now(
    format.count(readout.games),
    writeMeanInUnit(readout.plain, format),
    writeMeanInUnit(readout.reduced, format),
  );
  return theory ? words.both(now, comment(theory, texts, format)) : now;
}

/**
 * @param {Theory} theory
 * @param {Texts} texts
 * @param {Format} format
 */
function comment({ reduced, unbiased, equivalentGames }, { sentence: words }, format) {
  if (!unbiased) {
    return words.biased(format.inUnit(format.plain(reduced.mean, 1)), format.plain(Math.abs(reduced.bias), 1));
  }
  if (equivalentGames === null) return words.perfect;
  if (Math.abs(equivalentGames - 1) < 1e-9) return words.same;
  const worth = format.ratio(equivalentGames);
  return equivalentGames > 1 ? words.faster(worth) : words.slower(worth);
}
