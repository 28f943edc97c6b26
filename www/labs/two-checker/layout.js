// Where everything stands in the two-checker lab, wide and narrow, and which control calls what. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { core } from './core.js';
import '../../shared/board/board.js';
import '../../shared/chart/chart.js';
import '../../shared/games-table/games-table.js';
import { betLine, betPanel, moveBet, withBets } from './bet.js';
import { boardModel } from './board-model.js';
import { averagesModel, luckModel } from './chart-model.js';
import { controls, seedField } from './controls.js';
import { MOST_IN_CSV } from './games-file.js';
import { gamesModel } from './games-model.js';
import { leafTree } from './leaf-tree.js';
import { microscope, rollsOf } from './microscope.js';
import { openingView } from './opening.js';
import { problemsView } from './problems.js';
import { readoutTable, tiles } from './readout.js';
import { sentence } from './sentence.js';
import { verdict } from './verdict.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */

/** The parts that stand below the chart. */
const BELOW = ['readout', 'many', 'games'];
/** The parts of the column at the left. */
const LEFT = ['board', 'game', 'controls', 'tree', 'sentence'];
/** The parts of the card above the chart. */
const LUCK = ['table', 'verdict'];

/** The parts that tell where the lines settle, or are about lines of which there are none while bets are made. */
const TELLING = ['verdict', 'legend', 'options', 'notes', 'many'];

/**
 * The parts that are not shown.
 * @param {Lab} lab
 */
const hidden = ({ state }) => (state.betting ? new Set([...state.hide, ...TELLING]) : state.hide);

/**
 * @param {Lab} lab
 */
export function renderLab(lab) {
  const { texts, format, rollout, state } = lab;
  const theory = core.theory(state.table);
  const readout = rollout.readout(state.table);
  const said = state.betting ? texts.bet.sentence : sentence(readout, theory, texts, format);
  lab.say(said);
  const hide = hidden(lab);
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));

  return html`
    ${problemsView(lab)} ${openingView(lab)}
    <p class="visually-hidden" role="status">${lab.spoken}</p>
    <div class="lab ${none(LEFT) ? 'single' : ''}">
      ${none(LEFT) ? nothing : game(lab, readout, said)}
      <div class="right">
        ${lab.steps > 1
          ? html`${none(LUCK) ? nothing : luckSection(lab, theory)}${averages(lab, readout, theory)}`
          : nothing}
      </div>
      ${lab.detailed === 0 || none(BELOW)
        ? nothing
        : guard([lab.detailed, state.gamesShown, state.betting], () => details(lab, readout, theory))}
    </div>
  `;
}

/**
 * The column at the left: one game, what rolls them, and how they ended.
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 * @param {string} said
 */
function game(lab, readout, said) {
  const { texts, format, state } = lab;
  const { record, shown } = gameInView(lab);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    state.hide.has(part) ? nothing : view();
  return html`<section class="card game">
    ${show('board', () => html`<backgammon-board .model=${boardModel(record, shown, texts)}></backgammon-board>`)}
    ${lab.steps === 0
      ? nothing
      : html`${show('game', () => microscope(record, shown, texts, format, show('seed', () => seedField(lab))))}
          ${show('controls', () => controls(lab))}
          ${state.hide.has('tree') && state.hide.has('sentence')
            ? nothing
            : html`<div class="aside">
                ${show('tree', () => leafTree(readout.leaves, texts, format))}
                ${show('sentence', () => html`<p class="sentence" aria-hidden="true">${said}</p>`)}
              </div>`}`}
  </section>`;
}

/**
 * The luck table, and what it does to the rollout.
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 */
function luckSection(lab, theory) {
  const { texts, format, state } = lab;
  const hide = hidden(lab);
  return html`
    <section class="card luck">
      ${hide.has('table')
        ? nothing
        : html`<luck-table
        .table=${state.table}
        .preset=${state.preset}
        .yours=${state.yours}
        .keepCentred=${state.keepCentred}
        .fixed=${hide.has('presets')}
        .theory=${theory}
        .texts=${texts}
        .format=${format}
        @table-change=${answer(lab, (table) => lab.takeTable(table))}
        @preset-change=${answer(lab, (preset) => lab.choosePreset(preset))}
        @keep-change=${answer(lab, (keep) => lab.keepCentred(keep))}
      ></luck-table>`}
      ${hide.has('verdict') ? nothing : verdict(theory, texts, format)}
    </section>
  `;
}

/**
 * Does what the luck table asks for and tells it what has come of it: not only with the next frame, because the
 * reader's next key may come before that.
 * @param {Lab} lab
 * @param {(detail: any) => void} change
 */
const answer = (lab, change) => (/** @type {CustomEvent} */ event) => {
  change(event.detail);
  /** @type {import('./luck-table.js').LuckTableElement} */ (event.currentTarget).table = lab.state.table;
};

