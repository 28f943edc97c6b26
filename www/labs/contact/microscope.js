// What the microscope says of a game: every roll with the play made, its luck, and what whoever measures luck would have played. A
// view.

import { html, nothing } from 'lit';
import { writeRoll } from '../../lib/board/dice.js';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactTurn} ContactTurn */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/**
 * @param {ContactRecord | null} record null: no game yet
 * @param {number} shown how many of its rolls have been made
 * @param {Texts} texts
 * @param {Format} format
 */
export function microscope(record, shown, texts, format) {
  const { game: words, sides } = texts;
  if (!record) {
    const waiting = stillStep(1, words.toRoll(sides.x), 'now');
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
 * @param {ContactTurn} turn
 * @param {number} number
 * @param {boolean} now
 * @param {Texts} texts
 * @param {Format} format
 */
function step(turn, number, now, texts, format) {
  const { game: words } = texts;
  const { text, luck } = turnSaid(turn, texts);
  const better = turn.best === null ? nothing : html`<small class="muted">${words.better(turn.best)}</small>`;
  return gameStep(number, text, luck, now, words, format, better);
}

/**
 * What was rolled and played, and the luck of it.
 * @param {ContactTurn} turn
 * @param {Pick<Texts, 'game' | 'sides'>} texts
 */
export function turnSaid({ side, dice, play, luck }, { game, sides }) {
  return { text: game.turn(sides[side], `${writeRoll(dice)}: ${play || game.noPlay}`), luck };
}
