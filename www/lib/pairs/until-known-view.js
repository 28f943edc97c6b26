// The button that rolls until the better of two plays is known, and its outcome. A view.

import { html, nothing } from 'lit';

/**
 * @typedef {Object} Known
 * @property {boolean} on  whether pairs are rolled for it
 * @property {number | null} pairs  the number of pairs after which it was known; null: it is not known
 * @property {number | null} mean  of A − B
 * @property {() => void} start
 * @property {() => void} stop
 */

/**
 * @param {Known} known
 * @param {typeof import('./texts/en.js').pairs['known']} words
 * @param {import('../i18n/format.js').Format} format
 * @param {string} [but]  follows the outcome
 * @param {string} [tried]  replaces the description of the button after it has been tried
 */
export function untilKnown({ on, pairs, mean, start, stop }, words, format, but = '', tried = '') {
  return html`<div class="known">
    <button ?disabled=${pairs !== null} aria-pressed=${on ? 'true' : 'false'} @click=${on ? stop : start}>
      ${on ? words.stop : words.roll}
    </button>
    <p class="muted ${pairs === null && !on && !tried ? 'request' : ''}" role="status">
      ${pairs === null ? (on ? words.looking : tried || words.about) : words.known(format.count(pairs), (mean ?? 0) < 0 ? 'B' : 'A')}
      ${pairs !== null && but ? but : nothing}
    </p>
  </div>`;
}
