// The doubling cube on the frame of the slim board: where it lies, what it shows, and its drawing as SVG. Pure functions, for
// <doubling-cube> and for pictures that the build draws. The page that shows a cube has its styles.

import { FRAME, viewBox } from './geometry.js';
import { nothing, svg } from 'lit';

/** @typedef {'centred' | 'x' | 'o'} Owner  the side that may turn the cube next, or either side */

/**
 * @typedef {Object} Cube
 * @property {number} value  what the game counts: 1, 2, 4, …
 * @property {Owner} owner
 */

/** The cube's places, from the upper edge of the board down. @type {readonly Owner[]} */
export const OWNERS = ['o', 'centred', 'x'];

/** The frame on which it lies, as high as the board. */
export const CUBE_BOX = { width: 18, height: viewBox(false, true).height };

export const cubeSize = 15;

/** Space around it, and between its place and the corner of the frame. */
const CORNER = 8;

/** Returns the middle of the cube: in the middle of the board, or at its owner's edge. @param {Owner} owner */
export function cubeSpot(owner) {
  const edge = FRAME.rail + CORNER;
  const y = { o: edge, centred: CUBE_BOX.height / 2, x: CUBE_BOX.height - edge }[owner];
  return { x: CUBE_BOX.width / 2, y };
}

/** Returns the third of the frame that a click may hit to bring the cube there. @param {Owner} owner */
export function zoneOf(owner) {
  const height = CUBE_BOX.height / OWNERS.length;
  return { y: OWNERS.indexOf(owner) * height, height };
}

/** A cube has no face for one: by custom it lies in the middle showing 64 until it is turned. */
const NOT_TURNED = 64;

/** Numbers of more digits are written with a letter. */
const DIGITS = 4;

/** Returns the number on the upper face, and its font size. @param {Cube} cube */
export function faceOf({ value, owner }) {
  const text = short(owner === 'centred' && value === 1 ? NOT_TURNED : value);
  return { text, size: Math.min(9, 21 / text.length) };
}

/** Writes a power of two: 16384 is 16K, 1048576 is 1M. @param {number} value */
function short(value) {
  if (String(value).length <= DIGITS) return String(value);
  const [unit, letter] = value < 2 ** 20 ? [2 ** 10, 'K'] : [2 ** 20, 'M'];
  return `${value / unit}${letter}`;
}

// ——— The drawing ———

const { width, height } = CUBE_BOX;

/** The frame reaches a little over the board's edge, past the board's round corners. */
export const REACH = width + 3;

/** The frame, whose right side is the left edge of the board. */
export const drawCubeFrame = () =>
  svg`<path class="frame" d=${`M${REACH} 0H8Q0 0 0 8V${height - 8}Q0 ${height} 8 ${height}H${REACH}v-1H${width}V1H${REACH}Z`} />`;

/**
 * The cube at its owner's place, with its number.
 * @param {Cube} cube
 * @param {boolean} [bevelled]
 */
export function drawCube(cube, bevelled = false) {
  const { x, y } = cubeSpot(cube.owner);
  const { text, size } = faceOf(cube);
  const half = cubeSize / 2;
  return svg`<g class="value" transform=${`translate(${x} ${y})`}>
    <rect x=${-half} y=${-half} width=${cubeSize} height=${cubeSize} rx="3" />
    ${bevelled ? svg`<rect class="bevel" x=${1.4 - half} y=${1.4 - half} width=${cubeSize - 2.8} height=${cubeSize - 2.8} rx="2" />` : nothing}
    <text dy="0.36em" font-size=${size}>${text}</text>
  </g>`;
}
