// The walk under the microscope as a line: X against the number of moves, between the two limits that decide; behind it, faintly, the
// last ones that have ended. A view.

import { html, svg } from 'lit';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** The drawing's own units; it is as wide as its column. */
const [WIDTH, HEIGHT] = [400, 178];
/** What is beside the field: names of the limits, and of the moves. */
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 8, 6, 20];
/** So far beyond the limits is drawn; walks end beyond them. */
const REACH = 1.3;
/** The axis is at least so long, in moves, and grows in such steps. */
const LEAST = 20;
const STEPS = [1, 2, 4, 6, 8, 10];

/**
 * @param {WalkRecord | null} record
 * @param {number} shown  how many of its moves have been made
 * @param {WalkRecord[]} before  walks that have ended, the newest first
 * @param {Texts} texts
 */
export function pathDrawing(record, shown, before, { walk: words }) {
  const longest = Math.max(LEAST, record ? record.moves : 0);
  const end = axisEnd(longest);
  const x = (/** @type {number} */ move) => LEFT + ((WIDTH - LEFT - RIGHT) * move) / end;
  const y = (/** @type {number} */ value) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (REACH - Math.max(-REACH, Math.min(REACH, value)))) / (2 * REACH);
  const line = (/** @type {ArrayLike<number>} */ path, /** @type {number} */ moves) => {
    let d = '';
    for (let i = 0; i <= Math.min(moves, end); i += 1) d += `${i === 0 ? 'M' : 'L'}${place(x(i))},${place(y(path[i]))}`;
    return d;
  };
  const ticks = [0, end / 2, end];
  const made = record ? Math.min(shown, record.moves) : 0;
  const label = record ? words.drawn(made) : words.drawnNone;
  return html`<svg class="path" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    <path class="zero" d="M${LEFT},${y(0)}H${WIDTH - RIGHT}" />
    ${[1, -1].map((limit) => svg`<path class="limit" d="M${LEFT},${y(limit)}H${WIDTH - RIGHT}" />`)}
    ${before.map(({ path, moves }, i) => svg`<path class="before" opacity=${place(0.5 - 0.055 * i)} d=${line(path, moves)} />`)}
    ${record ? svg`<path class="walk" d=${line(record.path, made)} /><circle r="3.5" cx=${place(x(made))} cy=${place(y(record.path[made]))} />` : ''}
    <g class="names">
      ${[1, 0, -1].map((value) => svg`<text x=${LEFT - 5} y=${place(y(value) + 4)} text-anchor="end">${words.limits[value + 1]}</text>`)}
      ${ticks.map((tick, i) => svg`<text x=${place(x(tick))} y=${HEIGHT - 5} text-anchor=${['start', 'middle', 'end'][i]}>${i === 2 ? words.moves(tick) : tick}</text>`)}
    </g>
  </svg>`;
}

/** @param {number} moves */
function axisEnd(moves) {
  const decade = 10 ** Math.floor(Math.log10(moves));
  return decade * (STEPS.find((step) => step * decade >= moves) ?? 10);
}

/** @param {number} at */
const place = (at) => Math.round(at * 100) / 100;
