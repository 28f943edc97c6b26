// Where everything stands that all labs that roll out have, and which control calls what. A view: a lab puts
// its own into the left column and above the chart.

import { html, nothing } from 'lit';
import '../chart/chart.js';
import { ask } from '../glossary/word.js';
import { belowView } from './below-place.js';
import { betLine, betOffer, betPanel, withBets } from './bet.js';
import { averagesModel, luckModel } from './chart-model.js';
import { alwaysOption, bandNote, option, sharing } from './chart-surroundings.js';
import { guideView, withheld } from './guide.js';
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

/** What has nothing to say before anything is rolled. */
const TO_COME = ['tiles', 'tree', 'sentence', 'options', 'notes'];

/**
 * The parts that are not shown: those that the author does not want, those that would tell the answer of a bet, and on a
 * page those that have nothing to say yet. In an embed nothing moves, and all have their place from the start.
 * @param {Lab} lab
 */
export function hidden(lab) {
  const { form, begun, state } = lab;
  const { hide, told, betting } = state;
  const waiting = [
    ...(told && !withheld(lab) ? [] : TELLING),
    ...(betting ? OF_LINES : []),
    ...(form === 'page' && !begun ? [...TO_COME, ...lab.below.own.parts] : []),
  ];
  return waiting.length > 0 ? new Set([...hide, ...waiting]) : hide;
}

/**
 * What a lab has between what all labs have; each is drawn where the keyboard comes to it.
 * @typedef {Object} Own
 * @property {(said: string) => unknown} [between]  between the chart and what belongs to it
 * @property {(said: string) => unknown} [rest]  after the chart's column; in a wide window under the left one
 */

/**
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {Theory | null} theory  that may be shown
 * @param {(said: string) => unknown} left  the left column; `nothing`: there is none
 * @param {(said: string) => unknown} above  what stands above the chart
 * @param {(said: string) => unknown} [under]  what stands under it
 * @param {boolean} [beside]  whether what is at the left is tall enough for a column
 * @param {Own} [own]
 */
export function rolloutLayout(lab, readout, theory, left, above, under = () => nothing, beside = true, own = {}) {
  const { texts, format, state } = lab;
  const { between = () => nothing, rest = () => nothing } = own;
  const said = state.betting ? texts.bet.sentence : sentence(readout, theory, texts, format);
  lab.say(heard(lab, said));
  const hide = hidden(lab);
  const column = left(said);
  const single = column === nothing || !beside;
  const around = surroundings(lab, theory);
  const foot = lab.steps > 1 ? rest(said) : nothing;

  return html`
    ${guideView(lab)} ${problemsView(lab)} ${openingView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class=${['lab', single && 'single', foot !== nothing && 'footed', !lab.filled && `filling ${lab.form}`].filter(Boolean).join(' ')}>
      ${column}
      <div class="right">
        ${
          lab.steps > 1
            ? html`${above(said)}${averages(lab, readout, theory, around !== nothing)}${between(said)}${around}${under(said)}`
            : nothing
        }
      </div>
      ${foot} ${belowView(lab, readout, theory, hide)}
    </div>
  `;
}

/**
 * The chart, with the figures above it.
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {Theory | null} theory
 * @param {boolean} joined  to what belongs to it, where that comes next
 */
function averages(lab, readout, theory, joined) {
  const { texts, format, state } = lab;
  const hide = hidden(lab);
  // What a game is worth as it is measured stands for what is exact only where that is not known: not while it waits.
  const tiled = lab.untold ? { ...readout, equivalentGames: null } : readout;
  return html`
    <section class=${joined ? 'card averages joined' : 'card averages'}>
      ${hide.has('tiles') ? nothing : tiles(tiled, theory, texts, format, lab.form, lab.rolling.games)}
      ${state.betting ? betPanel(lab) : nothing}
      <rollout-chart
        class="main ${hide.has('legend') ? 'bare' : ''}"
        .model=${withBets(averagesModel(lab, theory), lab)}
        @bet-move=${(/** @type {CustomEvent} */ event) => lab.bet.move(event.detail.id, event.detail.move)}
        @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
      >${betOffer(lab)}</rollout-chart>
      ${
        state.view.luck && !state.betting
          ? html`<rollout-chart class="second" .model=${luckModel(lab, theory)}></rollout-chart>`
          : nothing
      }
    </section>
  `;
}

/**
 * What belongs to the chart: the reader's bets, its options, the way out of the lab, and how it is read.
 * @param {Lab} lab
 * @param {Theory | null} theory
 */
function surroundings(lab, theory) {
  const hide = hidden(lab);
  const bets = lab.state.betting ? nothing : betLine(lab, theory);
  if (bets === nothing && ['options', 'share', 'notes'].every((part) => hide.has(part))) return nothing;
  const words = lab.texts.chart;
  return html`
    <section class="card around">
      ${bets}
      <div class="under">
        ${hide.has('options') ? nothing : chartOptions(lab, theory)} ${sharing(lab)}
      </div>
      ${
        hide.has('notes')
          ? nothing
          : html`<p class="note muted">${bandNote(lab) + (theory ? words.funnelNote : '')}</p>`
      }
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
    ${
      lab.estimates().length > 0
        ? option(words.allTables, view.allTables, (allTables) => lab.changeView({ allTables }))
        : nothing
    }
    ${option(words.showLuck, view.luck, (luck) => lab.changeView({ luck }))}
    ${option(words.bands, view.bands, (bands) => lab.changeView({ bands }))}
    ${alwaysOption(lab)}
    ${
      theory
        ? html`<span class="asked">${option(words.funnels, view.funnels, (funnels) => lab.changeView({ funnels }))} ${ask('funnel', words.funnels)}</span>`
        : nothing
    }
    ${option(words.log, view.axis === 'log', (log) => lab.changeView({ axis: log ? 'log' : 'linear' }))}
  </fieldset>`;
}
