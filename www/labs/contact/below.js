// What stands below the chart of whole games: the five chances, what each estimate of luck is worth, the full figures and the
// table of games. A part that is loaded when it has something to say. Views.

import { html, nothing } from 'lit';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { belowStyles } from './below-styles.js';
import { chances } from './chances.js';
import { estimates } from './estimates.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [readoutTableStyles, belowStyles];

/**
 * @param {any} lab  a ContactLab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const texts = belowTexts(lab.texts);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  return html`<div class="below games">
    ${show('chances', () => html`<section class="card chances-card">${chances(lab)}</section>`)}
    ${show(
      'readout',
      () => html`<section class="card estimates-card">${estimates(lab)}</section>
        ${figuresCard(readout, theory, texts, lab.format)}`,
    )}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}
