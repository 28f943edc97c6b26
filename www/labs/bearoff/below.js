// The details below the chart of bear-offs: where rollouts settle that are cut short, and the cards of all labs. They are
// loaded with the first game. Views.

import { html, nothing } from 'lit';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import '../../lib/rollout/error-seeds.js';
import { manyCard } from '../../lib/rollout/many-card.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { cutShort, cutShortStyles } from './cut-short.js';
import { below as en } from './texts/en-below.js';
import { below as ja } from './texts/ja-below.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** @typedef {ReturnType<typeof belowTexts>} BelowTexts */

/** The styles of the section, beside those of the rest of the lab. */
export const styles = [readoutTableStyles, cutShortStyles];

/** The texts in all languages: nothing more is to be loaded where it may fail. */
const WORDS = { en: en.cutShort, ja: ja.cutShort };

/** Made once for a language: another object would be drawn anew. @type {WeakMap<BelowTexts, BelowTexts>} */
const ofCut = new WeakMap();

/**
 * The texts of rollouts that are cut short, which don't settle at the exact answer.
 * @param {BelowTexts} texts
 * @param {string} intro  of many rollouts
 */
function withIntro(texts, intro) {
  const made = ofCut.get(texts) ?? { ...texts, many: { ...texts.many, intro } };
  ofCut.set(texts, made);
  return made;
}

/**
 * @param {import('../../lib/rollout/shapes.js').RolloutLab} lab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const model = /** @type {import('./lab.js').Model} */ (lab.frame);
  const words = WORDS[model.texts.language];
  const usual = belowTexts(lab.texts);
  const texts = model.current?.setup.horizon === null ? usual : withIntro(usual, words.many);
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  // An embed that shows the figures showed them before there was this card.
  const card = model.form === 'page' && !model.untold;
  return html`<div class="below">
    ${card ? show('readout', () => cutShort(model, words)) : nothing}
    ${show('readout', () => figuresCard(readout, theory, texts, lab.format))}
    ${show('many', () => manyCard(lab, readout, theory, texts))}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}
