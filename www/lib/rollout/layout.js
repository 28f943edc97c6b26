// Where everything stands that all labs that roll out have, and which control calls which action. A view: a lab puts its own into
// the left column and above the chart.

import { html, nothing } from 'lit';
import '../chart/chart.js';
import { ask } from '../i18n/glossary.js';
import { answerBet, betAnswers, betLine, betOffer, betPanel, withBets } from './bet.js';
import { alwaysOption, bandNote, option, sharing } from './chart-surroundings.js';
import { guideView } from './guide.js';
import { openingView, problemsView } from './notices.js';
import { tiles } from './readout.js';

/** @typedef {import('./shapes.js').RolloutModel} Model */

/**
 * Views of a lab's own between those of all labs; each is drawn where the keyboard comes to it.
 * @typedef {Object} Own
 * @property {() => unknown} [between]  between the chart and what belongs to it
 * @property {() => unknown} [rest]  after the chart's column; in a wide window under the left one, or beside it
 * @property {boolean} [three]  whether a wide window has three columns, from the first step on: the `rest` is the middle one
 */

/**
 * @param {Model} model
 * @param {() => unknown} left  the left column; `nothing`: there is none
 * @param {() => unknown} above  what stands above the chart
 * @param {() => unknown} [under]  what stands under it
 * @param {boolean} [beside]  whether what is at the left is tall enough for a column
 * @param {Own} [own]
 */
export function rolloutLayout(model, left, above, under = () => nothing, beside = true, own = {}) {
  const { steps, filled, form } = model;
  const { between = () => nothing, rest = () => nothing } = own;
  const column = left();
  const single = column === nothing || !beside;
  const around = surroundings(model);
  // A middle column comes before the chart, which is drawn in a step of its own.
  const foot = steps > (own.three ? 0 : 1) ? rest() : nothing;
  const looks = [
    'lab',
    form,
    single && 'single',
    foot !== nothing && 'footed',
    own.three && 'three',
    !filled && 'filling',
  ];
  return html`
    ${guideView(model)} ${problemsView(model)} ${openingView(model)}
    <p class="spoken visually-hidden" role="status"></p>
    <div class=${looks.filter(Boolean).join(' ')}>
      ${column}
      <div class="right">
        ${steps > 1 ? html`${above()}${averages(model, around !== nothing)}${between()}${around}${under()}` : nothing}
      </div>
      ${foot}
      <div class="below-place"></div>
    </div>
  `;
}

/**
 * The chart, with the figures above it.
 * @param {Model} model
 * @param {boolean} joined  to what belongs to it, where that comes next
 */
function averages(model, joined) {
  const { act, figures, format, hide, shown, state, texts } = model;
  // The measured worth of a game stands for the exact one only where that is not known: not while it waits.
  const tiled = state.told ? figures : { ...figures, equivalentGames: null };
  const chart = withBets(model.averages, model);
  const luck = state.view.luck && !state.betting ? model.averageLuck : null;
  return html`
    <section class=${joined ? 'card averages joined' : 'card averages'}>
      ${hide.has('tiles') ? nothing : tiles(tiled, shown, texts, format)}
      ${state.betting ? betPanel(model) : nothing}
      <rollout-chart
        class="main ${hide.has('legend') ? 'bare' : ''}"
        .model=${chart}
        .beside=${luck}
        @bet-move=${(/** @type {CustomEvent} */ { detail }) => act.moveBet(detail.id, detail.move)}
        @bet-done=${() => answerBet(model, true)}
        @series-toggle=${(/** @type {CustomEvent} */ { detail }) => act.toggleSeries(detail.id, detail.hidden)}
      >${betOffer(model)}</rollout-chart>
      ${state.betting ? betAnswers(model) : nothing}
      ${luck ? html`<rollout-chart class="second" .model=${luck} .beside=${chart}></rollout-chart>` : nothing}
    </section>
  `;
}

/**
 * The card below the chart: the reader's bets, its options, the way out of the lab, and how it is read.
 * @param {Model} model
 */
function surroundings(model) {
  const { hide, shown, state } = model;
  const bets = state.betting ? nothing : betLine(model);
  if (bets === nothing && ['options', 'share', 'notes'].every((part) => hide.has(part))) return nothing;
  const words = model.texts.chart;
  return html`
    <section class="card around">
      ${bets}
      <div class="under">
        ${hide.has('options') ? nothing : chartOptions(model)} ${sharing(model)}
      </div>
      ${
        hide.has('notes')
          ? nothing
          : html`<p class="note muted">${bandNote(state.view, model.readout, words) + (shown ? words.funnelNote : '')}</p>`
      }
    </section>
  `;
}

/** @param {Model} model */
function chartOptions({ act, estimates, shown, state: { view }, texts }) {
  const words = texts.chart;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${
      estimates().length > 0
        ? option(words.allTables, view.allTables, (allTables) => act.changeView({ allTables }))
        : nothing
    }
    ${option(words.showLuck, view.luck, (luck) => act.changeView({ luck }))}
    ${option(words.bands, view.bands, (bands) => act.changeView({ bands }))}
    ${alwaysOption(view, act.changeView, words)}
    ${
      shown
        ? html`<span class="asked">${option(words.funnels, view.funnels, (funnels) => act.changeView({ funnels }))} ${ask('funnel', words.funnels)}</span>`
        : nothing
    }
    ${option(words.log, view.axis === 'log', (log) => act.changeView({ axis: log ? 'log' : 'linear' }))}
  </fieldset>`;
}
