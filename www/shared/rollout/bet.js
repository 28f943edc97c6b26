// Bet first: before a game is rolled the reader says where each line will settle. The question, and what there is to see
// of the bets afterwards. A view.

import { css, html, nothing } from 'lit';
import { swatch } from '../chart/swatch.js';
import { NO_BET } from './state.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */
/** @typedef {import('../chart/model.js').ChartModel} ChartModel */
/** @typedef {import('./shapes.js').Bets} Bets */

/** The lines that are bet on: their ids in the chart, and their tones. */
const LINES = /** @type {const} */ (['plain', 'reduced']);

/** What can be bet. @type {[number, number]} */
const DOMAIN = [0, 100];

/**
 * What the reader answers.
 * @param {Lab} lab
 * @param {Bets | null} bets  null: he would rather not
 * @param {MouseEvent} event
 */
async function answer(lab, bets, { detail }) {
  lab.bet(bets);
  // The button goes, and the focus with it. Who pressed it by a key goes on at the chart; who used a pointer
  // wants his keys to scroll the page.
  if (detail > 0) return;
  await lab.updateComplete;
  /** @type {import('lit').LitElement | null} */
  const chart = lab.renderRoot.querySelector('rollout-chart.main');
  await chart?.updateComplete;
  /** @type {HTMLElement | null | undefined} */ (chart?.renderRoot.querySelector('.plot'))?.focus();
}

/**
 * The question.
 * @param {Lab} lab
 */
export function betPanel(lab) {
  const { texts, state, format } = lab;
  const words = texts.bet;
  const bets = state.draft ?? NO_BET;
  const place = (/** @type {MouseEvent} */ event) => answer(lab, bets, event);
  const skip = (/** @type {MouseEvent} */ event) => answer(lab, null, event);
  return html`<div class="bet">
    <p>${words.question(format.unit)}</p>
    <div>
      ${LINES.map(
        (line, i) => html`<span class="line">
          ${swatch(line)} ${texts.chart[line]} <b class="number">${format.inUnit(format.plain(bets[i]))}</b>
        </span>`,
      )}
      <span class="answers">
        <button class="primary" @click=${place}>${words.place}</button>
        <button class="quiet" @click=${skip}>${words.skip}</button>
      </span>
    </div>
  </div>`;
}

/**
 * The bets, and once games are rolled the exact limits beside them.
 * @param {Lab} lab
 * @param {import('./shapes.js').Readout} readout
 * @param {import('./shapes.js').Theory | null} theory
 */
export function betLine({ state, texts, format }, { games }, theory) {
  if (!state.bets) return nothing;
  const words = texts.bet;
  const [plain, reduced] = state.bets.map((bet) => format.inUnit(format.plain(bet)));
  const limit = (/** @type {number} */ value) => format.value(value, 1);
  return html`<p class="bets">
    ${games === 0 || !theory
      ? words.placed(plain, reduced)
      : words.settled(plain, limit(theory.plain.mean), reduced, limit(theory.reduced.mean))}
  </p>`;
}

/**
 * The chart of the averages: with handles and nothing that gives the answer away, or with the bets.
 * @param {ChartModel} model
 * @param {Lab} lab
 * @returns {ChartModel}
 */
export function withBets(model, { state, texts, format }) {
  const { betting, bets, view } = state;
  const words = texts.bet;
  if (bets) {
    const marks = LINES.map((id, i) => ({
      value: bets[i],
      label: words.mark(texts.chart[id], format.inUnit(format.plain(bets[i]))),
      tone: id,
      hollow: id === 'reduced',
      hidden: view.hidden.has(id),
    }));
    return { ...model, bets: marks };
  }
  if (!betting) return model;
  const values = state.draft ?? NO_BET;
  const handles = LINES.map((id, i) => {
    const name = texts.chart[id];
    const written = format.inUnit(format.plain(values[i]));
    return {
      id,
      name,
      tone: id,
      value: values[i],
      shown: written,
      label: words.handle(name),
      spoken: words.value(name, written),
    };
  });
  const asked = { label: words.label, handles };
  return { ...model, funnels: [], truth: null, limits: [], domain: DOMAIN, betting: asked };
}

export const betStyles = css`
  .bet, .bets { margin: 0 0 6px; font-size: 14px; }
  .bet p { margin: 0 0 4px; font-weight: 600; }
  .bet :is(div, span) { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  .bet .answers { margin-inline-start: auto; }
  @container (max-width: 560px) {
    .bet .answers { flex: 1 0 100%; }
    .bet button { min-height: 44px; }
    .bet .primary { flex: 1; }
  }
`;
