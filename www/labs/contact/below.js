// The details below the chart of whole games: the five chances, the worth and the cost of each estimate of luck, the
// full figures and the table of games. They are loaded with the first games. Views.

import { css, html, nothing } from 'lit';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import '../../lib/rollout/error-seeds.js';
import { halfWidth, leavesChances } from '../../lib/rollout/readout.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { cutShort, cutShortStyles } from './cut-short.js';
import { estimates } from './estimates.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** @typedef {import('./lab.js').Model} Model */

/**
 * @param {import('../../lib/rollout/shapes.js').RolloutLab} lab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const model = /** @type {Model} */ (lab.frame);
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  return html`<div class="below games">
    ${show('chances', () => html`<section class="card chances-card">${chances(model)}</section>`)}
    ${model.form === 'page' ? show('readout', () => cutShort(model)) : nothing}
    ${show(
      'readout',
      () => html`<section class="card estimates-card">${estimates(/** @type {import('./lab.js').Lab} */ (lab), model)}</section>
        ${figuresCard(readout, theory, texts, lab.format)}`,
    )}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}

// ——— The five chances ———

/** In the order in which programs list them. */
const CHANCES = /** @type {const} */ (['win', 'winGammon', 'winBackgammon', 'loseGammon', 'loseBackgammon']);

/** Decimals of a chance in percent. */
const DIGITS = 2;

/**
 * The chances by the network or a database, without games, and of both rollouts with half of their intervals.
 * @param {Model} model
 */
function chances({ chosenAfter, facts, format, readout, state, texts }) {
  const words = texts.chances;
  const { chances: rolled } = readout;
  const { evaluation } = facts;
  const figure = (/** @type {import('../../lib/rollout/shapes.js').Summary} */ summary) => {
    const half = halfWidth(summary);
    return html`<td class="number">
      ${summary.mean === null ? NONE : `${format.percent(summary.mean, DIGITS)}%`}
      <small class="muted">${half === null ? '' : `± ${format.percent(half, DIGITS)}`}</small>
    </td>`;
  };
  const outside = CHANCES.some((name) => leavesChances(rolled.reduced[name]));
  return html`<h2>${words.heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.heading}>
      <table class="chances">
        <thead>
          <tr><td></td><th scope="col">${phrases(words.says[evaluation?.source ?? 'network'])}</th><th scope="col">${phrases(texts.readout.plain)}</th><th scope="col">${phrases(texts.readout.reduced)}</th></tr>
        </thead>
        <tbody>
          ${CHANCES.map(
            (name) => html`<tr>
              <th scope="row">${phrases(words.names[name])}</th>
              <td class="number">${evaluation ? `${format.percent(100 * evaluation[name], DIGITS)}%` : NONE}</td>
              ${figure(rolled.plain[name])} ${figure(rolled.reduced[name])}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted remark">${outside ? texts.sentence.both(words.note, chosenAfter ? texts.sentence.outsideBiased : texts.sentence.outside) : words.note}</p>
    ${state.wanted.opening ? html`<p class="muted remark">${texts.begin.evaluation}</p>` : nothing}`;
}

/** The styles of the details. */
export const styles = [
  readoutTableStyles,
  cutShortStyles,
  css`
  .chances-card, .estimates-card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  table.chances { border-collapse: collapse; width: 100%; font-size: 14px; }
  .chances th { text-align: start; font-weight: 500; padding: 5px 10px 5px 0; white-space: nowrap; word-break: keep-all; }
  .chances thead th { color: var(--muted); text-align: end; padding: 5px 0 5px 10px; }
  .chances td { text-align: end; padding: 5px 0 5px 10px; white-space: nowrap; }
  .chances tbody tr { border-top: 1px solid var(--line); }
  .chances.estimates { table-layout: fixed; min-width: 330px; font-size: 13px; }
  .estimates :is(th, td) { white-space: normal; }
  .estimates tbody th { padding-inline-end: 0; }
  .estimates thead th { vertical-align: bottom; line-height: 1.3; }
  .estimates thead th:first-child { width: 26%; padding-inline: 0; text-align: start; }
  .estimates thead th:nth-child(2) { width: 32%; }
  .estimates .in-view > * { background: var(--tint); }
  .estimates-card > .top { align-items: center; }
  @container (max-width: 560px) {
    .chances :is(th, tbody th) { white-space: normal; padding-inline: 6px 0; }
    .chances tbody th { padding-inline: 0; }
    .chances td { padding-inline-start: 6px; }
    table.chances { font-size: 13px; }
    .chances thead th { font-size: 12px; }
    .chances td small { display: block; }
    .estimates thead th { font-size: 12px; padding-inline-start: 6px; }
    .estimates thead th:first-child { width: 28%; }
    .estimates thead th:nth-child(2) { width: 24%; }
    .chances.estimates { min-width: 0; }
  }
  @container (max-width: 330px) {
    .chances :is(td, thead th) { padding-inline-start: 3px; }
    .chances thead th { font-size: 11px; }
    .chances tbody th { font-size: 12px; }
    .estimates thead th:first-child { width: 30%; }
  }
  .chances-card .remark, .estimates-card .remark { margin: 0; font-size: 12.5px; }
`,
];
