// Makes what every lab of bear-offs needs: the databases, each once, and games. Workers make them, or the page in slices
// where there are none; with progress, and given up when nobody wants them any more.

import { makeReady } from '../workers/make.js';
import { database } from './databases.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffDatabase} BearoffDatabase */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffSetup} BearoffSetup */

/** @typedef {import('../element/preparation.js').Report} Report */

/**
 * @typedef {Object} Databases
 * @property {(reach: 'six' | 'all') => Uint8Array} order
 * @property {(bytes: Uint8Array) => BearoffDatabase} made
 */

/**
 * @typedef {Object} Core  what the core of such a lab has for it
 * @property {Databases & (new (reach: 'six' | 'all') => BearoffDatabase)} BearoffDatabase
 * @property {new (database: BearoffDatabase, setup: BearoffSetup) => BearoffGame} BearoffGame
 */

export class Maker {
  /** @param {Core} core */
  constructor(core) {
    this.core = core;
  }

  /**
   * @param {'six' | 'all'} reach
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<BearoffDatabase | null>} null: it was given up
   */
  database(reach, report, signal) {
    return database(
      this.core,
      this.core.BearoffDatabase,
      [reach],
      (progress) => report({ what: 'database', progress }),
      signal,
    );
  }

  /**
   * @param {BearoffDatabase} database
   * @param {BearoffSetup} setup
   * @param {Report} report
   * @param {AbortSignal} signal
   */
  game(database, setup, report, signal) {
    return this.finish(new this.core.BearoffGame(database, setup), report, signal);
  }

  /**
   * Makes a game ready that is begun.
   * @template {Pick<BearoffGame, 'order' | 'take' | 'build' | 'progress' | 'free'>} G
   * @param {G} game
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<G | null>} null: it was given up
   */
  async finish(game, report, signal) {
    const tell = (/** @type {number} */ progress) => report({ what: 'game', progress });
    const making = {
      core: this.core,
      order: game.order(),
      take: (/** @type {Uint8Array} */ made) => game.take(made),
      build: () => game.build(),
      progress: () => game.progress,
    };
    if (await makeReady(making, tell, signal)) return game;
    game.free();
    return null;
  }
}
