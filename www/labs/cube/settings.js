// What is rolled out and by what it is measured: whose the cube is at the start, what estimates luck, and who plays and doubles.
// A view.

import { html, nothing } from 'lit';
import { noiseControl } from '../../lib/bearoff/noise-control.js';
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
  const refuse = (/** @type {import('./state.js').LabState['badNumber']} */ badNumber) => lab.change({ badNumber });
  const noisy = both.some((side) => players[side].plays === 'noisy');
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
        ${
          anyPolicy('thresholds')
            ? thresholdFields(
                words,
                () => lab.state.wanted.thresholds,
                state.badNumber,
                (change) => lab.setThresholds(change),
                refuse,
              )
            : nothing
        }
        ${
          noisy
            ? noiseControl(
                texts.settings,
                format,
                () => lab.state.wanted.noise,
                (noise) => lab.setNoise(noise),
              )
            : nothing
        }
      </div>
      ${(/** @type {const} */ (['thresholds', 'pipCount', 'never'])).map((name) =>
        anyPolicy(name) ? html`<p class="muted about">${words.about[name]}</p>` : nothing,
      )}
    </details>`;
}

/**
 * The rung in view.
 * @param {Lab} lab
 * @param {(bad: import('./state.js').LabState['badNumber']) => void} refuse
 */
function luck(lab, refuse) {
  const { texts, state } = lab;
  const { names, about } = texts.estimators;
  const words = texts.settings;
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
      ${
        state.estimator === 'janowski'
          ? numberField(
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
            )
          : nothing
      }
    </div>
    <p class="muted about">${about[state.estimator]}</p>
  </div>`;
}
