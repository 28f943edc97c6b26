// The choices of a rollout with the cube: the estimate of luck, the owner of the cube at the start, the players. Views.

import { html, nothing } from 'lit';
import { noiseControl } from '../../lib/bearoff/evaluators.js';
import { LADDER, OWNERS } from '../../lib/cube/names.js';
import { janowskiField, playerFields, thresholdFields } from '../../lib/cube/fields.js';
import { select } from '../../lib/element/select.js';

/** @typedef {import('./lab.js').Model} Model */

/** @param {Model} model */
export function settings(model) {
  const { act, form, format, state, texts, unfolded, wantedNow } = model;
  const { owners, cubePlayers: words } = texts;
  const { owner, players } = state.wanted;
  const both = /** @type {const} */ (['x', 'o']);
  const anyPolicy = (/** @type {string} */ name) => both.some((side) => players[side].cube === name);
  const thresholds = () =>
    thresholdFields(
      words,
      () => wantedNow().thresholds,
      state.badNumber,
      (change) => act.setThresholds(change),
      act.refuseNumber,
    );
  const noise = () =>
    noiseControl(
      texts.settings,
      format,
      () => wantedNow().noise,
      (change) => act.setNoise(change),
    );
  return html`${luck(model)}
    <div class="owners">
      <span aria-hidden="true">${owners.label}</span>
      <div class="segments" role="group" aria-label=${owners.label}>
        ${OWNERS.map(
          (
            name,
          ) => html`<button class="datum" aria-pressed=${owner === name ? 'true' : 'false'} @click=${() => act.setOwner(name)}>
            ${owners.names[name]}
          </button>`,
        )}
      </div>
    </div>
    <details class="more" ?open=${form !== 'page' || unfolded}>
      <summary>${texts.settings.players}</summary>
      <div class="choices">
        ${both.map((side) =>
          playerFields(
            words,
            side,
            players[side],
            () => wantedNow().players[side],
            (player) => act.setPlayers({ [side]: player }),
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

/** The choice of the rung. @param {Model} model */
function luck({ act, state, texts, wantedNow }) {
  const { names, about } = texts.estimators;
  const words = texts.settings;
  const janowski = () =>
    janowskiField(
      words,
      () => wantedNow().janowski,
      state.badNumber,
      (value) => act.setJanowski(value),
      act.refuseNumber,
    );
  return html`<div class="measured">
    <div class="choices">
      ${select(
        words.estimator,
        [...LADDER],
        state.estimator,
        names,
        () => false,
        (name) => act.setEstimator(name),
      )}
      ${state.estimator === 'janowski' ? janowski() : nothing}
    </div>
    <p class="muted about">${about[state.estimator]}</p>
  </div>`;
}
