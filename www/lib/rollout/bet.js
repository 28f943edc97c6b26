// Bet first: before a game is rolled the reader says where each line will settle. The offer, the question, and what there
// is to see of the bets afterwards. A view.

import { css, html, nothing } from 'lit';
import { swatch } from '../chart/swatch.js';
import { TOLD_AFTER } from './bet-course.js';
import { shownStep } from './guide.js';
import { noBet } from './state.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */
/** @typedef {import('../chart/model.js').ChartModel} ChartModel */
/** @typedef {import('./shapes.js').Bets} Bets */

/** The lines that are bet on: their ids in the chart, and their tones. */
const LINES = /** @type {const} */ (['plain', 'reduced']);

/**
 * What a button does that goes, and the focus with it. Who pressed it by a key goes on at the chart; who used a pointer
 * wants his keys to scroll the page. The question is brought before him: what stood above it may be gone.
 * @param {Lab} lab
 * @param {() => void} act
 * @param {'.plot' | '.handle'} [next]  what of the chart
 */
const goOn =
  (lab, act, next = '.plot') =>
  async (/** @type {MouseEvent} */ { detail }) => {
    act();
    await lab.updateComplete;
    lab.renderRoot.querySelector('.bet')?.scrollIntoView({ block: 'nearest' });
    if (detail > 0) return;
    /** @type {import('lit').LitElement | null} */
    const chart = lab.renderRoot.querySelector('rollout-chart.main');
    await chart?.updateComplete;
    /** @type {HTMLElement | null | undefined} */ (chart?.renderRoot.querySelector(next))?.focus();
  };

/**
 * The offer to bet, before anything is rolled, where there is an answer. It is a guest of the chart, which has a place for it
 * while there are no games, so that nothing moves when it goes.
 * @param {Lab} lab
 */
export function betOffer(lab) {
  const { state, rolling, texts } = lab;
  const begun = rolling.games > 0 || rolling.made > 0;
  if (
    !lab.takesBets ||
    !state.told ||
    state.bets ||
    begun ||
    state.hide.has('options') ||
    shownStep(lab)?.offersBet ||
    !lab.theory()
  )
    return nothing;
  return html`<button slot="offer" class="offer" @click=${goOn(lab, () => lab.bet.ask(), '.handle')}>${texts.bet.offer}</button>`;
}

/**
 * The question.
 * @param {Lab} lab
 */
export function betPanel(lab) {
  const { texts, state, format } = lab;
  const words = texts.bet;
  const bets = state.draft ?? noBet(format.unit);
  // The guide asks, and takes the answer.
  const guided = shownStep(lab) !== null;
  return html`<div class="bet">
    ${guided ? nothing : html`<p>${words.question(format.unit)}</p>`}
    ${state.known === null || state.known !== lab.betOn() ? nothing : html`<p class="known">${words.known}</p>`}
    <div>
      ${LINES.map(
        (line, i) => html`<span class="line">
          ${swatch(line)} ${texts.chart[line]} <b class="number">${format.inUnit(format.plain(bets[i]))}</b>
        </span>`,
      )}
      ${
        guided
          ? nothing
          : html`<span class="answers">
            <button class="primary" @click=${goOn(lab, () => lab.bet.place(bets))}>${words.place}</button>
            <button class="quiet" @click=${goOn(lab, () => lab.bet.place(null))}>${words.skip}</button>
          </span>`
      }
    </div>
  </div>`;
}

/**
 * The bets, and once they have their answer the exact limits beside them.
 * @param {Lab} lab
 * @param {import('./shapes.js').Theory | null} theory  that may be shown
 */
export function betLine(lab, theory) {
  const { state, texts, format } = lab;
  if (!state.bets) return nothing;
  const words = texts.bet;
  const [plain, reduced] = state.bets.map((bet) => format.inUnit(format.plain(bet)));
  const limit = (/** @type {number} */ value) => format.value(value, format.unit.digits);
  return html`<div class="placed">
    <p class="bets">
      ${
        theory
          ? words.settled(plain, limit(theory.plain.mean), reduced, limit(theory.reduced.mean))
          : words.placed(plain, reduced)
      }
    </p>
    ${
      state.told
        ? html`<button class="offer" @click=${goOn(lab, () => lab.bet.ask(), '.handle')}>${words.again}</button>`
        : untold(lab)
    }
  </div>`;
}

/**
 * When an open bet has its answer, and that the reader may have it at once; where there is one.
 * @param {Lab} lab
 */
function untold(lab) {
  const { texts, format } = lab;
  if (!lab.theory()) return nothing;
  return html`<span class="muted">${texts.bet.waits(format.count(TOLD_AFTER))}</span>
    <button @click=${goOn(lab, () => lab.bet.tell())}>${texts.bet.show}</button>`;
}

/**
 * The chart of the averages: with handles and nothing that gives the answer away, or with the bets.
 * @param {ChartModel} model
 * @param {Lab} lab
 * @returns {ChartModel}
 */
export function withBets(model, { state, texts, format }) {
  const { betting, bets, told, view } = state;
  const words = texts.bet;
  if (bets) {
    const marks = LINES.map((id, i) => ({
      value: bets[i],
      label: words.mark(texts.chart[id], format.inUnit(format.plain(bets[i]))),
      tone: id,
      hollow: id === 'reduced',
      hidden: view.hidden.has(id),
    }));
    // While there is nothing to tell where the lines are going, the axis is still, too.
    return told ? { ...model, bets: marks } : { ...model, bets: marks, domain: format.unit.bets };
  }
  if (!betting) return model;
  const values = state.draft ?? noBet(format.unit);
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
  const asked = { label: words.label, handles, steps: format.unit.betSteps };
  return { ...model, funnels: [], truth: null, limits: [], domain: format.unit.bets, betting: asked };
}

export const betStyles = css`
  .bet, .placed { margin: 0 0 6px; font-size: 14px; scroll-margin: 12px; }
  .bet p { margin: 0 0 4px; font-weight: 600; }
  .bet .known { font-weight: 400; }
  .bet :is(div, span), .placed { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  .bets { margin: 0; }
  .offer, .placed button { min-height: 24px; padding: 2px 10px; font-size: 13px; }
  .placed button { margin-block: -3px; }
  .bet .answers { margin-inline-start: auto; }
  @container (max-width: 560px) {
    .bet .answers { flex: 1 0 100%; }
    .bet button, .placed button, .offer { min-height: 44px; }
    .bet .primary { flex: 1; }
  }
`;
