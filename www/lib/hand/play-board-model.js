// What <play-board> is given, and where things are on it: pure functions. What may be moved, and where to, its owner
// says.

import { FIELDS, POINT, checkerSpots, pointBox, trayBox } from '../board/geometry.js';
import { fromOtherSide } from '../board/model.js';

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/model.js').Side} Side */
/** @typedef {import('../board/geometry.js').Box} Box */
/** @typedef {import('../board/geometry.js').Spot} Spot */

/**
 * @typedef {Object} Turn  that waits for a hand
 * @property {Side} side
 * @property {{value: number, played: boolean}[]} dice  in the order in which they are moved
 * @property {{from: number, to: number[]}[]} movable  points from which a checker can be moved, and where to; 0 is off
 * @property {boolean} done  whether all dice are played
 */

/**
 * @typedef {Object} PlayModel
 * @property {BoardModel} board  without dice
 * @property {Turn | null} turn  null: nothing waits
 */

export const HOME = 6;

/** The points of a home board as they are seen, from the left. */
export const ROW = Array.from({ length: HOME }, (_, i) => HOME - i);

/**
 * X's number for a side's own point, as the drawing knows it.
 * @param {Side} side
 * @param {number} point
 */
export const placeOf = (side, point) => (side === 'x' ? point : fromOtherSide(point));

/**
 * @param {PlayModel} model
 * @param {Side} side
 * @param {number} point
 */
export const countOn = ({ board }, side, point) => board[side][point - 1] ?? 0;

/**
 * Where a checker can go from a point.
 * @param {Turn | null} turn
 * @param {number} point
 */
export const targetsFrom = (turn, point) => turn?.movable.find(({ from }) => from === point)?.to ?? [];

/**
 * The point over which something is, whichever row it is in: points of the same number lie opposite each other. Beyond the ace
 * points are the trays.
 * @param {Spot} spot
 * @returns {number | null} 0: off the board; null: nowhere
 */
export function pointUnder({ x }) {
  const column = Math.floor((x - FIELDS.home.x) / POINT.width);
  if (column >= HOME) return 0;
  return column < 0 ? null : HOME - column;
}

/**
 * Where a checker that goes there will be: the box to mark.
 * @param {Side} side
 * @param {number} to
 * @returns {Box}
 */
export const targetBox = (side, to) => (to === 0 ? trayBox(side, true) : pointBox(placeOf(side, to)));

/**
 * The board while a checker is in the air.
 * @param {BoardModel} board
 * @param {Side} side
 * @param {number} from
 * @returns {BoardModel}
 */
export function lifted(board, side, from) {
  const points = [...board[side]];
  points[from - 1] -= 1;
  return { ...board, [side]: points };
}

/**
 * The middle of the innermost checker on a point: the one that is taken.
 * @param {Side} side
 * @param {number} point
 * @param {number} count
 */
export const topChecker = (side, point, count) => checkerSpots(placeOf(side, point), count).at(-1);

/**
 * Whether nothing has been moved between two models.
 * @param {PlayModel | null | undefined} before
 * @param {PlayModel | null} after
 */
export const sameTurn = (before, after) => JSON.stringify(before?.turn) === JSON.stringify(after?.turn);
