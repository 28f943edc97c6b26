// What correlation does to differences and to votes. A view.

import { html, nothing } from 'lit';
import { otherPage } from '../../lib/page/other-page.js';
import { sentences } from '../../lib/i18n/typography.js';
import { core } from './core.js';
import { COUNCIL } from './state.js';

/** @typedef {typeof import('./texts/en-below.js').below.contrast} Words */

/**
 * @param {import('./lab.js').CouncilLab} lab
 * @param {Words} words
 */
export function contrast(lab, words) {
  const { exact, format, model } = lab;
  const { copying, programs } = model;
  const pairs = otherPage('pairs', {});
  const rate = (/** @type {number | null} */ value) => format.percent(value, 2);
  const without = copying > 0 ? core.councilExact({ ...model, copying: 0 }).majorityStrongest : null;
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    ${
      programs === COUNCIL
        ? html`<p>${without === null ? sentences(lab.texts.language, words.none, html`<span class="request">${words.try}</span>`) : words.cost(format.plain(copying, 1), rate(exact.majorityStrongest), rate(without))}</p>`
        : nothing
    }
    ${pairs ? html`<p><a class="onward" href=${pairs}>${words.pairs} →</a></p>` : nothing}`;
}
