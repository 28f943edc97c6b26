// What stands below the chart of pairs: the table of all couplings with the verdict, the scatter, the full figures, Koca's
// experiment and the table of pairs. A part that is loaded when it has something to say. Views.

import { html, nothing } from 'lit';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { couplings } from './couplings.js';
import { couplingsStyles } from './couplings-styles.js';
import { experiment } from './experiment.js';
import { scatter } from './scatter-view.js';
import { verdict } from './verdict.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [readoutTableStyles, couplingsStyles];

/**
 * @param {any} lab  a PairsLab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  return html`<div class="below">
    ${show('couplings', () => html`<section class="card couplings-card">${couplings(lab)} ${verdict(lab)}</section>`)}
    ${show('scatter', () => html`<section class="card scatter-card">${scatter(lab)}</section>`)}
    ${show('readout', () => figuresCard(readout, theory, texts, lab.format))}
    ${show('experiment', () => html`<section class="card experiment-card">${experiment(lab)}</section>`)}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}
