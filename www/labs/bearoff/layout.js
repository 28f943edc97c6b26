// The layout of the bear-off lab, in the order of its idea: the position and the game on its board, the 36 rolls and
// their evaluator, the controls that roll, and under the chart the outcome. Views.

import { controls, gameInView, hidden, rolloutLayout, seedField } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { boardModel } from '../../lib/bearoff/board-model.js';
import { writePlay } from '../../lib/bearoff/notation.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import '../../lib/bearoff/roll-map.js';
import { editor, workView } from '../../lib/bearoff/setting-up.js';
import { hasGame, showsGame } from '../../lib/bearoff/stage.js';
import '../../lib/board/board.js';
import { writeRoll } from '../../lib/board/model.js';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';
import { luckControls, moreControls, worth } from './luck.js';
import { NEGLIGIBLE, turnSaid } from './model.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} Readout */

/** The parts of the card with the board. */
const BOARD = ['editor', 'game'];
/** The parts of the card beside it. */
const ROLLS = ['luck', 'map'];

/** @param {Lab} lab @returns {unknown} */
export function renderLab(lab) {
  const hide = hidden(lab);
  const readout = lab.readout();
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  const position = none(BOARD) ? nothing : board(lab);
  const judged = lab.steps === 0 || none(ROLLS) ? nothing : rolls(lab, readout);
  // The evaluator alone is not high enough for a column.
  const beside = !hide.has('map');
  const left = [position, beside ? judged : nothing].filter((card) => card !== nothing);
  // Each column has its width from the first step.
  const one = position === nothing || !beside;
  return html`${workView(lab, lab.preparation.made && (() => lab.cancel()))}
  ${rolloutLayout(
    lab,
    readout,
    lab.shownTheory,
    () => (left.length === 0 ? nothing : html`<div class="left ${one ? 'one' : ''}">${left}</div>`),
    () => html`${beside ? nothing : judged} ${rolling(lab)}`,
    (said) => outcome(lab, readout, said),
  )}`;
}

/** The position, and on the same board a game from it. @param {Lab} lab */
function board(lab) {
  const { state, texts, format, current } = lab;
  const { hide } = state;
  const { position } = state.wanted;
  const { record, shown } = current ? gameInView(lab) : { record: null, shown: 0 };
  const played = () => boardModel(position, record, shown, texts);
  const story = () => microscope(record, shown, position.onRoll, texts, format);
  if (hide.has('editor')) {
    return html`<section class="card position">
      <backgammon-board slim .model=${played()}></backgammon-board>
      ${story()}
    </section>`;
  }
  const onStage = showsGame(lab);
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
    ${editor(lab, { game: onStage ? played() : null, folded, told })}
    ${folded || hide.has('game') ? nothing : story()}
    ${otherLab(lab, 'hand', texts.otherLab)}
    ${lab.rules.describePosition(position).reach === 'six' ? otherLab(lab, 'cube', texts.cubeLab) : nothing}
  </section>`;
}

/**
 * The switch between position and game; on a page only where there is a choice.
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

/** The 36 rolls, and the evaluator that judges them. @param {Lab} lab @param {Readout} readout */
function rolls(lab, readout) {
  const hide = hidden(lab);
  return html`<section class="card rolls">
    ${hide.has('luck') ? nothing : luckControls(lab)}
    ${moreControls(lab, readout)}
    ${hide.has('map') ? nothing : map(lab)}
  </section>`;
}

/** The controls that roll the games. @param {Lab} lab */
function rolling(lab) {
  const { texts, state } = lab;
  const seed = state.hide.has('seed') ? nothing : seedField(lab);
  if (!state.hide.has('controls')) {
    return html`<section class="card rolling">${controls(lab, texts.controls.rollNext, seed)}</section>`;
  }
  return seed === nothing ? nothing : html`<section class="card rolling">${seed}</section>`;
}

/** The outcome, in words and figures. @param {Lab} lab @param {Readout} readout @param {string} said */
function outcome(lab, readout, said) {
  const hide = hidden(lab);
  const silent = lab.form === 'page' && !lab.begun;
  if (silent || ['sentence', 'worth'].every((part) => hide.has(part))) return nothing;
  return html`<section class="card outcome">
    ${hide.has('sentence') ? nothing : html`<p class="sentence" aria-hidden="true">${said}</p>`}
    ${hide.has('worth') ? nothing : worth(lab, readout)}
  </section>`;
}

/** The map of the rolls, and the way to the plays of the chosen roll, or of any. @param {Lab} lab */
function map(lab) {
  const { texts, format, state, current } = lab;
  const { onRoll } = current?.setup.position ?? state.wanted.position;
  const words = texts.map;
  const roll = current && state.chosen !== null ? current.map.rolls[state.chosen].dice : null;
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
    ></roll-map>
    ${
      roll
        ? otherLab(lab, 'pairs', words.compare(writeRoll(roll)), { roll: roll.join('') })
        : otherLab(lab, 'pairs', words.compareAny)
    }`;
}

// ——— The game under the microscope: every roll with its play, its luck, and the cost of the play ———

/**
 * @param {import('./model.js').BearoffRecord | null} record  null: no game yet
 * @param {number} shown  how many of its rolls have been made
 * @param {'x' | 'o'} first  the side that rolls first
 * @param {Texts} texts
 * @param {Format} format
 */
function microscope(record, shown, first, texts, format) {
  const { game: words, sides } = texts;
  if (!record) {
    const waiting = stillStep(1, words.toRoll(sides[first]), 'now');
    return gameOutline(words.none, nothing, nothing, waiting, gameSums(null, null, words, format));
  }
  const over = shown >= record.turns.length;
  const made = record.turns.slice(0, shown);
  const next = record.turns[shown];
  const steps = html`${made.map((turn, i) => step(turn, i + 1, i + 1 === shown, texts, format))}${
    next ? stillStep(shown + 1, words.toRoll(sides[next.side]), 'now') : nothing
  }`;
  const title = words.title(format.count(record.trial + 1));
  const luck = record.luckSoFar[made.length - 1] ?? 0;
  return gameOutline(title, nothing, nothing, steps, gameSums(luck, over ? record : null, words, format), true);
}

/**
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTurn} turn
 * @param {number} number
 * @param {boolean} now
 * @param {Texts} texts
 * @param {Format} format
 */
function step(turn, number, now, texts, format) {
  const { game: words } = texts;
  const { lost } = turn;
  const { text, luck } = turnSaid(turn, texts);
  const better =
    Math.abs(lost) > NEGLIGIBLE
      ? html`<small class="muted">${words.better(writePlay(turn.best), format.percent(Math.abs(lost), 2))}</small>`
      : nothing;
  return gameStep(number, text, luck, now, words, format, better);
}
