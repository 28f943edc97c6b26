// Evaluators and players of bear-offs: their names, the exact chances that some of them need, and the errors of the
// noisy one.

import { html } from 'lit';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').PlayerName} PlayerName */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Noise} Noise */

/** By the name in an address, the core's. */
export const EVALUATORS = /** @type {const} */ ({
  exact: 'exact',
  'one-sided': 'oneSided',
  'pip-count': 'pipCount',
  even: 'even',
  backwards: 'backwards',
  noisy: 'noisy',
});

export const PLAYERS = /** @type {const} */ ({ ...EVALUATORS, 'fewest-pips': 'fewestPips' });

/** Whether an evaluator needs the exact chances, which are known up to six checkers a side. @param {string} name */
export const needsExact = (name) => ['exact', 'backwards', 'noisy'].includes(name);

/**
 * Returns the evaluator or player that stands in for another one where the exact chances are not known.
 * @template {string} N
 * @param {N} name
 * @param {'six' | 'all'} reach
 * @returns {N | 'oneSided'}
 */
export const standIn = (name, reach) => (reach === 'all' && needsExact(name) ? 'oneSided' : name);

/**
 * The controls of a noisy evaluator: the size of its errors, and a button for other errors of that size. A view.
 * @param {{noise: (n: string) => string, otherErrors: string}} words
 * @param {import('../i18n/format.js').Format} format
 * @param {() => Noise} now  the last choice, which may not be drawn yet
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
