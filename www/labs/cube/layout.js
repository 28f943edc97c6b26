// Where everything stands in the lab of the cube that is its own: the position with its cube, what doubling is worth, who plays
// and what measures luck; what rolls, and under the chart what has come of it. A view.

import { controls, gameInView, hidden, rolloutLayout, seedField } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { editor } from '../../lib/bearoff/setting-up.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { hasGame, showsGame } from '../../lib/bearoff/stage.js';
import { workView } from '../../lib/bearoff/work.js';
import '../../lib/board/board.js';
import '../../lib/board/doubling-cube.js';
import { beyondView } from './beyond.js';
import { boardModel, cubeShown } from './board-model.js';
import { costs } from './costs.js';
import { decision } from './decision.js';
import { microscope } from './microscope.js';
import { positionsToLearnFrom } from './positions.js';
import { map } from './roll-map.js';
import { settings } from './settings.js';

/** @typedef {import('./lab.js').CubeLab} Lab */

/** @typedef {(part: string, view: () => unknown) => unknown} Show  a part that is not hidden */

/** @param {unknown} view */
const isThere = (view) => view !== nothing;

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  /** @type {Show} */
  const show = (part, view) => (hide.has(part) ? nothing : view());
  const left = () => {
    const middle = lab.steps === 0 ? [] : beside(lab, show).filter(isThere);
    // Its column has its width from the first step.
    const kept = lab.steps === 0 && (lab.beyond || !hide.has('decision') || !hide.has('editor'));
    const cards = [
      position(lab, show),
      middle.length > 0 || kept ? html`<div class="middle">${middle}</div>` : nothing,
      lab.steps === 0 ? nothing : show('settings', () => settingsCard(lab)),
    ].filter(isThere);
    return cards.length === 0 ? nothing : html`<div class="left">${cards}</div>`;
  };
  return html`${workView(lab, lab.preparation.made && (() => lab.cancel()))}
  ${rolloutLayout(
    lab,
    lab.readout(),
    lab.shownTheory,
    left,
    () => rolling(lab, show),
    (said) => outcome(lab, said, show),
    true,
    {
      rest: () =>
        lab.beyond || lab.untold
          ? nothing
          : show('rolls', () => html`<section class="card map-card">${map(lab)}</section>`),
    },
  )}`;
}

/**
 * The position with its cube, and on the same board a game from it.
 * @param {Lab} lab
 * @param {Show} show
 */
function position(lab, show) {
  const { state, texts, format, current } = lab;
  const { hide, wanted } = state;
  if (hide.has('editor') && hide.has('game')) return nothing;
  const { record, shown } = current ? gameInView(lab) : { record: null, shown: 0 };
  const exact = state.estimator === 'exact';
  const played = () => boardModel(wanted, record, shown, texts);
  const story = () => microscope(record, shown, wanted.position, texts, format, exact);
  if (hide.has('editor')) {
    return html`<section class="card position ${lab.form}">
      <div class="cubed">${cubeView(lab, cubeShown(wanted, record, shown), false)}<backgammon-board slim .model=${played()}></backgammon-board></div>
      ${story()}
    </section>`;
  }
  const onStage = showsGame(lab);
  const folded = lab.form === 'page';
  const cube = onStage ? cubeShown(wanted, record, shown) : { value: 1, owner: wanted.owner };
  const told =
    folded && onStage
      ? html`<div slot="game" class="story">
          <button class="next" @click=${() => lab.step()}>${lab.rolling.halfway ? texts.stage.next : texts.stage.another}</button>
          ${story()}
        </div>`
      : nothing;
  return html`<section class="card position ${lab.form}">
    <div class="top"><h2>${texts.stage.heading}</h2>${hide.has('game') ? nothing : stageSwitch(lab, onStage)}</div>
    ${editor(lab, { game: onStage ? played() : null, folded, told: html`${cubeView(lab, cube, !onStage)}${told}` })}
    ${folded ? nothing : show('game', story)}
    ${otherLab(lab, 'bearoff', texts.otherLab)} ${byHand(lab)}
  </section>`;
}

/**
 * The way to the same position, with the same cube and the same dice, played by hand.
 * @param {Lab} lab
 */
const byHand = (lab) =>
  lab.beyond ? nothing : otherLab(lab, 'hand-cube', lab.texts.byHand, { cube: lab.state.wanted.owner, seed: lab.seed });

/**
 * The cube on the board: of the position, a click brings it to somebody else.
 * @param {Lab} lab
 * @param {import('./board-model.js').Cube} cube
 * @param {boolean} movable
 */
function cubeView(lab, { value, owner }, movable) {
  const { turns: words, sides } = lab.texts;
  const written = lab.format.count(value);
  return html`<doubling-cube
    slot="cube"
    .cube=${{ value, owner }}
    .label=${owner === 'centred' ? words.centred(written) : words.owned(sides[owner], written)}
    .hint=${movable ? words.hint : ''}
    @cube-owner=${(/** @type {CustomEvent} */ event) => lab.setOwner(event.detail.owner)}
  ></doubling-cube>`;
}

/**
 * What the board shows; on a page only where there is a choice.
 * @param {Lab} lab
 * @param {boolean} game
 */
function stageSwitch(lab, game) {
  const words = lab.texts.stage;
  const none = !hasGame(lab);
  if (none && lab.form === 'page') return nothing;
  const button = (/** @type {'position' | 'game'} */ at, /** @type {boolean} */ pressed) => html`<button
    aria-pressed=${pressed ? 'true' : 'false'}
    ?disabled=${none && at === 'game'}
    @click=${() => lab.lookAt(at)}
  >${words.shows[at]}</button>`;
  return html`<div class="segments" role="group" aria-label=${words.label}>
    ${button('position', !game)}${button('game', game)}
  </div>`;
}

/**
 * What stands beside the board: what doubling is worth, and positions to learn from.
 * @param {Lab} lab
 * @param {Show} show
 */
const beside = (lab, show) => [decisionCard(lab, show), show('editor', () => lessonsCard(lab))];

/**
 * What doubling is worth; past the database, that nothing exact is known.
 * @param {Lab} lab
 * @param {Show} show
 */
const decisionCard = (lab, show) =>
  lab.beyond
    ? html`<section class="card beyond">${beyondView(lab)}</section>`
    : show('decision', () => html`<section class="card decision-card">${decision(lab)}</section>`);

/** @param {Lab} lab */
const lessonsCard = (lab) => html`<section class="card lessons-card">${positionsToLearnFrom(lab)}</section>`;

/** @param {Lab} lab */
const settingsCard = (lab) => html`<section class="card settings">${settings(lab)}</section>`;

/**
 * What rolls the games, where there are any.
 * @param {Lab} lab
 * @param {Show} show
 */
function rolling(lab, show) {
  const { texts, state } = lab;
  if (lab.beyond) return nothing;
  const seed = show('seed', () => seedField(lab));
  const view = state.hide.has('controls') ? seed : controls(lab, texts.controls.rollNext, seed);
  return view === nothing ? nothing : html`<section class="card rolling">${view}</section>`;
}

/**
 * What has come of it, in words, and what wrong plays and wrong cube actions cost.
 * @param {Lab} lab
 * @param {string} said
 * @param {Show} show
 */
function outcome(lab, said, show) {
  const silent = lab.form === 'page' && !lab.begun;
  const views = [
    silent ? nothing : show('sentence', () => html`<p class="sentence" aria-hidden="true">${said}</p>`),
    show('costs', () => costs(lab)),
  ].filter(isThere);
  return views.length === 0 ? nothing : html`<section class="card outcome">${views}</section>`;
}
