// The worksheet: one page, with room for what is worked out by hand. A view: the build writes it for the story's seed, and the
// page draws it anew for other dice. What fills its blanks is in it, and not seen until it is asked for.

import { html, nothing } from 'lit';
import { writeRoll } from '../../lib/board/dice.js';
import { BOARD, drawPosition } from '../figures/position.js';
import { answers } from './answers.js';
import { withoutScheme } from './without-scheme.js';

/** @typedef {import('./model.js').Worksheet} Worksheet */
/** @typedef {import('./en.js').WorksheetTexts} WorksheetTexts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {{texts: WorksheetTexts, format: Format, address: string}} It  address: of the answers to this sheet */

/** In the order of the luck table. */
const CELLS = /** @type {const} */ (['doubles', 'noDoubles', 'oFails', 'oBearsOff']);

/**
 * @param {Worksheet} sheet
 * @param {It} it
 */
export function sheetView(sheet, it) {
  const { texts, format, address } = it;
  const { questions } = texts;
  const answer = answers(sheet, it);
  const { readout } = sheet;
  return html`
    <header>
      <h1>${texts.heading}</h1>
      <p class="who"><span>${texts.name}</span><span>${texts.date}</span></p>
    </header>
    <div class="given">
      <svg class="board" viewBox=${`${BOARD.x} ${BOARD.y} ${BOARD.width} ${BOARD.height}`} role="img" aria-label=${texts.board}>${drawPosition()}</svg>
      <div>
        <p>${texts.rules(format.plain(sheet.win), format.plain(sheet.loss))}</p>
        ${luckTable(sheet, it)}
      </div>
    </div>
    ${gamesTable(sheet, it)}
    <ol class="questions">
      ${question(questions.zero(format.count(sheet.rolls.all)), answer.zero)}
      <li><p>${questions.fill}</p></li>
      ${question(questions.nearer(format.value(sheet.theory.plain.mean)), answer.nearer)}
      ${question(questions.turn(format.points(sheet.turned.doubles)), answer.turn)}
      ${question(questions.broken(format.points(sheet.broken)), answer.broken)}
      ${question(questions.interval(format.percent(readout.plain.sd), format.percent(readout.reduced.sd)), answer.interval)}
    </ol>
    <p class="source"><span>${texts.seed} <b>${sheet.seed}</b></span> <span>${texts.answersAt} <a href=${address}>${withoutScheme(address)}</a></span></p>`;
}

/** What is written by hand; the answer stands in its place. @param {unknown} text */
const filled = (text) => html`<span class="filled">${text}</span>`;

/**
 * @param {string} text
 * @param {string} answer
 */
const question = (text, answer) => html`<li><p>${text}</p><p class="room">${filled(answer)}</p></li>`;

/**
 * @param {Worksheet} sheet
 * @param {It} it
 */
const luckTable = ({ table, rolls }, { texts, format }) => html`<table class="luck">
  <caption>${texts.table}</caption>
  <thead><tr><th scope="col">${texts.event}</th><th scope="col">${texts.rolls}</th><th scope="col">${texts.luck}</th></tr></thead>
  <tbody>${CELLS.map(
    (cell) =>
      html`<tr><th scope="row">${texts.cells[cell]}</th><td>${format.count(rolls[cell])}</td><td>${format.points(table[cell])}</td></tr>`,
  )}</tbody>
</table>`;

/**
 * @param {Worksheet} sheet
 * @param {It} it
 */
function gamesTable({ rows, readout }, { texts, format }) {
  const { columns } = texts;
  const { totals, plain, meanLuck, reduced } = readout;
  return html`<table class="games">
    <caption>${texts.games}</caption>
    <thead><tr>${Object.entries(columns).map(([name, text]) => html`<th scope="col" class=${name}>${text}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ({ record, again }, i) => html`<tr>
        <th scope="row">${format.count(i + 1)}</th>
        <td>${record.dice ? writeRoll(record.dice.x) : nothing}</td>
        <td>${record.dice?.o ? writeRoll(record.dice.o) : '–'}</td>
        <td>${format.plain(record.result)}</td>
        <td>${filled(format.points(record.totalLuck))}</td>
        <td>${filled(format.plain(record.reduced))}</td>
        ${
          again
            ? html`<td>${filled(format.points(again.totalLuck))}</td><td>${filled(format.plain(again.reduced))}</td>`
            : html`<td class="none" colspan="2"></td>`
        }
      </tr>`,
    )}</tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="3">${texts.sum}</th>
        ${[format.plain(totals.result), format.points(totals.luck), format.plain(totals.reduced)].map((text) => html`<td>${filled(text)}</td>`)}
        <td class="none" colspan="2"></td>
      </tr>
      <tr>
        <th scope="row" colspan="3">${texts.average}</th>
        ${[format.plain(plain.mean), format.points(meanLuck), format.plain(reduced.mean)].map((text) => html`<td>${filled(text)}</td>`)}
        <td class="none" colspan="2"></td>
      </tr>
    </tfoot>
  </table>`;
}
