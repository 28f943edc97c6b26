// What the microscope says of a game: every roll with the play made, its luck, and what the play cost. A view.

import { html, nothing } from 'lit';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';
import { writePlay, writeTurn } from '../../lib/bearoff/notation.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffTurn} BearoffTurn */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** A play that is worse by less, in points, than is written of it is as good. */
const SAME = 5e-3;

/**
 * @param {BearoffRecord | null} record null: no game yet
 * @param {number} shown how many of its rolls have been made
 * @param {'x' | 'o'} first who rolls first
 * @param {Texts} texts
 * @param {Format} format
 */
export function microscope(record, shown, first, texts, format) {
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
 * @param {BearoffTurn} turn
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
    Math.abs(lost) > SAME
      ? html`<small class="muted">${words.better(writePlay(turn.best), format.percent(Math.abs(lost), 2))}</small>`
      : nothing;
  return gameStep(number, text, luck, now, words, format, better);
}

/**
 * What was rolled and played, and the luck of it.
 * @param {BearoffTurn} turn
 * @param {Texts} texts
 */
export const turnSaid = (turn, { game, sides }) => ({
  text: game.turn(sides[turn.side], writeTurn(turn)),
  luck: turn.luck,
});
