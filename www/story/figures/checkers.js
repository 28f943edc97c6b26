// A bear-off in one line: both sides' own six points with the checkers on them, ace points at the outside ends.

import { svg } from 'lit';
import { WIDTH } from './figure.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/** Of the line, in units of the picture. */
export const TALL = 46;

const POINTS = [1, 2, 3, 4, 5, 6];
const POINT = 25;
const RADIUS = 6.5;
/** Checkers above one another, without touching the side's name. */
const STACK = 5;
/** Where the points begin, at both edges, and where the checkers stand. */
const EDGE = 4;
const GROUND = 32;

/**
 * @param {BearoffPosition} position
 * @param {{x: string, o: string}} sides  their names
 */
export function checkers(position, sides) {
  /** @type {(side: 'x' | 'o', along: (point: number) => number) => import('lit').SVGTemplateResult} */
  const home = (side, along) => svg`<g stroke=${`var(--checker-${side}-edge)`} stroke-width="1.25">
      ${POINTS.map((point) =>
        Array.from(
          { length: position[side][point - 1] },
          (_, i) =>
            svg`<circle class="checker" cx=${along(point)} cy=${GROUND - 1 - RADIUS - i * STACK} r=${RADIUS} fill=${`var(--checker-${side})`} />`,
        ),
      )}
    </g>
    <g fill="var(--muted)" font-size="11" text-anchor="middle">
      ${POINTS.map((point) => svg`<text x=${along(point)} y=${GROUND + 13}>${point}</text>`)}
    </g>
    <path d=${`M${along(1) - POINT / 2},${GROUND + 0.5}L${along(6) + POINT / 2},${GROUND + 0.5}`} stroke="var(--line)" />`;
  const blue = (/** @type {number} */ point) => EDGE + (point - 0.5) * POINT;
  const white = (/** @type {number} */ point) => WIDTH - blue(point);
  const inner = EDGE + 6 * POINT + 6;
  return svg`${home('x', blue)}${home('o', white)}
    <g fill="var(--ink)" font-size="12" stroke="none">
      <text x=${inner} y=${GROUND - 4}>${sides.x}</text>
      <text x=${WIDTH - inner} y=${GROUND - 4} text-anchor="end">${sides.o}</text>
    </g>`;
}
