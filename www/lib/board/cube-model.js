// Where the doubling cube lies on the frame of the slim board, and what it shows. Pure numbers, in the board's own units.

import { FRAME, viewBox } from './geometry.js';

/** @typedef {'centred' | 'x' | 'o'} Owner who may turn the cube next: either side, or only she */

/**
 * @typedef {Object} Cube
 * @property {number} value  what the game counts: 1, 2, 4, …
 * @property {Owner} owner
 */

/** From the upper edge of the board down. @type {readonly Owner[]} */
export const OWNERS = ['o', 'centred', 'x'];

/** The frame on which it lies, as high as the board. */
export const CUBE_BOX = { width: 18, height: viewBox(false, true).height };

export const cubeSize = 15;

/** Space around it, and between its place and the corner of the frame. */
const CORNER = 8;

/**
 * Its middle: in the middle of the board, or at its owner's edge.
 * @param {Owner} owner
 */
export function cubeSpot(owner) {
  const edge = FRAME.rail + CORNER;
  const y = { o: edge, centred: CUBE_BOX.height / 2, x: CUBE_BOX.height - edge }[owner];
  return { x: CUBE_BOX.width / 2, y };
}

/**
 * What a click may hit to bring it there: a third of the frame.
 * @param {Owner} owner
 */
export function zoneOf(owner) {
  const height = CUBE_BOX.height / OWNERS.length;
  return { y: OWNERS.indexOf(owner) * height, height };
}

/** A cube has no face for one: by custom it lies in the middle showing 64 until it is turned. */
const NOT_TURNED = 64;

/** Numbers of more digits are written with a letter. */
const DIGITS = 4;

/**
 * The number on its upper face, and how large it is written.
 * @param {Cube} cube
 */
export function faceOf({ value, owner }) {
  const text = short(owner === 'centred' && value === 1 ? NOT_TURNED : value);
  return { text, size: Math.min(9, 21 / text.length) };
}

/** A power of two: 16384 is 16K, 1048576 is 1M. @param {number} value */
function short(value) {
  if (String(value).length <= DIGITS) return String(value);
  const [unit, letter] = value < 2 ** 20 ? [2 ** 10, 'K'] : [2 ** 20, 'M'];
  return `${value / unit}${letter}`;
}
