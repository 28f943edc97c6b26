// What the walk lab has of its own on the page, beside what all labs have: the walk at the left, the model and the scale beside the
// chart. A view.

import { controls, gameInView, hidden, rolloutLayout, seedField } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { microscope } from './microscope.js';
import { pathDrawing } from './path-drawing.js';
import { modelView, luckView } from './settings.js';

/** @typedef {import('./lab.js').WalkLab} Lab */

/** The parts of the column at the left. */
const LEFT = ['game', 'controls', 'seed'];
/** So many walks that have ended are seen behind the one in view. */
const BEHIND = 7;

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  // What is to come has its place kept: a column is not to become another one.
  const never = (/** @type {string} */ part) => lab.state.hide.has(part);
  return rolloutLayout(
    lab,
    lab.readout(),
    lab.shownTheory,
    () => (LEFT.every(never) ? nothing : game(lab)),
    () => nothing,
    undefined,
    !never('game'),
    {
      between: () => (hide.has('model') && hide.has('luck') ? nothing : settings(lab, hide)),
      rest: (said) =>
        hide.has('sentence')
          ? nothing
          : html`<section class="card rest"><p class="sentence" aria-hidden="true">${said}</p></section>`,
    },
  );
}

/**
 * The column at the left: one walk, and what rolls them.
 * @param {Lab} lab
 */
function game(lab) {
  const { texts, format, state, rollout, estimate } = lab;
  const { record, shown } = gameInView(lab);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    state.hide.has(part) ? nothing : view();
  const last = record ? record.trial : 0;
  const before = Array.from({ length: Math.min(BEHIND, last) }, (_, i) => rollout.record(last - 1 - i, estimate));
  const seed = show('seed', () => seedField(lab));
  return html`<section class="card game ${LEFT.some((part) => state.hide.has(part)) ? 'short' : ''}">
    ${show('game', () => pathDrawing(record, shown, before, texts))}
    ${
      lab.steps === 0
        ? nothing
        : html`${show('game', () => microscope(record, shown, state.wanted.share, texts, format, seed))}
          ${
            state.hide.has('controls')
              ? state.hide.has('game')
                ? seed
                : nothing
              : controls(lab, texts.controls.rollNext, state.hide.has('game') ? seed : nothing)
          }`
    }
  </section>`;
}

/**
 * What is rolled, and what measures its luck.
 * @param {Lab} lab
 * @param {Set<string>} hide
 */
const settings = (lab, hide) => html`<section class="card luck">
  ${hide.has('model') ? nothing : modelView(lab)} ${hide.has('luck') ? nothing : luckView(lab)}
</section>`;
