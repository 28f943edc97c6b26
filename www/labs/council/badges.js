// The blog's claims, judged in the council at hand where their conditions hold, and beside them our own observations, with the numbers
// behind each verdict. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { signed } from '../../lib/i18n/signed.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilBadge} CouncilBadge */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilComparison} CouncilComparison */
/** @typedef {typeof import('./texts/en-below.js').below.badges} Words */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** So many decimals tell apart what differs. */
const DIGITS = 3;

/** Not by colour alone. */
const SIGNS = { holds: '✓', onlyUnder: '◐', fails: '✗', unknown: '?', notMet: '–' };

/**
 * @param {import('./lab.js').CouncilLab} lab
 * @param {Words} words
 */
export const badges = (lab, words) => html`
  <h2>${words.heading}</h2>
  <p class="note muted">${words.intro}</p>
  <p class="note">${words.earlier}</p>
  ${guard([lab.state.wanted, lab.texts], () => {
    const all = core.councilBadges(lab.model);
    const list = (/** @type {boolean} */ own) => html`<ul class=${own ? 'claims own' : 'claims'}>
      ${all.filter((badge) => badge.own === own).map((badge) => claim(badge, words, lab.format))}
    </ul>`;
    return html`${list(false)}
      <p class="note">${words.conclusion}</p>
      <h3>${words.ownHeading}</h3>
      <p class="note muted">${words.ownIntro}</p>
      ${list(true)}`;
  })}`;

/**
 * @param {CouncilBadge} badge
 * @param {Words} words
 * @param {Format} format
 */
function claim({ claim: name, condition, met, verdict, comparisons }, words, format) {
  const known = met ? (verdict ?? 'unknown') : 'notMet';
  const why = met ? words.unknown : words.conditions[condition];
  return html`<li data-claim=${name}>
    <p><span class="badge ${known}"><span aria-hidden="true">${SIGNS[known]} </span>${words.verdicts[known]}</span> ${words.claims[name]}</p>
    ${
      comparisons.length === 0
        ? html`<p class="note muted why">${why}</p>`
        : html`<ul class="readings">${comparisons.map((comparison) => reading(name, comparison, words, format))}</ul>`
    }
  </li>`;
}

/**
 * @param {CouncilBadge['claim']} claimed
 * @param {CouncilComparison} comparison
 * @param {Words} words
 * @param {Format} format
 */
function reading(claimed, { reading: name, better, than, holds, atEqual, crossing }, words, format) {
  const rate = (/** @type {number} */ value) => format.percent(value, DIGITS);
  const said =
    claimed === 'copiesRaiseAgreement'
      ? words.agreement(rate(better), rate(than))
      : claimed === 'copiesCostMajorityMost'
        ? words.changes(signed(format, better, DIGITS), signed(format, than, DIGITS))
        : claimed === 'predictionCostsLittle'
          ? words.predicted(rate(better), rate(than))
          : // At equal strength there is nothing else to say of here.
            atEqual && atEqual[0] !== better
            ? words.whileClose(rate(atEqual[0]), rate(atEqual[1]), rate(better), rate(than))
            : words.compared(rate(better), rate(than));
  return html`<li>
    <span class=${holds ? 'good' : 'bad'}><span aria-hidden="true">${holds ? '✓' : '✗'}</span><span class="visually-hidden">${
      holds ? words.yes : words.no
    }</span></span>
    ${name === 'plain' ? said : words.underReading(words.readings[name], said)}${
      crossing === null ? nothing : html`<span class="muted">${words.crossing(format.plain(crossing, DIGITS))}</span>`
    }
  </li>`;
}
