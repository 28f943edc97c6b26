// A field of the luck table: text with a button to either side, which the arrow keys replace. A view.

import { html, nothing } from 'lit';

/** No number of luck is longer, however it is written; what is pasted beyond that is cut off. */
const LONGEST = 40;

/** Luck and evaluations go from −LIMIT to LIMIT. */
export const LIMIT = 1000;

/**
 * The field of an estimate, with its steppers.
 * @param {import('./luck-table.js').LuckTableElement} table
 * @param {import('./luck-table.js').Cell} cell
 * @param {import('./texts/en.js').Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
export function luckField(table, cell, texts, format) {
  const wrong = table.problem?.cell === cell;
  const value = table.numbers[cell];
  // Without commas between thousands: one that is typed is a decimal point.
  const written = (table.evaluations ? format.plain(value, 6) : format.points(value, 6)).replaceAll(',', '');
  const said = table.evaluations ? `${written}%` : texts.table.points(written);
  const event = texts.table.events[cell];
  return html`<span class="field ${wrong ? 'wrong' : ''}" @focusout=${(/** @type {FocusEvent} */ event) => table.endEdit(event)}>
    <button tabindex="-1" aria-label=${texts.table.step(event, texts.table.less)} @click=${() => table.step(cell, -1)}>−</button>
    <input type="text" role="spinbutton" autocomplete="off" spellcheck="false" enterkeyhint="done" maxlength=${LONGEST}
      aria-labelledby=${cell} aria-valuemin=${-LIMIT} aria-valuemax=${LIMIT} aria-valuenow=${value}
      aria-valuetext=${said}
      aria-invalid=${wrong ? 'true' : 'false'} aria-describedby=${wrong ? 'problem' : nothing}
      .value=${table.typing?.cell === cell ? table.typing.text : written}
      @input=${(/** @type {InputEvent} */ event) => table.type(cell, inputOf(event).value)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => table.onKey(cell, event)}
      @focus=${(/** @type {FocusEvent} */ event) => inputOf(event).select()}
      @blur=${() => table.onLeave()} />
    <button tabindex="-1" aria-label=${texts.table.step(event, texts.table.more)} @click=${() => table.step(cell, 1)}>+</button>
  </span>`;
}

/** @param {Event} event */
function inputOf(event) {
  return /** @type {HTMLInputElement} */ (event.currentTarget);
}
