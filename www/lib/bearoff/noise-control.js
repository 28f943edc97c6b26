// How large the errors of a noisy evaluator are, and other ones of the same size. A view.

import { html } from 'lit';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Noise} Noise */

/**
 * @param {{noise: (n: string) => string, otherErrors: string}} words
 * @param {import('../i18n/format.js').Format} format
 * @param {() => Noise} now  what was chosen last, which may not be drawn yet
 * @param {(noise: Noise) => void} choose
 */
export const noiseControl = (words, format, now, choose) =>
  html`<label
      ><span>${words.noise(format.count(now().size))}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="1"
        .value=${String(now().size)}
        @change=${(/** @type {Event} */ event) =>
          choose({ ...now(), size: Number(/** @type {HTMLInputElement} */ (event.currentTarget).value) })}
    /></label>
    <button class="quiet" @click=${() => choose({ ...now(), seed: (now().seed + 1) % 2 ** 32 })}>${words.otherErrors}</button>`;
