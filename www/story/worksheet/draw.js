// Draws the worksheet for other dice, with what that takes: its core, its texts, and Lit. Loaded when it is asked for.

import { render } from 'lit';
import init, * as core from '../../pkg/story/rollout_lab.js';
import wasmUrl from '../../pkg/story/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';
import { createFormat } from '../../lib/i18n/format.js';
import { markLineEnds } from '../../lib/i18n/line-ends.js';
import { once } from '../live/once.js';
import { worksheetOf } from './model.js';
import { sheetView } from './sheet.js';

const TEXTS = {
  en: async () => (await import('./en.js')).en,
  ja: async () => (await import('./ja.js')).ja,
};

const started = once(() => startCore(init, wasmUrl, core));

/**
 * @param {HTMLElement} place
 * @param {'en' | 'ja'} language
 * @param {string | null} seed  null: any
 * @param {(seed: string) => string} answersAt  the address of the answers
 * @returns {Promise<string>} the seed whose games it shows
 */
export async function drawSheet(place, language, seed, answersAt) {
  const [texts, failure] = await Promise.all([TEXTS[language](), started()]);
  if (failure) throw new Error(failure);
  const sheet = worksheetOf(core, seed ?? core.randomSeed());
  if (place.dataset.drawn === undefined) place.replaceChildren();
  place.dataset.drawn = '';
  render(sheetView(sheet, { texts, format: createFormat(language), address: answersAt(sheet.seed) }), place);
  markLineEnds(place);
  return sheet.seed;
}
