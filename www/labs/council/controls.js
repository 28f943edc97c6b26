// The buttons that simulate positions, and the seed. A view.

import { html, nothing } from 'lit';
import { unlessRemoved } from '../../lib/element/removed.js';
import { seedField } from '../../lib/rollout/controls.js';

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
              @click=${() => unlessRemoved(lab.roll(count))}
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
      ${state.hide.has('controls') ? nothing : newPositions(lab)}
      ${seed}
    </div>
  </section>`;
}

/**
 * Other positions; and while those that were left can be brought back, it does that. It is as wide as its longer word, so that
 * nothing moves.
 * @param {Lab} lab
 */
function newPositions(lab) {
  const { simulate: words, controls } = lab.texts;
  const left = lab.nextLeft;
  return html`<button
    class="quiet either"
    aria-label=${left ? words.undoNewPositions : words.newPositions}
    title=${left ? words.undoHint : words.newPositionsHint}
    @click=${() => (left ? lab.bringBack() : lab.newPositions())}
  ><span class=${left ? 'none' : ''}>${words.newPositions}</span><span class=${left ? '' : 'none'}>${controls.undo}</span></button>`;
}
