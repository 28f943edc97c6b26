// The choices of a rollout with the cube: the estimate of luck, the owner of the cube at the start, the players. Views.

import { html, nothing } from 'lit';
import { noiseControl } from '../../lib/bearoff/evaluators.js';
import { LADDER, OWNERS } from '../../lib/cube/names.js';
import { numberField } from '../../lib/cube/number-field.js';
import { playerFields, thresholdFields } from '../../lib/cube/player-fields.js';
import { select } from '../../lib/element/select.js';

/** @typedef {import('./lab.js').CubeLab} Lab */

/** @param {Lab} lab */
export function settings(lab) {
  const { texts, format, state } = lab;
  const { owners, cubePlayers: words } = texts;
  const { owner, players } = state.wanted;
  const both = /** @type {const} */ (['x', 'o']);
  const anyPolicy = (/** @type {string} */ name) => both.some((side) => players[side].cube === name);
  const refuse = (/** @type {Lab['state']['badNumber']} */ badNumber) => lab.change({ badNumber });
  const thresholds = () =>
    thresholdFields(
      words,
      () => lab.state.wanted.thresholds,
      state.badNumber,
      (change) => lab.setThresholds(change),
      refuse,
    );
  const noise = () =>
    noiseControl(
      texts.settings,
      format,
      () => lab.state.wanted.noise,
      (change) => lab.setNoise(change),
    );
  return html`${luck(lab, refuse)}
    <div class="owners">
      <span aria-hidden="true">${owners.label}</span>
      <div class="segments" role="group" aria-label=${owners.label}>
        ${OWNERS.map(
          (
            name,
          ) => html`<button class="datum" aria-pressed=${owner === name ? 'true' : 'false'} @click=${() => lab.setOwner(name)}>
            ${owners.names[name]}
          </button>`,
        )}
      </div>
    </div>
    <details class="more" ?open=${lab.form !== 'page' || lab.unfolded}>
      <summary>${texts.settings.players}</summary>
      <div class="choices">
        ${both.map((side) =>
          playerFields(
            words,
            side,
            players[side],
            () => lab.state.wanted.players[side],
            (player) => lab.setPlayers({ [side]: player }),
          ),
        )}
        ${anyPolicy('thresholds') ? thresholds() : nothing}
        ${both.some((side) => players[side].plays === 'noisy') ? noise() : nothing}
      </div>
      ${(/** @type {const} */ (['thresholds', 'pipCount', 'never'])).map((name) =>
        anyPolicy(name) ? html`<p class="muted about">${words.about[name]}</p>` : nothing,
      )}
    </details>`;
}

/**
 * The choice of the rung.
 * @param {Lab} lab
 * @param {(bad: Lab['state']['badNumber']) => void} refuse
 */
function luck(lab, refuse) {
  const { texts, state } = lab;
  const { names, about } = texts.estimators;
  const words = texts.settings;
  const janowski = () =>
    numberField(
      {
        name: 'janowski',
        label: words.janowski,
        now: () => lab.state.wanted.janowski,
        range: [0, 1],
        digits: 3,
        problem: words.badShare,
      },
      state.badNumber,
      (value) => lab.setJanowski(value),
      refuse,
    );
  return html`<div class="measured">
    <div class="choices">
      ${select(
        words.estimator,
        [...LADDER],
        state.estimator,
        names,
        () => false,
        (name) => lab.setEstimator(name),
      )}
      ${state.estimator === 'janowski' ? janowski() : nothing}
    </div>
    <p class="muted about">${about[state.estimator]}</p>
  </div>`;
}
