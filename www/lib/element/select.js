// A choice among words, with its label above it. A view.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * @template {string} N
 * @param {string} label
 * @param {N[]} names
 * @param {N} chosen
 * @param {Record<N, string>} words
 * @param {(name: N) => boolean} impossible
 * @param {(name: N) => void} choose
 */
export const select = (label, names, chosen, words, impossible, choose) =>
  html`<label
    ><span>${label}</span>
    <select
      @change=${(/** @type {Event} */ event) =>
        choose(/** @type {N} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value))}
    >
      ${names.map(
        (name) =>
          html`<option value=${name} .selected=${live(name === chosen)} ?disabled=${impossible(name)}>${words[name]}</option>`,
      )}
    </select></label
  >`;
