// The couplings beside each other: what is known of the difference, how well, and at what cost. Views.

import { html, nothing } from 'lit';
import { NONE, between, digitsFor } from '../../lib/i18n/format.js';
import { word } from '../../lib/glossary/word.js';
import { leavesChances } from '../../lib/rollout/readout.js';
import { signed } from '../../lib/i18n/signed.js';
import { phrases, sentences, withFormulas } from '../../lib/i18n/typography.js';
import { COUPLINGS, TONES } from './coupling-names.js';
import { timeThem, timingOf } from './couplings-timing.js';

/** @typedef {import('./seen.js').Lab} Lab */
/** @typedef {import('./seen.js').PairsFigures} PairsFigures */
/** @typedef {import('./seen.js').Figures} Figures */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./couplings-timing.js').Rates} Rates */

/** @type {readonly ('plain' | 'reduced')[]} */
const WAYS = ['plain', 'reduced'];

const NO_SUMMARY = { mean: null, sd: null, se: null, ci: null };
const UNKNOWN = { mean: null, sd: null, worth: null, needed: null };

/** Of what nothing is known yet: in an embed it has its place. @type {PairsFigures} */
const NOTHING = {
  ...UNKNOWN,
  a: NO_SUMMARY,
  b: NO_SUMMARY,
  se: null,
  correlation: null,
  asIndependent: null,
  exact: UNKNOWN,
};
const NO_PAIRS = { plain: NOTHING, reduced: NOTHING };

/** @param {Lab} lab */
export function couplings(lab) {
  const figures = lab.rollout.couplings() ?? {
    independent: NO_PAIRS,
    same: NO_PAIRS,
    ranked: NO_PAIRS,
    nearest: NO_PAIRS,
  };
  return html`${difference(lab, figures[lab.estimate])} ${all(lab, figures)}`;
}

/**
 * Of the coupling in view: A, B, and A − B with both standard errors.
 * @param {Lab} lab
 * @param {{plain: PairsFigures, reduced: PairsFigures}} inView
 */
