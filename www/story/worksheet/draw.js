// Draws the worksheet for other dice, with its core, its texts, and Lit. The page loads this part when the reader wants other dice.

import { render } from 'lit';
import init, * as core from '../../pkg/story/rollout_lab.js';
import wasmUrl from '../../pkg/story/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';
import { createFormat } from '../../lib/i18n/format.js';
import { markLineEnds } from '../../lib/i18n/line-ends.js';
import { sheetView, worksheetOf } from './sheet.js';

const TEXTS = {
  en: async () => (await import('./en.js')).en,
  ja: async () => (await import('./ja.js')).ja,
};

/** The start of the core, once. @type {ReturnType<typeof startCore> | null} */
let starting = null;

/**
 * @param {HTMLElement} place
 * @param {'en' | 'ja'} language
 * @param {string | null} seed  null: a random one
 * @param {(seed: string) => string} answersAt  returns the address of the answers
 * @returns {Promise<string>} the seed whose games it shows
 */
export async function drawSheet(place, language, seed, answersAt) {
  starting ??= startCore(init, wasmUrl, core);
  const [texts, failure] = await Promise.all([TEXTS[language](), starting]);
  if (failure) throw new Error(failure);
  const sheet = worksheetOf(core, seed ?? core.randomSeed());
  if (place.dataset.drawn === undefined) place.replaceChildren();
  place.dataset.drawn = '';
  render(sheetView(sheet, { texts, format: createFormat(language), address: answersAt(sheet.seed) }), place);
  markLineEnds(place);
  return sheet.seed;
}
