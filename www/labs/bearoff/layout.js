// The layout of the bear-off lab, in the order of its idea: the position and the game on its board, the 36 rolls and their evaluator, the
// controls that roll, and under the chart the outcome. Views.

import { html, nothing } from 'lit';
import { boardModel } from '../../lib/bearoff/board-model.js';
import { writePlay } from '../../lib/bearoff/notation.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import '../../lib/bearoff/roll-map.js';
import { editorView, workView } from '../../lib/bearoff/setting-up.js';
import { showsGame, stageSwitch, storyOnStage } from '../../lib/bearoff/stage.js';
import '../../lib/board/board.js';
import { writeRoll } from '../../lib/board/model.js';
import { chosenLine } from '../../lib/rollout/chosen.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { rolloutLayout } from '../../lib/rollout/layout.js';
import {
  boardInView,
  gameOutline,
  gameStep,
  gameSums,
  isShown,
  NOT_ROLLED,
  outcome as outcomeSaid,
  seenAs,
  stillStep,
} from '../../lib/rollout/microscope.js';
import { rotationChoice, rotationNote } from '../../lib/rollout/rotation/view.js';
import { sentenceView } from '../../lib/rollout/sentence.js';
import { seedsFold } from './chosen-seed.js';
import { luckControls, moreControls, worth } from './luck.js';
import { NEGLIGIBLE, turnSaid } from './model.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** The parts of the card with the board. */
const BOARD = ['editor', 'game'];
/** The parts of the card beside it. */
const ROLLS = ['luck', 'map'];

/** @param {Model} model */
export function view(model) {
  const { act, format, hide, returns, steps, texts } = model;
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  const position = none(BOARD) ? nothing : board(model);
  const judged = steps === 0 || none(ROLLS) ? nothing : rolls(model);
  // The evaluator alone is not high enough for a column.
  const beside = !hide.has('map');
  // On a phone the chart follows the board. In a wide window the rolls stand between the two.
  const three = position !== nothing && beside && !none(ROLLS);
  return html`${workView({ preparation: model, texts, format }, returns ? () => act.cancel() : null)}
  ${rolloutLayout(
    model,
    () => (position === nothing && beside ? judged : position),
    () => nothing,
    () => [chosenLine(model), outcome(model), rotationNote(model)],
    true,
    {
      between: () => html`${beside ? nothing : judged} ${rolling(model)}`,
      rest: () => (three ? html`<div class="middle">${judged}</div>` : nothing),
      three,
    },
  )}`;
}

/** The position, and on the same board a game from it. @param {Model} model */
function board(model) {
  const { current, form, format, inView, rules, state, texts } = model;
  const { hide } = state;
  const { position } = state.wanted;
  const seen = current ? inView : NOT_ROLLED;
  const { record } = seen;
  const played = () => boardInView(seen, (rolls) => boardModel(rules.countCheckers, position, record, rolls, texts));
  const story = () => microscope(record, seen, position.onRoll, texts, format);
  if (hide.has('editor')) {
    return html`<section class="card position">
      <backgammon-board slim .model=${played()}></backgammon-board>
      ${story()}
    </section>`;
  }
  const onStage = showsGame(model);
  const folded = form === 'page';
  const told = folded && onStage ? storyOnStage(model, texts, story()) : nothing;
  return html`<section class="card position">
    <div class="top"><h2>${texts.stage.heading}</h2>${hide.has('game') ? nothing : stageSwitch(model, texts, onStage)}</div>
    ${editorView(model, { game: onStage ? played() : null, folded, told })}
    ${folded || hide.has('game') ? nothing : story()}
    ${rules.describePosition(position).reach === 'six' ? otherLab(model, 'cube', texts.cubeLab) : nothing}
    ${otherLab(model, 'hand', texts.otherLab)}
  </section>`;
}

/** The 36 rolls, and the evaluator that judges them. @param {Model} model */
function rolls(model) {
  const { hide } = model;
  return html`<section class="card rolls">
    ${hide.has('luck') ? nothing : luckControls(model)}
    ${moreControls(model)}
    ${hide.has('map') ? nothing : map(model)}
  </section>`;
}

