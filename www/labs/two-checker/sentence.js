// What can be seen now, in words, for the page and for those who hear it.

import { writeMean } from './readout.js';

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 * @param {import('../../shared/texts/texts.js').Texts} texts
 * @param {import('../../shared/format.js').Format} format
 */
export function sentence(readout, theory, texts, format) {
  const words = texts.sentence;
  if (readout.games === 0) return words.start;
  const now = words.now(
    format.count(readout.games),
    writeMean(readout.plain, format),
    writeMean(readout.reduced, format),
  );
  return words.both(now, comment(theory, texts, format));
}

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 * @param {import('../../shared/texts/texts.js').Texts} texts
 * @param {import('../../shared/format.js').Format} format
 */
function comment({ reduced, unbiased, equivalentGames }, { sentence: words }, format) {
  if (!unbiased) {
    return words.biased(format.plain(reduced.mean, 1), format.plain(Math.abs(reduced.bias), 1));
  }
  if (equivalentGames === null) return words.perfect;
  if (Math.abs(equivalentGames - 1) < 1e-9) return words.same;
  const worth = format.ratio(equivalentGames);
  return equivalentGames > 1 ? words.faster(worth) : words.slower(worth);
}
