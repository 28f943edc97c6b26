// Where everything stands where games are played by hand: who plays, the board and the game at the left; the chart at the
// right; the games and their mistakes below. The pieces of a view; what says something of games is a lab's own.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../chart/chart.js';
import { alwaysOption, bandNote, option, sharing } from '../rollout/chart-surroundings.js';
import { problemsView } from '../rollout/problems.js';
import { readoutTable } from '../rollout/readout-table.js';
import { workView } from '../bearoff/work.js';
import { handChart, handLuckChart } from './chart-model.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */
/** @typedef {import('../rollout/shapes.js').Theory} Theory */

/**
 * @typedef {Object} Views  of a lab's own
 * @property {(lab: any, record: any) => unknown} play  the board to play on
 * @property {(lab: any) => unknown} setup  who plays what
 * @property {(lab: any, record: any) => unknown} log  the game roll by roll
 * @property {(lab: any, readout: any) => unknown} tiles
 * @property {(lab: any, readout: any, theory: Theory | null) => unknown} sentence
 * @property {(lab: any, readout: any) => unknown} mistakes  the games and what was wrong in them
 */

/** What says nothing before a game is over. */
const OF_GAMES = ['tiles', 'options', 'notes', 'mistakes', 'readout'];

/**
 * The parts that are not shown: on a page those, too, that have nothing to say yet. In an embed nothing moves.
 * @param {Lab} lab
 * @param {import('./shapes.js').Readout} readout
 */
function hidden({ state, form, begun }, { games, abandoned }) {
  if (form === 'embed' || games + abandoned > 0) return state.hide;
  return new Set([...state.hide, ...OF_GAMES, ...(begun > 0 ? [] : ['log'])]);
}

/**
 * @param {Lab} lab
 * @param {Views} views
 */
export function handLayout(lab, views) {
  const { state, played, record } = lab;
  const readout = lab.readout();
  const hide = hidden(lab, readout);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const card = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    show(part, () => html`<section class="card ${part}">${view()}</section>`);
  // With hundreds of games the list is long: it is drawn anew only if something in it has changed.
  const listed = [played, readout.games, readout.abandoned, lab.records.listed, state.unfolded, state.revealed];
  const below = [
    card('mistakes', () => guard(listed, () => views.mistakes(lab, readout))),
    show('readout', () => html`<section class="card figures-card">${figures(lab, readout)}</section>`),
  ];
  const left = ['setup', 'play'].every((part) => hide.has(part));
  return html`
    ${workView(lab, null)} ${problemsView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class=${['lab', left && 'single', !lab.filled && 'filling by-hand'].filter(Boolean).join(' ')}>
      ${left ? nothing : html`<div class="left">${card('play', () => views.play(lab, record))} ${card('setup', () => views.setup(lab))}</div>`}
      <div class="right">
        ${lab.steps > 1 ? averages(lab, readout, show, views) : nothing} ${card('log', () => views.log(lab, record))}
      </div>
      ${lab.detailed === 0 ? nothing : html`<div class="below">${below}</div>`}
    </div>
  `;
}

/**
 * @param {Lab} lab
 * @param {import('./shapes.js').Readout} readout
 */
function figures(lab, readout) {
  const { texts, format } = lab;
  const { heading } = texts.readout;
  return html`<h2>${heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${heading}>
      ${readoutTable(readout, lab.theory(), texts, format)}
    </div>`;
}

/**
 * The chart with what belongs to it.
 * @param {Lab} lab
 * @param {import('./shapes.js').Readout} readout
 * @param {(part: string, view: () => unknown) => unknown} show
 * @param {Views} views
 */
function averages(lab, readout, show, views) {
  const { texts, state } = lab;
  const words = texts.chart;
  const theory = lab.theory();
  return html`<section class="card averages">
    ${show('tiles', () => views.tiles(lab, readout))}
    ${show('sentence', () => html`<p class="sentence">${views.sentence(lab, readout, theory)}</p>`)}
    <rollout-chart
      class="main ${state.hide.has('legend') ? 'bare' : ''}"
      .model=${guard([readout.games, lab.own, lab.made, state.view, lab.played], () => handChart(lab, readout, theory))}
      @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
    ></rollout-chart>
    ${state.view.luck ? html`<rollout-chart class="second" .model=${handLuckChart(lab, theory)}></rollout-chart>` : nothing}
    <div class="under">${show('options', () => options(lab, theory))} ${sharing(lab)}</div>
    ${show('notes', () => html`<p class="note muted">${bandNote(state.view, readout, words) + (theory ? words.ownNote : '')}</p>`)}
  </section>`;
}

/**
 * @param {Lab} lab
 * @param {Theory | null} theory
 */
function options(lab, theory) {
  const words = lab.texts.chart;
  const { luck, bands, funnels, axis } = lab.state.view;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${option(words.showLuck, luck, (on) => lab.changeView({ luck: on }))}
    ${option(words.bands, bands, (on) => lab.changeView({ bands: on }))}
    ${alwaysOption(lab.state.view, (view) => lab.changeView(view), lab.texts.chart)}
    ${theory ? option(words.funnels, funnels, (on) => lab.changeView({ funnels: on })) : nothing}
    ${option(words.log, axis === 'log', (on) => lab.changeView({ axis: on ? 'log' : 'linear' }))}
  </fieldset>`;
}
