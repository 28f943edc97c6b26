// The model of a board: a position and a roll, as the owner of the position hands them to the drawing.

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
 * @property {{x: number, o: number}} [off] borne off, as it is written beside the board
 * @property {string} label describes the position to those who don't see it
 * @property {Names} names
 * @property {number[]} [highlight] X's points to mark
 * @property {number} [within] milliseconds in which the board moves to this model from the one before; otherwise at once
 */

/** @typedef {{side: Side, count: number}} Stack */

export const POINTS = 24;

/** A point as the other side sees it: O's ace point is X's 24 point. It is its own inverse. @param {number} point */
export const fromOtherSide = (point) => POINTS + 1 - point;

/** @param {number | undefined} count */
const whole = (count) => Math.max(0, Math.floor(Number(count) || 0));

/**
 * The side that holds one of X's points, and its number of checkers there.
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

/** How many of a side are borne off. @param {BoardModel} model @param {Side} side */
export const offOf = (model, side) => (side === 'x' ? model.xOff : model.oOff);

// ——— Dice ———

/**
 * Returns both dice, the larger one first.
 * @param {readonly number[]} dice
 * @returns {[number, number]}
 */
export const largerFirst = ([first, second]) => (first < second ? [second, first] : [first, second]);

/** Writes a roll as players do in every language, the larger die first: "6-5". @param {readonly number[]} dice */
export const writeRoll = (dice) => largerFirst(dice).join('-');

/** The pips on each face, as places in a grid of three by three, counted row by row. Two and three run along a diagonal. */
const FACES = ['', '4', '08', '048', '0268', '02468', '036258'];

/**
 * Returns the pips of a face, at −1, 0 or 1 across and down.
 * @param {number} value
 * @returns {readonly [number, number][]} none if a die has no such face
 */
export const face = (value) =>
  [...(FACES[value] ?? '')].map(Number).map((place) => [(place % 3) - 1, Math.floor(place / 3) - 1]);
