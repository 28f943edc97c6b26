// The two rollouts in figures: four tiles above the chart. The full table is in readout-table.js. Views.

import { html, nothing } from 'lit';
import { digitsFor, PERCENT } from '../i18n/format.js';
import { word } from '../i18n/glossary.js';

/** @typedef {import('./shapes.js').Readout} Readout */
/** @typedef {import('./shapes.js').Summary} Summary */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../i18n/texts.js').Texts} Texts */
/** @typedef {import('../i18n/format.js').Format} Format */

/**
 * Whether the exact spread is known, and with it what a game is worth; the limits may be known without.
 * @param {Theory | null} theory
 */
export const spreadKnown = (theory) => theory !== null && theory.reduced.sd !== null;

/** How far the 95% interval reaches from the mean, on its wider side. @param {Summary} summary */
export const halfWidth = ({ mean, ci }) => (ci && mean !== null ? Math.max(mean - ci[0], ci[1] - mean) : null);

/** Chances that leave 0–100% by less, in points, are not seen to. */
const SEEN = 5e-3;

/**
 * Whether a chance, in percent, or its 95% interval leaves 0–100%: the result of a game doesn't, less its luck it may.
 * @param {Summary} summary
 */
export function leavesChances({ mean, ci }) {
  if (mean === null) return false;
  const ends = ci ?? [mean];
  return Math.min(mean, ...ends) < -SEEN || Math.max(mean, ...ends) > 100 + SEEN;
}

/**
 * The sentence for a variance-reduced chance that leaves 0–100%; '' where it doesn't.
 * @param {Readout} readout
 * @param {boolean} right  whether its average is still right: not with biased luck, nor with luck that was chosen after the games
 * @param {{sentence: {outside: string, outsideBiased: string}}} texts
 * @param {Format} format
 */
export function outsideSaid({ reduced }, right, { sentence: words }, { unit }) {
  if (unit.name !== PERCENT.name || !leavesChances(reduced)) return '';
  return right ? words.outside : words.outsideBiased;
}

/**
 * A mean to the decimals that its interval supports.
 * @param {Summary} summary
 * @param {Format} format
 */
export const writeMean = (summary, format) =>
  format.result(summary.mean, digitsFor(halfWidth(summary), format.unit.digits));

/**
 * The decimals that the wider of both intervals supports: beside each other averages are written with one precision.
 * @param {Readout} readout
 * @param {Format} format
 */
export const commonDigits = ({ plain, reduced }, { unit }) =>
  digitsFor(Math.max(halfWidth(plain) ?? 0, halfWidth(reduced) ?? 0), unit.digits);

/**
 * A number with its unit.
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
  return html`<div class="tile ${which}" data-mark=${which}>
    <dt>${word(which, words[which])}</dt>
    <dd>
      <b class="number">${writeMean(summary, format)}${summary.mean === null ? nothing : html`<small>${format.unit.sign}</small>`}</b>
      <span class="give ${readout.reliable ? '' : 'unreliable'}"
        >${half === null ? nothing : words.give(format.percent(half, digitsFor(half, format.unit.digits)))}</span
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

/** From so many games on, what is between both averages is told. */
const SUMMED_FROM = 10;

/**
 * The step between both averages: plain − average luck = variance reduced. It has its place before it is told.
 * @param {Readout} readout
 * @param {Texts} texts
 * @param {Format} format
 */
function luckBetween({ games, plain, reduced }, { chart: words }, format) {
  const told = games >= SUMMED_FROM;
  const written = told ? format.difference(plain.mean, reduced.mean) : format.difference(0, 0);
  return html`<p class="between ${told ? '' : 'waiting'}">
    <span class="plain" data-mark="plain">${words.plain} <b class="number">${written.plain}</b></span>
    <span data-mark="luck">− ${told ? word('averageLuck', words.luck) : words.luck} <b class="number">(${written.luck})</b></span>
    <span class="reduced" data-mark="reduced">= ${words.reduced} <b class="number">${written.reduced}</b></span>
  </p>`;
}

/**
 * Why games whose averages have no spread are worth no number of plain games.
 * @param {Theory} theory
 * @param {Texts} texts
 */
function alikeSaid({ blockWorth, cut }, { readout: words }) {
  // Games that are cut short all count as their evaluation, which need not be exact.
  if (cut) return nothing;
  return blockWorth ? words.worthBlocks : words.worthInfinite;
}

/**
 * @param {Readout} readout
 * @param {Theory | null} theory  null: there is none, or it is not to be told yet
 * @param {Texts} texts
 * @param {Format} format
 */
export function tiles(readout, theory, texts, format) {
  const words = texts.readout;
  // The exact number where it is known, or else the measured one, as in the table below.
  const exact = spreadKnown(theory) ? theory : null;
  const worth = exact ? exact.equivalentGames : readout.equivalentGames;
  const why = exact && (exact.unbiased ? alikeSaid(exact, texts) : word('bias', words.worthBiased));
  return html`<dl class="tiles steady">
    ${averageTile('plain', readout, texts, format)} ${averageTile('reduced', readout, texts, format)}
    <div class="tile">
      <dt>${word('worth', why && worth === null ? words.worthNone : words.worth)}</dt>
      <dd>
        <b class="number">${format.ratio(worth)}</b>
        <span class="give ${exact || readout.reliable ? '' : 'unreliable'}"
          >${worth === null ? why : words.worthUnit(format.ratio(worth))}</span
        >
      </dd>
    </div>
    ${gamesTile(readout, texts, format)}
  </dl>
  ${luckBetween(readout, texts, format)}`;
}
