// The details below the chart of games with the cube: the ladder of estimates, the full figures, the thousand rollouts
// and the table of games. They are loaded with the first games. Views.

import { html, nothing } from 'lit';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import { manyCard } from '../../lib/rollout/many-card.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { ladder, ladderStyles } from './ladder.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./lab.js').Model} Model */

/** The styles of the details. */
export const styles = [readoutTableStyles, ladderStyles];

/**
 * @param {import('../../lib/rollout/shapes.js').RolloutLab} lab  the lab of the cube
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  return html`<div class="below">
    ${show('ladder', () => html`<section class="card ladder-card">${ladder(/** @type {Lab} */ (lab), /** @type {Model} */ (lab.frame))}</section>`)}
    ${show('readout', () => figuresCard(readout, theory, texts, lab.format))}
    ${show('many', () => manyCard(lab, readout, theory, texts))}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}
