// Where everything stands in the lab of pairs that is its own: position, roll and plays at the left, with the pair under
// the microscope; at the right what rolls and how it is coupled, above the chart. A view.

import { html, nothing } from 'lit';
import { otherLab } from '../../shared/bearoff/other-lab.js';
import { editor } from '../../shared/bearoff/setting-up.js';
import { workView } from '../../shared/bearoff/work.js';
import '../../shared/board/board.js';
import { controls, seedField } from '../../shared/rollout/controls.js';
import { hidden, rolloutLayout } from '../../shared/rollout/layout.js';
import { decisionView } from './decision.js';
import { microscope } from './microscope.js';
import { couplingView, settingsView } from './settings.js';
import { knownView } from './until-known.js';

/** @typedef {import('./lab.js').PairsLab} Lab */

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const left = () => {
    const cards = [
      show('editor', () => position(lab)),
      lab.steps === 0 ? nothing : show('decision', () => decisionView(lab)),
      lab.steps === 0 ? nothing : show('game', () => html`<section class="card pair">${microscope(lab)}</section>`),
    ].filter((card) => card !== nothing);
    return cards.length === 0 ? nothing : html`<div class="left">${cards}</div>`;
  };
  return html`${workView(lab, lab.preparation.made && (() => lab.cancel()))}
  ${rolloutLayout(
    lab,
    lab.readout(),
    lab.shownTheory,
    left,
    () => rolling(lab, show),
    (said) => outcome(lab, said, show),
  )}`;
}

/** @param {Lab} lab */
function position(lab) {
  const { texts } = lab;
  return html`<section class="card position">
    <h2>${texts.decision.position}</h2>
    ${editor(/** @type {any} */ (lab), { game: null, folded: lab.form === 'page', told: nothing })}
    ${otherLab(lab, 'bearoff', texts.otherLab)}
  </section>`;
}

/**
 * What rolls the pairs, and how they are coupled.
 * @param {Lab} lab
 * @param {(part: string, view: () => unknown) => unknown} show
 */
function rolling(lab, show) {
  const { texts } = lab;
  const seed = show('seed', () => seedField(lab));
  const parts = [
    lab.state.hide.has('controls') ? seed : controls(lab, texts.controls.rollNext, seed),
    show('known', () => knownView(lab)),
    show('coupling', () => couplingView(lab)),
    show('settings', () => settingsView(lab)),
  ].filter((part) => part !== nothing);
  return parts.length === 0 ? nothing : html`<section class="card rolling">${parts}</section>`;
}

/**
 * What has come of it, in words, and what is still being worked out.
 * @param {Lab} lab
 * @param {string} said
 * @param {(part: string, view: () => unknown) => unknown} show
 */
function outcome(lab, said, show) {
  const { texts, format, exact } = lab;
  const { progress } = exact;
  const sentence = show('sentence', () => html`<p class="sentence" aria-hidden="true">${said}</p>`);
  const work =
    progress === null
      ? nothing
      : html`<p class="working muted">
          <label>${texts.exactWork} <progress max="1" .value=${progress}></progress> ${format.share(progress)}</label>
        </p>`;
  if (sentence === nothing && work === nothing) return nothing;
  return html`<section class="card outcome">${sentence}${work}</section>`;
}
