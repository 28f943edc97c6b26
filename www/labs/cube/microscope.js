// A game with the cube under the microscope: what was done with the cube, what was rolled and played, its luck times the cube, and
// what was wrong; in the end the sum that it all comes to. A view.

import { html, nothing } from 'lit';
import { writePlay } from '../../lib/bearoff/notation.js';
import { SAME, cubeInPlay, termsOf } from '../../lib/cube/game-sum.js';
import { actionSaid, rollSaid } from '../../lib/cube/turn-said.js';
import { word } from '../../lib/glossary/word.js';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTurn} CubeTurn */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** Decimals of mistakes, and of the sum. */
const DIGITS = 4;

/**
 * @param {CubeRecord | null} record null: no game yet
 * @param {number} shown how many of its turns have been made
 * @param {BearoffPosition} position  at the start
 * @param {Texts} texts
 * @param {Format} format
 * @param {boolean} exact  whether luck is measured by the exact equities
 */
export function microscope(record, shown, { onRoll }, texts, format, exact) {
  const { game: words, turns, sides } = texts;
  if (!record) {
    const waiting = stillStep(1, turns.toPlay(sides[onRoll]), 'now');
    return gameOutline(words.none, nothing, nothing, waiting, gameSums(null, null, words, format));
  }
  const over = shown >= record.turns.length;
  const made = record.turns.slice(0, shown);
  const next = record.turns[shown];
  const steps = html`${made.map((turn, i) => step(turn, i + 1, i + 1 === shown, texts, format))}${
    next ? stillStep(shown + 1, turns.toPlay(sides[next.side]), 'now') : nothing
  }`;
  const luck = record.luckSoFar[made.length - 1] ?? 0;
  // With luck that is only estimated the terms don't add up to the result of a game: they do on average.
  const results =
    over && exact ? fullSum(record, onRoll, texts, format) : gameSums(luck, over ? record : null, words, format);
  const hint =
    over && !exact ? html`<p class="muted only-exact">${turns.onlyExact(texts.estimators.names.exact)}</p>` : nothing;
  return html`${gameOutline(words.title(format.count(record.trial + 1)), nothing, nothing, steps, results, true)}${hint}`;
}

/**
 * @param {CubeTurn} turn
 * @param {number} number
 * @param {boolean} now
 * @param {Texts} texts
 * @param {Format} format
 */
function step(turn, number, now, texts, format) {
  const { game: words } = texts;
  const action = actionSaid(turn, texts, format);
  const roll = rollSaid(turn, texts);
  const counts = countsSaid(turn, texts, format);
  const text = html`${action ? html`<b class="action">${action}</b> ` : nothing}${roll}${
    counts ? html` <small class="muted counts">${counts}</small>` : nothing
  }`;
  const remarks = wrongSaid(turn, texts, format).filter((said) => said !== '');
  const small = remarks.map((said) => html`<small class="muted">${said}</small>`);
  // Where a side has passed there was no roll, and no luck in it.
  return gameStep(number, text, turn.dice && turn.luck, now, words, format, small);
}

/**
 * What was wrong, with what it cost whom.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Format} format
 */
function wrongSaid({ side, doubled, answer, lost, cubeLost, answerLost, best }, { turns: words, sides }, format) {
  const points = (/** @type {number} */ cost) => format.percent(cost, DIGITS);
  const [mover, other] = [sides[side], sides[side === 'x' ? 'o' : 'x']];
  return [
    cubeLost >= SAME ? words.wrong[doubled ? 'double' : 'noDouble'](mover, points(cubeLost)) : '',
    answerLost >= SAME ? words.wrong[answer === 'take' ? 'take' : 'pass'](other, points(answerLost)) : '',
    lost >= SAME ? words.wrong.play(mover, writePlay(best), points(lost)) : '',
  ];
}

/**
 * What the luck of the roll was multiplied by, where it was.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Format} format
 */
function countsSaid(turn, { turns: words }, format) {
  const cube = cubeInPlay(turn);
  return turn.dice && cube > 1 ? words.times(format.count(cube)) : '';
}

/**
 * value + luck − mistakes = result.
 * @param {CubeRecord} record
 * @param {'x' | 'o'} first
 * @param {Texts} texts
 * @param {Format} format
 */
function fullSum(record, first, { turns: words, game, sides }, format) {
  const terms = termsOf(record, first);
  return html`${terms.map(({ name, side, points }, i) => {
    const label =
      name === 'luck'
        ? word('luck', words.luck)
        : name === 'value'
          ? words.value
          : words.mistakes[name](sides[side ?? first]);
    return html`<div>
        <dt>${i > 0 && points >= 0 ? html`<span aria-hidden="true">+ </span>` : nothing}${label}</dt>
        <dd>${i > 0 && points >= 0 ? format.percent(points, DIGITS) : format.value(points, DIGITS)}</dd>
      </div>`;
  })}
    <div><dt><span aria-hidden="true">= </span>${game.result}</dt><dd class="plain">${format.plain(record.result)}</dd></div>`;
}

/**
 * A turn in words, with its luck.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Format} format
 */
export const turnSaid = (turn, texts, format) => ({
  text: [actionSaid(turn, texts, format), rollSaid(turn, texts)]
    .filter((said) => said !== '')
    .join(texts.turns.between),
  // Of a pass there is none.
  luck: turn.dice && turn.luck,
});
