// The board to play on: what was rolled, what can be done with it, and what a game has come to. The pieces of a view; what is
// said of a game is a lab's own.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { gameWritten } from '../rollout/microscope.js';
import { sentences } from '../i18n/typography.js';
import './play-board.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */
/** @typedef {import('./shapes.js').View} View */

/**
 * @typedef {Object} Own
 * @property {string[]} said  what has happened since the reader last did something, in sentences
 * @property {string | null} sum  how the result came about, if the game is over and everything in it exact
 * @property {import('./play-board-model.js').PlayModel} board
 * @property {unknown} [cube]  that lies on the board
 * @property {string} [cubeSaid]  where it is, for those who don't see it
 * @property {unknown} [asks]  what the reader is to answer before anything is moved, in place of the buttons to move with
 */

/**
 * @param {Lab} lab
 * @param {import('./shapes.js').Recorded | null} record  of the game that is being played, or else of the last one
 * @param {Own} own
 */
export function playView(lab, record, { said, sum, board, cube, cubeSaid = '', asks }) {
  const { texts, format, state, played } = lab;
  const words = texts.play;
  const view = played?.view() ?? null;
  const playing = record?.end === 'playing';
  const spoken = [...said, playing ? positionIn(view, lab) : sums(record, lab), playing ? cubeSaid : ''].filter(
    Boolean,
  );
  lab.say(spoken.length > 0 ? spoken.reduce((told, more) => words.both(told, more)) : '');
  const stage = html`<play-board
      class="board"
      .model=${board}
      .texts=${words}
      .format=${format}
      @checker-move=${(/** @type {CustomEvent} */ event) => lab.byReader('move', event.detail.from, event.detail.to)}
      @dice-swap=${() => lab.byReader('swap')}
      @move-undo=${() => lab.byReader('undo')}
      @play-done=${() => lab.playing.finish()}
      @play-on=${(/** @type {CustomEvent} */ event) => lab.playing.playOn(event.detail.from)}
    ></play-board>`;
  return html`${cube ? html`<div class="cubed">${cube}${stage}</div>` : stage}
    ${asks ?? buttons(lab, view, record)}
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
 * What goes on with the game, and what is done with its dice.
 * @param {Lab} lab
 * @param {View | null} view
 * @param {import('./shapes.js').Recorded | null} record
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
 * Whether the game is to be given up: a slip is not to cost one.
 * @param {Lab} lab
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
 * Escape answers the question, and so it does on the button that asked it, where the focus still is.
 * @param {() => unknown} no
 */
const atEscape =
  (no) =>
  (/** @type {KeyboardEvent} */ { key }) =>
    key === 'Escape' && no();

/**
 * Whether nothing is to be chosen, and nothing is moved yet.
 * @param {NonNullable<View['turn']>} turn
 */
const onlyPlay = ({ forced, done }) => forced && !done;

/**
 * Two different dice, of which none is played yet.
 * @param {NonNullable<View['turn']>} turn
 */
const canSwap = ({ dice, moves }) => dice.length === 2 && moves.length === 0;

/**
 * What the luck of a game was taken from, for those who don't see it.
 * @param {import('./shapes.js').Recorded | null} record
 * @param {Lab} lab
 */
function sums(record, { texts, format }) {
  if (!record || record.result === null || record.reduced === null) return '';
  const { luck, result, reduced } = gameWritten({ result: record.result, totalLuck: record.luck }, format);
  return texts.game.heardOver(luck, result, reduced);
}

/**
 * The position in words, for those who don't see it.
 * @param {View | null} view
 * @param {Lab} lab
 */
function positionIn(view, { texts, format }) {
  if (!view) return '';
  const { play: words } = texts;
  const side = (/** @type {number[]} */ points) =>
    points
      .map((count, i) => (count > 0 ? words.on(format.count(i + 1), format.count(count)) : ''))
      .filter(Boolean)
      .reverse()
      .join(words.and) || words.none;
  return words.position(side(view.position.x), side(view.position.o));
}
