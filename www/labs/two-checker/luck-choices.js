// The choices above the luck table: which table is in force, and whether luck is edited or what a program thinks. Views.

import { html, nothing } from 'lit';

/** @typedef {import('./luck-table.js').LuckTableElement} LuckTableElement */
/** @typedef {import('./luck-table.js').Preset} Preset */
/** @typedef {import('./state.js').Edits} Edits */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** @type {Preset[]} */
const PRESETS = ['correct', 'madeUp', 'backwards', 'none', 'gnu', 'yours'];

/** @type {Edits[]} */
const EDITS = ['luck', 'evaluations'];

/**
 * The choice of a table.
 * @param {LuckTableElement} table
 * @param {Texts} texts
 */
export function presetChoice(table, texts) {
  return html`<div class="presets" role="radiogroup" aria-labelledby="heading">
    ${PRESETS.map((preset) => {
      const missing = preset === 'yours' && !table.yours;
      const hint = missing ? texts.table.yoursHint : preset === 'gnu' ? texts.table.gnuHint : nothing;
      return html`<label title=${hint}>
        <input type="radio" name="preset" .checked=${table.preset === preset} ?disabled=${missing}
          @change=${() => table.choose(preset)} />
        <span>${preset === 'none' && table.evaluations ? texts.table.even : texts.table.presets[preset]}</span>
      </label>`;
    })}
  </div>`;
}

/**
 * The choice of what is edited.
 * @param {LuckTableElement} table
 * @param {Texts} texts
 */
export function editsChoice(table, texts) {
  const words = texts.table.edits;
  const now = table.evaluations ? 'evaluations' : 'luck';
  return html`<div class="segments" role="group" aria-label=${words.label}>
    ${EDITS.map(
      (
        edits,
      ) => html`<button aria-pressed=${edits === now ? 'true' : 'false'} aria-label=${words[edits]} @click=${() => table.switchTo(edits)}>
        ${edits === 'luck' ? words.luck : html`<span class="long">${words.evaluations}</span><span class="short">${words.short}</span>`}
      </button>`,
    )}
  </div>`;
}
