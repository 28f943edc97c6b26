// The contestants of the two models from computer shogi as the page of the benchmark runs them; `shogi.js` calls them in turn.

import initCouncil, { CouncilTrials } from '../../../www/pkg/council/rollout_lab.js';
import initWalk, { WalkGame, WalkRollout, walkAntithetic } from '../../../www/pkg/walk/rollout_lab.js';

/** Professional games: tests/golden/shogi.json. */
const MODEL = { a: 0.2474, m: 95.46, s: 21.72 };

/** s₂ = 1.5 s₁, a row of tests/golden/shogi.json, and how often its majority is right there, in percent. */
const COUNCIL = { candidates: 2, d: 1, s1: 2, s2: 3, copying: 0, programs: 3 };
const MAJORITY = 65.98511429462212;

/** Parts of a million walks that are not too many to be measured at once. */
const PARTS = 5;

await Promise.all([initWalk(), initCouncil()]);
const game = new WalkGame({ model: MODEL, outcome: 'win', evaluator: 'calibrated' });

/** @param {number} count @param {() => void} work @returns {number} a second */
function rate(count, work) {
  const start = performance.now();
  work();
  return (count / (performance.now() - start)) * 1000;
}

export const contestants = {
  /** @param {number} walks @param {number} seed @returns {number} walks per second, luck and lengths included */
  walks(walks, seed) {
    const rollout = new WalkRollout(game, String(seed));
    const speed = rate(walks, () => rollout.roll(walks));
    const { mean } = rollout.readout(1).reduced;
    // 4,745 walks are worth as many as one of these: five standard errors.
    const bound = (5 * 50) / Math.sqrt(4745 * walks);
    if (!(Math.abs((mean ?? NaN) - 50) < bound)) throw new Error(`the rollout went to ${mean}, not 50 ± ${bound}`);
    rollout.free();
    return speed;
  },

  /** @param {number} walks @param {number} seed @returns {number} walks per second without luck: each pair is two */
  walksAlone(walks, seed) {
    return rate(walks, () => {
      for (let part = 0; part < PARTS; part += 1) walkAntithetic(MODEL, String(PARTS * seed + part), walks / PARTS / 2);
    });
  },

  /** @param {number} trials @param {number} seed @returns {number} positions per second, all rules on each */
  trials(trials, seed) {
    const council = new CouncilTrials(COUNCIL, String(seed));
    const speed = rate(trials, () => council.roll(trials));
    const { majorityStrongest } = council.snapshot().rates;
    const bound = (5 * 50) / Math.sqrt(trials);
    if (!(Math.abs((majorityStrongest ?? NaN) - MAJORITY) < bound)) {
      throw new Error(`majority is right in ${majorityStrongest}%, not in ${MAJORITY} ± ${bound}`);
    }
    council.free();
    return speed;
  },
};

Object.assign(globalThis, { contestants });
