// The layout of both labs, and its sections around the board: players at the left; tiles, sentence and chart at the right; the
// table of figures below. Views. The module of the lab says what they tell of games.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../lib/chart/chart.js';
import { editor, workView } from '../../lib/bearoff/setting-up.js';
import { select } from '../../lib/element/select.js';
import { averagesModel, luckModel } from '../../lib/rollout/chart-model.js';
import { alwaysOption, bandNote, option, sharing } from '../../lib/rollout/chart-surroundings.js';
import { problemsView } from '../../lib/rollout/problems.js';
import { averageTile, gamesTile, halfWidth } from '../../lib/rollout/readout.js';
import { readoutTable } from '../../lib/rollout/readout-table.js';
import { gamesList, log } from './games-view.js';
import { playView } from './play.js';

/** @typedef {import('./session.js').Kind} Kind */
/** @template {Kind} K @typedef {import('./session.js').Lab<K>} Lab */
/** @template {Kind} K @typedef {import('./session.js').ReadoutOf<K>} ReadoutOf */
/** @typedef {(part: string, view: () => unknown) => unknown} Show  draws a part unless it is hidden */

/** Parts that are empty before the first game is over. */
const OF_GAMES = ['tiles', 'options', 'notes', 'mistakes', 'readout'];

/**
 * Returns the hidden parts. A page also hides parts that are still empty; in an embed nothing moves.
 * @param {Pick<Lab<Kind>, 'state' | 'form' | 'begun'>} lab
 * @param {import('./session.js').Readout} readout
 */
function hidden({ state, form, begun }, { games, abandoned }) {
  if (form === 'embed' || games + abandoned > 0) return state.hide;
  return new Set([...state.hide, ...OF_GAMES, ...(begun > 0 ? [] : ['log'])]);
}

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 */
export function handLayout(lab) {
  const { state, played, record } = lab;
  const readout = lab.readout();
  const hide = hidden(lab, readout);
  /** @type {Show} */
  const show = (part, view) => (hide.has(part) ? nothing : view());
  /** @type {Show} */
  const card = (part, view) => show(part, () => html`<section class="card ${part}">${view()}</section>`);
  // The list can have hundreds of games, so it is drawn only when something in it changes.
  const listed = [played, readout.games, readout.abandoned, lab.records.listed, state.unfolded, state.revealed];
  const below = [
    card('mistakes', () => guard(listed, () => gamesList(lab, readout))),
    show('readout', () => html`<section class="card figures-card">${figures(lab, readout)}</section>`),
  ];
  const left = ['setup', 'play'].every((part) => hide.has(part));
  return html`
    ${workView(lab, null)} ${problemsView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class=${['lab', left && 'single', !lab.filled && 'filling by-hand'].filter(Boolean).join(' ')}>
      ${left ? nothing : html`<div class="left">${card('play', () => playView(lab, record))} ${card('setup', () => setup(lab))}</div>`}
      <div class="right">
        ${lab.steps > 1 ? averages(lab, readout, show) : nothing} ${card('log', () => log(lab, record))}
      </div>
      ${lab.detailed === 0 ? nothing : html`<div class="below">${below}</div>`}
    </div>
  `;
}

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {ReadoutOf<K>} readout
 */
function figures(lab, readout) {
  const { texts, format } = lab;
  const { heading } = texts.readout;
  return html`<h2>${heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${heading}>
      ${readoutTable(readout, lab.theory(), texts, format)}
    </div>`;
}

// ——— Players ———

/** @type {import('./session.js').Hands[]} */
const HANDS = ['x', 'o', 'both'];

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 */
function setup(lab) {
  const words = lab.texts.setup;
  const { fields, note, links } = lab.module.setup(lab);
  const chosen = (/** @type {import('./session.js').Hands} */ side) =>
    lab.want(/** @type {Partial<K['wanted']>} */ ({ hands: side }));
  return html`<h2>${words.heading}</h2>
    <div class="choices">
      ${select(words.hands, HANDS, lab.state.wanted.hands, words.sides, () => false, chosen)}
      ${fields}
    </div>
    ${note ? html`<p class="muted about">${note}</p>` : nothing} ${question(lab)}
    <details>
      <summary>${words.position}</summary>
      ${editor(lab)}
    </details>
    ${links}
    <p class="again">
      <button class="quiet" ?disabled=${lab.begun === 0} @click=${() => lab.want({})}>${words.again}</button>
      <span class="muted">${words.seed(lab.seed)}</span>
    </p>`;
}

