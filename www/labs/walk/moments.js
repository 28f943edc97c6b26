// Moments of the games' lengths: as they are measured, of the model, of the gamma density and of the walk alone, with both readings of
// the blog, and its own numbers beside them. Views.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { NONE } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { claims } from './claims.js';
import { readingOf } from './state.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').moments} Words */

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function moments(lab, words) {
  const { format, exact, rollout, state } = lab;
  const { deciding, root } = readingOf(state);
  const { gamma, alone } = exact;
  const measured = rollout.lengths();
  const { walk, total } = deciding ? exact : exact.withoutDecidingMove;
  // What is not counted is one move of every game.
  const less = deciding ? 0 : 1;
  const counted = (/** @type {number | null} */ mean) => mean && mean - less;
  const figure = (/** @type {number | null | undefined} */ value, /** @type {number} */ digits) =>
    value === null || value === undefined ? NONE : digits < 0 ? format.ratio(value) : format.percent(value, digits);
  const row = (/** @type {unknown} */ name, /** @type {(number | null | undefined)[]} */ values, digits = 2) =>
    html`<tr role="row">
      <th role="rowheader" scope="row" class="name">${name}</th>${values.map((value) => html`<td role="cell">${figure(value, digits)}</td>`)}
    </tr>`;
  const fourth = root ? 'c4Root' : 'c4';
  return html`<h2>${words.heading}</h2>
    <div class="switches">
      ${choice(words.counted, 'deciding', deciding, words.counts.with, words.counts.without, (on) => lab.change({ deciding: on, root }))}
      ${choice(words.compared, 'root', !root, words.compares.raw, words.compares.root, (on) => lab.change({ deciding, root: !on }))}
    </div>
    <div class="beside"><div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table role="table" class="figures stacked moments">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" class="name">${word('moment', words.moment)}</th>
            ${[words.measured, words.model, words.gamma, words.alone].map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${row(words.rows.walk, [counted(measured.walk.mean), walk.mean, null, counted(alone.mean)])}
          ${row(words.rows.mean, [counted(measured.total.mean), total.mean, gamma && total.mean, counted(alone.mean)])}
          ${row(words.rows.sd, [measured.total.sd, total.sd, gamma && total.sd, alone.sd])}
          ${row(words.rows.c3, [measured.total.c3, total.c3, gamma && total.c3, alone.c3], 0)}
          ${row(root ? words.rows.root : words.rows.c4, [measured.total[fourth], total[fourth], gamma?.[fourth], alone[fourth]], root ? 2 : 0)}
          ${gamma ? row(words.ratio, [null, root ? gamma.fourthRoot : gamma.ratio, 1, null], 4) : nothing}
        </tbody>
      </table>
    </div>
    <div><h3>${words.claims}</h3>
    ${claims(lab, words)}
    <p class="muted">${words.note}</p></div></div>`;
}

/**
 * One of two readings.
 * @param {string} label
 * @param {string} name  of the two together
 * @param {boolean} first
 * @param {string} one
 * @param {string} other
 * @param {(first: boolean) => void} choose
 */
const choice = (label, name, first, one, other, choose) => html`<fieldset class="reading">
  <legend>${label}</legend>
  ${[one, other].map(
    (text, i) => html`<label>
      <input type="radio" name=${name} .checked=${live(first === (i === 0))} @change=${() => choose(i === 0)} />${text}
    </label>`,
  )}
</fieldset>`;
