// The figures about the two checkers come to life: their code, their texts and their core. The page loads this part when the first of them
// comes near.

import init, * as core from '../../pkg/story/rollout_lab.js';
import wasmUrl from '../../pkg/story/rollout_lab_bg.wasm?url';
import { startCore } from '../../lib/element/core.js';
import { backwards } from '../figures/backwards.js';
import { broken } from '../figures/broken.js';
import { chosen } from '../figures/chosen.js';
import { dare } from '../figures/dare.js';
import { dots } from '../figures/dots.js';
import { game } from '../figures/game.js';
import { interval } from '../figures/interval.js';
import { roll } from '../figures/roll.js';
import { why } from '../figures/why.js';
import { partOf } from './live-figure.js';

export const { comeLive, figureNamed } = partOf({
  figures: [game, roll, dots, dare, why, broken, chosen, backwards, interval],
  core,
  startCore: () => startCore(init, wasmUrl, core),
  texts: {
    en: () => import('../texts/en-two-checkers.js'),
    ja: () => import('../texts/ja-two-checkers.js'),
  },
});
