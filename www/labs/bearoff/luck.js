// How luck is measured, and who plays: the evaluator, its scale and its errors, and the players. A view.

import { html, nothing } from 'lit';
import { needsExact } from '../../shared/bearoff/needs-exact.js';
import { select } from '../../shared/select.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */

/** @type {import('./state.js').EvaluatorName[]} */
const EVALUATORS = ['exact', 'oneSided', 'pipCount', 'even', 'backwards', 'noisy'];
/** @type {import('./state.js').PlayerName[]} */
const PLAYERS = ['exact', 'oneSided', 'pipCount', 'fewestPips', 'even', 'noisy', 'backwards'];
/** @type {import('./state.js').ScaleName[]} */
const SCALES = ['linear', 'steep', 'flat', 'threeLevels', 'sign'];

/** @param {Lab} lab */
export function luckControls(lab) {
  const { texts, state } = lab;
  const words = texts.luck;
  const { wanted } = state;
  // What is in force where the exact chances are not known; while it is being made, what was chosen.
  const setup = lab.preparation.making ? wanted : lab.current?.setup ?? wanted;
  const bounded = lab.current !== null && lab.current.theory === null;
  const impossible = (/** @type {import('./state.js').PlayerName} */ name) => bounded && needsExact(name);
  const noisy = [setup.evaluator, setup.players.x, setup.players.o].includes('noisy');

  return html`<h2>${words.heading}</h2>
    <div class="choices">
      ${select(words.evaluator, EVALUATORS, setup.evaluator, words.evaluators, impossible, (evaluator) =>
        lab.measure({ evaluator }),
      )}
      ${select(words.scale, SCALES, setup.scale, words.scales, () => false, (scale) => lab.measure({ scale }))}
      ${select(words.playsBlue, PLAYERS, setup.players.x, words.players, impossible, (x) => lab.setPlayers({ x }))}
      ${select(words.playsWhite, PLAYERS, setup.players.o, words.players, impossible, (o) => lab.setPlayers({ o }))}
      ${noisy ? noise(lab) : nothing}
    </div>
    <p class="muted about">
      ${[
        words.about[setup.evaluator],
        setup.scale !== 'linear' && words.aboutScale[setup.scale],
        bounded && words.bounded,
      ]
        .filter((said) => typeof said === 'string')
        .reduce(texts.sentence.both)}
    </p>`;
}

/**
 * How large the errors of a noisy evaluator are, and other ones of the same size.
 * @param {Lab} lab
 */
function noise(lab) {
  const words = lab.texts.luck;
  const { noise: now } = lab.state.wanted;
  const change = (/** @type {Partial<import('./state.js').Noise>} */ patch) => lab.setNoise({ ...now, ...patch });
  return html`<label
      ><span>${words.noise(lab.format.count(now.size))}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="1"
        .value=${String(now.size)}
        @change=${(/** @type {Event} */ event) =>
          change({ size: Number(/** @type {HTMLInputElement} */ (event.currentTarget).value) })}
    /></label>
    <button class="quiet" @click=${() => change({ seed: (now.seed + 1) % 2 ** 32 })}>${words.otherErrors}</button>`;
}
