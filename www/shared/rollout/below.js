// What stands below the chart: the full figures, the thousand rollouts and the table of games, with its spreadsheet. A part
// that is loaded when it has something to say (below-place.js). Views.

import { html, nothing } from 'lit';
import '../games-table/games-table.js';
import { belowTexts } from './below-texts.js';
import { MOST_IN_CSV } from './games-file.js';
import { gamesModel } from './games-model.js';
import './many-rollouts.js';
import { readoutTable, readoutTableStyles } from './readout-table.js';

export { gamesFile } from './games-file.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */
/** @typedef {import('./shapes.js').Readout} Readout */
/** @typedef {import('./shapes.js').Theory} Theory */

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [readoutTableStyles];

/**
 * What stands below the chart. It is costly to draw and read at leisure: the lab asks for it a few times a second
 * at most, and its own buttons at once.
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const { format } = lab;
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    hide.has(part) ? nothing : view();
  return html`<div class="below">
    ${show('readout', () => html`<section class="card figures-card">
      <h2>${texts.readout.heading}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label=${texts.readout.heading}>
        ${readoutTable(readout, theory, texts, format)}
      </div>
    </section>`)}
    ${show('many', () => html`<section class="card many">
      <many-rollouts
        .course=${lab.course}
        .make=${lab.makeMany}
        .seed=${lab.seed}
        .games=${readout.games}
        .estimate=${lab.estimate}
        .noLuck=${lab.noLuck}
        .theory=${theory}
        .texts=${texts}
        .format=${format}
        @core-error=${(/** @type {CustomEvent} */ event) => lab.fail(event.detail)}
      ></many-rollouts>
    </section>`)}
    ${show('games', () => html`<section class="card games">${gamesSection(lab, readout, texts)}</section>`)}
  </div>`;
}

/**
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {import('../texts/texts.js').BelowTexts} texts
 */
function gamesSection(lab, readout, texts) {
  const { format, state } = lab;
  const words = texts.games;
  return html`
    <div class="top">
      <h2>${words.heading}</h2>
      <div class="segments" role="group" aria-label=${words.heading}>
        ${(/** @type {const} */ (['newest', 'first'])).map(
          (name) => html`<button
            aria-pressed=${state.gamesShown === name ? 'true' : 'false'}
            @click=${() => lab.change({ gamesShown: name })}
          >${words[name]}</button>`,
        )}
      </div>
      <button
        ?disabled=${readout.games === 0}
        title=${words.downloadHint(format.count(Math.min(MOST_IN_CSV, readout.games)))}
        @click=${() => lab.downloadGames()}
      >${words.download}</button>
    </div>
    <games-table .model=${gamesModel(lab, readout)}></games-table>
  `;
}
