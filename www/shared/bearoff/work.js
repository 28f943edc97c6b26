// What the reader of a lab of bear-offs waits for, and how long still. A view with its styles.

import { css, html, nothing } from 'lit';

/**
 * @typedef {Object} Lab
 * @property {{work: import('../preparation.js').Work | null}} preparation
 * @property {{work: typeof import('./texts/en.js').work}} texts
 * @property {import('../format.js').Format} format
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

// .work: in the way only if it takes long enough to be read.
export const workStyles = css`
  .work {
    position: fixed; inset: auto 12px 12px; z-index: 2; max-width: 560px; margin: 0 auto;
    animation: come 0.2s 0.4s both;
  }
  .work.idle { display: none; }
  .work label { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
  @keyframes come { from { opacity: 0; } }
`;
