// Rollouts of the two checkers that figures draw: the same games in all of them, each rolled once.

import { Kept } from './kept.js';

/** @typedef {import('./figure.js').StoryCore} StoryCore */
/** @typedef {InstanceType<StoryCore['TwoCheckerRollout']>} Rollout */

/** Those of the lengths that a reader can choose. @type {Kept<Rollout>} */
const kept = new Kept(6);

/**
 * The first games of these dice.
 * @param {StoryCore} core
 * @param {string} seed
 * @param {number} games
 * @returns {Rollout}  not to be rolled on
 */
export function rolled(core, seed, games) {
  const key = `${seed}/${games}`;
  return kept.keep(key, kept.get(key) ?? begun(core, seed, games));
}

/** @type {typeof rolled} */
function begun(core, seed, games) {
  const rollout = new core.TwoCheckerRollout(seed);
  rollout.roll(games);
  return rollout;
}
