// Where things are on the board, in the drawing's own units (one CSS pixel at 410 px width). Pure numbers:
// the drawing, and whoever turns a click into a point, read the same ones. No colours, no elements.

import { POINTS } from './model.js';

/** @typedef {import('./model.js').Side} Side */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const PER_HALF = 6;

/** Around the fields; the rails above and below carry the point numbers. */
export const FRAME = { side: 9, rail: 14 };
export const POINT = { width: 25, height: 86 };
export const CHECKER = { spacing: 22.4, radius: 10.6 };
export const DIE = { size: 22.5, gap: 7, corner: 4.5 };
export const SLAB = { height: 4.6, spacing: 5.3, group: 5, between: 2 };

/**
 * Four checkers touch one another; from five on they overlap and a number tells how many. This many fill
 * a board twice as wide as high and still leave the dice a channel in the middle where nothing ever lies.
 */
const UPRIGHT = 4;
const SHOWN = 5;

const HALF = PER_HALF * POINT.width;
const BAR = 38;
const TRAY = 48;
const SIZE = { width: 410, height: 232 };
/** The left edge of the half-sized board: its bar is what is left of the frame on that side. */
const COMPACT_LEFT = FRAME.side + HALF - 5;
/**
 * The slim board, for fingers: without the bar and with narrow trays, a point of it is 44 pixels wide on a phone
 * that is 390 wide.
 */
const SLIM = { side: 5, gap: 4, tray: 26 };

const TOP = FRAME.rail;
const BOTTOM = SIZE.height - FRAME.rail;
const MIDDLE = SIZE.height / 2;

/** @type {{outer: Box, home: Box}} X's home board is the right one */
export const FIELDS = {
  outer: { x: FRAME.side, y: TOP, width: HALF, height: BOTTOM - TOP },
  home: { x: FRAME.side + HALF + BAR, y: TOP, width: HALF, height: BOTTOM - TOP },
};

/** @type {Box} */
export const BAR_BOX = { x: FRAME.side + HALF, y: TOP, width: BAR, height: BOTTOM - TOP };

/** @type {Record<Side, Box>} */
export const TRAYS = {
  o: { x: SIZE.width - FRAME.side - TRAY, y: TOP, width: TRAY, height: MIDDLE - TOP - 2.5 },
  x: { x: SIZE.width - FRAME.side - TRAY, y: MIDDLE + 2.5, width: TRAY, height: BOTTOM - MIDDLE - 2.5 },
};

/** @param {Side} side @param {boolean} [slim] @returns {Box} */
export const trayBox = (side, slim = false) =>
  slim ? { ...TRAYS[side], x: FIELDS.home.x + HALF + SLIM.gap, width: SLIM.tray } : TRAYS[side];

/**
 * The part of the drawing that is shown: all of it; bar, home board and trays; or the slim board.
 * @param {boolean} compact
 * @param {boolean} [slim]
 * @returns {Box}
 */
export const viewBox = (compact, slim = false) => {
  if (slim) {
    const width = SLIM.side + HALF + SLIM.gap + SLIM.tray + SLIM.side;
    return { x: FIELDS.home.x - SLIM.side, y: 0, width, height: SIZE.height };
  }
  const x = compact ? COMPACT_LEFT : 0;
  return { x, y: 0, width: SIZE.width - x, height: SIZE.height };
};

/** @param {boolean} compact @returns {number[]} X's points in sight, in ascending order */
export const visiblePoints = (compact) =>
  Array.from({ length: POINTS }, (_, i) => i + 1).filter((point) => !compact || column(point) >= PER_HALF);

/** @param {number} point @returns {boolean} in the upper row, with its base at the top */
export const isUpper = (point) => point > POINTS / 2;

/** @param {number} point @returns {number} 0 at the left to 11 at the right */
const column = (point) => (isUpper(point) ? point - POINTS / 2 - 1 : POINTS / 2 - point);

/**
 * The whole place a point takes up, as high as half the field: what a click may hit.
 * @param {number} point
 * @returns {Box}
 */
export function pointBox(point) {
  const at = column(point);
  const field = at < PER_HALF ? FIELDS.outer : FIELDS.home;
  return {
    x: field.x + (at % PER_HALF) * POINT.width,
    y: isUpper(point) ? TOP : MIDDLE,
    width: POINT.width,
    height: MIDDLE - TOP,
  };
}

/** @param {number} point @returns {[Spot, Spot, Spot]} base, base, tip */
export function pointCorners(point) {
  const { x, width } = pointBox(point);
  const base = isUpper(point) ? TOP : BOTTOM;
  const tip = isUpper(point) ? base + POINT.height : base - POINT.height;
  return [
    { x, y: base },
    { x: x + width, y: base },
    { x: x + width / 2, y: tip },
  ];
}

