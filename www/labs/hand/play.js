// The board to play on, with its buttons and everything that is said of a game. Views. The module of the lab says what
// happened in a game, and draws the cube.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { writeRoll } from '../../lib/board/model.js';
import { sentences } from '../../lib/i18n/typography.js';
import { gameWritten } from '../../lib/rollout/microscope.js';
import './play-board.js';
import { handBoard } from './play-board-model.js';

/** @typedef {import('./session.js').Kind} Kind */
/** @typedef {import('./session.js').Format} Format */
/** @typedef {import('./session.js').Recorded} Recorded */
/** @typedef {import('./session.js').Texts} Texts */
/** @typedef {import('./session.js').View} View */
/** @typedef {import('./session.js').WaitingTurn} WaitingTurn */
/** @template {Kind} K @typedef {import('./session.js').Lab<K>} Lab */

/**
 * @typedef {Object} Cube
 * @property {unknown} drawn  on the board
 * @property {string} said  its place in words
 * @property {unknown} asks  buttons of the open question about the cube, instead of those for moves; null if there is none
 */

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {import('./session.js').RecordOf<K> | null} record  of the game that is being played, or else of the last one
 */
export function playView(lab, record) {
  const { texts, format, state, module, now: view } = lab;
  const words = texts.play;
  const playing = record?.end === 'playing';
  const said = module.news(lab, view, record);
  const sum = record && module.sum(lab, record);
  const cube = module.cube?.(lab, view, record);
  const spoken = [
    ...said,
    playing ? positionSaid(view, texts, format) : sumSaid(record, texts, format),
    playing ? (cube?.said ?? '') : '',
  ].filter(Boolean);
  lab.say(spoken.length > 0 ? spoken.reduce((told, more) => words.both(told, more)) : '');
  const stage = html`<play-board
      class="board"
      .model=${handBoard(view, state.wanted.position, record, texts)}
      .texts=${words}
      .format=${format}
      @checker-move=${(/** @type {CustomEvent} */ event) => lab.byReader('move', event.detail.from, event.detail.to)}
      @dice-swap=${() => lab.byReader('swap')}
      @move-undo=${() => lab.byReader('undo')}
      @play-done=${() => lab.playing.finish()}
      @play-on=${(/** @type {CustomEvent} */ event) => lab.playing.playOn(event.detail.from)}
    ></play-board>`;
  return html`${cube ? html`<div class="cubed">${cube.drawn}${stage}</div>` : stage}
    ${cube?.asks ?? buttons(lab, view, record)}
    <div class="said">
      ${said.map((sentence) => html`<p>${sentence}</p>`)}
      ${sum ? html`<p class="sum">${sum}</p>` : nothing}
      <p class="problem" role="alert">${state.refused}</p>
    </div>
    <div class="row small">
      <label class="forced"
        ><input
          type="checkbox"
          .checked=${live(state.forced)}
          @change=${(/** @type {Event} */ event) =>
            lab.setForced(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
        />${words.forced}</label
      >
      ${
        playing
          ? html`<button
            class="quiet abandon"
            title=${words.abandonHint}
            @click=${() => lab.change({ abandoning: !state.abandoning })}
            @keydown=${atEscape(() => state.abandoning && lab.change({ abandoning: false }))}
          >${words.abandon}</button>`
          : nothing
      }
    </div>
    ${playing && state.abandoning ? abandonQuestion(lab) : nothing}
    <p class="hint muted">${sentences(lab.texts.language, words.clicks, html`<span class="keys">${words.keys}</span>`)}</p>`;
}

/**
 * The buttons that go on with the game, and those for the dice.
 * @template {Kind} K
 * @param {Pick<Lab<K>, 'texts' | 'playing' | 'goOn' | 'byReader'>} lab
 * @param {View | null} view
 * @param {Recorded | null} record
 */
function buttons(lab, view, record) {
  const words = lab.texts.play;
  const turn = view?.turn ?? null;
  const { decision } = lab.playing;
  const main = turn ? (onlyPlay(turn) ? words.only : words.done) : record ? words.next : words.begin;
  return html`<div class="row buttons">
      <button
        class="primary main"
        ?disabled=${view === null}
        aria-disabled=${turn && !turn.done && !turn.forced ? 'true' : 'false'}
        @click=${(/** @type {MouseEvent} */ event) => lab.goOn(decision, event.detail === 0)}
      >${main}</button>
      <button ?disabled=${!turn || turn.moves.length === 0} @click=${() => lab.byReader('undo')}>${words.undo}</button>
      <button ?disabled=${!turn || !canSwap(turn)} @click=${() => lab.byReader('swap')}>${words.swap}</button>
    </div>`;
}

/**
 * Asks whether the reader resigns, because a slip must not end a game.
 * @template {Kind} K
 * @param {Pick<Lab<K>, 'texts' | 'playing'>} lab
 */
function abandonQuestion(lab) {
  const words = lab.texts.play;
  const answer = (/** @type {boolean} */ over) => () => lab.playing.answer(over);
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
