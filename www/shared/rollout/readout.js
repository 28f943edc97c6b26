// The two rollouts in figures: four tiles above the chart, and the full table below. Views.

import { html, nothing } from 'lit';
import { NONE, digitsFor } from '../format.js';

/** @typedef {import('./shapes.js').Readout} Readout */
/** @typedef {import('./shapes.js').Summary} Summary */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../texts/texts.js').Texts} Texts */
/** @typedef {import('../format.js').Format} Format */

/** Half the 95% interval. @param {Summary} summary */
export const halfWidth = ({ ci }) => (ci ? (ci[1] - ci[0]) / 2 : null);

/**
 * A mean to the decimals that its interval supports.
 * @param {Summary} summary
 * @param {Format} format
 */
export const writeMean = (summary, format) => format.percent(summary.mean, digitsFor(halfWidth(summary)));

/**
 * The decimals that the wider of both intervals supports: beside each other averages are written with one precision.
 * @param {Readout} readout
 */
export const commonDigits = ({ plain, reduced }) =>
  digitsFor(Math.max(halfWidth(plain) ?? 0, halfWidth(reduced) ?? 0));

/**
 * The same with its unit.
 * @param {Summary} summary
 * @param {Format} format
 */
export const writeMeanInUnit = (summary, format) => format.inUnit(writeMean(summary, format));

/**
 * An average with half its interval.
 * @param {'plain' | 'reduced'} which
 * @param {Readout} readout
 * @param {Texts} texts
 * @param {Format} format
 */
export function averageTile(which, readout, { readout: words }, format) {
  const summary = readout[which];
  const half = halfWidth(summary);
  return html`<div class="tile ${which}">
    <dt>${words[which]}</dt>
    <dd>
      <b class="number">${writeMean(summary, format)}${summary.mean === null ? nothing : html`<small>${format.unit.sign}</small>`}</b>
      <span class="give ${readout.reliable ? '' : 'unreliable'}"
        >${half === null ? nothing : `± ${format.percent(half, digitsFor(half))}`}</span
      >
    </dd>
  </div>`;
}

/**
 * @param {Readout} readout
 * @param {Texts} texts
 * @param {Format} format
 */
export const gamesTile = ({ games }, { readout: words }, format) =>
  html`<div class="tile">
    <dt>${words.games}</dt>
    <dd>
      <b class="number">${games < 1e6 ? format.count(games) : format.short(games)}</b>
    </dd>
  </div>`;

/**
 * @param {Readout} readout
 * @param {Theory | null} theory  null: there is none, or it is not to be told yet
 * @param {Texts} texts
 * @param {Format} format
 */
export function tiles(readout, theory, texts, format) {
  const words = texts.readout;
  // What is exact where that is known, or else what is measured: as in the table below.
  const worth = theory ? theory.equivalentGames : readout.equivalentGames;
  const why = theory && (theory.unbiased ? words.worthInfinite : words.worthBiased);
  return html`<dl class="tiles">
    ${averageTile('plain', readout, texts, format)} ${averageTile('reduced', readout, texts, format)}
    <div class="tile">
      <dt>${why && worth === null ? words.worthNone : words.worth}</dt>
      <dd>
        <b class="number">${format.ratio(worth)}</b>
        <span class="give ${theory || readout.reliable ? '' : 'unreliable'}"
          >${worth === null ? why : words.worthUnit(format.ratio(worth))}</span
        >
      </dd>
    </div>
    ${gamesTile(readout, texts, format)}
  </dl>`;
}

/**
 * @param {Readout} readout
 * @param {Theory | null} theory  null: there is none, or it is not to be told yet
 * @param {Texts} texts
 * @param {Format} format
 */
export function readoutTable(readout, theory, texts, format) {
  const words = texts.readout;
  const { plain, reduced, games } = readout;
  const digits = { plain: digitsFor(halfWidth(plain), 2), reduced: digitsFor(halfWidth(reduced), 2) };
  const percent = (/** @type {number | null} */ value, /** @type {'plain' | 'reduced'} */ which) =>
    format.percent(value, digits[which]);
  const exact = (/** @type {number | undefined} */ value) => format.percent(value ?? null, 2);
  const ci = (/** @type {'plain' | 'reduced'} */ which) => {
    const range = readout[which].ci;
    return range ? `${percent(range[0], which)} – ${percent(range[1], which)}` : NONE;
  };
  return html`<table class="figures">
    <thead>
      <tr>
        <td></td>
        <th scope="colgroup" colspan="2" class="plain">${words.plain}</th>
        <th scope="colgroup" colspan="2" class="reduced">${words.reduced}</th>
      </tr>
      <tr class="muted">
        <td></td>
        ${[0, 1].map(() => html`<th scope="col">${words.measured}</th><th scope="col">${words.exact}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${words.mean}</th>
        <td>${percent(plain.mean, 'plain')}</td>
        <td>${exact(theory?.plain.mean)}</td>
        <td>${percent(reduced.mean, 'reduced')}</td>
        <td>${exact(theory?.reduced.mean)}</td>
      </tr>
      <tr>
        <th scope="row">${words.sd}</th>
        <td>${format.percent(plain.sd, 2)}</td>
        <td>${exact(theory?.plain.sd)}</td>
        <td>${format.percent(reduced.sd, 2)}</td>
        <td>${exact(theory?.reduced.sd)}</td>
      </tr>
      <tr>
        <th scope="row">${words.se}</th>
        <td>${format.percent(plain.se, digits.plain + 1)}</td>
        <td>${format.percent(theory && readout.expectedSe.plain, digits.plain + 1)}</td>
        <td>${format.percent(reduced.se, digits.reduced + 1)}</td>
        <td>${format.percent(theory && readout.expectedSe.reduced, digits.reduced + 1)}</td>
      </tr>
      <tr class=${readout.reliable || games === 0 ? '' : 'unreliable'}>
        <th scope="row">${words.ci}</th>
        <td colspan="2">${ci('plain')}</td>
        <td colspan="2">${ci('reduced')}</td>
      </tr>
      <tr>
        <th scope="row">${words.equivalent}</th>
        <td colspan="2"></td>
        <td>${format.ratio(readout.equivalentGames)}</td>
        <td>${format.ratio(theory?.equivalentGames ?? null)}</td>
      </tr>
    </tbody>
  </table>
  ${readout.reliable || games === 0 ? nothing : html`<p class="muted">${words.unreliable}</p>`}`;
}
