// The plays of the roll that was chosen, best first, each with its equity and what it gives away. A view.

import { html, nothing } from 'lit';
import { writeRoll } from '../../lib/board/dice.js';
import { word } from '../../lib/glossary/word.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('./play-list.js').ContactPlay} ContactPlay */
/** @typedef {import('../../lib/bearoff/roll-map.js').RollMap} RollMap */

/** So many are listed; the others can hardly be meant. */
const LISTED = 12;

/**
 * Rolls out the position after a play, and leads the reader who has pressed a row that is no more to the way back.
 * @param {Lab} lab
 * @param {ContactPlay} play
 */
function goOn(lab, play) {
  lab.setUpAfter(play);
  /** @type {RollMap | null} */ (lab.renderRoot.querySelector('roll-map'))?.leadBack();
}

/** @param {Lab} lab */
export function playsView(lab) {
  const { texts, format, state, list } = lab;
  const words = texts.plays;
  const { roll } = state;
  if (!roll) return nothing;
  const { plays, complete } = list;
  const worth = (/** @type {ContactPlay} */ { equity, ahead }) => (complete && ahead !== null ? ahead : equity);
  const picks = lab.state.hide.has('comparison') ? null : lab.comparison.pairs?.picks();
  const best = plays.length > 0 ? worth(plays[0]) : 0;
  return html`<section class="plays" aria-labelledby="plays">
    <h3 id="plays">${words.heading(writeRoll(roll))}</h3>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="plays">
      <table>
        <thead>
          <tr>${picks?.head ?? nothing}<th scope="col" class="play">${words.play}</th><th scope="col">${complete ? words.ahead : words.atSight}</th><th scope="col">${words.behind}</th></tr>
        </thead>
        <tbody>
          ${plays.slice(0, LISTED).map(
            (play, i) => html`<tr>
              ${picks?.cells(play) ?? nothing}
              <th scope="row">
                ${
                  play.id === null
                    ? play.play
                    : html`<button class="quiet datum" title=${words.setUp} @click=${() => goOn(lab, play)}>${play.play || texts.map.noPlay}</button>`
                }
              </th>
              <td class="number">${format.points(worth(play))}</td>
              <td class="number muted">${i === 0 ? nothing : format.points(worth(play) - best)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted remark">${word('equity', words.equities)}${words.note}<span class="request">${words.choose}</span>${plays.length > LISTED ? words.more(format.count(plays.length - LISTED)) : ''}</p>
  </section>`;
}
