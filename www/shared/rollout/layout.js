// Where everything stands that all labs that roll out have, and which control calls what. A view: a lab puts
// its own into the left column and above the chart.

import { html, nothing } from 'lit';
import '../chart/chart.js';
import { belowView } from './below-place.js';
import { betLine, betOffer, betPanel, withBets } from './bet.js';
import { averagesModel, luckModel } from './chart-model.js';
import { option, sharing } from './chart-surroundings.js';
import { guideView } from './guide.js';
import { openingView } from './opening.js';
import { problemsView } from './problems.js';
import { tiles } from './readout.js';
import { heard, sentence } from './sentence.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */
/** @typedef {import('./shapes.js').Readout} Readout */
/** @typedef {import('./shapes.js').Theory} Theory */

/** The parts that tell where the lines settle. */
const TELLING = ['verdict', 'worth', 'map', 'many'];
/** Those that are about lines, of which there are none while bets are made. */
const OF_LINES = ['legend', 'options', 'notes'];

/**
 * The parts that are not shown.
 * @param {Lab} lab
 */
export const hidden = ({ state: { hide, told, betting } }) =>
  told ? hide : new Set([...hide, ...TELLING, ...(betting ? OF_LINES : [])]);

/**
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {Theory | null} theory  that may be shown
 * @param {(said: string) => unknown} left  the left column; `nothing`: there is none
 * @param {(said: string) => unknown} above  what stands above the chart
 * @param {() => unknown} [under]  what stands under it
 * @param {boolean} [beside]  whether what is at the left is tall enough for a column
 */
export function rolloutLayout(lab, readout, theory, left, above, under = () => nothing, beside = true) {
  const { texts, format, state } = lab;
  const said = state.betting ? texts.bet.sentence : sentence(readout, theory, texts, format);
  lab.say(heard(lab, said));
  const hide = hidden(lab);
  const column = left(said);

  return html`
    ${guideView(lab)} ${problemsView(lab)} ${openingView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class="lab ${column === nothing || !beside ? 'single' : ''}">
      ${column}
      <div class="right">
        ${lab.steps > 1 ? html`${above(said)}${averages(lab, readout, theory)}${under()}` : nothing}
      </div>
      ${belowView(lab, readout, theory, hide)}
    </div>
  `;
}

/**
 * The chart with what belongs to it.
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {Theory | null} theory
 */
function averages(lab, readout, theory) {
  const { texts, format, state } = lab;
  const words = texts.chart;
  const hide = hidden(lab);
  // What a game is worth as it is measured stands for what is exact only where that is not known: not while it waits.
  const tiled = lab.untold ? { ...readout, equivalentGames: null } : readout;
  return html`
    <section class="card averages">
      ${hide.has('tiles') ? nothing : tiles(tiled, theory, texts, format)}
      ${state.betting ? betPanel(lab) : betLine(lab, theory)}
      <rollout-chart
        class="main ${hide.has('legend') ? 'bare' : ''}"
        .model=${withBets(averagesModel(lab, theory), lab)}
        @bet-move=${(/** @type {CustomEvent} */ event) => lab.bet.move(event.detail.id, event.detail.move)}
        @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
      >${betOffer(lab)}</rollout-chart>
      ${state.view.luck && !state.betting
        ? html`<rollout-chart class="second" .model=${luckModel(lab, theory)}></rollout-chart>`
        : nothing}
      <div class="under">
        ${hide.has('options') ? nothing : chartOptions(lab, theory)} ${sharing(lab)}
      </div>
      ${hide.has('notes')
        ? nothing
        : html`<p class="note muted">${words.bandNote + (theory ? words.funnelNote : '')}</p>`}
    </section>
  `;
}

/**
 * @param {Lab} lab
 * @param {Theory | null} theory
 */
function chartOptions(lab, theory) {
  const words = lab.texts.chart;
  const { view } = lab.state;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${option(words.allTables, view.allTables, (allTables) => lab.changeView({ allTables }))}
    ${option(words.showLuck, view.luck, (luck) => lab.changeView({ luck }))}
    ${option(words.bands, view.bands, (bands) => lab.changeView({ bands }))}
    ${theory ? option(words.funnels, view.funnels, (funnels) => lab.changeView({ funnels })) : nothing}
    ${option(words.log, view.axis === 'log', (log) => lab.changeView({ axis: log ? 'log' : 'linear' }))}
  </fieldset>`;
}
