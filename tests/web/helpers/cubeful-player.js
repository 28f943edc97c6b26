// Bear-offs with the doubling cube played and solved by an implementation of their own, slow and in floating point: what the pages'
// core says is compared with it. Equities are those of the side on roll, per unit of the cube, by whose the cube is.

import { keyOf, playsOf } from './bear-off-player.js';

/** @typedef {import('./bear-off-player.js').Checkers} Checkers */
/** @typedef {'mine' | 'centred' | 'theirs'} Holder */

/** Whose the cube is when the other side is on roll. */
const TURNED = /** @type {const} */ ({ mine: 'theirs', centred: 'centred', theirs: 'mine' });

/** Actions that differ by less, in points, are worth the same: then one does not double, and takes. */
const EQUAL = 1e-6;

const FACES = [1, 2, 3, 4, 5, 6];

/** The 21 kinds of rolls. */
const ROLLS = FACES.flatMap((high) => FACES.slice(0, high).map((low) => [high, low]));

/** @param {Checkers} checkers */
const isOff = (checkers) => checkers.every((count) => count === 0);

/** By whose the cube is, then by the position. @type {Record<Holder, Map<number, number>>} */
const known = { mine: new Map(), centred: new Map(), theirs: new Map() };

/**
 * What a play is worth to the side who made it.
 * @param {Checkers} after
 * @param {Checkers} other
 * @param {Holder} holder  of the cube, to her
 */
const worth = (after, other, holder) => (isOff(after) ? 1 : -equityOf(other, after, TURNED[holder]));

/**
 * The best play of a roll; of equals the first.
 * @param {Checkers} mover
 * @param {Checkers} other
 * @param {Holder} holder
 * @param {readonly number[]} roll
 */
export function bestPlay(mover, other, holder, roll) {
  const plays = playsOf(mover, roll);
  const worths = plays.map(({ after }) => worth(after, other, holder));
  return plays[worths.indexOf(Math.max(...worths))];
}

/**
 * What not doubling is worth.
 * @param {Checkers} mover
 * @param {Checkers} other
 * @param {Holder} holder
 * @returns {number}
 */
function noDouble(mover, other, holder) {
  const key = keyOf(mover, other);
  const already = known[holder].get(key);
  if (already !== undefined) return already;
  let sum = 0;
  for (const roll of ROLLS) {
    sum += (roll[0] === roll[1] ? 1 : 2) * worth(bestPlay(mover, other, holder, roll).after, other, holder);
  }
  known[holder].set(key, sum / 36);
  return sum / 36;
}

/** Whether a double is to be taken. @param {Checkers} mover  who doubles  @param {Checkers} other */
export const takes = (mover, other) => 2 * noDouble(mover, other, 'theirs') <= 1 + EQUAL;

/** Whether the side on roll is to double. @param {Checkers} mover  @param {Checkers} other  @param {Holder} holder */
export function doubles(mover, other, holder) {
  if (holder === 'theirs') return false;
  const doubled = takes(mover, other) ? 2 * noDouble(mover, other, 'theirs') : 1;
  return doubled > noDouble(mover, other, holder) + EQUAL;
}

/**
 * Returns the equity of the side on roll before it decides whether to double. The unit is the cube's value.
 * @param {Checkers} mover
 * @param {Checkers} other
 * @param {Holder} holder
 * @returns {number}
 */
export function equityOf(mover, other, holder) {
  const waited = noDouble(mover, other, holder);
  return holder === 'theirs' ? waited : Math.max(waited, Math.min(2 * noDouble(mover, other, 'theirs'), 1));
}
