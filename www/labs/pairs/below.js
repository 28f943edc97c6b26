// The parts below the chart of pairs: the table of all couplings with the verdict, the scatter, the full figures,
// Koca's experiment and the table of pairs. They are loaded with the first pair. Views.

import { css, html, nothing } from 'lit';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { couplings, verdict } from './couplings.js';
import { experiment } from './experiment.js';
import { scatter } from './scatter.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/**
 * @param {import('../../lib/rollout/shapes.js').RolloutLab} lab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const model = /** @type {import('./lab.js').Model} */ (lab.frame);
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  return html`<div class="below">
    ${show('couplings', () => html`<section class="card couplings-card">${couplings(model)} ${verdict(model)}</section>`)}
    ${show('scatter', () => html`<section class="card scatter-card">${scatter(model)}</section>`)}
    ${show('readout', () => figuresCard(readout, theory, texts, lab.format))}
    ${show('experiment', () => html`<section class="card experiment-card">${experiment(model)}</section>`)}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}

/**
 * Styles of the couplings and the scatter. The columns of the tables have fixed widths: nothing moves while figures
 * come.
 */
export const couplingsStyles = css`
  .figures.difference, .figures.couplings { table-layout: fixed; }
  .figures.difference td:first-child { width: 31%; }
  .figures.difference td[colspan] { text-align: center; }
  .figures.couplings { min-width: 980px; font-size: 13.5px; }
  col.name { width: 166px; }
  col.way { width: 118px; }
  .figures.couplings thead th { vertical-align: bottom; line-height: 1.25; border: 0; text-align: end; }
  .figures.couplings thead th[colspan]:not([rowspan]) { text-align: center; border-bottom: 1px solid var(--line); }
  .figures.couplings thead th:first-child:not([scope='col'][colspan='1']) { text-align: start; }
  .figures.couplings tbody + tbody > tr:first-child > * { border-top: 2px solid var(--line); }
  .figures.couplings .name { text-align: start; vertical-align: top; font-weight: 600; white-space: nowrap; }
  .figures.couplings .name small { display: block; margin-inline-start: 16px; font-weight: 400; }
  .figures.couplings .name i {
    display: inline-block; width: 10px; height: 10px; margin-inline-end: 6px; border-radius: 2px; background: var(--madeup);
    print-color-adjust: exact; -webkit-print-color-adjust: exact;
  }
  .figures.couplings .name .yours { background: var(--yours); }
  .figures.couplings .name .correct { background: var(--correct); }
  .figures.couplings .name .backwards { background: var(--backwards); }
  .figures.couplings .in-view { background: var(--tint); }
  .figures.couplings :is(td, tbody th) { white-space: nowrap; }
  .scroll + p, .scroll ~ .top p, pairs-scatter ~ p { font-size: 13px; margin: 6px 0; }
  .printed { min-height: 2.9em; }
  /* Room for all that there may be to say: nothing below it moves. */
  .verdict.embed { min-height: 8em; }
  .scroll ~ h2 { margin-top: 14px; }
  h2 small { font: 13px var(--sans); }
  pairs-scatter { height: 320px; }
  @container (max-width: 560px) {
    .figures.difference td:first-child { width: 25%; }
    /* The first figures are in sight from the start. */
    .figures.couplings { min-width: 720px; font-size: 12.5px; }
    .figures.couplings :is(.name, tbody th) { white-space: normal; }
    .figures.couplings .name small { margin-inline-start: 0; }
    col.name { width: 96px; }
    col.way { width: 72px; }
    pairs-scatter { height: 600px; }
    .printed { min-height: 7.3em; }
    .verdict.embed { min-height: 26em; }
  }
  @container (max-width: 350px) {
    .figures.difference td:first-child { width: 24%; }
    .figures.difference :is(th, td) { padding-inline: 1px; }
    .figures.difference th[scope='col'] { font-size: 11px; }
    .figures.difference th[scope='row'] { font-size: 11.5px; }
    .printed { min-height: 7.3em; }
    .verdict.embed { min-height: 32em; }
  }
  @media print {
    .figures.couplings { min-width: 0; font-size: 10px; }
    .figures.couplings :is(td, th) { padding: 3px 2px; white-space: normal !important; }
    col.name { width: 15%; }
    col.way { width: 12%; }
  }
`;

export const styles = [readoutTableStyles, couplingsStyles];
