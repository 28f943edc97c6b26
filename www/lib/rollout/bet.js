// Bet first: before a game is rolled the reader says where each line will settle. The offer, the question, and what there
// is to see of the bets afterwards. A view.

import { css, html, nothing } from 'lit';
import { swatch } from '../chart/marks.js';
import { TOLD_AFTER } from './bet-course.js';
import { sketchedFunnel } from './chart-model.js';
import { handlesOf } from './state.js';

/** @typedef {import('./shapes.js').RolloutModel} Model */
/** @typedef {import('../chart/model.js').ChartModel} ChartModel */
/** @typedef {import('./shapes.js').Bets} Bets */

/** The lines that are bet on: their ids in the chart, and their tones. */
const LINES = /** @type {const} */ (['plain', 'reduced']);

/**
 * A button that goes, and the focus with it: its click does something and goes on at the chart.
 * @param {Model} model
 * @param {() => unknown} act
 * @param {'.plot' | '.handle'} [next]  where in the chart those go on who use the keyboard
 */
const goOn =
  (model, act, next = '.plot') =>
  (/** @type {MouseEvent} */ { detail }) => {
    act();
    model.act.goToChart(next, detail === 0);
  };

/**
 * The offer to bet, before anything is rolled, where there is an answer. It is a guest of the chart, which has a place for it
 * while there are no games, so that nothing moves when it goes.
 * @param {Model} model
 */
export function betOffer(model) {
  const { act, coming, made, state, step, takesBets, texts, theory } = model;
  const begun = coming > 0 || made > 0;
  if (!takesBets || !state.told || state.bets || begun || state.hide.has('options')) return nothing;
  if (step?.offersBet || !theory) return nothing;
  return html`<button slot="offer" class="offer" @click=${goOn(model, act.askBet, '.handle')}>${texts.bet.offer}</button>`;
}

/**
 * The question.
 * @param {Model} model
 */
export function betPanel(model) {
  const { betOn, format, state, step, texts } = model;
  const words = texts.bet;
  const bets = handlesOf(state, format.unit);
  // The guide asks, and takes the answer.
  const guided = step !== null;
  return html`<div class=${guided ? 'bet' : 'bet asks'}>
    ${guided ? nothing : html`<p>${words.question(format.unit)}</p>`}
    ${state.known === null || state.known !== betOn ? nothing : html`<p class="known">${words.known}</p>`}
    <div>
      ${LINES.map(
        (line, i) => html`<span class="line">
          ${swatch(line)} ${texts.chart[line]} <b class="number">${format.inUnit(format.plain(bets[i]))}</b>
        </span>`,
      )}
    </div>
  </div>`;
}

/**
 * The buttons that answer it. They stand beside the question, and Tab comes to them from the handles: in the document they follow the
 * chart. The guide has buttons of its own, far from the chart. There one appears here when the keyboard comes to it. On a phone the
 * guide's strip has no room for “Skip”, so that it stands here.
 * @param {Model} model
 */
export function betAnswers(model) {
  const { act, step, texts } = model;
  return html`<div class="answers ${step ? 'guided' : ''}">
    <button class=${step ? 'strong' : 'primary'} @click=${(/** @type {MouseEvent} */ { detail }) => answerBet(model, detail === 0)}>${texts.bet.place}</button>
    <button class="quiet" @click=${goOn(model, () => act.skipBet())}>${texts.bet.skip}</button>
  </div>`;
}

/**
 * Places the bet as the handles are: at a button, or at Enter on a handle.
 * @param {Model} model
 * @param {boolean} byKey  whether the focus goes on
 */
export function answerBet({ act, step }, byKey) {
  const way = step?.way;
  // The guide leads on after a bet, where it asks.
  if (way && 'act' in way) return act.followGuide(way, byKey);
  act.placeBet();
  return act.goToChart('.plot', byKey);
}

/**
 * The bets, and once they have their answer the exact limits beside them.
 * @param {Model} model
 */
