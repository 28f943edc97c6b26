// The result of a game in words and as a sum: luck and mistakes apart.

import { asWritten } from '../../lib/i18n/format.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** Decimals of the sum, as many as costs have elsewhere. */
const DIGITS = 2;

/** Costs below this, in percentage points, are written as 0. */
const NOTHING = 5e-3;

/** Whether a cost, in percentage points, shows when it is written. @param {number | null} cost */
export const isCost = (cost) => cost !== null && cost >= NOTHING;

/**
 * Says who won, because of luck or in spite of it, and what mistakes cost.
 * @param {HandRecord} record  of a game that is over
 * @param {import('./shapes.js').Hands} hands
 * @param {Texts} texts
 * @param {Format} format
 * @param {number | null} value  exact value of the position; null if luck or mistakes are not exact
 */
export function verdict(record, hands, { verdict: words, sides }, format, value) {
  const { end, costs } = record;
  if (end !== 'x' && end !== 'o') return words.abandoned;
  // The reader's side, or the winner if the reader plays both.
  const side = hands === 'both' ? end : hands;
  const who = hands === 'both' ? sides[side] : words.you;
  const won = side === end;
  // The luck is the rounded one of the sum, if there is a sum.
  const luck = termsOf(record, value, format)?.luck ?? record.luck;
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
 * Writes value + luck − mistakes = result; null if luck or mistakes are not exact.
 * @param {HandRecord} record
 * @param {number | null} value  exact value of the position; null if luck or mistakes are not exact
 * @param {Texts} texts
 * @param {Format} format
 */
export function sum(record, value, { verdict: words }, format) {
  const terms = termsOf(record, value, format);
  if (!terms) return null;
  return words.sum(terms.value, format.points(terms.luck, DIGITS), terms.x, terms.o, format.plain(record.result, 0));
}

/**
 * Returns the terms as they are written. The luck is rounded so that they add up.
 * @param {HandRecord} record
 * @param {number | null} value
 * @param {Format} format
 */
function termsOf({ costs, result }, value, format) {
  if (!costs || result === null || value === null) return null;
  const [start, x, o] = [value, costs.x, costs.o].map((points) => format.percent(points, DIGITS));
  const luck = result - asWritten(start) + asWritten(x) - asWritten(o);
  return { value: start, x, o, luck: Number(luck.toFixed(DIGITS)) };
}
