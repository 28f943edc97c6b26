// The layout of both labs, and its sections around the board: players at the left; tiles, sentence and chart at the right; the
// table of figures below. Views. The module of the lab says what they tell of games.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../lib/chart/chart.js';
import { editorView, workView } from '../../lib/bearoff/setting-up.js';
import { select } from '../../lib/element/select.js';
import { alwaysOption, bandNote, option, sharing } from '../../lib/rollout/chart-surroundings.js';
import { problemsView } from '../../lib/rollout/notices.js';
import { averageTile, gamesTile, halfWidth } from '../../lib/rollout/readout.js';
import { readoutTable } from '../../lib/rollout/readout-table.js';
import { gamesList, log } from './games-view.js';
import { playView } from './play.js';

/** @typedef {import('./shapes.js').Model} Model */
/** @typedef {(part: string, view: () => unknown) => unknown} Show  draws a part unless it is hidden */

/** @param {Model} model @returns {Show} */
const shown =
  ({ hide }) =>
  (part, view) =>
    hide.has(part) ? nothing : view();

/** @param {Model} model @returns {Show} */
const cards = (model) => (part, view) =>
  shown(model)(part, () => html`<section class="card ${part}">${view()}</section>`);

/** @param {Model} model */
export function handLayout(model) {
  const { filled, format, hide, steps, texts, work } = model;
  const card = cards(model);
  const left = ['setup', 'play'].every((part) => hide.has(part));
  return html`
    ${workView({ preparation: { work }, texts, format }, null)} ${problemsView(model)}
    <p class="spoken visually-hidden" role="status"></p>
    <div class=${['lab', left && 'single', !filled && 'filling by-hand'].filter(Boolean).join(' ')}>
      ${left ? nothing : html`<div class="left">${card('play', () => playView(model))} ${card('setup', () => setup(model))}</div>`}
      <div class="right">
        ${steps > 1 ? averages(model) : nothing} ${card('log', () => log(model))}
      </div>
      <div class="below-place"></div>
    </div>
  `;
}

// ——— The details ———

/**
 * The details below the chart, for their place (below-place.js).
 * @param {{frame: Model}} lab
 * @returns {import('../../lib/element/below-place.js').Own<{styles: []}>}
 */
export const ownDetails = (lab) => ({
  parts: ['mistakes', 'readout'],
  // They come with the page.
  load: async () => ({ styles: [] }),
  due: () => true,
  hidden: () => lab.frame.hide,
  keys: () => [lab.frame.made, ...listed(lab.frame)],
  view: () => details(lab.frame),
});

/**
 * Everything that the list of games shows.
 * @param {Model} model
 */
const listed = ({ made, readout, listed: records, state: { unfolded, revealed } }) => [
  made?.rollout,
  readout.games,
  readout.abandoned,
  records,
  unfolded,
  revealed,
];

/** @param {Model} model */
const details = (model) => html`<div class="below">
  ${
    // The list can have hundreds of games, so it is drawn only when something in it changes.
    cards(model)('mistakes', () => guard(listed(model), () => gamesList(model)))
  }
  ${shown(model)('readout', () => html`<section class="card figures-card">${figures(model)}</section>`)}
</div>`;

/** @param {Model} model */
function figures({ format, readout, texts, theory }) {
  const { heading } = texts.readout;
  return html`<h2>${heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${heading}>
      ${readoutTable(readout, theory, texts, format)}
    </div>`;
}

// ——— Players ———

/** @type {import('./shapes.js').Hands[]} */
const HANDS = ['x', 'o', 'both'];

/** @param {Model} model */
function setup(model) {
  const { act, begun, seed, state, texts, views } = model;
  const words = texts.setup;
  const { fields, note, links } = views.setup(model);
  const chosen = (/** @type {import('./shapes.js').Hands} */ hands) => act.want({ hands });
  return html`<h2>${words.heading}</h2>
    <div class="choices">
      ${select(words.hands, HANDS, state.wanted.hands, words.sides, () => false, chosen)}
      ${fields}
    </div>
    ${note ? html`<p class="muted about">${note}</p>` : nothing} ${question(model)}
    <details>
      <summary>${words.position}</summary>
      ${editorView(model)}
    </details>
    ${links}
    <p class="again">
      <button class="quiet" ?disabled=${begun === 0} @click=${() => act.want({})}>${words.again}</button>
      <span class="muted">${words.seed(seed)}</span>
    </p>`;
}

/**
 * Asks whether the games that were played are over.
 * @param {Model} model
 */
function question({ act, begun, format, state, texts }) {
  const words = texts.setup;
  if (!state.asking) return nothing;
  return html`<div class="notice" role="alert">
    <p>${words.ask(format.count(begun))}</p>
    <button class="strong" @click=${() => act.answer(true)}>${words.startAgain}</button>
    <button @click=${() => act.answer(false)}>${words.keep}</button>
  </div>`;
}

// ——— Averages ———

/** @param {Model} model */
function averages(model) {
  const { act, made, own, readout, sentence, state, texts, theory } = model;
  const words = texts.chart;
  const show = shown(model);
  const chart = guard([readout.games, own, made, state.view, made?.rollout], () => model.averages);
  const luck = state.view.luck ? model.averageLuck : null;
  return html`<section class="card averages">
    ${show('tiles', () => tiles(model))}
    ${show('sentence', () => html`<p class="sentence">${sentence}</p>`)}
    <rollout-chart
      class="main ${state.hide.has('legend') ? 'bare' : ''}"
      .model=${chart}
      .beside=${luck}
      @series-toggle=${(/** @type {CustomEvent} */ { detail }) => act.toggleSeries(detail.id, detail.hidden)}
    ></rollout-chart>
    ${luck ? html`<rollout-chart class="second" .model=${luck} .beside=${chart}></rollout-chart>` : nothing}
    <div class="under">${show('options', () => options(model))} ${sharing(model)}</div>
    ${show('notes', () => html`<p class="note muted">${bandNote(state.view, readout, words) + (theory ? words.ownNote : '')}</p>`)}
  </section>`;
}

/**
 * The large figures above the chart: both averages, the costs of the reader's actions, and the number of games.
 * @param {Model} model
 */
function tiles(model) {
  const { format, readout, texts, views } = model;
  const points = (/** @type {number | null} */ cost) => format.percent(cost, views.digits);
  const costs = views.tiles(model).map(({ label, own, perGame }) => {
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
  return html`<dl class=${views.tilesClass}>
    ${averageTile('plain', readout, texts, format)} ${averageTile('reduced', readout, texts, format)}
    ${costs}
    ${gamesTile(readout, texts, format)}
  </dl>`;
}

/** @param {Model} model */
function options({ act, state: { view }, texts, theory }) {
  const words = texts.chart;
  const { luck, bands, funnels, axis } = view;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${option(words.showLuck, luck, (on) => act.changeView({ luck: on }))}
    ${option(words.bands, bands, (on) => act.changeView({ bands: on }))}
    ${alwaysOption(view, act.changeView, words)}
    ${theory ? option(words.funnels, funnels, (on) => act.changeView({ funnels: on })) : nothing}
    ${option(words.log, axis === 'log', (on) => act.changeView({ axis: on ? 'log' : 'linear' }))}
  </fieldset>`;
}
