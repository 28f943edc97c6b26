// What becomes of the blog's claims in the council at hand, with the numbers from which that follows. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilBadge} CouncilBadge */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilComparison} CouncilComparison */
/** @typedef {typeof import('./texts/en-below.js').below.badges} Words */
/** @typedef {import('../../shared/format.js').Format} Format */

/** So many decimals tell apart what differs. */
const DIGITS = 3;

/** Not by colour alone. */
const SIGNS = { holds: '✓', onlyUnder: '◐', fails: '✗', unknown: '?' };

/**
 * @param {import('./lab.js').CouncilLab} lab
 * @param {Words} words
 */
export const badges = (lab, words) => html`
  <h2>${words.heading}</h2>
  <p class="note muted">${words.intro}</p>
  ${guard([lab.state.wanted, lab.texts], () => html`<ul class="claims">
    ${core.councilBadges(lab.model).map((badge) => claim(badge, words, lab.format))}
  </ul>`)}`;

/**
 * @param {CouncilBadge} badge
 * @param {Words} words
 * @param {Format} format
 */
function claim({ claim: name, verdict, comparisons }, words, format) {
  const known = verdict ?? 'unknown';
  return html`<li>
    <p><span class="badge ${known}"><span aria-hidden="true">${SIGNS[known]} </span>${words.verdicts[known]}</span> ${words.claims[name]}</p>
    ${comparisons.length === 0
      ? nothing
      : html`<ul class="readings">${comparisons.map((comparison) => reading(comparison, words, format))}</ul>`}
  </li>`;
}

/**
 * @param {CouncilComparison} comparison
 * @param {Words} words
 * @param {Format} format
 */
function reading({ reading: name, better, than, holds, crossing }, words, format) {
  const rate = (/** @type {number} */ value) => format.percent(value, DIGITS);
  return html`<li>
    <span class=${holds ? 'good' : 'bad'}><span aria-hidden="true">${holds ? '✓' : '✗'}</span><span class="visually-hidden">${
      holds ? words.yes : words.no
    }</span></span>
    ${words.compared(words.readings[name], rate(better), rate(than))}${crossing === null
      ? nothing
      : html`<span class="muted"> (${words.crossing(format.plain(crossing, DIGITS))})</span>`}
  </li>`;
}
