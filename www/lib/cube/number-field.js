// A field for a number within bounds. What is none is said beside it, and the last good number stays in force. A view.

import { html, nothing } from 'lit';
import { readNumber } from '../i18n/read-number.js';

/**
 * @typedef {Object} Field
 * @property {string} name  tells it from the others
 * @property {string} label
 * @property {() => number} now  what is in force, which may not be drawn yet
 * @property {[number, number]} range
 * @property {number} digits  that it can have
 * @property {string} problem  what is said of anything else
 */

/** @typedef {{name: string, text: string}} Typed  in which field what was typed that is no such number */

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
    // Lit leaves the field alone if this is the number that was in force, only written otherwise.
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
