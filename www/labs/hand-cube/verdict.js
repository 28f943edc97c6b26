// The result of a game with the cube, in words and as a sum: luck, plays and cube actions apart, from the reader's side.

import { SAME, termsOf } from '../../lib/cube/game.js';

/** @typedef {import('../hand/shapes.js').Model<import('./lab.js').Cubed>} Model */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRecord} CubeHandRecord */
/** @typedef {import('../hand/shapes.js').Side} Side */

/** Decimals of exact figures. With them, the written sum adds up. */
const DIGITS = 4;

/** Costs below this, in points, are written as 0. */
const NOTHING = 5e-4;

/** Whether a cost, in points, shows when it is written. @param {number | null} cost */
export const isCost = (cost) => cost !== null && cost >= NOTHING;

/**
 * Returns the figures of a finished game from the reader's side, or the winner's if the reader plays both.
 * @param {Model} model
 * @param {CubeHandRecord} record
 */
function seenFrom({ setup: { hands, position, estimator } }, record) {
  /** @type {Side} */
  const side = hands !== 'both' ? hands : record.end === 'o' ? 'o' : 'x';
  const sign = side === position.onRoll ? 1 : -1;
  const { result, mistakes } = record;
  const [value, luck] = [sign * record.value, sign * record.luck];
  const terms =
    result !== null && estimator === 'exact' ? termsOf({ result: sign * result, value, mistakes }, side) : null;
  return {
    side,
    other: side === 'x' ? /** @type {const} */ ('o') : /** @type {const} */ ('x'),
    both: hands === 'both',
    result: sign * (result ?? 0),
    value,
    // The luck is the rounded one of the sum, if there is a sum.
    luck: terms?.find(({ name }) => name === 'luck')?.points ?? luck,
    terms,
  };
}

/**
 * Says who won, the value, the luck, and what mistakes cost.
 * @param {Model} model
 * @param {CubeHandRecord} record  of a game that is over
 */
export function verdict(model, record) {
  const { texts, format } = model;
  const { verdict: words, sides } = texts;
  const { end, passed, mistakes } = record;
  if (end !== 'x' && end !== 'o') return words.abandoned;
  const { side, other, both, result, value, luck } = seenFrom(model, record);
  const cost = (/** @type {number} */ points) => format.percent(points < SAME ? 0 : points, DIGITS);
  const [own, theirs] = [mistakes[side], mistakes[other]];
  const of = (/** @type {Side} */ one, /** @type {typeof own} */ { checkers, cube }) =>
    words.sideCosts(sides[one], cost(checkers), cost(cube));
  const erredBy = (/** @type {typeof own} */ { checkers, cube }) => checkers >= SAME || cube >= SAME;
  return [
    (side === end ? words.won : words.lost)(both ? sides[side] : words.you, format.count(Math.abs(result))),
    ...(passed ? [words.passed] : []),
    words.worth(format.points(value, DIGITS), format.points(luck, DIGITS)),
    both ? of(side, own) : erredBy(own) ? words.costs(cost(own.checkers), cost(own.cube)) : words.noMistake,
    ...(both ? [of(other, theirs)] : []),
    ...(!both && erredBy(theirs) ? [words.given(sides[other], cost(theirs.checkers), cost(theirs.cube))] : []),
  ].join(words.between);
}

/**
 * Writes value + luck − mistakes = result; null if the game is not over, or luck is not exact.
 * @param {Model} model
 * @param {CubeHandRecord} record
 */
export function sum(model, record) {
  const { texts, format } = model;
  const { verdict: words, sides } = texts;
  const { side, both, result, terms } = seenFrom(model, record);
  if (!terms) return null;
  const label = (/** @type {import('../../lib/cube/game.js').Term} */ { name, side: whose }) => {
    if (name === 'value' || name === 'luck') return words.terms[name];
    return whose === side && !both ? words.yours[name] : words.terms[name](sides[whose ?? side]);
  };
  const named = terms.map((term, i) => {
    const { points } = term;
    const written = words.term(
      i === 0 ? format.points(points, DIGITS) : format.percent(Math.abs(points), DIGITS),
      label(term),
    );
    return i === 0 ? written : (points < 0 ? words.less : words.plus)(written);
  });
  return words.equation(named.join(''), format.plain(result));
}
