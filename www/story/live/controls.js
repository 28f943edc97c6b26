// Controls of the figures: a number within a sentence, radio buttons, and a slider. Views.

import { html, noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import { readNumber } from '../../lib/i18n/format.js';

// ——— Numbers ———

/**
 * A number that the reader can change.
 * @typedef {Object} Amount
 * @property {string} label
 * @property {number} value
 * @property {number} least
 * @property {number} most
 * @property {number} step
 * @property {(value: number) => string} write
 * @property {(value: number) => void} set
 */

/** The longest text of a number while it changes, for which there must be room. @param {Pick<Amount, 'least' | 'most' | 'step' | 'write'>} range */
const longest = ({ least, most, step, write }) =>
  [least, least + step, most - step, most]
    .map(write)
    .reduce((long, text) => (text.length > long.length ? text : long), '');

/** Pixels of dragging for one step. */
const PER_STEP = 8;

/** A number in a sentence, which the reader drags sideways, types, or steps by keys. @param {Amount} amount */
export function amount(amount) {
  const { label, value, least, most, write } = amount;
  const text = write(value);
  // All values, halves among them, have one width, so that the words around do not move.
  const size = longest({ ...amount, step: 0.5 }).length;
  return html`<input class="amount" type="text" role="spinbutton" autocomplete="off" size=${Math.max(size, text.length)} aria-label=${label}
    aria-valuenow=${value} aria-valuemin=${least} aria-valuemax=${most} aria-valuetext=${text} .value=${live(text)}
    @change=${(/** @type {Event} */ event) => typed(/** @type {HTMLInputElement} */ (event.target), amount)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => stepped(event, amount)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => dragged(event, amount)} />`;
}

/** The nearest allowed value, in hundredths. @param {number} value @param {Amount} amount */
const within = (value, { least, most }) => Math.min(most, Math.max(least, Math.round(value * 100) / 100));

/** Takes the typed number, or restores the field if it is none. @param {HTMLInputElement} input @param {Amount} amount */
function typed(input, amount) {
  const value = readNumber(input.value);
  if (Number.isNaN(value)) input.value = amount.write(amount.value);
  else amount.set(within(value, amount));
}

/** Steps by a key. @type {Record<string, number>} */
const KEYS = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** @param {KeyboardEvent} event @param {Amount} amount */
function stepped(event, amount) {
  const steps = KEYS[event.key];
  if (!steps || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  amount.set(within(amount.value + steps * amount.step, amount));
}

/**
 * Drags the number. A pointer that goes less than a step is a click, for a reader who types.
 * @param {PointerEvent} event
 * @param {Amount} amount
 */
function dragged(event, amount) {
  const input = /** @type {HTMLInputElement} */ (event.currentTarget);
  // In a field with the focus, the pointer places the caret.
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

/** A slider with its value in words. @param {Amount & {untouched?: boolean}} about  an untouched one has no words */
export const slider = ({ label, least, most, step, value, write, set, untouched = false }) => {
  const text = untouched ? '?' : write(value);
  return html`<label class="slider"><span>${label}</span>
    <input type="range" min=${least} max=${most} step=${step} .value=${live(String(value))} aria-valuetext=${text}
      @input=${(/** @type {Event} */ { target }) => set(Number(/** @type {HTMLInputElement} */ (target).value))} />
    <output data-longest=${longest({ least, most, step, write })}>${text}</output></label>`;
};

// ——— Choices ———

/**
 * Chooses a button also after the reader has pressed another one, when its attribute has no effect. The build knows attributes only: it
 * would write the property as `checked="false"`, which chooses the button.
 */
const chosenNow = /* @__PURE__ */ directive(
  class extends Directive {
    /** @param {boolean} _chosen @returns {unknown} */
    render(_chosen) {
      return noChange;
    }

    /** @param {import('lit').ElementPart} part @param {[boolean]} values */
    update(part, [chosen]) {
      /** @type {HTMLInputElement} */ (part.element).checked = chosen;
      return noChange;
    }
  },
);

/**
 * Radio buttons side by side.
 * @param {Object} about
 * @param {string} about.name  unique in the document
 * @param {string} about.label
 * @param {readonly {value: string, label: string}[]} about.choices
 * @param {string | null} about.chosen
 * @param {(value: string) => void} about.set
 */
export const choices = ({ name, label, choices, chosen, set }) => html`<fieldset class="choices">
  <legend>${label}</legend>
  ${choices.map(
    ({ value, label: text }) => html`<label><input type="radio" name=${name} value=${value} ?checked=${value === chosen}
      ${chosenNow(value === chosen)} @change=${() => set(value)} /><span>${text}</span></label>`,
  )}
</fieldset>`;
