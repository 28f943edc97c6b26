// A whole board for editing: its spots, what editing does to a position, and where things are on a narrow board. Pure functions. The
// core has the rules of play; this file only knows that a side has fifteen checkers, and that the sides don't share a point.

import { countOn, editorBoard, mostOn } from '../bearoff/board-model.js';
import { fromOtherSide, POINTS } from './model.js';
import { BAR_BOX, barBox as wideBar, FIELDS, isUpper, pointBox, slabsIn, TRAYS, viewBox } from './geometry.js';

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./model.js').Side} Side */
/** @typedef {import('../bearoff/board-editor.js').Place} Place */
/** @typedef {import('./geometry.js').Box} Box */

/** @typedef {{x: number[], o: number[]}} Position  checkers on own points 1 to 24, then on the bar */

/** The bar, as each side counts. */
export const BAR = POINTS + 1;
/** Places in a row: twelve points, with the bar in their middle. */
const ROW = POINTS / 2 + 1;

/** @param {number} first @param {number} step */
const six = (first, step) => Array.from({ length: 6 }, (_, i) => first + i * step);

/**
 * X's points and the two sides' bars, from the upper left to the lower right.
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
 * Returns the side that holds a spot.
 * @param {Position} position
 * @param {number | Side} spot
 * @returns {Side | null} null if the spot is empty
 */
export function holder(position, spot) {
  const sides = typeof spot === 'string' ? [spot] : /** @type {const} */ (['x', 'o']);
  return sides.find((side) => countOn(position, placeOf(spot, side)) > 0) ?? null;
}

/**
 * Returns the side in the way of a side's checkers, because the sides don't share a point.
 * @param {Position} position
 * @param {number | Side} spot
 * @param {Side} side
 * @returns {Side | null} null on the bar, which takes only its owner's checkers
 */
export function inTheWay(position, spot, side) {
  const there = holder(position, spot);
  return there && placeOf(spot, side).side !== there ? there : null;
}

/**
 * Returns how many checkers of a side a spot can have while all others stay where they are.
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
 * Returns the model of the drawing. Screen readers don't get the drawing: the controls over it tell them more.
 * @param {Position} position
 * @param {[number, number] | null} dice  to be drawn
 * @param {Side} side  whose roll they are
 * @returns {BoardModel}
 */
export const wholeBoard = (position, dice, side) => ({
  ...editorBoard(position),
  dice: dice && { values: dice, side },
});

// ——— The narrow board ———
//
// On a phone 390 pixels wide, a card has 336 pixels for the board, and a point gets 24, as fingers need. Bar and trays are narrow, and
// its edges have only the numbers. Its geometry is that of the board of all labs, with the left half moved to the right.

const SIDE = 4;
const BAR_WIDTH = 26;
const TRAY = 14;
const GAP = 1.5;
/** Margin left and right of a checker that is borne off. */
const MARGIN = 2;

const { outer, home } = FIELDS;

/** How far the left half of the board moves, and the middle of the bar. */
export const OUTER_SHIFT = BAR_BOX.width - BAR_WIDTH;
export const BAR_SHIFT = OUTER_SHIFT / 2;

/** @param {Box} box @param {number} by @returns {Box} */
const moved = (box, by) => ({ ...box, x: box.x + by });

export const NARROW_FIELDS = { outer: moved(outer, OUTER_SHIFT), home };

/** The bar, between the fields. @type {Box} */
export const NARROW_BAR = { ...BAR_BOX, x: BAR_BOX.x + OUTER_SHIFT, width: BAR_WIDTH };

/** The whole drawing. @type {Box} */
export const NARROW_BOX = {
  x: NARROW_FIELDS.outer.x - SIDE,
  y: 0,
  width: SIDE + outer.width + BAR_WIDTH + home.width + GAP + TRAY + SIDE,
  height: viewBox(false).height,
};

/** Returns how far a point moves from its place on the board of all labs. @param {number} point  as X counts */
export const shiftOf = (point) => (pointBox(point).x < BAR_BOX.x ? OUTER_SHIFT : 0);

/**
 * Returns the box that a click on a point, or on a side's half of the bar, may hit, with its part of the edge.
 * @param {number | Side} spot  X's number of a point, or whose bar
 * @returns {Box}
 */
export function spotBox(spot) {
  const onBar = typeof spot === 'string';
  const box = onBar ? { ...wideBar(spot), x: NARROW_BAR.x, width: BAR_WIDTH } : moved(pointBox(spot), shiftOf(spot));
  const upper = onBar ? spot === 'o' : isUpper(spot);
  const edge = upper ? box.y : NARROW_BOX.height - box.y - box.height;
  return { ...box, y: upper ? box.y - edge : box.y, height: box.height + edge };
}

/** @param {Side} side @returns {Box} */
export const narrowTray = (side) => ({ ...TRAYS[side], x: home.x + home.width + GAP, width: TRAY });

/**
 * Borne-off checkers in the narrow tray.
 * @param {Side} side
 * @param {number} count
 * @returns {Box[]} fifteen at most
 */
export const narrowSlabs = (side, count) => slabsIn(narrowTray(side), side, count, MARGIN);
