// The board to play on: what was rolled, what can be done with it, and what a game has come to. A view.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { writeTurn } from '../../shared/bearoff/notation.js';
import { writeRoll } from '../../shared/dice.js';
import { handBoard } from './board-model.js';
import { sum, verdict } from './verdict.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandView} HandView */

/**
 * @param {Lab} lab
 * @param {HandRecord | null} record  of the game that is being played, or else of the last one
 */
export function play(lab, record) {
  const { texts, format, state, played } = lab;
  const words = texts.play;
  const view = played?.view() ?? null;
  const turn = view?.turn ?? null;
  const over = view !== null && turn === null && record !== null;
  const said = news(lab, view, record);
  const spoken = [...said, turn ? positionIn(view, lab) : sums(record, lab)].filter(Boolean);
  lab.say(spoken.length > 0 ? spoken.reduce((told, more) => words.both(told, more)) : '');
  const main = turn ? (onlyPlay(turn) ? words.only : words.done) : record ? words.next : words.begin;
  return html`<play-board
      class="board"
      .model=${handBoard(view, state.wanted.position, record, texts)}
      .texts=${words}
      .format=${format}
      @checker-move=${(/** @type {CustomEvent} */ event) => lab.move(event.detail.from, event.detail.to)}
      @dice-swap=${() => lab.swap()}
      @move-undo=${() => lab.undo()}
      @play-done=${() => lab.confirm()}
    ></play-board>
    <div class="row buttons">
      <button
        class="primary main"
        ?disabled=${view === null}
        aria-disabled=${turn && !turn.done && !turn.forced ? 'true' : 'false'}
        @click=${(/** @type {MouseEvent} */ event) => lab.goOn(event.detail === 0)}
      >${main}</button>
      <button ?disabled=${!turn || turn.moves.length === 0} @click=${() => lab.undo()}>${words.undo}</button>
      <button ?disabled=${!turn || !canSwap(turn)} @click=${() => lab.swap()}>${words.swap}</button>
    </div>
    <div class="said">
      ${said.map((sentence) => html`<p>${sentence}</p>`)}
      ${over && record ? equation(lab, record) : nothing}
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
        turn
          ? html`<button
            class="quiet abandon"
            title=${words.abandonHint}
            @click=${() => lab.change({ abandoning: !state.abandoning })}
            @keydown=${atEscape(() => state.abandoning && lab.change({ abandoning: false }))}
          >${words.abandon}</button>`
          : nothing
      }
    </div>
    ${turn && state.abandoning ? abandonQuestion(lab) : nothing}
    <p class="hint muted">${words.clicks} <span class="keys">${words.keys}</span></p>`;
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
const atEscape = (no) => (/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && no();

/**
 * Whether nothing is to be chosen, and nothing is moved yet.
 * @param {NonNullable<HandView['turn']>} turn
 */
const onlyPlay = ({ forced, done }) => forced && !done;

/**
 * Two different dice, of which none is played yet.
 * @param {NonNullable<HandView['turn']>} turn
 */
const canSwap = ({ dice, moves }) => dice.length === 2 && moves.length === 0;

/**
 * What has happened since the reader last did something, in sentences.
 * @param {Lab} lab
 * @param {HandView | null} view
 * @param {HandRecord | null} record
 */
function news(lab, view, record) {
  const { texts, format } = lab;
  const { told } = lab.playing;
  const { play: words, game, sides } = texts;
  const { hands } = lab.made?.setup ?? lab.state.wanted;
  if (!view || !record) return [];
  const said = record.turns
    .slice(told)
    .map((turn) => game.heard(game.turn(sides[turn.side], writeTurn(turn)), format.points(turn.luck)));
  const { turn } = view;
  if (turn) {
    const roll = writeRoll(turn.dice.map(({ value }) => value));
    const luck = format.points(turn.luck);
    said.push(hands === 'both' ? words.rolled(sides[turn.side], roll, luck) : words.youRolled(roll, luck));
    if (turn.done) said.push(words.ready);
  } else {
    said.push(verdict(record, hands, texts, format));
  }
  return said;
}

/**
 * How the result came about, where everything in it is exact.
 * @param {Lab} lab
 * @param {HandRecord} record
 */
function equation({ made, texts, format }, record) {
  const value = made?.setup.evaluator === 'exact' ? (made.theory?.perfect ?? null) : null;
  const said = sum(record, value, texts, format);
  return said ? html`<p class="sum">${said}</p>` : nothing;
}

/**
 * What the luck of a game was taken from, for those who don't see it.
 * @param {HandRecord | null} record
 * @param {Lab} lab
 */
function sums(record, { texts, format }) {
  if (!record || record.result === null || record.reduced === null) return '';
  const { luck, result, reduced } = record;
  return texts.game.heardOver(format.points(luck), format.plain(result), format.reduced(reduced));
}

/**
 * The position in words, for those who don't see it.
 * @param {HandView | null} view
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
