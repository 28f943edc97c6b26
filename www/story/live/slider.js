// A slider with its value in words. A view.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { longest } from './longest.js';

/**
 * @param {Object} about
 * @param {string} about.label
 * @param {number} about.least
 * @param {number} about.most
 * @param {number} about.step
 * @param {number} about.value
 * @param {(value: number) => string} about.write
 * @param {(value: number) => void} about.set
 * @param {boolean} [about.untouched]  whether the reader has not moved it: nothing is said of where it stands
 */
export const slider = ({ label, least, most, step, value, write, set, untouched = false }) => {
  const text = untouched ? '?' : write(value);
  return html`<label class="slider"><span>${label}</span>
    <input type="range" min=${least} max=${most} step=${step} .value=${live(String(value))} aria-valuetext=${text}
      @input=${(/** @type {Event} */ { target }) => set(Number(/** @type {HTMLInputElement} */ (target).value))} />
    <output data-longest=${longest({ least, most, step, write })}>${text}</output></label>`;
};
