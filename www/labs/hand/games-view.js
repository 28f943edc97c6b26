// The log of one game, the list of all finished games with the reader's mistakes, and the games as a spreadsheet. Views. The
// module of the lab says what a turn, a game and a mistake tell.

import { html, nothing } from 'lit';
import { csvRecord } from '../../lib/games-table/csv.js';
import { NONE } from '../../lib/i18n/format.js';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';
import { rollOf } from './play.js';

/** @typedef {import('./session.js').Kind} Kind */
/** @typedef {import('./session.js').Mistake} Mistake */
/** @template {Kind} K @typedef {import('./session.js').Lab<K>} Lab */
/** @template {Kind} K @typedef {import('./session.js').RecordOf<K>} RecordOf */

// ——— One game ———

/**
 * One game, turn by turn, with the luck of each roll. Mistakes are told only when the game is over.
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {RecordOf<K> | null} record  null if there is no game yet
 */
export function log(lab, record) {
  const { texts, format, module } = lab;
  const { game: words, sides } = texts;
  if (!record) return gameOutline(words.none, nothing, nothing, nothing, gameSums(null, null, words, format));
  const { turns, luck, result, reduced, number, end } = record;
  const steps = turns.map((turn, i) => {
    const [said, turnLuck] = module.turn(turn, lab);
    return gameStep(i + 1, said, turnLuck, false, words, format);
  });
  const { turn: waiting = null, position } = (end === 'playing' && lab.now) || {};
  if (waiting) {
    // The luck of the roll is known before the reader plays it.
    const said = words.turn(sides[waiting.side], `${rollOf(waiting)}: …`);
    steps.push(gameStep(turns.length + 1, said, waiting.luck, true, words, format));
  } else if (position && words.toRoll) {
    steps.push(stillStep(turns.length + 1, words.toRoll(sides[position.onRoll]), 'now'));
  }
  const over = result === null || reduced === null ? null : { trial: number, result, reduced, totalLuck: luck };
  return gameOutline(
    words.title(format.count(number + 1)),
    nothing,
    nothing,
    steps,
    gameSums(luck + (waiting?.luck ?? 0), over, words, format),
    true,
  );
}

// ——— All games ———

/**
 * The list of finished games. A game's mistakes are unfolded when the reader asks for them.
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {import('./session.js').Readout} readout
 */
export function gamesList(lab, readout) {
  const { texts, format, begun, records, module } = lab;
  const words = texts.mistakes;
  const rows = records.listed.map((record) => row(lab, record));
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
                ${['game', 'winner', ...Object.keys(module.columns), 'mistakes'].map(column)}
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
 * @param {{older: number, more(): void}} records
 */
function more({ currentTarget }, records) {
  records.more();
  // The button disappears after the last click, and the focus goes to the list.
  const list = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector('.list');
  if (records.older === 0) /** @type {HTMLElement | null | undefined} */ (list)?.focus();
}

/**
 * @template {Kind} K
 * @param {Lab<K>} lab
 * @param {RecordOf<K>} record
 */
function row(lab, record) {
  const { texts, format, state, module } = lab;
  const { number, end } = record;
  const { mistakes: words, sides } = texts;
  const cells = Object.values(module.columns).map((cell) => cell(record, lab));
  const mistakes = module.mistakes(record, lab)?.map((mistake) => mistakeTold(lab, number, mistake)) ?? null;
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
 * A mistake and its cost. The right action is told when the reader asks for it.
 * @param {Pick<Lab<Kind>, 'texts' | 'format' | 'state' | 'reveal'>} lab
 * @param {number} game
 * @param {Mistake} mistake
 */
function mistakeTold(lab, game, { id, said, cost, better, more = nothing }) {
  const { format, state } = lab;
  const words = lab.texts.mistakes;
  const mistake = `${game}.${id}`;
  return html`<li>
    <span>${said}</span>
    <b class="number">${words.costs(format.percent(cost, 2))}</b>
    ${
      state.revealed.has(mistake)
        ? html`<span class="best" tabindex="-1">${words.best(better)}</span> ${more}`
        : html`<button class="quiet" @click=${() => lab.reveal(mistake)}>${words.better}</button>`
    }
  </li>`;
}

// ——— Spreadsheet ———

/**
 * Returns all games that were begun, with a line for each turn. Numbers keep all their digits.
 * @template {Kind} K
 * @param {Lab<K>} lab
 */
export function gamesCsv({ played, begun, texts, module }) {
  let text = csvRecord(texts.mistakes.csvColumns);
  for (let number = 0; number < begun && played; number += 1) {
    const record = played.record(number);
    for (const [at, turn] of record.turns.entries()) {
      const cells = module.csvCells(turn, record, texts);
      text += csvRecord([number + 1, at + 1, texts.sides[turn.side], ...cells, record.result, record.reduced]);
    }
  }
  return text;
}
