// What the microscope says of a game: Blue's roll, and White's if she has one. A view: it holds no state.

import { html, nothing } from 'lit';
import { writeRoll } from '../../lib/board/dice.js';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

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
  if (!record) return gameOutline(words.none, seed, nothing, waiting(words), gameSums(null, null, words, format));
  const over = shown >= rollsOf(record);
  const step = (/** @type {number} */ roll, /** @type {boolean} */ now) => {
    const { text, luck } = rollSaid(record, roll, words);
    return gameStep(roll + 1, text, luck, now, words, format);
  };
  const first = step(0, shown === 1 && over);
  let second = step(1, true);
  if (rollsOf(record) === 1) second = stillStep(2, words.whiteNot, 'idle');
  else if (!over) second = stillStep(2, words.whiteToRoll, 'now');
  return gameOutline(
    words.title(format.count(record.trial + 1)),
    seed,
    record.dice ? nothing : html`<small class="muted">${words.recorded}</small>`,
    html`${first}${second}`,
    gameSums(over ? record.totalLuck : record.xLuck, over ? record : null, words, format),
  );
}

/**
 * What one of its rolls was.
 * @param {GameRecord} record
 * @param {number} roll
 * @param {Texts['game']} words
 */
export const rollSaid = (record, roll, words) =>
  roll === 0 ? { text: xText(record, words), luck: record.xLuck } : { text: oText(record, words), luck: record.oLuck };

/** Before the first game. @param {Texts['game']} words */
const waiting = (words) => html`${stillStep(1, words.blueToRoll, 'now')}${stillStep(2, words.thenWhite, 'idle')}`;

/**
 * @param {GameRecord} record
 * @param {Texts['game']} words
 */
function xText(record, words) {
  const doubles = record.leaf === 'doubles';
  if (!record.dice) return doubles ? words.blueDoublesUnknown : words.blueNoDoublesUnknown;
  const dice = writeRoll(record.dice.x);
  return doubles ? words.blueDoubles(dice) : words.blueNoDoubles(dice);
}

/**
 * @param {GameRecord} record
 * @param {Texts['game']} words
 */
function oText(record, words) {
  const fails = record.leaf === 'fails';
  if (!record.dice?.o) return fails ? words.whiteFailsUnknown : words.whiteBearsOffUnknown;
  const dice = writeRoll(record.dice.o);
  return fails ? words.whiteFails(dice) : words.whiteBearsOff(dice);
}
