// What editing does to a whole board: pure functions, no elements. Rules of play are the core's; here is only that a side has
// fifteen checkers, and that nobody shares a point.

import { countOn, editorBoard, mostOn } from '../bearoff/board-model.js';
import { POINTS, fromOtherSide } from '../board/model.js';

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/model.js').Side} Side */
/** @typedef {import('../bearoff/board-model.js').Place} Place */
/** @typedef {{x: number[], o: number[]}} Position  checkers on own points 1 to 24, then on the bar */

/** The bar, as each side counts. */
export const BAR = POINTS + 1;
/** Places in a row: twelve points, with the bar in their middle. */
const ROW = POINTS / 2 + 1;

/** @param {number} first @param {number} step */
const six = (first, step) => Array.from({ length: 6 }, (_, i) => first + i * step);

/**
 * As they are seen, from the upper left to the lower right: X's numbers, and whose bar.
 * @type {readonly (number | Side)[]}
 */
export const SPOTS = [...six(13, 1), 'o', ...six(19, 1), ...six(12, -1), 'x', ...six(6, -1)];

/** The spot in the other row. @param {number} index */
export const across = (index) => (index + ROW) % SPOTS.length;

/**
 * A spot as a place of a side.
 * @param {number | Side} spot
 * @param {Side} side  whose checkers are meant; the bar has only its owner's
 * @returns {Place}
 */
export const placeOf = (spot, side) =>
  typeof spot === 'string'
    ? { side: spot, point: BAR, at: 0 }
    : { side, point: side === 'x' ? spot : fromOtherSide(spot), at: spot };

/**
 * Whose checkers stand there.
 * @param {Position} position
 * @param {number | Side} spot
 * @returns {Side | null} null: nobody's
 */
export function holder(position, spot) {
  const sides = typeof spot === 'string' ? [spot] : /** @type {const} */ (['x', 'o']);
  return sides.find((side) => countOn(position, placeOf(spot, side)) > 0) ?? null;
}

/**
 * Who is in the way of a side's checkers: nobody shares a point.
 * @param {Position} position
 * @param {number | Side} spot
 * @param {Side} side
 * @returns {Side | null} null: nobody, as always on the bar, which takes its owner's
 */
export function inTheWay(position, spot, side) {
  const there = holder(position, spot);
  return there && placeOf(spot, side).side !== there ? there : null;
}

/**
 * How many checkers of a side a spot can have while all others stay where they are.
 * @param {Position} position
 * @param {number | Side} spot
 * @param {Side} side
 * @returns {number} 0 where the other side is
 */
export const mostAt = (position, spot, side) =>
  inTheWay(position, spot, side) ? 0 : mostOn(position, placeOf(spot, side));

/** Nothing on the board. @returns {Position} */
export const emptyBoard = () => ({ x: Array(BAR).fill(0), o: Array(BAR).fill(0) });

/**
 * What the drawing needs. It is hidden from those who don't see it: the controls over it tell them more.
 * @param {Position} position
 * @param {[number, number] | null} dice  to be drawn
 * @param {Side} side  who has rolled them
 * @returns {BoardModel}
 */
export const wholeBoard = (position, dice, side) => ({
  ...editorBoard(position),
  dice: dice && { values: dice, side },
});
