// Makes what every lab of bear-offs needs: the databases, each once, and games. In slices, with progress, and given
// up when nobody wants it any more.

import { inSlices } from '../tasks.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffDatabase} BearoffDatabase */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffSetup} BearoffSetup */

/** One slice of work, in milliseconds. */
export const SLICE = 8;

/** @typedef {import('../preparation.js').Report} Report */

/**
 * @typedef {Object} Core  what the core of such a lab has for it
 * @property {new (reach: 'six' | 'all') => BearoffDatabase} BearoffDatabase
 * @property {new (database: BearoffDatabase, setup: BearoffSetup) => BearoffGame} BearoffGame
 */

/**
 * The databases of a core: however many labs a page has or has had, each is made once, and kept.
 * @type {WeakMap<Core, Map<'six' | 'all', BearoffDatabase>>}
 */
const databases = new WeakMap();

export class Maker {
  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.databases = databases.get(core) ?? new Map();
    databases.set(core, this.databases);
  }

  /**
   * @param {'six' | 'all'} reach
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<BearoffDatabase | null>} null: it was given up
   */
  async database(reach, report, signal) {
    // One that was given up is gone on with.
    const database = this.databases.get(reach) ?? new this.core.BearoffDatabase(reach);
    this.databases.set(reach, database);
    const done = await inSlices(
      () => database.buildFor(SLICE),
      () => report({ what: 'database', progress: database.progress }),
      signal,
    );
    return done ? database : null;
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
   * @param {BearoffGame} game
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<BearoffGame | null>} null: it was given up
   */
  async finish(game, report, signal) {
    const done = await inSlices(
      () => game.buildFor(SLICE),
      () => report({ what: 'game', progress: game.progress }),
      signal,
    );
    if (done) return game;
    game.free();
    return null;
  }
}
