// The details below the council's charts, which are loaded when all above them is drawn. This file has their layout and their styles, the
// verdicts on the blog's claims, and the effect of correlation. Views.

import { css, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { signed } from '../../lib/i18n/format.js';
import { sentences } from '../../lib/i18n/typography.js';
import { otherPage } from '../../lib/page/labs.js';
import { agreement, reduction, weights } from './below-charts.js';
import { detailsModel } from './below-model.js';
import { EqualPrograms, Reductions } from './below-work.js';
import { equal } from './equal.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilBadge} CouncilBadge */
/** @typedef {import('./below-model.js').DetailsModel} Model */
/** @typedef {import('./below-model.js').Words} Words */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** The pieces of the lab that work for the details. @param {import('./lab.js').Base} lab */
export const pieces = (lab) => ({ equal: new EqualPrograms(lab), reductions: new Reductions(lab) });

/** @param {import('./model.js').Model} ofLab */
export function details(ofLab) {
  const model = detailsModel(ofLab);
  const { hide } = model.state;
  const card = (/** @type {string} */ name, /** @type {string} */ part, /** @type {() => unknown} */ view) =>
    hide.has(part) ? nothing : html`<section class="card ${name}">${view()}</section>`;
  return html`<div class="below">
    ${card('badges', 'badges', () => badges(model))}
    ${card('weights', 'weights', () => weights(model))}
    ${card('equal', 'panel', () => equal(model))}
    ${card('reduction', 'reduction', () => reduction(model))}
    ${card('agreement', 'contrast', () => agreement(model))}
    ${card('contrast', 'contrast', () => contrast(model))}
  </div>`;
}

// ——— Styles ———

const belowStyles = css`
  .below p { margin: 6px 0 0; max-width: 40em; }
  .below rollout-chart { margin-top: 8px; }
  .below :is(.weights, .equal, .reduction, .agreement) rollout-chart::part(legend) { display: none; }
  .below .figures { max-width: 40em; }
  .claims, .readings { list-style: none; margin: 8px 0 0; padding: 0; display: grid; gap: 8px; }
  .claims > li > p { margin: 0; }
  .readings { gap: 1px; margin: 2px 0 0; padding-inline-start: 10px; border-inline-start: 2px solid var(--line); font-size: 13.5px; font-variant-numeric: tabular-nums; }
  .badge {
    display: inline-block; padding: 0 9px; border: 1.5px solid currentColor; border-radius: 999px; font-size: 13px; font-weight: 600;
    margin-inline-end: 4px;
  }
  .badge.holds { color: var(--good); }
  .badge.fails { color: var(--bad); }
  .badge.onlyUnder { color: var(--madeup); }
  .badge:is(.unknown, .notMet) { color: var(--muted); }
  .below h3 { margin: 14px 0 0; font-size: 15px; }
  .below a { color: var(--accent); }
  .below .onward { display: inline-block; line-height: 32px; }
  @media (pointer: coarse) {
    .below a { display: inline-block; min-height: 44px; line-height: 44px; }
  }
  @media print {
    .below .onward { display: none; }
    .badges:not(#paper) { break-inside: auto; }
    .claims > li { break-inside: avoid; }
    .below a { color: inherit; text-decoration: none; }
  }
`;

/** The styles of the section, beside those of the rest of the lab. */
export const styles = [belowStyles];

// ——— The blog's claims ———

/** Decimals that tell different rates apart. */
const DIGITS = 3;

/** Signs of verdicts, which differ not by colour alone. */
const SIGNS = { holds: '✓', onlyUnder: '◐', fails: '✗', unknown: '?', notMet: '–' };

/**
 * The blog's claims, judged in the council at hand where their conditions hold, and our own observations, with the numbers behind each
 * verdict.
 * @param {Model} model
 */
function badges(model) {
  const { format, state, texts } = model;
  const words = model.words.badges;
  const list = (/** @type {boolean} */ own) => html`<ul class=${own ? 'claims own' : 'claims'}>
    ${model.badges.filter((badge) => badge.own === own).map((badge) => claim(badge, words, format))}
  </ul>`;
  return html`
    <h2>${words.heading}</h2>
    <p class="note muted">${words.intro}</p>
    <p class="note">${words.earlier}</p>
    ${guard(
      [state.wanted, texts],
      () => html`${list(false)}
      <p class="note">${words.conclusion}</p>
      <h3>${words.ownHeading}</h3>
      <p class="note muted">${words.ownIntro}</p>
      ${list(true)}`,
    )}`;
}

/** @param {CouncilBadge} badge @param {Words['badges']} words @param {Format} format */
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
 * @param {CouncilBadge['comparisons'][number]} comparison
 * @param {Words['badges']} words
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
          : // At equal strength, these rates are those at equal strength.
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

// ——— Correlation ———

/** The effect of correlation on differences and on votes. @param {Model} model */
function contrast(model) {
  const { council, exact, format, three } = model;
  const { copying } = council;
  const words = model.words.contrast;
  const pairs = otherPage('pairs', {});
  const rate = (/** @type {number | null} */ value) => format.percent(value, 2);
  const without = copying > 0 ? model.exactWithoutCopies.majorityStrongest : null;
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    ${
      three
        ? html`<p>${without === null ? sentences(model.texts.language, words.none, html`<span class="request">${words.try}</span>`) : words.cost(format.plain(copying, 1), rate(exact.majorityStrongest), rate(without))}</p>`
        : nothing
    }
    ${pairs ? html`<p><a class="onward" href=${pairs}>${words.pairs} →</a></p>` : nothing}`;
}
