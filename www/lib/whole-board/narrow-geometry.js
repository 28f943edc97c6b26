// A whole board that is as narrow as it can be: on a phone 390 pixels wide, of which 336 are left within a card, a point of it is
// 24 pixels wide, as fingers need. Bar and trays are narrow, and nothing is written on its edges but the numbers. Where things are
// on its points is as on the board of all labs, from which its left half is moved to the right.

import { BAR_BOX, FIELDS, TRAYS, barBox as wideBar, isUpper, pointBox, slabsIn, viewBox } from '../board/geometry.js';

/** @typedef {import('../board/geometry.js').Box} Box */
/** @typedef {import('../board/model.js').Side} Side */

const SIDE = 4;
const BAR = 26;
const TRAY = 14;
const GAP = 1.5;
/** Left and right of a checker that is borne off. */
const MARGIN = 2;

const { outer, home } = FIELDS;

/** So far the left half of the board is moved, and the middle of the bar. */
export const OUTER_SHIFT = BAR_BOX.width - BAR;
export const BAR_SHIFT = OUTER_SHIFT / 2;

/** @param {Box} box @param {number} by @returns {Box} */
const moved = (box, by) => ({ ...box, x: box.x + by });

export const NARROW_FIELDS = { outer: moved(outer, OUTER_SHIFT), home };

/** The bar, between the fields. @type {Box} */
export const NARROW_BAR = { ...BAR_BOX, x: BAR_BOX.x + OUTER_SHIFT, width: BAR };

/** All that is drawn. @type {Box} */
export const NARROW_BOX = {
  x: NARROW_FIELDS.outer.x - SIDE,
  y: 0,
  width: SIDE + outer.width + BAR + home.width + GAP + TRAY + SIDE,
  height: viewBox(false).height,
};

/**
 * How far a point is moved from where the board of all labs has it.
 * @param {number} point  as X counts
 */
export const shiftOf = (point) => (pointBox(point).x < BAR_BOX.x ? OUTER_SHIFT : 0);

/**
 * What a click on a point, or on a side's half of the bar, may hit: with its part of the edge, where the number is.
 * @param {number | Side} spot  X's number of a point, or whose bar
 * @returns {Box}
 */
export function spotBox(spot) {
  const onBar = typeof spot === 'string';
  const box = onBar ? { ...wideBar(spot), x: NARROW_BAR.x, width: BAR } : moved(pointBox(spot), shiftOf(spot));
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