/**
 * Asks whether the games that were played are over.
 * @param {Pick<Lab<Kind>, 'state' | 'texts' | 'format' | 'begun' | 'answer'>} lab
 */
function question(lab) {
  const { state, texts, format, begun } = lab;
  const words = texts.setup;
  if (!state.asking) return nothing;
  return html`<div class="notice" role="alert">
    <p>${words.ask(format.count(begun))}</p>
    <button class="strong" @click=${() => lab.answer(true)}>${words.startAgain}</button>
    <button @click=${() => lab.answer(false)}>${words.keep}</button>
  </div>`;
}

// ——— Averages ———

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {ReadoutOf<K>} readout
 * @param {Show} show
 */
function averages(lab, readout, show) {
  const { texts, state } = lab;
  const words = texts.chart;
  const theory = lab.theory();
  return html`<section class="card averages">
    ${show('tiles', () => tiles(lab, readout))}
    ${show('sentence', () => html`<p class="sentence">${sentence(lab, readout)}</p>`)}
    <rollout-chart
      class="main ${state.hide.has('legend') ? 'bare' : ''}"
      .model=${guard([readout.games, lab.own, lab.made, state.view, lab.played], () => handChart(lab, readout))}
      @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
    ></rollout-chart>
    ${state.view.luck ? html`<rollout-chart class="second" .model=${luckModel(lab, theory, LEAST)}></rollout-chart>` : nothing}
    <div class="under">${show('options', () => options(lab))} ${sharing(lab)}</div>
    ${show('notes', () => html`<p class="note muted">${bandNote(state.view, readout, words) + (theory ? words.ownNote : '')}</p>`)}
  </section>`;
}

/**
 * The large figures above the chart: both averages, the costs of the reader's actions, and the number of games.
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {ReadoutOf<K>} readout
 */
function tiles(lab, readout) {
  const { texts, format, module } = lab;
  const points = (/** @type {number | null} */ cost) => format.percent(cost, module.digits);
  const costs = module.tiles(lab, readout).map(({ label, own, perGame }) => {
    const half = own && halfWidth(own);
    return html`<div class="tile">
      <dt>${label}</dt>
      <dd>
        <b class="number">${points(own?.mean ?? null)}</b>
        <span class="give ${readout.reliable ? '' : 'unreliable'}"
          >${half === null ? nothing : texts.readout.give(points(half))} ${perGame}</span
        >
      </dd>
    </div>`;
  });
  return html`<dl class=${module.tilesClass}>
    ${averageTile('plain', readout, texts, format)} ${averageTile('reduced', readout, texts, format)}
    ${costs}
    ${gamesTile(readout, texts, format)}
  </dl>`;
}

/**
 * The averages in words.
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {ReadoutOf<K>} readout
 */
export function sentence(lab, readout) {
  const words = lab.texts.sentence;
  if (readout.games === 0) return words.start;
  return lab.module.sentences(lab, readout, lab.theory()).reduce((said, more) => words.both(said, more));
}

/** The games axis begins with room for this number of games, because readers play few games by hand. */
const LEAST = 20;

/** A smaller difference between two values does not show in print. */
const SAME = 5e-3;

/**
 * The chart of the averages, with the value of perfect play and of the reader's own play.
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {{reliable: boolean}} readout
 * @returns {import('../../lib/chart/model.js').ChartModel}
 */
export function handChart(lab, { reliable }) {
  const theory = lab.theory();
  const model = averagesModel(lab, theory, LEAST);
  const { own, texts, format } = lab;
  if (own !== null && texts.chart.own && theory && Math.abs(own - theory.plain.mean) > SAME) {
    model.limits = [{ value: own, label: texts.chart.own(format.percent(own, 2)), tone: 'yours' }];
  }
  return { ...model, faint: !reliable };
}

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 */
function options(lab) {
  const words = lab.texts.chart;
  const { luck, bands, funnels, axis } = lab.state.view;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${option(words.showLuck, luck, (on) => lab.changeView({ luck: on }))}
    ${option(words.bands, bands, (on) => lab.changeView({ bands: on }))}
    ${alwaysOption(lab.state.view, (view) => lab.changeView(view), lab.texts.chart)}
    ${lab.theory() ? option(words.funnels, funnels, (on) => lab.changeView({ funnels: on })) : nothing}
    ${option(words.log, axis === 'log', (on) => lab.changeView({ axis: on ? 'log' : 'linear' }))}
  </fieldset>`;
}
