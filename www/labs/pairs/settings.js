// How the dice of both plays are coupled, who ranks rolls, whose luck is subtracted, and whether first rolls are rotated. A
// view.

import { html, nothing } from 'lit';
import { needsExact, noiseControl } from '../../lib/bearoff/evaluators.js';
import { ask, word } from '../../lib/glossary/word.js';
import { option } from '../../lib/rollout/chart-surroundings.js';
import { select } from '../../lib/element/select.js';
import { COUPLINGS } from './coupling-names.js';

/** @typedef {import('./lab.js').PairsLab} Lab */
/** @typedef {import('./state.js').EvaluatorName} EvaluatorName */

/** @type {EvaluatorName[]} */
const EVALUATORS = ['exact', 'oneSided', 'pipCount', 'even', 'backwards', 'noisy'];

/** What is in force where the exact chances are not known; while it is being made, what was chosen. @param {Lab} lab */
const setupOf = ({ preparation, current, state: { wanted } }) =>
  preparation.making ? wanted : (current?.setup ?? wanted);

/** The four, and what the one in view does. @param {Lab} lab */
export function couplingView(lab) {
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

/** @param {Lab} lab */
export function settingsView(lab) {
  const { texts, format, state } = lab;
  const words = texts.settings;
  const { evaluator, ranking } = setupOf(lab);
  const { rotation } = state.wanted;
  const bounded = lab.current !== null && !lab.current.plays.exact;
  const impossible = (/** @type {EvaluatorName} */ name) => bounded && needsExact(name);
  const noisy = evaluator === 'noisy' || ranking === 'noisy';
  return html`<div class="choices">
      ${select(words.evaluator, EVALUATORS, evaluator, texts.evaluators, impossible, (chosen) => lab.measure({ evaluator: chosen }))}
      ${select(words.ranking, EVALUATORS, ranking, texts.evaluators, impossible, (chosen) => lab.measure({ ranking: chosen }))}
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
      <span class="asked">${option(words.rotation, rotation, (on) => lab.measure({ rotation: on }))} ${ask('rotation', words.rotation)}</span>
    </div>`;
}
