// The board to play on, with its buttons and everything that is said of a game. Views. The module of the lab says what
// happened in a game, and draws the cube.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { writeRoll } from '../../lib/board/model.js';
import { sentences } from '../../lib/i18n/typography.js';
import { gameWritten } from '../../lib/rollout/microscope.js';
import './play-board.js';
import { handBoard } from './play-board-model.js';

/** @typedef {import('./shapes.js').Format} Format */
/** @typedef {import('./shapes.js').Model} Model */
/** @typedef {import('./shapes.js').Recorded} Recorded */
/** @typedef {import('./shapes.js').Texts} Texts */
/** @typedef {import('./shapes.js').View} View */
/** @typedef {import('./shapes.js').WaitingTurn} WaitingTurn */

/**
 * Everything since the reader's last action, and the board, as it is read aloud.
 * @param {Model} model
 */
export function heard(model) {
  const { format, hide, news, now, record, texts, views } = model;
  // Without the board there is nothing to act on.
  if (hide.has('play')) return '';
  const playing = record?.end === 'playing';
  const spoken = [
    ...news,
    playing ? positionSaid(now, texts, format) : sumSaid(record, texts, format),
    playing ? (views.cube?.(model).said ?? '') : '',
  ].filter(Boolean);
  return spoken.length > 0 ? spoken.reduce((told, more) => texts.play.both(told, more)) : '';
}

/** @param {Model} model */
export function playView(model) {
  const { act, format, news, now, record, rules, seen, state, texts, told, views } = model;
  const words = texts.play;
  const playing = record?.end === 'playing';
  const sum = record && views.sum(model, record);
  const cube = views.cube?.(model);
  const stage = html`<play-board
      class="board"
      .model=${handBoard(rules.countCheckers, now, state.wanted.position, record, seen, told, texts)}
      .texts=${words}
      .format=${format}
      @checker-move=${(/** @type {CustomEvent} */ { detail }) => act.move(detail.from, detail.to)}
      @dice-swap=${() => act.swap()}
      @move-undo=${() => act.undo()}
      @play-done=${() => act.finish()}
      @play-on=${(/** @type {CustomEvent} */ { detail }) => act.playOn(detail.from)}
    ></play-board>`;
  return html`${cube ? html`<div class="cubed">${cube.drawn}${stage}</div>` : stage}
    ${cube?.asks ?? buttons(model)}
    <div class="said ${record ? '' : 'silent'}">
      ${news.map((sentence, i) => html`<p class=${seen && told + i >= seen.shown ? 'coming' : ''}>${sentence}</p>`)}
      ${sum ? html`<p class=${seen ? 'sum coming' : 'sum'}>${sum}</p>` : nothing}
      <p class="problem" role="alert">${state.refused}</p>
    </div>
    <div class="row small">
      <label class="forced"
        ><input
          type="checkbox"
          .checked=${live(state.forced)}
          @change=${(/** @type {Event} */ event) =>
            act.setForced(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
        />${words.forced}</label
      >
      ${
        playing
          ? html`<button
            class="quiet abandon"
            title=${words.abandonHint}
            @click=${() => act.askAbandon(!state.abandoning)}
            @keydown=${atEscape(() => state.abandoning && act.askAbandon(false))}
          >${words.abandon}</button>`
          : nothing
      }
    </div>
    ${playing && state.abandoning ? abandonQuestion(model) : nothing}
    <p class="hint muted">${sentences(texts.language, words.clicks, html`<span class="keys">${words.keys}</span>`)}</p>`;
}

/**
 * The buttons that go on with the game, and those for the dice.
 * @param {Model} model
 */
function buttons({ act, decision, now, record, texts }) {
  const words = texts.play;
  const turn = now?.turn ?? null;
  const main = turn ? (onlyPlay(turn) ? words.only : words.done) : record ? words.next : words.begin;
  return html`<div class="row buttons">
      <button
        class="primary main"
        ?disabled=${now === null}
        aria-disabled=${turn && !turn.done && !turn.forced ? 'true' : 'false'}
        @click=${(/** @type {MouseEvent} */ event) => act.goOn(decision, event.detail === 0)}
      >${main}</button>
      <button ?disabled=${!turn || turn.moves.length === 0} @click=${() => act.undo()}>${words.undo}</button>
      <button ?disabled=${!turn || !canSwap(turn)} @click=${() => act.swap()}>${words.swap}</button>
    </div>`;
}

/**
 * Asks whether the reader resigns, because a slip must not end a game.
 * @param {Model} model
 */
function abandonQuestion({ act, texts }) {
  const words = texts.play;
  const answer = (/** @type {boolean} */ over) => () => act.answerAbandon(over);
  return html`<div class="notice" role="alert" @keydown=${atEscape(answer(false))}>
    <p>${words.askAbandon}</p>
    <button class="strong" @click=${answer(true)}>${words.abandonIt}</button>
    <button @click=${answer(false)}>${words.playOn}</button>
  </div>`;
}

/**
 * Answers the question at Escape, also on the button that asked it, which still has the focus.
 * @param {() => unknown} no
 */
const atEscape =
  (no) =>
  (/** @type {KeyboardEvent} */ { key }) =>
    key === 'Escape' && no();

/** Whether the roll has only one play, which is not made yet. @param {WaitingTurn} turn */
const onlyPlay = ({ forced, done }) => forced && !done;

/** Whether two different dice wait, and none is played yet. @param {WaitingTurn} turn */
const canSwap = ({ dice, moves }) => dice.length === 2 && moves.length === 0;

/**
 * The result of a game as a sum, in words.
 * @param {Recorded | null} record
 * @param {Texts} texts
 * @param {Format} format
 */
function sumSaid(record, texts, format) {
  if (!record || record.result === null || record.reduced === null) return '';
  const { luck, result, reduced } = gameWritten({ result: record.result, totalLuck: record.luck }, format);
  return texts.game.heardOver(luck, result, reduced);
}

/**
 * The position in words.
 * @param {View | null} view
 * @param {Texts} texts
 * @param {Format} format
 */
function positionSaid(view, { play: words }, format) {
  if (!view) return '';
  const side = (/** @type {number[]} */ points) =>
    points
      .map((count, i) => (count > 0 ? words.on(format.count(i + 1), format.count(count)) : ''))
      .filter(Boolean)
      .reverse()
      .join(words.and) || words.none;
  return words.position(side(view.position.x), side(view.position.o));
}

/** Writes the roll of a turn that waits. @param {WaitingTurn} turn */
export const rollOf = ({ dice }) => writeRoll(dice.map(({ value }) => value));
