// Where everything stands in the bear-off lab that is its own: position, rolls and game at the left, the measure of
// luck above the chart. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../shared/board/board.js';
import { controls, seedField } from '../../shared/rollout/controls.js';
import { hidden, rolloutLayout } from '../../shared/rollout/layout.js';
import { gameInView } from '../../shared/rollout/microscope.js';
import { boardModel } from './board-model.js';
import './board-editor.js';
import { core } from './core.js';
import { luckControls } from './luck.js';
import { microscope } from './microscope.js';
import { positions } from './positions.js';
import './roll-map.js';
import { worth } from './worth.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */

/** The parts of the column at the left. */
const LEFT = ['editor', 'map'];
/** The parts of the card above the chart. */
const LUCK = ['luck', 'worth'];

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const readout = lab.readout();
  return html`${workView(lab)}
  ${rolloutLayout(
    lab,
    readout,
    lab.theory(),
    (said) => {
      lab.sentence = said;
      return none(LEFT)
        ? nothing
        : html`<div class="left">
            ${show('editor', () => html`<section class="card">${editor(lab)}</section>`)}
            ${lab.steps === 0 ? nothing : show('map', () => html`<section class="card">${map(lab)}</section>`)}
          </div>`;
    },
    () =>
      html`${none(LUCK)
          ? nothing
          : html`<section class="card luck">
              ${show('luck', () => luckControls(lab))} ${show('worth', () => worth(lab, readout))}
            </section>`}
        ${none(['controls', 'seed', 'sentence']) ? nothing : rolling(lab)}`,
    () => show('game', () => html`<section class="card game">${game(lab)}</section>`),
  )}`;
}

/**
 * What rolls the games, and what has come of it in words.
 * @param {Lab} lab
 */
function rolling(lab) {
  const { texts, state } = lab;
  const { rollFirst, rollNext } = texts.controls;
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (state.hide.has(part) ? nothing : view());
  return html`<section class="card rolling">
    ${show('controls', () => controls(lab, lab.halfway ? rollNext : rollFirst, nothing))}
    ${show('seed', () => seedField(lab))}
    ${show('sentence', () => html`<p class="sentence" aria-hidden="true">${lab.sentence}</p>`)}
  </section>`;
}

/**
 * What the reader waits for, and how long still.
 * @param {Lab} lab
 */
function workView(lab) {
  const { state: { work }, texts, format, prepared } = lab;
  const words = texts.work;
  // Short work is over before anybody could read of it: the bar fades in.
  if (!work) return html`<p class="notice work idle"></p>`;
  const percent = format.percent(work.progress * 100, 0);
  return html`<p class="notice work">
    <label>${words[work.what]} <progress max="1" .value=${work.progress}></progress> ${percent}%</label>
    ${prepared ? html`<button class="quiet" @click=${() => lab.cancel()}>${words.cancel}</button>` : nothing}
  </p>`;
}

/** @param {Lab} lab */
function editor(lab) {
  const { position } = lab.state.wanted;
  const { positionId, xgid } = core.describePosition(position);
  const { texts, format, state } = lab;
  return html`<board-editor
    .position=${guard([position], () => position)}
    .positionId=${positionId}
    .xgid=${xgid}
    .positions=${positions}
    .onRoll=${position.onRoll}
    .names=${texts.sides}
    .texts=${texts}
    .format=${format}
    .problem=${state.problem}
    .idProblem=${state.idProblem}
    @position-change=${(/** @type {CustomEvent} */ event) => lab.edit(event.detail)}
    @id-enter=${(/** @type {CustomEvent} */ event) => lab.enterId(event.detail.text)}
    @position-choose=${(/** @type {CustomEvent} */ event) => lab.choose(event.detail.name)}
    @swap=${() => lab.swap()}
    @roll-change=${(/** @type {CustomEvent} */ event) => lab.setOnRoll(event.detail.onRoll)}
  ></board-editor>`;
}

/**
 * The game under the microscope.
 * @param {Lab} lab
 */
function game(lab) {
  const { texts, format, current, state } = lab;
  const { record, shown } = current ? gameInView(lab) : { record: null, shown: 0 };
  const { position } = state.wanted;
  return html`<backgammon-board slim .model=${boardModel(position, record, shown, texts)}></backgammon-board>
    ${microscope(record, shown, position.onRoll, texts, format)}`;
}

/** @param {Lab} lab */
function map(lab) {
  const { texts, format, state, current } = lab;
  const { trail, chosen } = state;
  return html`<roll-map
      .map=${current?.map ?? null}
      .chosen=${trail.length > 0 ? null : chosen}
      .texts=${texts}
      .format=${format}
      @roll-choose=${(/** @type {CustomEvent} */ event) => lab.playRoll(event.detail.index)}
    ></roll-map>
    ${trail.length > 0
      ? html`<p class="trail">
          <button class="quiet" @click=${() => lab.takeBack()}>${texts.trail.back}</button>
          <span class="muted">${texts.trail.played(format.count(trail.length))}</span>
        </p>`
      : nothing}`;
}
