// The log of one game, the list of all finished games with the reader's mistakes, and the games as a spreadsheet. Views. The
// module of the lab says what a turn, a game and a mistake tell.

import { html, nothing } from 'lit';
import { csvRecord } from '../../lib/games-table/csv.js';
import { NONE } from '../../lib/i18n/format.js';
import { gameOutline, gameStep, gameSums, seenAs, stillStep } from '../../lib/rollout/microscope.js';
import { rollOf } from './play.js';

/** @typedef {import('./shapes.js').Mistake} Mistake */
/** @typedef {import('./shapes.js').Model} Model */
/** @typedef {import('./shapes.js').Recorded} Recorded */

// ——— One game ———

/**
 * The game that is played or was played last, turn by turn, with the luck of each roll. Mistakes are told only when the game is over.
 * @param {Model} model
 */
export function log(model) {
  const { format, now, record, seen, texts, views } = model;
  const { game: words, sides } = texts;
  if (!record) return gameOutline(words.none, nothing, nothing, gameSums(null, null, words, format));
  const { turns, luck, result, reduced, number, end } = record;
  const shown = seen?.shown ?? Infinity;
  let luckSoFar = luck;
  const steps = turns.map((turn, i) => {
    const [said, turnLuck] = views.turn(turn, model);
    if (i >= shown) luckSoFar -= turnLuck ?? 0;
    return gameStep(i + 1, said, turnLuck, seenAs(i + 1, shown), words, format);
  });
  const next = seen ? 'coming' : 'now';
  const { turn: waiting = null, position } = (end === 'playing' && now) || {};
  if (waiting) {
    // The luck of the roll is known before the reader plays it.
    const said = words.turn(sides[waiting.side], `${rollOf(waiting)}: …`);
    steps.push(gameStep(turns.length + 1, said, waiting.luck, next, words, format));
  } else if (position && words.toRoll) {
    steps.push(stillStep(turns.length + 1, words.toRoll(sides[position.onRoll]), next));
  }
  const over = result === null || reduced === null ? null : { trial: number, result, reduced, totalLuck: luck };
  const sums = gameSums(luck + (waiting?.luck ?? 0), over, words, format);
  const title = words.title(format.count(number + 1));
  if (!seen) return gameOutline(title, nothing, steps, sums, true);
  return gameOutline(title, nothing, steps, gameSums(luckSoFar, null, words, format), true, sums);
}

// ——— All games ———

/**
 * The list of finished games. A game's mistakes are unfolded when the reader asks for them.
 * @param {Model} model
 */
export function gamesList(model) {
  const { act, begun, format, listed, older, readout, texts, views } = model;
  const words = texts.mistakes;
  const rows = listed.map((record) => row(model, record));
  const column = (/** @type {string} */ id) =>
    html`<th scope="col">
      <span class="long">${words.columns[id][0]}</span><span class="short" aria-hidden="true">${words.columns[id][1]}</span>
    </th>`;
  return html`<div class="top">
      <h2>${words.heading}</h2>
      <button ?disabled=${begun === 0} title=${words.csvHint} @click=${() => act.downloadGames()}>${words.csv}</button>
      <button ?disabled=${readout.games === 0} title=${words.matHint} @click=${() => act.downloadMatch()}>
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
                ${['game', 'winner', ...Object.keys(views.columns), 'mistakes'].map(column)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`
    }
    ${
      older > 0
        ? html`<button class="quiet older" @click=${(/** @type {Event} */ event) => more(event, model)}>${words.more(format.count(older))}</button>`
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
 * @param {Model} model
 */
function more({ currentTarget }, { act, olderNow }) {
  act.listMore();
  // The button disappears after the last click, and the focus goes to the list.
  const list = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector('.list');
  if (olderNow() === 0) /** @type {HTMLElement | null | undefined} */ (list)?.focus();
}

/**
 * @param {Model} model
 * @param {Recorded} record
 */
function row(model, record) {
  const { act, format, state, texts, views } = model;
  const { number, end } = record;
  const { mistakes: words, sides } = texts;
  const cells = Object.values(views.columns).map((cell) => cell(record, model));
  const mistakes = views.mistakes(record, model)?.map((mistake) => mistakeTold(model, number, mistake)) ?? null;
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
                @click=${() => act.unfold(number)}
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
 * @param {Model} model
 * @param {number} game
 * @param {Mistake} mistake
 */
function mistakeTold({ act, format, state, texts }, game, { id, said, cost, better, more = nothing }) {
  const words = texts.mistakes;
  const mistake = `${game}.${id}`;
  return html`<li>
    <span>${said}</span>
    <b class="number">${words.costs(format.percent(cost, 2))}</b>
    ${
      state.revealed.has(mistake)
        ? html`<span class="best" tabindex="-1">${words.best(better)}</span> ${more}`
        : html`<button class="quiet" @click=${() => act.reveal(mistake)}>${words.better}</button>`
    }
  </li>`;
}

// ——— Spreadsheet ———

/**
 * Returns all games that were begun, with a line for each turn. Numbers keep all their digits.
 * @param {import('./session.js').Session<import('./shapes.js').Kind>} session
 * @param {import('./shapes.js').Texts} texts
 */
export function gamesCsv({ begun, module, played }, texts) {
  let text = csvRecord(texts.mistakes.csvColumns);
  for (let number = 0; number < begun && played; number += 1) {
    const record = played.record(number);
    for (const [at, turn] of record.turns.entries()) {
      const cells = module.views.csvCells(turn, record, texts);
      text += csvRecord([number + 1, at + 1, texts.sides[turn.side], ...cells, record.result, record.reduced]);
    }
  }
  return text;
}
