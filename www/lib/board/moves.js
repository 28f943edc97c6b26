// The checkers that move between two models of a board, from where to where. Pure functions.

import { offOf, POINTS } from './model.js';

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./model.js').Side} Side */

/** Places of a side's checkers: 0 is off the board, 1 to 24 are its own points, 25 is the bar. */
export const OFF = 0;
export const BAR = POINTS + 1;

/**
 * One end of a move.
 * @typedef {Object} End
 * @property {number} place
 * @property {number} at  position in the stack there; 0 is at the edge of the board
 * @property {number} count  checkers of the stack
 */

/** @typedef {{side: Side, from: End, to: End}} Move */

/**
 * @typedef {Object} Change  from one model to the next
 * @property {Move[]} moves
 * @property {import('./model.js').Roll | null} lands  the roll, if it is another one than before
 * @property {BoardModel} before  without dice that land
 * @property {BoardModel} still  the next model without what moves
 */

/** @param {BoardModel} model @param {Side} side @param {number} place */
const countAt = (model, side, place) => (place === OFF ? offOf(model, side) : (model[side][place - 1] ?? 0));

/** Checkers of `stacks` beyond those of `others`, from the bar to the tray. */
const beyond = (/** @type {(place: number) => number} */ stacks, /** @type {(place: number) => number} */ others) => {
  /** @type {End[]} */
  const ends = [];
  for (let place = BAR; place >= OFF; place -= 1) {
    const count = stacks(place);
    for (let at = count - 1; at >= others(place); at -= 1) ends.push({ place, at, count });
  }
  return ends;
};

/**
 * Returns the moves of a side. The rearmost checker that left goes to the rearmost place that gained one: in a legal play, no
 * checker then moves backwards.
 * @param {BoardModel} before
 * @param {BoardModel} after
 * @param {Side} side
 * @returns {Move[]} none if the side has more or fewer checkers than before, because a drag holds one
 */
function movesOf(before, after, side) {
  const then = (/** @type {number} */ place) => countAt(before, side, place);
  const now = (/** @type {number} */ place) => countAt(after, side, place);
  const left = beyond(then, now);
  const come = beyond(now, then);
  return left.length === come.length ? left.map((from, i) => ({ side, from, to: come[i] })) : [];
}

/**
 * Returns the moves of both sides. A checker that was hit goes to the bar.
 * @param {BoardModel} before
 * @param {BoardModel} after
 */
export const movesBetween = (before, after) => [...movesOf(before, after, 'x'), ...movesOf(before, after, 'o')];

/**
 * Returns a model without the checkers that are on their way.
 * @param {BoardModel} model
 * @param {Move[]} moves  that lead to it
 * @returns {BoardModel}
 */
export function without(model, moves) {
  const still = { ...model, x: [...model.x], o: [...model.o] };
  for (const { side, to } of moves) {
    if (to.place !== OFF) still[side][to.place - 1] -= 1;
    else if (side === 'x') still.xOff -= 1;
    else still.oOff -= 1;
  }
  return still;
}

/** @param {BoardModel} model */
const rollOf = ({ dice }) => dice && `${dice.side} ${dice.values}`;

/**
 * Returns the change between two models; null if neither a checker moves nor dice land.
 * @param {BoardModel} before
 * @param {BoardModel} after
 * @returns {Change | null}
 */
export function changeBetween(before, after) {
  const moves = movesBetween(before, after);
  const lands = rollOf(before) === rollOf(after) ? null : after.dice;
  if (moves.length === 0 && !lands) return null;
  const still = without(after, moves);
  return lands
    ? { moves, lands, before: { ...before, dice: null }, still: { ...still, dice: null } }
    : { moves, lands, before, still };
}