/**
 * The middle of a point's number on the rail.
 * @param {number} point
 * @returns {Spot}
 */
export function numberSpot(point) {
  const { x, width } = pointBox(point);
  return { x: x + width / 2, y: railMiddle(isUpper(point) ? 'o' : 'x') };
}

/** @param {Side} side whose edge of the board */
export const railMiddle = (side) => (side === 'o' ? TOP / 2 : SIZE.height - TOP / 2 - 0.5);

/**
 * Centres of a stack's checkers, from the edge of the board inwards: the order they are drawn in.
 * @param {number} point
 * @param {number} count
 * @returns {Spot[]} five at most
 */
export function checkerSpots(point, count) {
  const { x, width } = pointBox(point);
  const shown = Math.min(count, SHOWN);
  const step = shown > UPRIGHT ? (CHECKER.spacing * (UPRIGHT - 1)) / (shown - 1) : CHECKER.spacing;
  const first = CHECKER.spacing / 2;
  return Array.from({ length: shown }, (_, i) => {
    const inwards = first + i * step;
    return { x: x + width / 2, y: isUpper(point) ? TOP + inwards : BOTTOM - inwards };
  });
}

/**
 * The place of a side's checkers on the bar: her own half of it.
 * @param {Side} side
 * @returns {Box}
 */
export const barBox = (side) => ({ ...BAR_BOX, y: side === 'o' ? TOP : MIDDLE, height: MIDDLE - TOP });

/** So far from the middle of the board the first checker on the bar is. */
const BAR_FIRST = 18;
/** Three touch one another; there is no room for more before the arrow. */
const BAR_UPRIGHT = 3;

/**
 * Centres of a side's checkers on the bar, from the middle of the board towards her edge.
 * @param {Side} side
 * @param {number} count
 * @returns {Spot[]} five at most
 */
export function barSpots(side, count) {
  const shown = Math.min(count, SHOWN);
  const step = shown > BAR_UPRIGHT ? (CHECKER.spacing * (BAR_UPRIGHT - 1)) / (shown - 1) : CHECKER.spacing;
  const x = BAR_BOX.x + BAR / 2;
  return Array.from({ length: shown }, (_, i) => {
    const outwards = BAR_FIRST + i * step;
    return { x, y: side === 'o' ? MIDDLE - outwards : MIDDLE + outwards };
  });
}

/** @param {number} count @returns {boolean} too many on the bar to be told apart at a glance */
export const barNeedsCount = (count) => count > BAR_UPRIGHT;

/** The square around a checker. @param {Spot} spot @returns {Box & {corner: number}} */
export const checkerBox = ({ x, y }) => {
  const { radius } = CHECKER;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, corner: radius };
};

/** @param {number} count @returns {boolean} too many to be told apart at a glance */
export const needsCount = (count) => count > UPRIGHT;

/**
 * Borne-off checkers seen from their edge, piled up from the player's own edge of the board, in fives.
 * @param {Side} side
 * @param {number} count
 * @param {boolean} [slim]
 * @returns {Box[]} fifteen at most
 */
export const slabBoxes = (side, count, slim = false) => slabsIn(trayBox(side, slim), side, count);

/**
 * One size in any tray.
 * @param {Box} tray
 * @param {Side} side
 * @param {number} count
 * @param {number} [margin]  at the left and right of them
 * @returns {Box[]} fifteen at most
 */
export function slabsIn(tray, side, count, margin = 4) {
  return Array.from({ length: Math.min(count, 15) }, (_, i) => {
    const from = 2.5 + i * SLAB.spacing + Math.floor(i / SLAB.group) * SLAB.between;
    return {
      x: tray.x + margin,
      y: side === 'o' ? tray.y + from : tray.y + tray.height - from - SLAB.height,
      width: tray.width - 2 * margin,
      height: SLAB.height,
    };
  });
}

/**
 * Each player throws on her right: X on the right half, O (who sits opposite) on the left. The half-sized
 * board has only the one.
 * @param {Side} side
 * @param {boolean} compact
 * @returns {[Box, Box]}
 */
export function dieBoxes(side, compact) {
  const field = side === 'x' || compact ? FIELDS.home : FIELDS.outer;
  const { size, gap } = DIE;
  const x = field.x + field.width / 2 - size - gap / 2;
  const box = { x, y: MIDDLE - size / 2, width: size, height: size };
  return [box, { ...box, x: x + size + gap }];
}
