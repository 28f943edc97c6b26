// Where everything stands in the lab of pairs that is its own: position, roll and plays at the left, with the pair under
// the microscope; at the right what rolls and how it is coupled, above the chart. A view.

import { controls, hidden, rolloutLayout, seedField } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { editor, workView } from '../../lib/bearoff/setting-up.js';
import '../../lib/board/board.js';
import { decisionView } from './decision.js';
import { microscope } from './microscope.js';
import { couplingView, settingsView } from './settings.js';
import { knownView } from './until-known.js';

/** @typedef {import('./lab.js').PairsLab} Lab */

/** @typedef {(part: string, view: () => unknown) => unknown} Show  a part that is not hidden */

/** @param {unknown} view */
const isThere = (view) => view !== nothing;

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  /** @type {Show} */
  const show = (part, view) => (hide.has(part) ? nothing : view());
  const left = () => {
    const middle =
      lab.steps === 0 ? [] : [show('decision', () => decisionView(lab)), coupled(lab, show)].filter(isThere);
    // Its column has its width from the first step.
    const kept = lab.steps === 0 && ['decision', 'coupling', 'settings'].some((part) => !hide.has(part));
    const cards = [
      show('editor', () => position(lab)),
      middle.length > 0 || kept ? html`<div class="middle">${middle}</div>` : nothing,
      lab.steps === 0
        ? nothing
        : show('game', () => html`<section class="card pair-card">${microscope(lab)}</section>`),
    ].filter(isThere);
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
 * How the pairs are coupled and measured.
 * @param {Lab} lab
 * @param {Show} show
 */
function coupled(lab, show) {
  const parts = [show('coupling', () => couplingView(lab)), show('settings', () => settingsView(lab))].filter(isThere);
  return parts.length === 0 ? nothing : html`<section class="card coupled">${parts}</section>`;
}

/**
 * What rolls the pairs.
 * @param {Lab} lab
 * @param {Show} show
 */
function rolling(lab, show) {
  const { texts } = lab;
  const seed = show('seed', () => seedField(lab));
  const parts = [
    lab.state.hide.has('controls') ? seed : controls(lab, texts.controls.rollNext, seed),
    show('known', () => knownView(lab)),
  ].filter(isThere);
  return parts.length === 0 ? nothing : html`<section class="card rolling">${parts}</section>`;
}

/**
 * What has come of it, in words, and what is still being worked out.
 * @param {Lab} lab
 * @param {string} said
 * @param {Show} show
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
