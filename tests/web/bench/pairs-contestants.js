// The contestants of pairs as the page of the benchmark runs them; `pairs.js` calls them in turn.

import init, { BearoffDatabase, PairsGame, PairsRollout } from '../../../www/pkg/pairs/rollout_lab.js';

/** 6v6_51 of tests/golden/pairs.json, and its exact difference in points. */
const DECISION = {
  position: { x: [0, 1, 0, 2, 1, 2], o: [1, 0, 1, 0, 2, 2], onRoll: 'x' },
  roll: [5, 1],
  a: [0, 1, 0, 2, 1, 1],
  b: [0, 1, 1, 1, 0, 2],
};
const EXACT = 57.3760973962373 - 56.3047518546231;

await init();

/** @type {PairsGame | undefined} */
let game;

export const contestants = {
  /** Makes it ready. */
  prepare() {
    const database = new BearoffDatabase('six');
    while (!database.build());
    game = new PairsGame(database, {
      decision: /** @type {import('../../../www/pkg/pairs/rollout_lab.js').Decision} */ (DECISION),
      evaluator: 'exact',
      ranking: 'exact',
      noise: { size: 0, seed: 0 },
      rotation: false,
    });
    while (!game.build());
  },

  /** @param {number} pairs @returns {number} rank-coupled pairs per second, luck included */
  ranked(pairs) {
    if (!game) throw new Error('nothing is ready');
    const start = performance.now();
    game.rollOnly('ranked', pairs);
    return (pairs / (performance.now() - start)) * 1000;
  },

  /** @param {number} pairs @param {number} seed @returns {number} the same of pairs in all couplings, summed up */
  all(pairs, seed) {
    if (!game) throw new Error('nothing is ready');
    const rollout = new PairsRollout(game, String(seed));
    const start = performance.now();
    rollout.roll(pairs);
    const milliseconds = performance.now() - start;
    const { mean } = rollout.readout('ranked').reduced;
    if (!(Math.abs((mean ?? NaN) - EXACT) < 1e-3)) throw new Error(`the rollout went to ${mean}, not ${EXACT}`);
    rollout.free();
    return (pairs / milliseconds) * 1000;
  },
};

Object.assign(globalThis, { contestants });
