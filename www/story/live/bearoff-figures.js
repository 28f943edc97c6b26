// The figures about bear-offs come to life: their code, their texts and their core, which is larger. The page loads this part when the
// first of them comes near.

import init, * as core from '../../pkg/bearoff/rollout_lab.js';
import wasmUrl from '../../pkg/bearoff/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';
import { any } from '../figures/any.js';
import { cut } from '../figures/cut.js';
import { mistakes } from '../figures/mistakes.js';
import { partOf } from './live-figure.js';

export const { comeLive, figureNamed } = partOf({
  figures: [mistakes, cut, any],
  core,
  startCore: () => startCore(init, wasmUrl, core),
  texts: {
    en: () => import('../texts/en-bearoffs.js'),
    ja: () => import('../texts/ja-bearoffs.js'),
  },
});
