// The parts of the board editor: the twelve controls over the drawing of the board, the list of positions, the fields
// for IDs, and the switch for the side on roll. Views.

import { html, nothing, svg } from 'lit';
import { live } from 'lit/directives/live.js';
import { FRAME, pointBox, viewBox } from '../board/geometry.js';
import { countOn, isSame, mostOn, PLACES } from './board-model.js';

/** @typedef {import('./board-editor.js').BoardEditor} BoardEditor */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts} Texts */

// ——— The controls over the points ———

/** How far the signs are from the edge of the board: beyond the fifth checker, short of the other row. */
const SIGN = 95.5;

const { x, y, width, height } = viewBox(false, true);
export const POINTS_BOX = `${x} ${y} ${width} ${height}`;

/** @param {BoardEditor} editor @param {Texts['editor']} words @param {import('../i18n/format.js').Format} format */
export const points = (editor, words, format) =>
  PLACES.map((place, index) => {
    const { position, names, mode } = editor;
    const count = countOn(position, place);
    const most = mostOn(position, place);
    const idle = mode === 'add' ? count >= most : count === 0;
    // The number on the rail belongs to the point.
    const box = pointBox(place.at);
    const top = place.side === 'o' ? box.y - FRAME.rail : box.y;
    const long = box.height + FRAME.rail;
    const signY = place.side === 'o' ? box.y + SIGN : box.y + box.height - SIGN;
    return svg`<g class=${idle ? 'point idle' : 'point'} role="spinbutton" data-index=${index}
    tabindex=${editor.at === index ? 0 : -1}
    aria-label=${words.point(names[place.side], format.count(place.point))}
    aria-valuenow=${count} aria-valuemin="0" aria-valuemax=${most}
    aria-valuetext=${words.checkers(format.count(count))}
    @click=${(/** @type {MouseEvent} */ event) => editor.onTap(index, event.shiftKey)}
    @focus=${() => editor.onFocus(index)}>
    <rect class="reach" x=${box.x} y=${top} width=${box.width} height=${long} />
    <rect class="halo" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
    <rect class="ring" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
    <g class="sign" transform=${`translate(${box.x + box.width / 2} ${signY})`}>
      <circle r="5.6" />
      <path d=${mode === 'add' ? 'M-3 0H3M0-3V3' : 'M-3 0H3'} />
    </g>
  </g>`;
  });

// ——— The tools beside the board ———

/** @param {BoardEditor} editor @param {Pick<Texts, 'editor' | 'positions'>} texts */
export function choice(editor, { editor: words, positions: about }) {
  const { position, positions, onRoll } = editor;
  if (positions.length === 0) return nothing;
  // In all example positions X is on roll. With O on roll it is another position, and the description is not true of
  // it.
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

/** Whether pages may ask for the clipboard: older versions of Firefox only write it, and insecure pages have none. */
const readsClipboard = () => Boolean(navigator.clipboard?.readText);

/**
 * The field for a position's ID, in sight, and its XGID, which an editor may fold.
 * @param {BoardEditor} editor
 * @param {Texts['editor']} words
 */
export function ids(editor, words) {
  const { folded, idProblem, elsewhere, notPasted, setAside } = editor;
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
      ${readsClipboard() ? html`<button type="button" @click=${() => editor.paste()}>${words.paste}</button>` : nothing}
    </div>
    <p class="problem" id="wrong" role="alert">${notPasted || idProblem}</p>
    ${elsewhere === nothing ? nothing : html`<p class="elsewhere">${elsewhere}</p>`}
    <p class="aside muted" role="status">${setAside || nothing}</p>
    ${folded ? html`<details><summary>${words.xgid}</summary>${xgid(editor, words)}</details>` : html`<label for="xgid">${words.xgid}</label>${xgid(editor, words)}`}
  </form>`;
}

/** @param {BoardEditor} editor @param {Texts['editor']} words */
const xgid = (editor, words) =>
  html`<input id="xgid" class="field" type="text" readonly aria-label=${words.xgid} .value=${editor.xgid} @focus=${selectAll} />`;

/** @param {BoardEditor} editor @param {Texts['editor']} words */
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

/** Selects a field's text: the reader may copy it at once, or type over it. @param {Event} event */
const selectAll = (event) => inputOf(event).select();