export function betLine(model) {
  const { act, format, shown, state, texts } = model;
  if (!state.bets) return nothing;
  const words = texts.bet;
  const [plain, reduced] = state.bets.map((bet) => format.inUnit(format.plain(bet)));
  const limit = (/** @type {number} */ value) => format.value(value, format.unit.digits);
  return html`<div class="placed">
    <p class="bets">
      ${
        shown
          ? words.settled(plain, limit(shown.plain.mean), reduced, limit(shown.reduced.mean))
          : words.placed(plain, reduced)
      }
    </p>
    ${
      state.told
        ? html`<button class="offer" @click=${goOn(model, act.askBet, '.handle')}>${words.again}</button>`
        : waiting(model)
    }
  </div>`;
}

/**
 * When an open bet has its answer, and that the reader may have it at once; where there is one.
 * @param {Model} model
 */
function waiting(model) {
  const { act, format, texts, theory } = model;
  if (!theory) return nothing;
  return html`<span class="muted">${texts.bet.waits(format.count(TOLD_AFTER))}</span>
    <button @click=${goOn(model, act.tellBet)}>${texts.bet.show}</button>`;
}

/**
 * Before the first game an open bet has a sketch: a funnel around the reader's own bet, as wide in every lab as its axis is high.
 * @param {ChartModel} model
 * @param {number} bet  on the plain line
 * @param {import('../i18n/format.js').Unit} unit
 * @returns {Pick<ChartModel, 'domain' | 'funnels' | 'masked' | 'texts'>}
 */
function around({ funnels, games, texts, xMax }, bet, { bets: [least, most] }) {
  const domain = /** @type {[number, number]} */ ([least, most]);
  if (games.length > 0) return { domain, funnels, texts };
  const sketched = sketchedFunnel(xMax, bet, most - least);
  // It doesn't claim how many rollouts are inside.
  return { domain, funnels: [sketched], masked: true, texts: { ...texts, masked: texts.noGames } };
}

/**
 * The chart of the averages: with handles and nothing that gives the answer away, or with the bets.
 * @param {ChartModel} model
 * @param {Pick<Model, 'state' | 'texts' | 'format'>} bet
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
    return { ...model, bets: marks, ...(told ? {} : around(model, bets[0], format.unit)) };
  }
  if (!betting) return model;
  const values = handlesOf(state, format.unit);
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
  return { ...model, truth: null, limits: [], ...around(model, values[0], format.unit), betting: asked };
}

export const betStyles = css`
  .bet, .placed { margin: 0 0 6px; font-size: 14px; scroll-margin: 12px; }
  .bet p { margin: 0 0 4px; font-weight: 600; }
  .bet .known { font-weight: 400; }
  .bet :is(div, span), .placed { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  .bets { margin: 0; }
  .offer, .placed button { min-height: 24px; padding: 2px 10px; font-size: 13px; }
  .placed button { margin-block: -3px; }
  /* In the row of the lines, which is as high. */
  .asks > div { min-height: 38px; }
  .answers { display: flex; gap: 8px; align-self: flex-end; margin: -44px 0 6px; }
  .guided.answers { margin: -27px 0 0; }
  .guided.answers button { min-height: 27px; }
  .guided.answers .quiet { display: none; }
  @container (min-width: 561px) {
    .guided.answers:not(:focus-within) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  .averages > rollout-chart { order: 1; }
  @media (pointer: coarse) {
    .asks > div { min-height: 44px; }
    .answers { margin-top: -50px; }
  }
  @container (max-width: 590px) {
    .asks > div { min-height: 0; }
    .answers:not(.guided) { align-self: stretch; margin: -2px 0 6px; }
  }
  @container (max-width: 560px) {
    .answers button, .placed button, .offer { min-height: 44px; }
    .answers .primary { flex: 1; }
    .guided.answers .strong { display: none; }
    .guided.answers .quiet { display: block; min-width: 44px; min-height: 44px; }
    .averages > .bet:not(.asks) { order: 1; }
    .guided.answers { margin: 0; }
    /* The formula leaves its place empty while it waits for games. */
    .waiting ~ .guided.answers { margin: -39px 0 -5px; }
  }
`;
