// What stands beside the board that is edited: the list of positions, the IDs, whose roll it is. Views.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { isSame } from './board-editor-model.js';

/** @typedef {import('./board-editor.js').BoardEditor} BoardEditor */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts} BearoffTexts */

/**
 * @param {BoardEditor} editor
 * @param {Pick<BearoffTexts, 'editor' | 'positions'>} texts
 */
export function choice(editor, { editor: words, positions: about }) {
  const { position, positions, onRoll } = editor;
  if (positions.length === 0) return nothing;
  // In all of them X is on roll: with O on roll it is another position, of which something else is true.
  const chosen = onRoll === 'x' ? positions.find((named) => isSame(named, position)) : undefined;
  return html`<div class="choose">
    <label for="positions">${words.choose}</label>
    <select
      id="positions"
      aria-describedby="about"
      @change=${(/** @type {Event} */ event) => editor.onChoose(event)}
    >
      <option value="" disabled hidden .selected=${live(!chosen)}>${words.own}</option>
      ${positions.map(
        (named) =>
          html`<option value=${named.name} .selected=${live(named === chosen)}>
            ${about[named.name].title}
          </option>`,
      )}
    </select>
    <p class="about muted" id="about">${chosen && !editor.untold ? about[chosen.name].about : nothing}</p>
  </div>`;
}

/**
 * @param {BoardEditor} editor
 * @param {BearoffTexts['editor']} words
 */
export function ids(editor, words) {
  const { idProblem, elsewhere, setAside } = editor;
  return html`<form class="ids" @submit=${(/** @type {Event} */ event) => editor.onSubmit(event)}>
    <label for="id">${words.id}</label>
    <div class="entry">
      <input
        id="id"
        class="field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="done"
        aria-invalid=${idProblem ? 'true' : 'false'}
        aria-describedby="wrong"
        .value=${live(editor.typing ?? editor.positionId)}
        @input=${(/** @type {Event} */ event) => (editor.typing = inputOf(event).value)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === 'Escape') editor.typing = null;
        }}
        @focus=${selectAll}
      />
      <button type="submit">${words.use}</button>
    </div>
    <p class="problem" id="wrong" role="alert">${idProblem}</p>
    ${elsewhere === nothing ? nothing : html`<p class="elsewhere">${elsewhere}</p>`}
    <p class="aside muted" role="status">${setAside || nothing}</p>
    <label for="xgid">${words.xgid}</label>
    <input id="xgid" class="field" type="text" readonly .value=${editor.xgid} @focus=${selectAll} />
  </form>`;
}

/**
 * @param {BoardEditor} editor
 * @param {BearoffTexts['editor']} words
 */
export function switches(editor, words) {
  const { names, onRoll } = editor;
  return html`<div class="switches">
    <span id="roll">${words.roll}</span>
    <div class="segments" role="radiogroup" aria-labelledby="roll">
      ${
        /** @type {const} */ (['x', 'o']).map(
          (side) =>
            html`<label>
              <input
                type="radio"
                name="roll"
                .checked=${live(onRoll === side)}
                @change=${() => editor.onRollChange(side)}
              />
              <span>${names[side]}</span>
            </label>`,
        )
      }
    </div>
    <div class="buttons">
      <button @click=${() => editor.onSwap()}>${words.swap}</button>
      <button @click=${() => editor.take(editor.empty())}>${words.clear}</button>
    </div>
  </div>`;
}

/** @param {Event} event */
const inputOf = (event) => /** @type {HTMLInputElement} */ (event.currentTarget);

/** Who comes to a field may copy its value at once, or type over it. @param {Event} event */
const selectAll = (event) => inputOf(event).select();
