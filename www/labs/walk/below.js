// The details below the chart of walks: lengths of games and their moments, models fitted to those, scales of
// measurement, the scales beside each other, what is exact from X on,
// mirrored walks, the full figures, the thousand rollouts and the table of walks. A part that is loaded when it has something to
// say. Views.

import { html, nothing } from 'lit';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import { manyCard } from '../../lib/rollout/many-card.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { antithetic } from './antithetic.js';
import { belowStyles } from './below-styles.js';
import { curves } from './curves.js';
import { fit } from './fit.js';
import { lengths } from './lengths.js';
import { measurement } from './measurement.js';
import { moments } from './moments.js';
import { scaleTable } from './scale-table.js';
import { below as en } from './texts/en-below.js';
import { below as ja } from './texts/ja-below.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [readoutTableStyles, belowStyles];

/** In all languages: nothing more is to be loaded where it may fail. */
const WORDS = { en, ja };

/**
 * @param {any} lab  a WalkLab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const texts = belowTexts(lab.texts);
  const words = WORDS[/** @type {import('./lab.js').WalkLab} */ (lab).texts.language];
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const card = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    show(part, () => html`<section class="card ${part}-card">${view()}</section>`);
  return html`<div class="below walks">
    ${card('lengths', () => lengths(lab, words.lengths))}
    ${card('moments', () => moments(lab, words.moments))}
    ${card('fit', () => fit(lab, words.fit))}
    ${card('measurement', () => measurement(lab, words.measurement))}
    ${card('scales', () => scaleTable(lab, words.scaleTable))}
    ${card('curves', () => curves(lab, words.curves))}
    ${card('antithetic', () => antithetic(lab, words.antithetic))}
    ${show('readout', () => figuresCard(readout, theory, texts, lab.format))}
    ${show('many', () => manyCard(lab, readout, theory, texts))}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}
