// What a game came to, in words and as the sum that it is: luck, plays and cube actions apart. From the reader's side.

import { SAME, termsOf } from '../../lib/cube/game-sum.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRecord} CubeHandRecord */
/** @typedef {import('./state.js').Hands} Hands */
/** @typedef {'x' | 'o'} Side */

/** Decimals of what is exact, so that the sum is right as it is written. */
const DIGITS = 4;

/**
 * Whose side is taken: the reader's; of both, that which has won.
 * @param {CubeHandRecord} record
 * @param {Hands} hands
 * @returns {Side}
 */
const sideOf = ({ end }, hands) => (hands !== 'both' ? hands : end === 'o' ? 'o' : 'x');

/**
 * A game that is over as somebody sees it: what it came to, and where luck is exact, the sum that it is.
 * @param {Lab} lab
 * @param {CubeHandRecord} record
 */
function seenFrom({ made, state }, record) {
  const { hands, position, estimator } = made?.setup ?? state.wanted;
  const side = sideOf(record, hands);
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
    // As it stands in the sum, where there is one.
    luck: terms?.find(({ name }) => name === 'luck')?.points ?? luck,
    terms,
  };
}

/**
 * @param {Lab} lab
 * @param {CubeHandRecord} record  of a game that is over
 */
export function verdict(lab, record) {
  const { texts, format } = lab;
  const { verdict: words, sides } = texts;
  const { end, passed, mistakes } = record;
  if (end !== 'x' && end !== 'o') return words.abandoned;
  const { side, other, both, result, value, luck } = seenFrom(lab, record);
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
 * Value + luck − mistakes = result; null where the game is not over, or luck is not exact.
 * @param {Lab} lab
 * @param {CubeHandRecord} record
 */
export function sum(lab, record) {
  const { texts, format } = lab;
  const { verdict: words, sides } = texts;
  const { side, both, result, terms } = seenFrom(lab, record);
  if (!terms) return null;
  const label = (/** @type {import('../../lib/cube/game-sum.js').Term} */ { name, side: whose }) => {
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
