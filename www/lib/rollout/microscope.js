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
 * @param {unknown} seed  the field of the dice, which stands beside the game's number
 * @param {unknown} remark
 * @param {unknown} steps
 * @param {unknown} results
 * @param {boolean} [scrolls]  whether there can be more rolls than are seen at once: the keyboard is to reach them
 */
export function gameOutline(title, seed, remark, steps, results, scrolls = false) {
  return html`<div class="micro">
    <div class="title"><h2>${title}</h2>${seed}${remark}</div>
    <ol tabindex=${scrolls ? '0' : nothing} aria-label=${scrolls ? title : nothing}>${steps}</ol>
    <dl class="sums">${results}</dl>
  </div>`;
}

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
 * @param {'now' | 'idle'} kind
 */
export const stillStep = (number, text, kind) =>
  html`<li class="step ${kind}"><i aria-hidden="true">${number}</i><span>${text}</span></li>`;

/**
 * @param {number} number
 * @param {unknown} text
 * @param {number | null} luck
 * @param {boolean} now
 * @param {Texts['game']} words
 * @param {Format} format
 * @param {unknown} [remark]  below the text
 */
export function gameStep(number, text, luck, now, words, format, remark = nothing) {
  const written = format.points(luck);
  const tone = ['bad', '', 'good'][signOf(written) + 1];
  return html`<li class="step ${now ? 'now' : ''}">
    <i aria-hidden="true">${number}</i><span>${text}${remark}</span>
    <em class="number ${tone}"><span class="visually-hidden">${words.luckOf} </span>${written}</em>
  </li>`;
}
