// Where everything stands where a rollout is played by hand: who plays, the board and the game at the left; the chart
// at the right; the games and their mistakes below. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../shared/chart/chart.js';
import { alwaysOption, bandNote, option, sharing } from '../../shared/rollout/chart-surroundings.js';
import { problemsView } from '../../shared/rollout/problems.js';
import { readoutTable } from '../../shared/rollout/readout-table.js';
import { workView } from '../../shared/bearoff/work.js';
import { handChart, handLuckChart } from './chart-model.js';
import { log } from './log.js';
import { mistakes } from './mistakes.js';
import { play } from './play.js';
import { sentence } from './sentence.js';
import { setup } from './setup.js';
import { tiles } from './tiles.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandReadout} HandReadout */

/** What says nothing before a game is over. */
const OF_GAMES = ['tiles', 'options', 'notes', 'mistakes', 'readout'];

/**
 * The parts that are not shown: on a page those, too, that have nothing to say yet. In an embed nothing moves.
 * @param {Lab} lab
 * @param {HandReadout} readout
 */
function hidden({ state, form, begun }, { games, abandoned }) {
  if (form === 'embed' || games + abandoned > 0) return state.hide;
  return new Set([...state.hide, ...OF_GAMES, ...(begun > 0 ? [] : ['log'])]);
}

/** @param {Lab} lab */
export function renderLab(lab) {
  const { state, texts, format, played, record } = lab;
  const readout = lab.readout();
  const hide = hidden(lab, readout);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    hide.has(part) ? nothing : view();
  const card = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    show(part, () => html`<section class="card ${part}">${view()}</section>`);
  const next = played?.view().turn?.side ?? null;
  // With hundreds of games the list is long: it is drawn anew only if something in it has changed.
  const listed = [played, readout.games, readout.abandoned, lab.records.listed, state.unfolded, state.revealed];
  const below = [
    card('mistakes', () => guard(listed, () => mistakes(lab, readout))),
    show('readout', () => html`<section class="card figures-card">${figures(lab, readout)}</section>`),
  ];
  const left = ['setup', 'play'].every((part) => hide.has(part));
  return html`
    ${workView(lab, null)} ${problemsView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class="lab ${left ? 'single' : ''}">
      ${left ? nothing : html`<div class="left">${card('play', () => play(lab, record))} ${card('setup', () => setup(lab))}</div>`}
      <div class="right">
        ${lab.steps > 1 ? averages(lab, readout, show) : nothing} ${card('log', () => log(record, next, texts, format))}
      </div>
      ${lab.detailed === 0 ? nothing : html`<div class="below">${below}</div>`}
    </div>
  `;
}

/**
 * @param {Lab} lab
 * @param {HandReadout} readout
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
 * @param {HandReadout} readout
 * @param {(part: string, view: () => unknown) => unknown} show
 */
function averages(lab, readout, show) {
  const { texts, state } = lab;
  const words = texts.chart;
  const theory = lab.theory();
  return html`<section class="card averages">
    ${show('tiles', () => tiles(lab, readout))}
    ${show('sentence', () => html`<p class="sentence">${sentence(lab, readout, theory)}</p>`)}
    <rollout-chart
      class="main ${state.hide.has('legend') ? 'bare' : ''}"
      .model=${guard([readout.games, lab.own, lab.made, state.view, lab.played], () => handChart(lab, readout, theory))}
      @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
    ></rollout-chart>
    ${state.view.luck ? html`<rollout-chart class="second" .model=${handLuckChart(lab, theory)}></rollout-chart>` : nothing}
    <div class="under">${show('options', () => options(lab, theory))} ${sharing(lab)}</div>
    ${show('notes', () => html`<p class="note muted">${bandNote(lab) + (theory ? words.ownNote : '')}</p>`)}
  </section>`;
}

/**
 * @param {Lab} lab
 * @param {import('../../shared/rollout/shapes.js').Theory | null} theory
 */
function options(lab, theory) {
  const words = lab.texts.chart;
  const { luck, bands, funnels, axis } = lab.state.view;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${option(words.showLuck, luck, (on) => lab.changeView({ luck: on }))}
    ${option(words.bands, bands, (on) => lab.changeView({ bands: on }))}
    ${alwaysOption(lab)}
    ${theory ? option(words.funnels, funnels, (on) => lab.changeView({ funnels: on })) : nothing}
    ${option(words.log, axis === 'log', (on) => lab.changeView({ axis: on ? 'log' : 'linear' }))}
  </fieldset>`;
}
