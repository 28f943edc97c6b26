// A field for a number within bounds. The problem of an invalid text stands beside it, and the last valid number stays
// in force. A view.

import { html, nothing } from 'lit';
import { readNumber } from '../i18n/format.js';

/**
 * @typedef {Object} Field
 * @property {string} name  unlike the names of other fields
 * @property {string} label
 * @property {() => number} now  the number in force, which may not be drawn yet
 * @property {[number, number]} range
 * @property {number} digits  the most decimals
 * @property {string} problem  a sentence on any other text
 */

/** @typedef {{name: string, text: string}} Typed  the name of a field, and an invalid text that was typed there */

/**
 * @param {Field} field
 * @param {Typed | null} bad
 * @param {(value: number) => void} take
 * @param {(bad: Typed | null) => void} refuse
 */
export function numberField({ name, label, now, range: [least, most], digits, problem }, bad, take, refuse) {
  const wrong = bad?.name === name ? bad.text : null;
  const enter = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const typed = readNumber(input.value, Math.max(-least, most) >= 1000);
    const value = Math.round(typed * 10 ** digits) / 10 ** digits;
    if (!(typed >= least && typed <= most)) {
      refuse({ name, text: input.value });
      return;
    }
    refuse(null);
    if (value !== now()) take(value);
    // Lit does not write an equal number again. It would stay in the reader's form.
    input.value = String(now());
  };
  return html`<label class="numbered"
    ><span>${label}</span>
    <input
      class="field"
      inputmode="decimal"
      autocomplete="off"
      aria-invalid=${wrong === null ? 'false' : 'true'}
      aria-describedby=${wrong === null ? nothing : `bad-${name}`}
      .value=${wrong ?? String(now())}
      @change=${enter}
    />
    ${wrong === null ? nothing : html`<small class="problem" id=${`bad-${name}`} role="alert">${problem}</small>`}</label
  >`;
}
