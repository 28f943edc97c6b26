// Where everything stands in the contact lab that is its own, in the order of its idea: the position and the game on its board, what
// the network says of it, its 36 rolls with the plays of one of them, who measures luck, and what rolls. A view.

import { controls, gameInView, hidden, rolloutLayout, seedField } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import '../../lib/bearoff/roll-map.js';
import { hasGame, showsGame } from '../../lib/bearoff/stage.js';
import '../../lib/board/board.js';
import { boardModel } from './board-model.js';
import { editor } from './editor.js';
import { evaluationView } from './evaluation.js';
import { luckView } from './luck.js';
import { microscope } from './microscope.js';
import { playsView } from './plays.js';
import { rollMap } from './roll-map.js';
import { untilView } from './until.js';

/** @typedef {import('./lab.js').ContactLab} Lab */

/** The parts of the card with the board. */
const BOARD = ['editor', 'game', 'evaluation'];
/** The parts of the card beside it. */
const ROLLS = ['map', 'plays'];

/** @param {Lab} lab */
export function renderLab(lab) {
  const hide = hidden(lab);
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  const position = none(BOARD) ? nothing : board(lab, hide);
  const rolls = lab.steps === 0 || none(ROLLS) ? nothing : rolled(lab, hide);
  const cards = [position, rolls].filter((card) => card !== nothing);
  // Each column has its width from the first step.
  const one = position === nothing || none(ROLLS);
  const pairs = lab.steps < 2 || rolls === nothing ? nothing : lab.comparison.view();
  return rolloutLayout(
    lab,
    lab.readout(),
    null,
    () => (cards.length === 0 ? nothing : html`<div class="left ${one ? 'one' : ''}">${cards} ${pairs}</div>`),
    () =>
      html`${hide.has('luck') ? nothing : html`<section class="card judged">${luckView(lab)}</section>`} ${rolling(lab)}`,
    (said) =>
      hide.has('sentence')
        ? nothing
        : html`<section class="card outcome"><p class="sentence" aria-hidden="true">${said}</p></section>`,
  );
}

/**
 * The position, and on the same board a game from it.
 * @param {Lab} lab
 * @param {Set<string>} hide
 */
function board(lab, hide) {
  const { state, texts, format } = lab;
  const { position } = state.wanted;
  const { record, shown } = gameInView(lab);
  const played = boardModel(position, record, shown, texts, state.white);
  const story = () => (hide.has('game') ? nothing : microscope(record, shown, texts, format));
  const said = hide.has('evaluation') ? nothing : evaluationView(lab);
  if (hide.has('editor')) {
    return html`<section class="card position">
      <backgammon-board .model=${played}></backgammon-board>
      ${said} ${story()}
    </section>`;
  }
  const onStage = showsGame(/** @type {any} */ (lab));
  const folded = lab.form === 'page';
  const told =
    folded && onStage
      ? html`<div slot="game" class="story">
          <button class="next" @click=${() => lab.step()}>${lab.rolling.halfway ? texts.stage.next : texts.stage.another}</button>
          ${story()}
        </div>`
      : nothing;
  return html`<section class="card position">
    <div class="top"><h2>${texts.stage.heading}</h2>${hide.has('game') ? nothing : stageSwitch(lab, onStage)}</div>
    ${editor(lab, { game: onStage ? played : null, folded, told })}
    ${said}
    ${folded ? nothing : story()}
  </section>`;
}

/**
 * What the board shows; on a page only where there is a choice.
 * @param {Lab} lab
 * @param {boolean} game
 */
function stageSwitch(lab, game) {
  const words = lab.texts.stage;
  const none = !hasGame(/** @type {any} */ (lab));
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
 * The 36 rolls, and the plays of one of them.
 * @param {Lab} lab
 * @param {Set<string>} hide
 */
const rolled = (lab, hide) => html`<section class="card rolls">
  ${hide.has('map') ? nothing : rollMap(lab)} ${hide.has('plays') ? nothing : playsView(lab)}
</section>`;

/**
 * What rolls the games.
 * @param {Lab} lab
 */
function rolling(lab) {
  const { texts, state } = lab;
  const seed = state.hide.has('seed') ? nothing : seedField(lab);
  const until = state.hide.has('until') ? nothing : untilView(lab);
  const buttons = state.hide.has('controls') ? seed : controls(lab, texts.controls.rollNext, seed);
  return buttons === nothing && until === nothing
    ? nothing
    : html`<section class="card rolling">${buttons} ${until}</section>`;
}
