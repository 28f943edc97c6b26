// One game under the microscope: its rolls, their luck, the running sum, and result − luck. A view: it holds
// no state.

import { html, nothing } from 'lit';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../shared/texts/texts.js').Texts} Texts */
/** @typedef {import('../../shared/format.js').Format} Format */

/** How many rolls a game has. @param {GameRecord} record */
export const rollsOf = (record) => (record.leaf === 'doubles' ? 1 : 2);

/**
 * @param {GameRecord | null} record null: no game yet
 * @param {number} shown how many of its rolls have been made
 * @param {Texts} texts
 * @param {Format} format
 * @param {unknown} seed the field of the dice, which stands beside the game's number
 */
export function microscope(record, shown, texts, format, seed) {
  const words = texts.game;
  if (!record) return frame(words.none, seed, nothing, waiting(words), sums(null, false, words, format));
  const over = shown >= rollsOf(record);
  const first = step(1, xText(record, words), record.xLuck, shown === 1 && over, words, format);
  let second = step(2, oText(record, words), record.oLuck, true, words, format);
  if (rollsOf(record) === 1) second = still(2, words.whiteNot, 'idle');
  else if (!over) second = still(2, words.whiteToRoll, 'now');
  return frame(
    words.title(format.count(record.trial + 1)),
    seed,
    record.dice ? nothing : html`<small class="muted">${words.recorded}</small>`,
    html`${first}${second}`,
    sums(record, over, words, format),
  );
}

/**
 * The same shape whatever there is to see, so that nothing below it moves.
 * @param {string} title
 * @param {unknown} seed
 * @param {unknown} remark
 * @param {unknown} steps
 * @param {unknown} results
 */
function frame(title, seed, remark, steps, results) {
  return html`<div class="micro">
    <div class="title"><h2>${title}</h2>${seed}${remark}</div>
    <ol>${steps}</ol>
    <dl class="sums">${results}</dl>
  </div>`;
}

/** Before the first game. @param {Texts['game']} words */
const waiting = (words) => html`${still(1, words.blueToRoll, 'now')}${still(2, words.thenWhite, 'idle')}`;

/**
 * @param {GameRecord | null} record
 * @param {boolean} over
 * @param {Texts['game']} words
 * @param {Format} format
 */
function sums(record, over, words, format) {
  const luck = record && (over ? record.totalLuck : record.xLuck);
  return html`<div><dt>${over ? words.totalLuck : words.luckSoFar}</dt><dd>${format.points(luck)}</dd></div>
    <div><dt>${words.result}</dt><dd>${format.plain(over && record ? record.result : null)}</dd></div>
    <div><dt>${words.reduced}</dt><dd>${format.plain(over && record ? record.reduced : null)}</dd></div>`;
}

/**
 * A roll that is not made.
 * @param {number} number
 * @param {string} text
 * @param {'now' | 'idle'} kind
 */
const still = (number, text, kind) =>
  html`<li class="step ${kind}"><i aria-hidden="true">${number}</i><span>${text}</span></li>`;

/**
 * @param {number} number
 * @param {string} text
 * @param {number | null} luck
 * @param {boolean} now
 * @param {Texts['game']} words
 * @param {Format} format
 */
function step(number, text, luck, now, words, format) {
  const tone = (luck ?? 0) > 0 ? 'good' : (luck ?? 0) < 0 ? 'bad' : '';
  return html`<li class="step ${now ? 'now' : ''}">
    <i aria-hidden="true">${number}</i><span>${text}</span>
    <em class="number ${tone}"><span class="visually-hidden">${words.luckOf} </span>${format.points(luck)}</em>
  </li>`;
}

/**
 * @param {GameRecord} record
 * @param {Texts['game']} words
 */
function xText(record, words) {
  const doubles = record.leaf === 'doubles';
  if (!record.dice) return doubles ? words.blueDoublesUnknown : words.blueNoDoublesUnknown;
  const dice = writeDice(record.dice.x);
  return doubles ? words.blueDoubles(dice) : words.blueNoDoubles(dice);
}

/**
 * @param {GameRecord} record
 * @param {Texts['game']} words
 */
function oText(record, words) {
  const fails = record.leaf === 'fails';
  if (!record.dice?.o) return fails ? words.whiteFailsUnknown : words.whiteBearsOffUnknown;
  const dice = writeDice(record.dice.o);
  return fails ? words.whiteFails(dice) : words.whiteBearsOff(dice);
}

/**
 * As players write a roll: the larger die first.
 * @param {[number, number]} dice
 */
export function writeDice([first, second]) {
  return `${Math.max(first, second)}-${Math.min(first, second)}`;
}
