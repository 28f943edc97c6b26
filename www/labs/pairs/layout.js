// The layout of the lab of pairs. At the left are position, roll, plays and coupling, with the pair under the microscope. At the right the
// controls that roll stand above the chart. Views.

import { html, nothing } from 'lit';
import { EVALUATORS, needsExact, noiseControl } from '../../lib/bearoff/evaluators.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { editorView, workView } from '../../lib/bearoff/setting-up.js';
import { select } from '../../lib/element/select.js';
import { ask, word } from '../../lib/i18n/glossary.js';
import { untilKnown } from '../../lib/pairs/until-known-view.js';
import { option } from '../../lib/rollout/chart-surroundings.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { rolloutLayout } from '../../lib/rollout/layout.js';
import { decisionView } from './decision.js';
import { microscope } from './microscope.js';
import { COUPLINGS } from './model.js';

/** @typedef {import('./lab.js').Model} Model */

/** @typedef {(part: string, view: () => unknown) => unknown} Show  draws a part that is not hidden */

/** @param {unknown} view */
const isThere = (view) => view !== nothing;

/** @param {Model} model */
export function view(model) {
  const { act, format, hide, returns, steps, texts } = model;
  /** @type {Show} */
  const show = (part, view) => (hide.has(part) ? nothing : view());
  const place = show('editor', () => position(model));
  const middle = () => {
    if (steps === 0) return nothing;
    const cards = [show('decision', () => decisionView(model)), coupled(model, show)].filter(isThere);
    return cards.length > 0 ? html`<div class="middle">${cards}</div>` : nothing;
  };
  const pair = () =>
    steps === 0 ? nothing : show('game', () => html`<section class="card pair-card">${microscope(model)}</section>`);
  // On a phone the chart follows the board. In a wide window the plays stand between the two.
  const three = place !== nothing && ['decision', 'coupling', 'settings'].some((part) => !hide.has(part));
  return html`${workView({ preparation: model, texts, format }, returns ? () => act.cancel() : null)}
  ${rolloutLayout(
    model,
    () => (place === nothing ? middle() : place),
    () => nothing,
    () => outcome(model, show),
    true,
    {
      between: () => rolling(model, show),
      rest: () => {
        const cards = [three ? middle() : nothing, pair()].filter(isThere);
        return cards.length > 0 ? cards : nothing;
      },
      three,
    },
  )}`;
}

/** @param {Model} model */
function position(model) {
  const { form, texts } = model;
  return html`<section class="card position">
    <h2>${texts.decision.position}</h2>
    ${editorView(model, { game: null, folded: form === 'page', told: nothing })}
    ${otherLab(model, 'bearoff', texts.otherLab)}
  </section>`;
}

/** The coupling and the settings. @param {Model} model @param {Show} show */
function coupled(model, show) {
  const parts = [show('coupling', () => couplingView(model)), show('settings', () => settingsView(model))].filter(
    isThere,
  );
  return parts.length === 0 ? nothing : html`<section class="card coupled">${parts}</section>`;
}

/** The controls that roll pairs. @param {Model} model @param {Show} show */
function rolling(model, show) {
  const { state, texts } = model;
  const seed = show('seed', () => seedField(model));
  const parts = [
    state.hide.has('controls') ? seed : controls(model, texts.controls.rollNext, seed),
    show('known', () => knownView(model)),
  ].filter(isThere);
  return parts.length === 0 ? nothing : html`<section class="card rolling">${parts}</section>`;
}

/** The outcome in words, and the progress of the exact figures. @param {Model} model @param {Show} show */
function outcome({ exactProgress, format, said, texts }, show) {
  const sentence = show('sentence', () => html`<p class="sentence" aria-hidden="true">${said}</p>`);
  const work =
    exactProgress === null
      ? nothing
      : html`<p class="working muted">
          <label>${texts.exactWork} <progress max="1" .value=${exactProgress}></progress> ${format.share(exactProgress)}</label>
        </p>`;
  if (sentence === nothing && work === nothing) return nothing;
  return html`<section class="card outcome">${sentence}${work}</section>`;
}

/** The button that rolls until the better play is known, and its outcome. @param {Model} model */
function knownView({ act, format, known: { on, pairs }, readout, state, texts }) {
  const mean = pairs === null ? null : readout.reduced.mean;
  const roll = { on, pairs, mean, start: () => act.rollUntilKnown(), stop: () => act.stopUntilKnown() };
  return untilKnown(roll, texts.known, format, state.coupling === 'nearest' ? texts.known.trap : '');
}

// ——— Settings ———

/** The choice of the coupling in view, and its description. @param {Model} model */
function couplingView({ act, state, texts }) {
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
            @change=${() => act.couple(name)}
          />
          <span>${names[name]}${name === 'nearest' ? html` <small>${words.trap}</small>` : nothing}</span>
        </label>`,
      )}
    </div>
    <p class="muted about">${words.about[state.coupling]}</p>
  </fieldset>`;
}

/** The evaluators of luck and of ranks, and the rotation of first rolls. @param {Model} model */
function settingsView({ act, current, format, making, state: { wanted }, texts, wantedNow }) {
  const words = texts.settings;
  // The setup in force differs from the wanted one without exact chances. While one is being made, the wanted one is shown.
  const { evaluator, ranking } = (!making && current?.setup) || wanted;
  const names = Object.values(EVALUATORS);
  const impossible = (/** @type {typeof evaluator} */ name) => current?.plays.exact === false && needsExact(name);
  const noisy = evaluator === 'noisy' || ranking === 'noisy';
  return html`<div class="choices">
      ${select(words.evaluator, names, evaluator, texts.evaluators, impossible, (chosen) => act.measure({ evaluator: chosen }))}
      ${select(words.ranking, names, ranking, texts.evaluators, impossible, (chosen) => act.measure({ ranking: chosen }))}
      ${
        noisy
          ? noiseControl(
              words,
              format,
              () => wantedNow().noise,
              (noise) => act.measure({ noise }),
            )
          : nothing
      }
    </div>
    <div class="options">
      <span class="asked">${option(words.rotation, wanted.rotation, (on) => act.measure({ rotation: on }))} ${ask('rotation', words.rotation)}</span>
    </div>`;
}
