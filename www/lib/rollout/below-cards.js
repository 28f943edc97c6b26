// Cards below the chart of most labs: the full figures, and the table of games with its spreadsheet. Views.

import { html } from 'lit';
import '../games-table/games-table.js';
import { MOST_IN_CSV } from './games-file.js';
import { gamesModel } from './games-model.js';
import { readoutTable } from './readout-table.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {import('./shapes.js').Readout} Readout */

/**
 * @param {Readout} readout
 * @param {import('./shapes.js').Theory | null} theory
 * @param {import('../i18n/texts.js').BelowTexts} texts
 * @param {import('../i18n/format.js').Format} format
 */
export const figuresCard = (readout, theory, texts, format) => html`<section class="card figures-card">
  <h2>${texts.readout.heading}</h2>
  <div class="scroll" tabindex="0" role="region" aria-label=${texts.readout.heading}>
    ${readoutTable(readout, theory, texts, format)}
  </div>
</section>`;

/**
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {import('../i18n/texts.js').BelowTexts} texts
 */
export function gamesCard(lab, readout, texts) {
  const { act, format, state } = lab;
  const words = texts.games;
  return html`<section class="card games">
    <div class="top">
      <h2>${words.heading}</h2>
      <div class="segments" role="group" aria-label=${words.heading}>
        ${(/** @type {const} */ (['newest', 'first'])).map(
          (name) => html`<button
            aria-pressed=${state.gamesShown === name ? 'true' : 'false'}
            @click=${() => act.listGames(name)}
          >${words[name]}</button>`,
        )}
      </div>
      <button
        ?disabled=${readout.games === 0}
        title=${words.downloadHint(format.count(Math.min(MOST_IN_CSV, readout.games)))}
        @click=${() => act.downloadGames()}
      >${words.download}</button>
    </div>
    <games-table .model=${gamesModel(lab, readout)}></games-table>
  </section>`;
}
