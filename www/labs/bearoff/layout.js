// Where everything stands in the bear-off lab that is its own: position, rolls and game at the left, the measure of
// luck above the chart. A view.

import { html, nothing } from 'lit';
import { editor } from '../../shared/bearoff/setting-up.js';
import { otherLab } from '../../shared/bearoff/other-lab.js';
import { workView } from '../../shared/bearoff/work.js';
import '../../shared/board/board.js';
import { controls, seedField } from '../../shared/rollout/controls.js';
import { hidden, rolloutLayout } from '../../shared/rollout/layout.js';
import { gameInView } from '../../shared/rollout/microscope.js';
import { boardModel } from './board-model.js';
import { luckControls } from './luck.js';
import { microscope } from './microscope.js';
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
  return html`${workView(lab, lab.preparation.made && (() => lab.cancel()))}
  ${rolloutLayout(
    lab,
    readout,
    lab.shownTheory,
    () =>
      none(LEFT)
        ? nothing
        : html`<div class="left">
            ${show('editor', () => html`<section class="card">
              ${editor(lab)} ${otherLab(lab, 'hand', lab.texts.otherLab)}
            </section>`)}
            ${lab.steps === 0 ? nothing : show('map', () => html`<section class="card">${map(lab)}</section>`)}
          </div>`,
    (said) =>
      html`${none(LUCK)
          ? nothing
          : html`<section class="card luck">
              ${show('luck', () => luckControls(lab))} ${show('worth', () => worth(lab, readout))}
            </section>`}
        ${none(['controls', 'seed', 'sentence']) ? nothing : rolling(lab, said)}`,
    () => show('game', () => html`<section class="card game">${game(lab)}</section>`),
  )}`;
}

/**
 * What rolls the games, and what has come of it in words.
 * @param {Lab} lab
 * @param {string} said
 */
function rolling(lab, said) {
  const { texts, state } = lab;
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (state.hide.has(part) ? nothing : view());
  return html`<section class="card rolling">
    ${show('controls', () => controls(lab, texts.controls.rollNext, nothing))}
    ${show('seed', () => seedField(lab))}
    ${show('sentence', () => html`<p class="sentence" aria-hidden="true">${said}</p>`)}
  </section>`;
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
  const { onRoll } = current?.setup.position ?? state.wanted.position;
  return html`<roll-map
      .map=${current?.map ?? null}
      .chosen=${state.chosen}
      .side=${onRoll}
      .played=${state.trail.length}
      .texts=${texts}
      .format=${format}
      @roll-choose=${(/** @type {CustomEvent} */ event) => lab.chooseRoll(event.detail.index)}
      @roll-play=${(/** @type {CustomEvent} */ event) => lab.playRoll(event.detail.index)}
      @roll-back=${() => lab.takeBack()}
    ></roll-map>`;
}
