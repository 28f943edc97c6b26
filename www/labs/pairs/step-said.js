// A turn of a pair in words, for those who hear it.

import { writeTurn } from '../../lib/bearoff/notation.js';

/**
 * @param {import('../../pkg/pairs/rollout_lab.js').PairRecord} record
 * @param {number} step
 * @param {import('./texts/en.js').Texts} texts
 */
export function stepSaid({ steps }, step, { game: words, sides }) {
  const { side, a, b, luckSoFar } = steps[step];
  const turn = (/** @type {typeof a} */ made) => (made ? writeTurn(made) : words.over);
  return {
    text: words.step(sides[side], turn(a), turn(b)),
    luck: luckSoFar - (steps[step - 1]?.luckSoFar ?? 0),
  };
}