/** The controls that roll the games. @param {Model} model */
function rolling(model) {
  const { state, texts } = model;
  const seed = state.hide.has('seed') ? nothing : html`${seedField(model)} ${rotationChoice(model)}`;
  if (!state.hide.has('controls')) {
    return html`<section class="card rolling">${controls(model, texts.controls.rollNext, seed)}</section>`;
  }
  return seed === nothing ? nothing : html`<section class="card rolling">${seed}</section>`;
}

/** The outcome, in words and figures. @param {Model} model */
function outcome(model) {
  const { begun, form, hide } = model;
  const silent = form === 'page' && !begun;
  if (silent || ['sentence', 'worth'].every((part) => hide.has(part))) return nothing;
  return html`<section class="card outcome">
    ${hide.has('sentence') ? nothing : html`<p class="sentence" aria-hidden="true">${sentenceView(model)}</p>`}
    ${hide.has('worth') ? nothing : worth(model)}
    ${seedsFold(model)}
  </section>`;
}

/** The map of the rolls, and the way to the plays of the chosen roll, or of any. @param {Model} model */
function map(model) {
  const { act, current, format, state, texts } = model;
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
      @roll-choose=${(/** @type {CustomEvent} */ event) => act.chooseRoll(event.detail.index)}
      @roll-play=${(/** @type {CustomEvent} */ event) => act.playRoll(event.detail.index)}
      @roll-back=${() => act.takeBack()}
    ></roll-map>
    ${
      roll
        ? otherLab(model, 'pairs', words.compare(writeRoll(roll)), { roll: roll.join('') })
        : otherLab(model, 'pairs', words.compareAny)
    }`;
}

// ——— The game under the microscope: every roll with its play, its luck, and the cost of the play ———

/**
 * @param {import('./model.js').BearoffRecord | null} record  null: no game yet
 * @param {import('../../lib/rollout/microscope.js').View} view
 * @param {'x' | 'o'} first  the side that rolls first
 * @param {Texts} texts
 * @param {Format} format
 */
function microscope(record, view, first, texts, format) {
  const { game: words, sides } = texts;
  if (!record) {
    const waiting = stillStep(1, words.toRoll(sides[first]), 'now');
    return gameOutline(words.none, nothing, waiting, gameSums(null, null, words, format));
  }
  const { shown, made } = view;
  const { turns, luckSoFar } = record;
  const next = turns[made];
  const steps = html`${turns.slice(0, made).map((turn, i) => step(turn, i + 1, shown, texts, format))}${
    next ? stillStep(made + 1, words.toRoll(sides[next.side]), shown < made ? 'coming' : 'now') : nothing
  }`;
  const title = words.title(format.count(record.trial + 1));
  const { winner, result } = record;
  const ended = winner ? words.wins(sides[winner]) : words.cut(format.value(result, 2));
  const won = next ? nothing : outcomeSaid(ended, isShown(view));
  const luck = (/** @type {number} */ rolls) => luckSoFar[rolls - 1] ?? 0;
  const sums = gameSums(luck(made), next ? null : record, words, format);
  if (isShown(view)) return gameOutline(title, won, steps, sums, true);
  return gameOutline(title, won, steps, gameSums(luck(shown), null, words, format), true, sums);
}

/**
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTurn} turn
 * @param {number} number
 * @param {number} shown  how many rolls are shown
 * @param {Texts} texts
 * @param {Format} format
 */
function step(turn, number, shown, texts, format) {
  const { game: words } = texts;
  const { lost } = turn;
  const { text, luck } = turnSaid(turn, texts);
  const choice =
    Math.abs(turn.choiceLuck) > NEGLIGIBLE
      ? html`<small class="muted">${texts.careless.ofChoice(format.points(turn.choiceLuck))}</small>`
      : nothing;
  const better =
    Math.abs(lost) > NEGLIGIBLE
      ? html`<small class="muted">${words.better(writePlay(turn.best), format.percent(Math.abs(lost), 2))}</small>`
      : nothing;
  return gameStep(number, text, luck, seenAs(number, shown), words, format, html`${choice}${better}`);
}
