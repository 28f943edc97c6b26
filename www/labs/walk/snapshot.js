// What host pages are told of the walks: the lengths of their games, and what is exactly true of the model.

import { SCALES } from './names.js';

/** @param {import('./lab.js').WalkLab} lab */
export function snapshotOf(lab) {
  const { total: length } = lab.rollout.lengths();
  const { walk, total, gamma, scales } = lab.exact;
  return {
    walks: lab.rollout.games,
    seed: lab.seed,
    model: lab.model,
    length: { mean: length.mean, sd: length.sd, c3: length.c3, c4: length.c4 },
    exact: {
      walk: { mean: walk.mean, sd: walk.sd },
      total: { mean: total.mean, sd: total.sd, c3: total.c3, c4: total.c4 },
      gamma: gamma && { shape: gamma.shape, scale: gamma.scale, shift: gamma.shift },
      scales: Object.fromEntries(SCALES.map((name) => [name, { equivalentGames: scales[name].equivalentGames }])),
    },
  };
}
