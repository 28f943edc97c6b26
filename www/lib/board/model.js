// What a board is given. Types only: the owner of the position makes the model, the board draws it.

/** @typedef {'x' | 'o'} Side X moves to the bottom right home board, O to the top right */

/**
 * @typedef {Object} Names
 * @property {string} x short, for the frame beside the bar
 * @property {string} o
 * @property {(count: number) => string} pips short, for the frame beside the tray: "167 pips"
 */

/**
 * @typedef {Object} Roll
 * @property {[number, number]} values
 * @property {Side} side whose roll: her colour, her right-hand half of the board
 * @property {boolean} [used] already played, drawn faded
 */

/**
 * @typedef {Object} BoardModel
 * @property {number[]} x X's checkers on X's own points, the ace point first; 6 entries if all are at home, a 25th
 *   for the bar, which only a whole board draws
 * @property {number[]} o O's checkers on O's own points
 * @property {number} xOff borne off
 * @property {number} oOff
 * @property {Roll | null} dice
 * @property {Side | null} onRoll
 * @property {{x: number, o: number} | null} pips
 * @property {string} label describes the position to those who don't see it
 * @property {Names} names
 * @property {number[]} [highlight] X's points to mark
 */

/** @typedef {{side: Side, count: number}} Stack */

export const POINTS = 24;

/**
 * The same point seen from the other side: O's ace point is X's 24 point. Its own inverse.
 * @param {number} point
 */
export const fromOtherSide = (point) => POINTS + 1 - point;

/**
 * @param {number | undefined} count
 */
const whole = (count) => Math.max(0, Math.floor(Number(count) || 0));

/**
 * Who holds one of X's points, and with how many.
 * @param {BoardModel} model
 * @param {number} point
 * @returns {Stack | null} null: nobody
 */
export function stackOn(model, point) {
  const x = whole(model.x[point - 1]);
  if (x) return { side: 'x', count: x };
  const o = whole(model.o[fromOtherSide(point) - 1]);
  return o ? { side: 'o', count: o } : null;
}

/**
 * How many of a side are on the bar.
 * @param {BoardModel} model
 * @param {Side} side
 */
export const countOnBar = (model, side) => whole(model[side][POINTS]);
