// One game under the microscope: its rolls, their luck, the running sum, and result − luck. The pieces of a
// view; what they say of a roll is a lab's own. It holds no state.

import { html, nothing } from 'lit';
import { between, signOf } from '../i18n/format.js';
import { word } from '../i18n/glossary.js';

/** @typedef {import('../i18n/texts.js').Texts} Texts */
/** @typedef {import('../i18n/format.js').Format} Format */

/**
 * One shape for any game, so that nothing below it moves.
 * @param {string} title
 * @param {unknown} remark
 * @param {unknown} steps
 * @param {unknown} results
 * @param {boolean} [scrolls]  whether there can be more rolls than are seen at once: the keyboard is to reach them
 * @param {unknown} [later]  the results of a game that is still being shown: they have their place already
 */
export function gameOutline(title, remark, steps, results, scrolls = false, later = nothing) {
  return html`<div class="micro">
    <div class="title"><h2>${title}</h2>${remark}</div>
    <ol tabindex=${scrolls ? '0' : nothing} aria-label=${scrolls ? title : nothing}>${steps}</ol>
    <div class="results">
      <dl class="sums">${results}</dl>
      ${later === nothing ? nothing : html`<dl class="sums coming" aria-hidden="true">${later}</dl>`}
    </div>
  </div>`;
}

/**
 * Says who has won.
 * @param {string} said
 * @param {boolean} seen  or its place is kept
 */
export const outcome = (said, seen) => html`<small class="won ${seen ? '' : 'coming'}">${said}</small>`;

/**
 * How much of a game is seen. Of the rolls that are `made`, some are `shown`: the dice of the last one lie on the board.
 * @typedef {Object} View
 * @property {number} made
 * @property {number} shown
 * @property {number} arrived  rolls whose checkers have arrived
 * @property {number} within  milliseconds in which the board moves from these to those that are shown; 0: it is there
 * @property {boolean} several  whether it moves by more than one roll
 */

/** All rolls of a game are seen. @param {number} made @returns {View} */
export const allSeen = (made) => ({ made, shown: made, arrived: made, within: 0, several: false });

/** Whether all is seen that has been made of a game. @param {View} view */
export const isShown = ({ shown, made, within }) => shown === made && within === 0;

/** A game before its first roll. */
export const NOT_ROLLED = { record: null, ...allSeen(0) };

/**
 * Returns the board of a game. What is written beside it changes when its checkers have arrived.
 * @template {import('../board/model.js').BoardModel} B
 * @param {View} view
 * @param {(rolls: number) => B} boardAfter
 * @returns {B & {off: {x: number, o: number}}}
 */
export function boardInView({ shown, arrived, within, several }, boardAfter) {
  const board = boardAfter(shown);
  const { pips, xOff, oOff, onRoll } = arrived === shown ? board : boardAfter(arrived);
  // No single roll has led there.
  const dice = several ? null : board.dice;
  return { ...board, dice, pips, off: { x: xOff, o: oOff }, onRoll, within };
}

/** @typedef {'now' | 'coming' | ''} Seen  the newest roll, one that is made but not shown yet, or an earlier one */

/** @param {number} number  of a roll @param {number} shown  rolls @returns {Seen} */
export const seenAs = (number, shown) => (number === shown ? 'now' : number > shown ? 'coming' : '');

/**
 * The sum of a game as it is written: result − total luck = result − luck.
 * @param {Pick<import('./shapes.js').GameRecord, 'result' | 'totalLuck'>} record
 * @param {Format} format
 */
export function gameWritten({ result, totalLuck }, format) {
  const written = { result: format.plain(result), luck: format.points(totalLuck) };
  return { ...written, reduced: format.reduced(between(written.result, written.luck)) };
}

/**
 * The outcome of a game as the sum that it is: result − total luck = result − luck. While the game goes on, its luck so far.
 * @param {number | null} luck  so far; null: there is no game
 * @param {import('./shapes.js').GameRecord | null} over  the game, if it is over
 * @param {Texts['game']} words
 * @param {Format} format
 */
export function gameSums(luck, over, words, format) {
  if (luck === null) return nothing;
  if (!over) return html`<div><dt>${word('luck', words.luckSoFar)}</dt><dd>${format.points(luck)}</dd></div>`;
  const written = gameWritten(over, format);
  const sign = (/** @type {string} */ which) => html`<span aria-hidden="true">${which} </span>`;
  return html`<div><dt>${words.result}</dt><dd class="plain">${written.result}</dd></div>
    <div><dt>${sign('−')}${word('luck', words.totalLuck)}</dt><dd>(${written.luck})</dd></div>
    <div>
      <dt>${sign('=')}<span class="visually-hidden">${words.reduced}</span></dt>
      <dd class="reduced">${written.reduced}</dd>
    </div>`;
}

/**
 * A roll that is not made.
 * @param {number} number
 * @param {string} text
 * @param {'now' | 'idle' | 'coming'} kind
 */
export const stillStep = (number, text, kind) =>
  html`<li class="step ${kind}"><i aria-hidden="true">${number}</i><span>${text}</span></li>`;

/**
 * @param {number} number
 * @param {unknown} text
 * @param {number | null} luck
 * @param {Seen} seen
 * @param {Texts['game']} words
 * @param {Format} format
 * @param {unknown} [remark]  below the text
 */
export function gameStep(number, text, luck, seen, words, format, remark = nothing) {
  const written = format.points(luck);
  const tone = ['bad', '', 'good'][signOf(written) + 1];
  return html`<li class="step ${seen}">
    <i aria-hidden="true">${number}</i><span>${text}${remark}</span>
    <em class="number ${tone}"><span class="visually-hidden">${words.luckOf} </span>${written}</em>
  </li>`;
}
