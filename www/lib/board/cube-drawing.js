// The doubling cube and the frame on which it lies, turned into SVG: pure functions, for <doubling-cube> and for pictures that the
// build draws. Where things are is in cube-model.js; how they look is in the styles of the page that shows them.

import { nothing, svg } from 'lit';
import { CUBE_BOX, cubeSize, cubeSpot, faceOf } from './cube-model.js';

/** @typedef {import('./cube-model.js').Cube} Cube */

const { width, height } = CUBE_BOX;

/** It reaches a little over the board's edges, up to where the corners of the board are round. */
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
