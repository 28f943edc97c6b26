// Where trials come from. Trial k of a seed is one and the same game, whoever rolls it and when: that is why a block of
// trials can be asked for by its numbers, rolled anywhere, and merged when its turn comes.

/**
 * @typedef {Object} Source
 * @property {number} next  the trial that is merged next: all before it are
 * @property {(from: number, games: number, milliseconds?: number) => Block} trials  rolls that many of them, or as many
 *   as there is time for. Throws `RolloutLabError` if that is no number of games
 * @property {(block: Block) => void} merge  those that come next, and no others
 */

/**
 * @typedef {Object} Block  of trials that are rolled
 * @property {number} from
 * @property {number} games
 */

/**
 * The page's own core, which counts trials while it rolls them: there is nothing left to be merged.
 * @param {Pick<import('./shapes.js').Rollout, 'games' | 'roll'>} rollout
 * @returns {Source}
 */
export const ownCore = (rollout) => ({
  get next() {
    return rollout.games;
  },
  trials(from, games, milliseconds) {
    if (from !== rollout.games) throw new Error(`trial ${rollout.games} comes next, not ${from}`);
    return { from, games: rollout.roll(games, milliseconds) };
  },
  merge() {},
});
