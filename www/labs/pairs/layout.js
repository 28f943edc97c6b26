// The layout of the lab of pairs: position, roll and plays at the left, with the pair under the microscope; at the
// right the controls that roll, and how the dice are coupled, above the chart. Views.

import { controls, hidden, rolloutLayout, seedField } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { EVALUATORS, needsExact, noiseControl } from '../../lib/bearoff/evaluators.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { editor, workView } from '../../lib/bearoff/setting-up.js';
import { select } from '../../lib/element/select.js';
import { ask, word } from '../../lib/i18n/glossary.js';
import { untilKnown } from '../../lib/pairs/until-known-view.js';
import { option } from '../../lib/rollout/chart-surroundings.js';
import { decisionView } from './decision.js';
import { microscope } from './microscope.js';
import { COUPLINGS } from './model.js';

/** @typedef {import('./lab.js').PairsLab} Lab */

/** @typedef {(part: string, view: () => unknown) => unknown} Show  draws a part that is not hidden */

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
    // The column has its width from the first step.
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
    ${editor(lab, { game: null, folded: lab.form === 'page', told: nothing })}
    ${otherLab(lab, 'bearoff', texts.otherLab)}
  </section>`;
}

/** The coupling and the settings. @param {Lab} lab @param {Show} show */
function coupled(lab, show) {
  const parts = [show('coupling', () => couplingView(lab)), show('settings', () => settingsView(lab))].filter(isThere);
  return parts.length === 0 ? nothing : html`<section class="card coupled">${parts}</section>`;
}

/** The controls that roll pairs. @param {Lab} lab @param {Show} show */
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
 * The outcome in words, and the progress of the exact figures.
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

/** The button that rolls until the better play is known, and its outcome. @param {Lab} lab */
function knownView(lab) {
  const { texts, format, known } = lab;
  const { on, pairs } = known;
  const mean = pairs === null ? null : lab.readout().reduced.mean;
  const roll = { on, pairs, mean, start: () => known.start(), stop: () => known.stop() };
  return untilKnown(roll, texts.known, format, lab.estimate === 'nearest' ? texts.known.trap : '');
}

// ——— Settings ———

/** The choice of the coupling in view, and its description. @param {Lab} lab */
function couplingView(lab) {
  const { texts, state } = lab;
  const words = texts.settings;
  const { names } = texts.couplings;
  const [before, pair, after] = words.coupling;
  return html`<fieldset class="coupling">
    <legend>${before}${word('pair', pair)}${after} ${ask('coupling', words.coupling.join(''))}</legend>
    <div class="segments">
      ${COUPLINGS.map(
        (name) => html`<label>
          <input
            type="radio"
            name="coupling"
            value=${name}
            .checked=${state.coupling === name}
            @change=${() => lab.couple(name)}
          />
          <span>${names[name]}${name === 'nearest' ? html` <small>${words.trap}</small>` : nothing}</span>
        </label>`,
      )}
    </div>
    <p class="muted about">${words.about[state.coupling]}</p>
  </fieldset>`;
}

/** The evaluators of luck and of ranks, and the rotation of first rolls. @param {Lab} lab */
function settingsView(lab) {
  const { texts, format, current, preparation } = lab;
  const { wanted } = lab.state;
  const words = texts.settings;
  // The setup in force differs from the wanted one without exact chances; while one is being made, the wanted one is
  // shown.
  const { evaluator, ranking } = (!preparation.making && current?.setup) || wanted;
  const names = Object.values(EVALUATORS);
  const impossible = (/** @type {typeof evaluator} */ name) => current?.plays.exact === false && needsExact(name);
  const noisy = evaluator === 'noisy' || ranking === 'noisy';
  return html`<div class="choices">
      ${select(words.evaluator, names, evaluator, texts.evaluators, impossible, (chosen) => lab.measure({ evaluator: chosen }))}
      ${select(words.ranking, names, ranking, texts.evaluators, impossible, (chosen) => lab.measure({ ranking: chosen }))}
      ${
        noisy
          ? noiseControl(
              words,
              format,
              () => lab.state.wanted.noise,
              (noise) => lab.measure({ noise }),
            )
          : nothing
      }
    </div>
    <div class="options">
      <span class="asked">${option(words.rotation, wanted.rotation, (on) => lab.measure({ rotation: on }))} ${ask('rotation', words.rotation)}</span>
    </div>`;
}
