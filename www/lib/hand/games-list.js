// The games that are over, with what they came to and what was wrong in them, which is unfolded when the reader asks for it. The
// pieces of a view; what a row says is a lab's own.

import { html, nothing } from 'lit';
import { NONE } from '../i18n/format.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */

/**
 * @typedef {Object} Row  of one game
 * @property {unknown[]} cells  between its number and its mistakes, in the order of the columns
 * @property {unknown[] | null} mistakes  each as it is told; null: nobody knows of them
 */

/**
 * @template {import('./shapes.js').Recorded} R
 * @param {Lab} lab
 * @param {import('./shapes.js').Readout} readout
 * @param {readonly string[]} columns  named in texts.mistakes.columns: the winner, numbers, and mistakes last
 * @param {(record: R) => Row} rowOf
 */
export function gamesList(lab, readout, columns, rowOf) {
  const { texts, format, begun, records } = lab;
  const words = texts.mistakes;
  const rows = records.listed.map((record) => row(lab, record, rowOf(record)));
  const column = (/** @type {string} */ id) =>
    html`<th scope="col">
      <span class="long">${words.columns[id][0]}</span><span class="short" aria-hidden="true">${words.columns[id][1]}</span>
    </th>`;
  return html`<div class="top">
      <h2>${words.heading}</h2>
      <button ?disabled=${begun === 0} title=${words.csvHint} @click=${() => lab.downloadGames()}>${words.csv}</button>
      <button ?disabled=${readout.games === 0} title=${words.matHint} @click=${() => lab.downloadMatch()}>
        ${words.mat}
      </button>
    </div>
    ${
      rows.length === 0
        ? html`<p class="muted">${words.empty}</p>`
        : html`<div class="list" tabindex="0" role="region" aria-label=${words.heading}>
          <table>
            <thead>
              <tr>
                ${columns.map(column)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`
    }
    ${
      records.older > 0
        ? html`<button class="quiet older" @click=${(/** @type {Event} */ event) => more(event, records)}>${words.more(format.count(records.older))}</button>`
        : nothing
    }
    ${
      readout.abandoned > 0
        ? html`<p class="muted">${words.abandonedNote(format.count(readout.abandoned))}</p>`
        : nothing
    }`;
}

/**
 * @param {Event} event
 * @param {import('./records.js').Records<any>} records
 */
function more({ currentTarget }, records) {
  records.more();
  // The button is gone then, and whoever was there would be nowhere.
  const list = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector('.list');
  if (records.older === 0) /** @type {HTMLElement | null | undefined} */ (list)?.focus();
}

/**
 * @param {Lab} lab
 * @param {import('./shapes.js').Recorded} record
 * @param {Row} row
 */
function row(lab, { number, end }, { cells, mistakes }) {
  const { texts, format, state } = lab;
  const { mistakes: words, sides } = texts;
  const game = format.count(number + 1);
  const count = format.count(mistakes?.length ?? 0);
  const unfolded = state.unfolded.has(number);
  return html`<tr>
      <th scope="row">${game}</th>
      <td>${end === 'x' || end === 'o' ? sides[end] : words.abandoned}</td>
      ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
      <td>
        ${
          mistakes === null
            ? NONE
            : mistakes.length === 0
              ? words.none
              : html`<button
                class="quiet datum"
                aria-expanded=${unfolded ? 'true' : 'false'}
                aria-label=${words.show(game, count)}
                @click=${() => lab.unfold(number)}
              ><span class="long">${words.count(count)}</span><span class="short">${count}</span></button>`
        }
      </td>
    </tr>
    ${
      unfolded && mistakes && mistakes.length > 0
        ? html`<tr class="unfolded">
          <td colspan=${cells.length + 3}>
            <ul>
              ${mistakes}
            </ul>
          </td>
        </tr>`
        : nothing
    }`;
}

/**
 * What was wrong, with what it cost; what would have been better is told when the reader asks for it.
 * @param {Lab} lab
 * @param {string} id  of the mistake
 * @param {string} said  what was done
 * @param {number | null} cost
 * @param {string} better
 * @param {unknown} [more]  beside it
 */
export function mistakeTold(lab, id, said, cost, better, more = nothing) {
  const { texts, format, state } = lab;
  const { mistakes: words } = texts;
  return html`<li>
    <span>${said}</span>
    <b class="number">${words.costs(format.percent(cost, 2))}</b>
    ${
      state.revealed.has(id)
        ? html`<span class="best" tabindex="-1">${words.best(better)}</span> ${more}`
        : html`<button class="quiet" @click=${() => lab.reveal(id)}>${words.better}</button>`
    }
  </li>`;
}
