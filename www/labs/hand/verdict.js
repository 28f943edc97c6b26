// What a game came to, in words: luck and mistakes apart.

import { isCost } from './costs.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../shared/format.js').Format} Format */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./state.js').Hands} Hands */

/**
 * @param {HandRecord} record  of a game that is over
 * @param {Hands} hands
 * @param {Texts} texts
 * @param {Format} format
 */
export function verdict({ end, luck, costs }, hands, { verdict: words, sides }, format) {
  if (end !== 'x' && end !== 'o') return words.abandoned;
  // The reader's own side; of both, that which has won.
  const side = hands === 'both' ? end : hands;
  const who = hands === 'both' ? sides[side] : words.you;
  const won = side === end;
  const own = side === 'x' ? luck : -luck;
  const written = format.points(own, 1);
  const because = own >= 0 === won;
  const said = won
    ? (because ? words.wonBecause : words.wonInSpite)(who, written)
    : (because ? words.lostBecause : words.lostInSpite)(who, written);
  if (!costs) return words.sentence(said);
  const cost = (/** @type {'x' | 'o'} */ of) => format.percent(costs[of], 1);
  if (hands === 'both') {
    const both = words.both(words.sideCost(sides.x, cost('x')), words.sideCost(sides.o, cost('o')));
    return words.sentence(words.both(said, both));
  }
  return words.sentence(words.both(said, isCost(costs[hands]) ? words.cost(cost(hands)) : words.noCost));
}

/**
 * Value + luck − mistakes = result; null where luck or mistakes are not exact.
 * @param {HandRecord} record
 * @param {number | null} value  of the position, if both sides play perfectly
 * @param {Texts} texts
 * @param {Format} format
 */
export function sum({ luck, costs, result }, value, { verdict: words }, format) {
  if (!costs || result === null || value === null) return null;
  const { percent, points } = format;
  return words.sum(
    percent(value, 1),
    points(luck, 1),
    percent(costs.x, 1),
    percent(costs.o, 1),
    format.plain(result, 0),
  );
}
