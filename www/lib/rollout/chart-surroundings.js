// What stands under a chart: its options, and the way out of the lab. Views.

import { html, nothing } from 'lit';
import { ask } from '../glossary/word.js';

/** @typedef {import('../element/lab-element.js').LabElement} LabElement */

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
 * @typedef {Object} Charted  a lab with such a chart
 * @property {import('../i18n/texts.js').Texts} texts
 * @property {{view: import('./shapes.js').View}} state
 * @property {(change: Partial<import('./shapes.js').View>) => void} changeView
 */

/**
 * Whether the bands are drawn that hold at all times, and what that means.
 * @param {Charted} lab
 */
export function alwaysOption(lab) {
  const { always } = lab.texts.chart;
  return html`<span class="asked">${option(always, lab.state.view.always, (on) => lab.changeView({ always: on }))}
    ${ask('always', always)}</span>`;
}

/**
 * How the bands that are drawn are read.
 * @param {Pick<Charted, 'texts' | 'state'> & {readout: () => Pick<import('./shapes.js').Readout, 'approximate'>}} lab
 */
export function bandNote(lab) {
  const {
    texts: { chart },
    state: { view },
  } = lab;
  if (!view.always) return chart.bandNote;
  const { plain, reduced } = lab.readout().approximate;
  return chart.bandNote + chart.alwaysNote + (plain || reduced ? chart.approximateNote : '');
}

/**
 * The way out: on the page the dialog for sharing, in an embed the page.
 * @param {Pick<LabElement, 'actions' | 'texts'> & {state: {hide: Set<string>}}} lab
 */
export function sharing({ actions: { share, notLoaded, page }, texts, state }) {
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
