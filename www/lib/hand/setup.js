// Who plays what: the reader's side and the position. The pieces of a view; who plays against him, and who estimates luck, is a
// lab's own.

import { html, nothing } from 'lit';
import { editor } from '../bearoff/setting-up.js';
import { select } from '../element/select.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */
/** @typedef {import('./shapes.js').Hands} Hands */

/** @type {Hands[]} */
const HANDS = ['x', 'o', 'both'];

/**
 * @param {Lab} lab
 * @param {Hands} hands
 */
export const chooseHands = (lab, hands) =>
  select(
    lab.texts.setup.hands,
    HANDS,
    hands,
    lab.texts.setup.sides,
    () => false,
    (chosen) => lab.want({ hands: chosen }),
  );

/**
 * @param {Lab} lab
 * @param {unknown} choices
 * @param {unknown} note  below them
 * @param {unknown} links  to other labs
 */
export function setupView(lab, choices, note, links) {
  const words = lab.texts.setup;
  return html`<h2>${words.heading}</h2>
    <div class="choices">
      ${choices}
    </div>
    ${note} ${question(lab)}
    <details>
      <summary>${words.position}</summary>
      ${editor(lab)}
    </details>
    ${links}
    <p class="again">
      <button class="quiet" ?disabled=${lab.begun === 0} @click=${() => lab.want({})}>${words.again}</button>
      <span class="muted">${words.seed(lab.seed)}</span>
    </p>`;
}

/**
 * Whether the games that were played are to be over.
 * @param {Lab} lab
 */
function question(lab) {
  const { state, texts, format, begun } = lab;
  const words = texts.setup;
  if (!state.asking) return nothing;
  return html`<div class="notice" role="alert">
    <p>${words.ask(format.count(begun))}</p>
    <button class="strong" @click=${() => lab.answer(true)}>${words.startAgain}</button>
    <button @click=${() => lab.answer(false)}>${words.keep}</button>
  </div>`;
}
