// One of a few words, as radio buttons side by side. A view.

import { html, noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/**
 * Chooses a button also after the reader has pressed another one, which its attribute no longer does. The build knows
 * attributes only: as a property, it would write `checked="false"`, which chooses it.
 */
const chosenNow = directive(
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
 * @param {Object} about
 * @param {string} about.name  unique in the document
 * @param {string} about.label  what is chosen
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
