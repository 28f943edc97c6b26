// What editing does to a position: pure functions, no elements. Rules of play are the core's; here is only that a side
// has fifteen checkers.

import { fromOtherSide } from '../board/model.js';

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/model.js').Side} Side */
/** @typedef {import('./positions.js').Position} Position */

/**
 * @typedef {Object} Place one of the twelve points
 * @property {Side} side whose point
 * @property {number} point as its owner counts, 1 to 6
 * @property {number} at X's number for it, as the drawing knows it
 */

export const CHECKERS = 15;
const HOME = 6;
const ROW = Array.from({ length: HOME }, (_, i) => HOME - i);

/** As they are seen, from the upper left to the lower right. @type {Place[]} */
export const PLACES = [
  ...ROW.map((point) => ({ side: /** @type {Side} */ ('o'), point, at: fromOtherSide(point) })),
  ...ROW.map((point) => ({ side: /** @type {Side} */ ('x'), point, at: point })),
];

/** The place in the other row. @param {number} index */
export const across = (index) => (index + HOME) % PLACES.length;

/** @param {Position} position @param {Place} place */
export const countOn = (position, { side, point }) => position[side][point - 1] ?? 0;

/** @param {number[]} points */
export const onBoard = (points) => points.reduce((sum, count) => sum + count, 0);

/** @param {number[]} points */
export const pipsOf = (points) => points.reduce((sum, count, i) => sum + count * (i + 1), 0);

/**
 * How many checkers a point can have while the side's others stay where they are.
 * @param {Position} position
 * @param {Place} place
 */
export const mostOn = (position, place) => CHECKERS - onBoard(position[place.side]) + countOn(position, place);

/**
 * The position with so many checkers on one point.
 * @param {Position} position it is left alone
 * @param {Place} place
 * @param {number} count less than none is none
 * @returns {Position | null} null: the side has no more than fifteen
 */
export function withCount(position, place, count) {
  if (count > mostOn(position, place)) return null;
  const next = { x: [...position.x], o: [...position.o] };
  next[place.side][place.point - 1] = Math.max(0, count);
  return next;
}

/** @returns {Position} */
export const emptyPosition = () => ({ x: Array(HOME).fill(0), o: Array(HOME).fill(0) });

/** @param {Position} a @param {Position} b */
export const isSame = (a, b) =>
  ['x', 'o'].every((side) => `${a[/** @type {Side} */ (side)]}` === `${b[/** @type {Side} */ (side)]}`);

/**
 * A number typed digit by digit: a 1 may be the beginning of one from 10 to 15.
 * @param {number | null} before what has just been typed on the same point
 * @param {number} digit
 */
export const typedCount = (before, digit) => (before === 1 && digit <= 5 ? 10 + digit : digit);

/**
 * What the drawing needs. It is hidden from those who don't see it: the controls over it tell them more.
 * @param {Position} position
 * @returns {BoardModel}
 */
export const editorBoard = ({ x, o }) => ({
  x,
  o,
  xOff: CHECKERS - onBoard(x),
  oOff: CHECKERS - onBoard(o),
  dice: null,
  onRoll: null,
  pips: null,
  label: '',
  names: { x: '', o: '', pips: () => '' },
});
