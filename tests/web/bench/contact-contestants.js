// The contestants of whole games as the page of the benchmark runs them; `contact.js` calls them in turn.

import init, { ContactGame, ContactRollout, readContact } from '../../../www/pkg/contact/rollout_lab.js';

await init();
const noise = { size: 0, seed: 0 };

export const contestants = {
  /**
   * Games of a position with the luck subtracted that somebody measures.
   * @param {string} id
   * @param {import('../../../www/pkg/contact/rollout_lab.js').ContactEvaluator} evaluator
   * @param {number} games
   * @param {number} seed
   * @returns {{speed: number, variance: number}} games a second, and the variance of one of them in square points
   */
  games(id, evaluator, games, seed) {
    const { x, o } = readContact(id);
    const game = new ContactGame({ position: { x, o }, evaluator, noise });
    const rollout = new ContactRollout(game, String(seed));
    const start = performance.now();
    rollout.roll(games);
    const speed = (games / (performance.now() - start)) * 1000;
    const { mean, sd } = rollout.readout().reduced;
    // None of them is worth more than a point and a half, within five standard errors.
    if (!(Math.abs(mean ?? NaN) < 1.5 + (5 * (sd ?? NaN)) / Math.sqrt(games)))
      throw new Error(`the rollout went to ${mean}`);
    rollout.free();
    game.free();
    return { speed, variance: (sd ?? NaN) ** 2 };
  },
};

Object.assign(globalThis, { contestants });
