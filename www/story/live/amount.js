// A number in a sentence that the reader can change: dragged sideways, typed, or stepped by keys. A view.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { longest } from './longest.js';
import { readNumber } from '../../lib/i18n/read-number.js';

/**
 * @typedef {Object} Amount
 * @property {string} label  for those who hear it
 * @property {number} value
 * @property {number} least
 * @property {number} most
 * @property {number} step  by a key, and by so many pixels of dragging as below
 * @property {(value: number) => string} write
 * @property {(value: number) => void} set
 */

/** So far the pointer goes for one step, in pixels. */
const PER_STEP = 8;

/** @param {Amount} amount */
export function amount(amount) {
  const { label, value, least, most, write } = amount;
  const text = write(value);
  // One width for all values, halves among them: the words around it stay while it is dragged.
  const size = longest({ ...amount, step: 0.5 }).length;
  return html`<input class="amount" type="text" role="spinbutton" autocomplete="off" size=${Math.max(size, text.length)} aria-label=${label}
    aria-valuenow=${value} aria-valuemin=${least} aria-valuemax=${most} aria-valuetext=${text} .value=${live(text)}
    @change=${(/** @type {Event} */ event) => typed(/** @type {HTMLInputElement} */ (event.target), amount)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => stepped(event, amount)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => dragged(event, amount)} />`;
}

/**
 * The nearest that is allowed; a hundredth is the finest.
 * @param {number} value
 * @param {Amount} amount
 */
const within = (value, { least, most }) => Math.min(most, Math.max(least, Math.round(value * 100) / 100));

/**
 * What is no number leaves things as they are.
 * @param {HTMLInputElement} input
 * @param {Amount} amount
 */
function typed(input, amount) {
  const value = readNumber(input.value);
  if (Number.isNaN(value)) input.value = amount.write(amount.value);
  else amount.set(within(value, amount));
}

/** By how many steps. @type {Record<string, number>} */
const KEYS = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * @param {KeyboardEvent} event
 * @param {Amount} amount
 */
function stepped(event, amount) {
  const steps = KEYS[event.key];
  if (!steps || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  amount.set(within(amount.value + steps * amount.step, amount));
}

/**
 * Until the pointer has gone a step it may be a click, which is to type.
 * @param {PointerEvent} event
 * @param {Amount} amount
 */
function dragged(event, amount) {
  const input = /** @type {HTMLInputElement} */ (event.currentTarget);
  // Who types already places the caret.
  if (event.button !== 0 || document.activeElement === input) return;
  event.preventDefault();
  const { value } = amount;
  let steps = 0;
  let moved = false;
  /** @param {PointerEvent} now */
  const move = (now) => {
    const gone = Math.trunc((now.clientX - event.clientX) / PER_STEP);
    if (gone === steps) return;
    steps = gone;
    moved = true;
    amount.set(within(value + steps * amount.step, amount));
  };
  const end = (/** @type {PointerEvent} */ { type }) => {
    input.removeEventListener('pointermove', move);
    input.removeEventListener('pointerup', end);
    input.removeEventListener('pointercancel', end);
    if (moved || type !== 'pointerup') return;
    input.focus();
    input.select();
  };
  input.setPointerCapture(event.pointerId);
  input.addEventListener('pointermove', move);
  input.addEventListener('pointerup', end);
  input.addEventListener('pointercancel', end);
}
