// The options under a chart, and the way out of the lab. Views.

import { html, nothing } from 'lit';
import { ask } from '../i18n/glossary.js';

/** @typedef {import('./shapes.js').View} View */
/** @typedef {import('../i18n/texts.js').Texts} Texts */

/**
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
export const option = (label, on, change) =>
  html`<label>
    <input
      type="checkbox"
      .checked=${on}
      @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
    />${label}</label
  >`;

/**
 * Whether the bands are drawn that hold at all times, and what that means.
 * @param {View} view
 * @param {(change: Partial<View>) => void} changeView
 * @param {Texts['chart']} words
 */
export const alwaysOption = (view, changeView, { always }) =>
  html`<span class="asked">${option(always, view.always, (on) => changeView({ always: on }))} ${ask('always', always)}</span>`;

/**
 * How the bands that are drawn are read.
 * @param {View} view
 * @param {Pick<import('./shapes.js').Readout, 'approximate' | 'blocks'>} readout
 * @param {Texts['chart']} words
 */
export function bandNote(view, { approximate: { plain, reduced }, blocks }, words) {
  const [band, always] = blocks ? words.blockNotes : [words.bandNote, words.alwaysNote];
  if (!view.always) return band;
  return band + always + (plain || reduced ? words.approximateNote : '');
}

/**
 * The way out: on the page the dialog for sharing, in an embed the page.
 * @param {{offers: import('../element/definition.js').Offers, texts: Texts, state: {hide: Set<string>}}} model
 */
export function sharing({ offers: { share, notLoaded, page }, texts, state }) {
  if (state.hide.has('share')) return nothing;
  if (share) {
    return html`<button class="quiet" @click=${share}>${texts.share.open}</button>
      ${notLoaded ? html`<p class="problem" role="alert">${texts.share.notLoaded}</p>` : nothing}`;
  }
  if (!page) return nothing;
  // Its address is made when it is wanted: it holds everything that the reader has done until then.
  const update = (/** @type {Event} */ event) => {
    /** @type {HTMLAnchorElement} */ (event.currentTarget).href = page();
  };
  return html`<a class="out" target="_blank" rel="noopener" href=${page()}
    @pointerdown=${update} @focus=${update} @click=${update}>${texts.share.page}</a>`;
}
