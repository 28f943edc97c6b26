// Makes what a rollout with the cube needs: the database, the game with all rungs of the ladder, and the games that were
// rolled before it changed. All of it with progress, and given up when nobody wants it any more.

import { MadeGame } from '../../lib/bearoff/made-game.js';
import { rolledAgain } from '../../lib/bearoff/rolled-again.js';
import { CubeMaker } from '../../lib/cube/maker.js';
import { LADDER } from '../../lib/cube/names.js';
import { core } from './core.js';
import { NoGames } from './no-games.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDatabase} CubeDatabase */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRollout} CubeRollout */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeSetup} CubeSetup */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../lib/element/preparation.js').Report} Report */

/**
 * @typedef {Object} Order
 * @property {Wanted} wanted
 * @property {string} seed
 * @property {number} games  to be rolled at once
 * @property {boolean} run  whether a run goes on when it is made
 */

/** @typedef {import('../../lib/rollout/bets-of-game.js').Bet} Bet */

/**
 * What is rolled out.
 * @extends {MadeGame<Order, CubeGame, CubeRollout>}
 */
export class Made extends MadeGame {
  /**
   * @param {Order} order
   * @param {CubeSetup} setup  what was made
   * @param {CubeDatabase} database
   * @param {CubeGame} game  that is ready
   */
  constructor(order, setup, database, game) {
    super(order, game, core.CubeRollout);
    this.setup = setup;
    this.decisions = database.decisions(setup.position);
    /** By its place in the ladder: exact figures of a rung. */
    this.theories = LADDER.map((_, rung) => game.theory(rung));
    /** The reader's bet on it, since another game was set up; null: none was. @type {Bet | null} */
    this.bet = null;
  }
}

/** In place of a game past the database: there is nothing to be rolled. */
export class Beyond {
  /** @param {Order} order */
  constructor(order) {
    this.order = order;
    this.rollout = new NoGames(order.seed);
    /** @type {Bet | null} */
    this.bet = null;
  }

  /**
   * @param {string} seed
   * @param {(rollout: NoGames) => void} begin
   */
  withSeed(seed, begin) {
    this.rollout = new NoGames(seed);
    begin(this.rollout);
  }

  free() {}
}

export class Workshop extends CubeMaker {
  constructor() {
    super(core);
  }

  /**
   * @param {Order} order
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | Beyond | null>} null: it was given up
   */
  async make(order, report, signal) {
    const { wanted } = order;
    if (core.describePosition(wanted.position).reach !== 'six') return new Beyond(order);
    const database = await this.cubeDatabase(report, signal);
    if (!database) return null;
    /** @type {CubeSetup} */
    const setup = { ...wanted, estimates: [...LADDER] };
    const game = await this.finish(new core.CubeGame(database, setup), report, signal);
    if (!game) return null;
    const made = new Made(order, setup, database, game);
    if (await rolledAgain(core, made.rollout, order.games, report, signal)) return made;
    made.free();
    return null;
  }
}
