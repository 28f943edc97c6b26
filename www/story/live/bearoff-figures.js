// The figures about bear-offs come to life: their code, their texts and their core. Loaded when the first one comes near: it is a larger core.

import init, * as core from '../../pkg/bearoff/rollout_lab.js';
import wasmUrl from '../../pkg/bearoff/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';
import { figures } from '../figures/bearoffs.js';
import { come, figureOf } from './come.js';
import { once } from './once.js';

/** @type {import('./come.js').Kind} */
const kind = {
  figures,
  core,
  loadCore: once(() => startCore(init, wasmUrl, core)),
  texts: {
    en: async () => await import('./bearoff-texts-en.js'),
    ja: async () => await import('./bearoff-texts-ja.js'),
  },
};

/** @param {string} name */
export const figureNamed = (name) => figureOf(kind, name);

/** @type {(element: HTMLElement, place: import('./come.js').Place) => ReturnType<typeof come>} */
export const comeLive = (element, place) => come(kind, element, place);
