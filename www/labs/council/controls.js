// The buttons that simulate positions, and the seed. A view.

import { html, nothing } from 'lit';
import { seedField } from '../../shared/rollout/controls.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */

/** @type {(1 | 1000 | 1000000)[]} */
const ADDITIONS = [1, 1000, 1_000_000];

/** @param {Lab} lab */
export function controls(lab) {
  const { texts, format, trials, state } = lab;
  const words = texts.simulate;
  const seed = state.hide.has('seed') ? nothing : seedField(/** @type {any} */ (lab));
  const buttons = state.hide.has('controls')
    ? nothing
    : html`<div class="controls">
        <div class="row">
          ${ADDITIONS.map(
            (count) => html`<button
              class=${count === 1 ? 'primary' : 'number'}
              aria-label=${words.addLabel(words.add[count], format.count(count))}
              @click=${() => lab.roll(count)}
            >${words.add[count]}</button>`,
          )}
          <button class="strong run" @click=${() => (trials.running ? lab.pause() : lab.run())}>
            ${trials.running ? nothing : html`<span aria-hidden="true">▶ </span>`}${trials.running ? texts.controls.pause : texts.controls.run}
          </button>
        </div>
      </div>`;
  return html`<section class="card rolls">
    ${buttons}
    <div class="row small">
      <span class="count">${words.done} <b class="number">${format.count(trials.done)}</b></span>
      ${state.hide.has('controls')
        ? nothing
        : html`<button class="quiet" title=${words.newPositionsHint} @click=${() => lab.newPositions()}>${words.newPositions}</button>`}
      ${seed}
    </div>
  </section>`;
}
