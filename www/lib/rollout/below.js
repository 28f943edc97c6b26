// The details below the chart: the full figures, the thousand rollouts and the table of games, with its spreadsheet. A part
// that is loaded when it has something to say (lib/element/below-place.js). Views.

import { html, nothing } from 'lit';
import { figuresCard, gamesCard } from './below-cards.js';
import { belowTexts } from './below-texts.js';
import { manyCard } from './many-card.js';
import { readoutTableStyles } from './readout-table.js';

export { gamesFile } from './games-file.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {import('./shapes.js').Readout} Readout */
/** @typedef {import('./shapes.js').Theory} Theory */

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [readoutTableStyles];

/**
 * The details below the chart. They are costly to draw and read at leisure: the lab asks for them a few times a second
 * at most, and its own buttons at once.
 * @param {Lab} lab
 * @param {Readout} readout
 * @param {Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const { format } = lab;
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  return html`<div class="below">
    ${show('readout', () => figuresCard(readout, theory, texts, format))}
    ${show('many', () => manyCard(lab, readout, theory, texts))}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}