function difference({ texts, format, estimate }, inView) {
  const words = texts.couplings;
  const digits = (/** @type {PairsFigures} */ { se }) => digitsFor(se) + 1;
  const row = (
    /** @type {string} */ name,
    /** @type {(figures: PairsFigures) => string} */ mean,
    /** @type {(figures: PairsFigures) => number | null} */ se,
  ) => html`<tr>
    <th scope="row">${phrases(name)}</th>
    ${WAYS.map((way) => html`<td>${mean(inView[way])}</td><td>${format.percent(se(inView[way]), digits(inView[way]))}</td>`)}
  </tr>`;
  const ofA = (/** @type {PairsFigures} */ figures) => format.percent(figures.a.mean, digits(figures));
  const less = (/** @type {PairsFigures} */ figures) =>
    figures.mean === null ? NONE : signed(format, figures.mean, digits(figures));
  // As they are written A − B is right: for that the last digit of B gives way.
  const ofB = (/** @type {PairsFigures} */ figures) =>
    format.percent(between(ofA(figures), less(figures)), digits(figures));
  const { plain, reduced } = inView;
  const { outside, outsideBiased } = texts.sentence;
  const leaves = leavesChances(reduced.a) || leavesChances(reduced.b);
  return html`<h2>${words.heading} <small class="muted">${word('coupling', words.names[estimate])}</small></h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="figures difference">
        <thead>
          <tr>
            <td></td>
            ${WAYS.map((way) => html`<th scope="colgroup" colspan="2" class=${way} id=${`difference-${way}`}>${words[way]}</th>`)}
          </tr>
          <tr class="muted">
            <td></td>
            ${WAYS.map(() => html`<th scope="col">${words.mean}</th><th scope="col">${word('se', words.se)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${row('A', ofA, ({ a }) => a.se)} ${row('B', ofB, ({ b }) => b.se)}
          ${row(words.byPairs, less, ({ se }) => se)}
          ${row(words.asIndependent, less, ({ asIndependent }) => asIndependent)}
          <tr>
            <th scope="row" id="correlation">${word('correlation', words.correlation)}</th>
            ${WAYS.map((way) => html`<td colspan="2" headers=${`correlation difference-${way}`}>${correlated(inView[way], format)}</td>`)}
          </tr>
        </tbody>
      </table>
    </div>
    <p class="muted printed">
      ${
        plain.asIndependent === null || plain.se === null
          ? withFormulas(words.toBePrinted)
          : withFormulas(
              words.printed(
                format.percent(plain.asIndependent, digits(plain)),
                format.percent(plain.se, digits(plain)),
              ),
            )
      }
      ${leaves ? (estimate === 'nearest' ? outsideBiased : outside) : nothing}
    </p>`;
}

/** @param {PairsFigures} figures @param {Format} format */
const correlated = ({ correlation }, format) => (correlation === null ? NONE : signed(format, correlation, 2));

/**
 * All four, plain and reduced.
 * @param {Lab} lab
 * @param {Figures} figures
 */
function all(lab, figures) {
  const { texts, format, current } = lab;
  const words = texts.couplings;
  const timing = current && timingOf(current.game);
  const rates = timing === 'timing' ? null : timing;
  // In an embed, where nothing moves, the note alone says that they may not be known yet.
  const progress = lab.form === 'page' ? (lab.exact?.progress ?? null) : null;
  return html`<h2>${words.all} ${progress === null ? nothing : html`<small class="muted">${words.working(format.share(progress))}</small>`}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.all}>
      <table class="figures couplings">
        <colgroup>
          <col class="name" />
          <col class="way" />
          <col span="9" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" rowspan="2" colspan="2">${words.coupling}</th>
            <th scope="col" rowspan="2">A − B</th>
            <th scope="colgroup" colspan="2">${word('sd', words.sd)}</th>
            <th scope="col" rowspan="2">${words.correlated}</th>
            <th scope="colgroup" colspan="3">${phrases(words.worth)}</th>
            <th scope="colgroup" colspan="2">${phrases(words.needed)}</th>
          </tr>
          <tr class="muted">
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
            <th scope="col">${phrases(words.perSecond)}</th>
            <th scope="col">${words.measured}</th>
            <th scope="col">${words.exact}</th>
          </tr>
        </thead>
        ${COUPLINGS.map(
          (name) => html`<tbody class=${name === lab.estimate ? 'in-view' : ''}>
          ${WAYS.map(
            (way) => html`<tr>
            ${way === 'plain' ? nameCell(name, lab) : nothing}
            <th scope="row">${words[way]}</th>
            ${cells(figures[name][way], rates && rates[name] / rates.independent, format)}
          </tr>`,
          )}
        </tbody>`,
        )}
      </table>
    </div>
    <p class="muted">${sentences(texts.language, withFormulas(words.note), words.unknown)}</p>
    <div class="top">
      <button ?disabled=${!current || timing !== null} @click=${() => current && timeThem(current.game, lab)}>
        ${timing === 'timing' ? words.timing : words.time}
      </button>
      <p class="muted" role="status">${rates ? words.timed(written(rates, lab)) : words.untimed}</p>
    </div>`;
}

/**
 * @param {import('./seen.js').CouplingName} name
 * @param {Lab} lab
 */
const nameCell = (name, { texts: { couplings: words } }) =>
  html`<th scope="rowgroup" rowspan="2" class="name">
    <i class=${TONES[name]} aria-hidden="true"></i>${phrases(words.names[name])}
    ${name === 'nearest' ? html`<small class="problem">${words.biased}</small>` : nothing}
  </th>`;

/**
 * @param {PairsFigures} figures
 * @param {number | null} speed  beside that of independent dice; null: not timed
 * @param {Format} format
 */
function cells(figures, speed, format) {
  const { mean, sd, se, worth, needed, exact } = figures;
  const digits = digitsFor(se, 2);
  const pairs = (/** @type {number | null} */ value) =>
    value === null ? NONE : pairsWritten(Math.ceil(value), format);
  const known = exact.worth ?? worth;
  return html`<td>${mean === null ? NONE : signed(format, mean, digits)}</td>
    <td>${format.percent(sd, 2)}</td>
    <td>${format.percent(exact.sd, 2)}</td>
    <td>${correlated(figures, format)}</td>
    <td>${format.ratio(worth)}</td>
    <td>${format.ratio(exact.worth)}</td>
    <td>${known === null || speed === null ? NONE : format.ratio(known * speed)}</td>
    <td>${pairs(needed)}</td>
    <td>${pairs(exact.needed)}</td>`;
}

/** Beyond a million nobody counts. @param {number} pairs @param {Format} format */
const pairsWritten = (pairs, format) => (pairs < 1e6 ? format.count(pairs) : format.short(pairs));

/** @param {Rates} rates @param {Lab} lab */
const written = (rates, { texts: { couplings: words }, format }) =>
  COUPLINGS.map((name) => words.rate(words.names[name], format.short(rates[name]))).join(words.and);
