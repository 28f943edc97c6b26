// The bars of the luck table. A bar is as long as the estimate of luck and as thick as the event's chance, so that the areas of a roll's
// two bars are equal where its luck averages zero. A mark shows the average. Views.

import { html, nothing, svg } from 'lit';

/** @typedef {import('./luck-table.js').Cell} Cell */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Theory} Theory */
/** @typedef {LuckTable & Theory['meanLuck']} Bars  as they are drawn: the luck, and each roll's average */

/** A bar of so many points, to either side, fills its half of the column. A longer one ends in an arrow there. */
export const REACH = 100;

/** Points to either side that the column has room for: the grip of a full bar, too. */
const ROOM = 110;

/** @type {Record<Cell, number>} */
const CHANCES = { doubles: 1 / 6, noDoubles: 5 / 6, oFails: 1 / 4, oBearsOff: 3 / 4 };

/** Pixels that a bar of chance 1 would be thick. */
const THICKNESS = 24;

/** @param {number} points */
const clipped = (points) => Math.max(-REACH, Math.min(REACH, points));

/** Where a number of points lies across the column. @param {number} points */
const across = (points) => `${50 + (50 * clipped(points)) / ROOM}%`;

/** How many points a pixel is. @param {number} width  of the column, in pixels */
export const pointsPerPixel = (width) => (2 * ROOM) / width;

/**
 * @param {Cell} cell
 * @param {number} points
 * @param {number | null} mean  luck of the roll, where this bar has the mark of the average below it
 * @param {import('./bar-drag.js').BarDrag} drag
 */
export function luckBar(cell, points, mean, drag) {
  const tall = THICKNESS * CHANCES[cell];
  const sign = points < 0 ? -1 : 1;
  const end = across(points);
  // Coordinates across are percentages. Those from top to bottom are pixels from the middle.
  return html`<svg class="bar" aria-hidden="true" data-cell=${cell} @pointerdown=${drag.press} @pointermove=${drag.move}
    @pointerup=${drag.release} @pointercancel=${drag.cancel}>
    <line class="axis" x1="50%" x2="50%" y1="0" y2="100%" />
    <svg y="50%" overflow="visible" class=${sign > 0 ? 'more' : 'less'}>
      <rect x=${sign > 0 ? '50%' : end} y=${-tall / 2} width=${`${(50 * Math.abs(clipped(points))) / ROOM}%`} height=${tall} />
      <svg x=${end} overflow="visible">
        ${
          Math.abs(points) > REACH
            ? svg`<path class="arrow" d=${`M0,-10L${sign * 9},0L0,10Z`} />`
            : svg`<rect class="grip" x="-3" y="-10" width="6" height="20" rx="3" />`
        }
      </svg>
    </svg>
    ${
      mean === null
        ? nothing
        : svg`<svg class=${mean === 0 ? 'mean good' : 'mean bad'} x=${across(mean)} y="100%" overflow="visible">
      <path d="M0,-8l6,8h-12Z" />
    </svg>`
    }
  </svg>`;
}