/**
 * The chart with what belongs to it.
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 */
function averages(lab, readout, theory) {
  const { texts, format, rollout, state } = lab;
  const { table, view } = state;
  const drawn = { rollout, table, theory, tables: allTables(lab), view, texts, format };
  const hide = hidden(lab);
  return html`
    <section class="card averages">
      ${hide.has('tiles') ? nothing : tiles(readout, state.betting ? null : theory, texts, format)}
      ${state.betting ? betPanel(lab) : betLine(lab, readout, theory)}
      <rollout-chart
        class="main ${hide.has('legend') ? 'bare' : ''}"
        .model=${withBets(averagesModel(drawn), lab)}
        @bet-move=${(/** @type {CustomEvent} */ event) => moveBet(lab, event.detail)}
        @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
      ></rollout-chart>
      ${view.luck && !state.betting ? html`<rollout-chart class="second" .model=${luckModel(drawn)}></rollout-chart>` : nothing}
      <div class="under">${hide.has('options') ? nothing : chartOptions(lab)}${sharing(lab)}</div>
      ${hide.has('notes') ? nothing : html`<p class="note muted">${texts.chart.funnelNote}</p>`}
    </section>
  `;
}

/**
 * What stands below the chart. It is costly to draw and read at leisure: the lab asks for it a few times a second
 * at most, and its own buttons at once.
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 */
function details(lab, readout, theory) {
  const { texts, format, rollout, state } = lab;
  const hide = hidden(lab);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    hide.has(part) ? nothing : view();
  return html`<div class="below">
    ${show('readout', () => html`<section class="card figures-card">
      <h2>${texts.readout.heading}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label=${texts.readout.heading}>
        ${readoutTable(readout, state.betting ? null : theory, texts, format)}
      </div>
    </section>`)}
    ${show('many', () => html`<section class="card many">
      <many-rollouts
        .seed=${rollout.seed}
        .games=${readout.games}
        .table=${state.table}
        .texts=${texts}
        .format=${format}
        @core-error=${(/** @type {CustomEvent} */ event) => lab.fail(event.detail)}
      ></many-rollouts>
    </section>`)}
    ${show('games', () => html`<section class="card games">${gamesSection(lab, readout)}</section>`)}
  </div>`;
}

/**
 * The game under the microscope: the one being stepped through, or else the newest.
 * @param {Lab} lab
 */
function gameInView({ rollout, state }) {
  const { stepping, table } = state;
  // Scored again each time, so that an edit of the table shows at once.
  if (stepping) return { record: rollout.record(stepping.record.trial, table), shown: stepping.shown };
  if (rollout.games === 0) return { record: null, shown: 0 };
  const record = rollout.record(rollout.games - 1, table);
  return { record, shown: rollsOf(record) };
}

/**
 * @param {Lab} lab
 */
export function allTables({ presets, state }) {
  /** @type {import('./chart-model.js').Shown['tables']} */
  const tables = [
    { preset: 'correct', tone: 'correct', table: presets.correct },
    { preset: 'madeUp', tone: 'madeup', table: presets.madeUp },
    { preset: 'backwards', tone: 'backwards', table: presets.backwards },
  ];
  if (state.yours) tables.push({ preset: 'yours', tone: 'yours', table: state.yours });
  return tables;
}

/**
 * @param {Lab} lab
 */
function chartOptions(lab) {
  const words = lab.texts.chart;
  const { view } = lab.state;
  /**
   * @param {string} label
   * @param {boolean} on
   * @param {(on: boolean) => void} change
   */
  const option = (label, on, change) =>
    html`<label>
      <input
        type="checkbox"
        .checked=${on}
        @change=${(/** @type {Event} */ event) =>
          change(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
      />${label}</label
    >`;
  return html`<fieldset class="options">
    <legend class="visually-hidden">${words.options}</legend>
    ${option(words.allTables, view.allTables, (allTables) => lab.changeView({ allTables }))}
    ${option(words.showLuck, view.luck, (luck) => lab.changeView({ luck }))}
    ${option(words.bands, view.bands, (bands) => lab.changeView({ bands }))}
    ${option(words.funnels, view.funnels, (funnels) => lab.changeView({ funnels }))}
    ${option(words.log, view.axis === 'log', (log) => lab.changeView({ axis: log ? 'log' : 'linear' }))}
  </fieldset>`;
}

/**
 * The way out: on the page the dialog for sharing, in an embed the page.
 * @param {Lab} lab
 */
function sharing({ actions: { share, page }, texts, state }) {
  if (state.hide.has('share')) return nothing;
  if (share) return html`<button class="quiet" @click=${share}>${texts.share.open}</button>`;
  if (!page) return nothing;
  // Its address is made when it is wanted: it holds everything that the reader has done until then.
  const update = (/** @type {Event} */ event) => {
    /** @type {HTMLAnchorElement} */ (event.currentTarget).href = page();
  };
  return html`<a class="out" target="_blank" rel="noopener" href=${page()}
    @pointerdown=${update} @focus=${update} @click=${update}>${texts.share.page}</a>`;
}

/**
 * @param {Lab} lab
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 */
function gamesSection(lab, readout) {
  const { texts, format, rollout, state } = lab;
  const words = texts.games;
  const which = state.gamesShown;
  return html`
    <div class="top">
      <h2>${words.heading}</h2>
      <div class="segments" role="group" aria-label=${words.heading}>
        ${(/** @type {const} */ (['newest', 'first'])).map(
          (name) => html`<button
            aria-pressed=${which === name ? 'true' : 'false'}
            @click=${() => lab.change({ gamesShown: name })}
          >${words[name]}</button>`,
        )}
      </div>
      <button
        ?disabled=${readout.games === 0}
        title=${words.downloadHint(format.count(Math.min(MOST_IN_CSV, readout.games)))}
        @click=${() => lab.downloadGames()}
      >${words.download}</button>
    </div>
    <games-table .model=${gamesModel(rollout, state.table, readout, which, texts, format)}></games-table>
  `;
}
