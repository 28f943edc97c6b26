// What is exact from X on: the chance that Sente wins, and how many moves are left, each as a small drawing. A view.

import { html, svg } from 'lit';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').curves} Words */

/** The drawings' own units. */
const [WIDTH, HEIGHT] = [320, 150];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 10, 10, 22];

/** Of the values of X that are written out, in parts of the columns. */
const WRITTEN = [0, 0.25, 0.5, 0.75, 1];

/** Where (1 + X) / 2 is compared with the winning chance: at X = 0.5. */
const COMPARED = 0.75;

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function curves({ drawings, format }, words) {
  const { x, win, moves, linear } = drawings;
  const last = x.length - 1;
  const at = WRITTEN.map((share) => Math.round(share * last));
  const half = Math.round(COMPARED * last);
  const percent = (/** @type {number} */ value) => `${format.percent(value, 0)}%`;
  return html`<h2>${words.heading}</h2>
    <div class="pair">
      ${curve(x, win, 100, percent, words.win, words.winLabel)}
      ${curve(x, moves, Math.max(...moves), (value) => format.percent(value, 0), words.moves, words.movesLabel)}
    </div>
    <ul class="visually-hidden">
      ${at.map((i) => html`<li>${words.at(format.points(x[i], 2), `${format.percent(win[i], 2)}%`, format.percent(moves[i], 2))}</li>`)}
    </ul>
    <p class="muted">${words.note}</p>
    <p class="muted logistic">
      ${words.logistic(format.points(x[half], 1), `${format.percent(linear[half], 1)}%`, `${format.percent(win[half], 1)}%`)}
    </p>`;
}

/**
 * @param {Float64Array} xs  from −1 to 1
 * @param {Float64Array} ys
 * @param {number} most  that the axis has room for
 * @param {(value: number) => string} written
 * @param {string} name
 * @param {string} label
 */
function curve(xs, ys, most, written, name, label) {
  const x = (/** @type {number} */ value) => place(LEFT + ((WIDTH - LEFT - RIGHT) * (value + 1)) / 2);
  const y = (/** @type {number} */ value) => place(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most);
  const d = Array.from(xs, (value, i) => `${i === 0 ? 'M' : 'L'}${x(value)},${y(ys[i])}`).join('');
  return html`<figure class="curve">
    <figcaption>${name}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${[0, most / 2, most].map(
        (value) => svg`<path class="grid" d="M${LEFT},${y(value)}H${WIDTH - RIGHT}" />
          <text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${written(value)}</text>`,
      )}
      ${[-1, 0, 1].map((value) => svg`<text x=${x(value)} y=${HEIGHT - 6} text-anchor="middle">${value < 0 ? '−1' : value > 0 ? '+1' : 'X = 0'}</text>`)}
      <path class="line" d=${d} />
    </svg>
  </figure>`;
}

/** @param {number} at */
const place = (at) => Math.round(at * 100) / 100;
