// Prepares a rollout with the cube in the background: the database, the game with all rungs of the ladder, and the games that were rolled
// before it changed. Each step reports its progress and can be given up.

import { MadeGame, NoRollout, rolledAgain } from '../../lib/bearoff/made-game.js';
import { CubeMaker } from '../../lib/cube/maker.js';
import { LADDER } from '../../lib/cube/names.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRollout} CubeRollout */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeSetup} CubeSetup */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTheory} CubeTheory */
/** @typedef {import('../../lib/rollout/prepared.js').Order<import('./state.js').Wanted>} Order */

/** A rollout without a game: it has no games, and knows nothing of them. */
export class NoGames extends NoRollout {
  ladder() {
    return LADDER.map(() => ({ mean: null, sd: null, equivalentGames: null }));
  }
}

/**
 * A prepared game with its rollout.
 * @extends {MadeGame<Order, CubeGame, CubeRollout>}
 */
export class Made extends MadeGame {
  /**
   * @param {Order} order
   * @param {CubeSetup} setup
   * @param {import('../../pkg/cube/rollout_lab.js').CubeDatabase} database
   * @param {CubeGame} game  that is ready
   */
  constructor(order, setup, database, game) {
    super(order, game, core.CubeRollout);
    this.setup = setup;
    this.decisions = database.decisions(setup.position);
    /** The exact figures of each rung, in the order of the ladder, by rotation. @type {CubeTheory[][]} */
    this.computed = [];
  }

  /** Exact figures of each rung with the dice in force, in the order of the ladder. */
  get theories() {
    const { rotation } = this.order;
    this.computed[rotation] ??= LADDER.map((_, rung) => this.game.theory(rung, rotation));
    return this.computed[rotation];
  }
}

/** A position past the database, of which no games can be rolled. */
export class Beyond {
  /** @param {Order} order */
  constructor(order) {
    this.order = order;
    this.rollout = new NoGames(order.seed);
  }

  /** @param {Pick<Order, 'seed' | 'rotation'>} order @param {(rollout: NoGames) => void} begin */
  withDice({ seed, rotation }, begin) {
    this.order = { ...this.order, seed, rotation };
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
   * @param {import('../../lib/element/preparation.js').Report} report
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
