// The figures about the two checkers come to life: their code, their texts and their core. Loaded when the first one comes near.

import init, * as core from '../../pkg/story/rollout_lab.js';
import wasmUrl from '../../pkg/story/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';
import { figures } from '../figures/two-checkers.js';
import { come, figureOf } from './come.js';
import { once } from './once.js';

/** @type {import('./come.js').Kind} */
const kind = {
  figures,
  core,
  loadCore: once(() => startCore(init, wasmUrl, core)),
  texts: {
    en: async () => await import('./two-checker-texts-en.js'),
    ja: async () => await import('./two-checker-texts-ja.js'),
  },
};

/** @param {string} name */
export const figureNamed = (name) => figureOf(kind, name);

/** @type {(element: HTMLElement, place: import('./come.js').Place) => ReturnType<typeof come>} */
export const comeLive = (element, place) => come(kind, element, place);
