// The games that are over, with what they came to and the mistakes in them. The better play is told when the reader asks
// for it. A view.

import { html, nothing } from 'lit';
import { NONE } from '../../shared/format.js';
import { writeCheckers, writePlay, writeTurn } from '../../shared/bearoff/notation.js';
import { addressOf } from '../../shared/bearoff/other-lab.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecordTurn} HandRecordTurn */
/** @typedef {import('../../shared/bearoff/notation.js').Move} Move */

/** Plays that cost less, in points, are rounding, or as good as the best. */
const NOTHING = 5e-4;

/** @param {HandRecordTurn} turn */
const isMistake = ({ byHand, mistake }) => byHand && mistake !== null && mistake.cost > NOTHING;

/**
 * @param {Lab} lab
 * @param {import('../../pkg/hand/rollout_lab.js').HandReadout} readout
 */
export function mistakes(lab, readout) {
  const { texts, format, begun, records } = lab;
  const words = texts.mistakes;
  const rows = records.listed.map((record) => row(lab, record));
  const column = (/** @type {keyof typeof words.columns} */ id) =>
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
                ${/** @type {const} */ (['game', 'winner', 'luck', 'reduced', 'cost', 'mistakes']).map(column)}
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
 * @param {import('./records.js').Records} records
 */
function more({ currentTarget }, records) {
  records.more();
  // The button is gone then, and whoever was there would be nowhere.
  const list = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector('.list');
  if (records.older === 0) /** @type {HTMLElement | null | undefined} */ (list)?.focus();
}

/**
 * @param {Lab} lab
 * @param {HandRecord} record
 */
function row(lab, record) {
  const { texts, format, state } = lab;
  const { mistakes: words, sides } = texts;
  const { number, end, luck, reduced, costs, turns } = record;
  const game = format.count(number + 1);
  const made = [...turns.entries()].filter(([, turn]) => isMistake(turn));
  const unfolded = state.unfolded.has(number);
  return html`<tr>
      <th scope="row">${game}</th>
      <td>${end === 'x' || end === 'o' ? sides[end] : words.abandoned}</td>
      <td class="number">${format.points(luck)}</td>
      <td class="number">${format.reduced(reduced)}</td>
      <td class="number">${costs ? format.percent(ownCost(lab, record), 2) : NONE}</td>
      <td>
        ${
          !costs
            ? NONE
            : made.length === 0
              ? words.none
              : html`<button
                class="quiet"
                aria-expanded=${unfolded ? 'true' : 'false'}
                aria-label=${words.show(game, format.count(made.length))}
                @click=${() => lab.unfold(number)}
              >${words.count(format.count(made.length))}</button>`
        }
      </td>
    </tr>
    ${
      unfolded && made.length > 0
        ? html`<tr class="unfolded">
          <td colspan="6">
            <ul>
              ${made.map(([turn, played]) => mistakeIn(lab, number, turn, played))}
            </ul>
          </td>
        </tr>`
        : nothing
    }`;
}

/**
 * What the reader's own plays cost him.
 * @param {Lab} lab
 * @param {HandRecord} record
 */
function ownCost(lab, { costs }) {
  const { hands } = lab.made?.setup ?? lab.state.wanted;
  if (!costs) return null;
  return (hands === 'o' ? 0 : costs.x) + (hands === 'x' ? 0 : costs.o);
}

/**
 * @param {Lab} lab
 * @param {number} game
 * @param {number} turn
 * @param {HandRecordTurn} played
 */
function mistakeIn(lab, game, turn, played) {
  const { side, dice, moves, mistake } = played;
  const { texts, format, state } = lab;
  const { mistakes: words, sides } = texts;
  const id = `${game}.${turn}`;
  const written = writeTurn({ dice, moves });
  return html`<li>
    <span>${texts.game.turn(sides[side], written)}</span>
    <b class="number">${words.costs(format.percent(mistake?.cost ?? null, 2))}</b>
    ${
      state.revealed.has(id)
        ? html`<span class="best" tabindex="-1">${words.best(writePlay(/** @type {Move[]} */ (mistake?.better ?? [])))}</span> ${rolledOut(lab, played)}`
        : html`<button class="quiet" @click=${() => lab.reveal(id)}>${words.better}</button>`
    }
  </li>`;
}

/**
 * The way to both plays rolled out: the one that was made, and the best.
 * @param {Lab} lab
 * @param {HandRecordTurn} turn
 */
function rolledOut({ actions, rules, texts }, { side, dice, before, other, after }) {
  const position = { x: side === 'x' ? before : other, o: side === 'x' ? other : before, onRoll: side };
  const plays = { roll: dice.join(''), b: writeCheckers(after) };
  const address = actions.share ? addressOf(position, rules, 'pairs', plays) : null;
  return address === null ? nothing : html`<a href=${address}>${texts.mistakes.rollOut}</a>`;
}
