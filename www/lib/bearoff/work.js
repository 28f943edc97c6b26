// Progress of the work that the reader of a lab of bear-offs waits for. A view.

import { html, nothing } from 'lit';

/**
 * @typedef {Object} Lab
 * @property {{work: import('../element/preparation.js').Work | null}} preparation
 * @property {{work: typeof import('./texts/en.js').work}} texts
 * @property {import('../i18n/format.js').Format} format
 */

/**
 * @param {Lab} lab
 * @param {(() => void) | null} cancel  null: there is nothing to go back to
 */
export function workView({ preparation: { work }, texts, format }, cancel) {
  const words = texts.work;
  // Short work is over before anybody could read of it: the bar fades in.
  if (!work) return html`<p class="notice work idle"></p>`;
  return html`<p class="notice work">
    <label>${words[/** @type {keyof typeof words} */ (work.what)]} <progress max="1" .value=${work.progress}></progress> ${format.share(work.progress)}</label>
    ${cancel ? html`<button class="quiet" @click=${cancel}>${words.cancel}</button>` : nothing}
  </p>`;
}
