// Makes what a rollout needs, beside databases and games: the games that were rolled before the setup changed. All of it
// with progress, and given up when nobody wants it any more.

import { MadeGame, rolledAgain } from '../../lib/bearoff/made-game.js';
import { Maker } from '../../lib/bearoff/maker.js';
import { estimatesOf } from './compared.js';
import { core } from './core.js';
import { possible } from './state.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout} BearoffRollout */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../lib/element/preparation.js').Report} Report */

/**
 * @typedef {Object} Order
 * @property {Wanted} wanted
 * @property {import('./trail.js').Step[]} trail  how the reader has come to it
 * @property {boolean} compare  whether other estimates are wanted, too
 * @property {string} seed
 * @property {number} games  to be rolled at once
 * @property {boolean} run  whether a run goes on when it is made
 */

/**
 * What is rolled out.
 * @extends {MadeGame<Order, BearoffGame, BearoffRollout>}
 */
export class Made extends MadeGame {
  /**
   * @param {Order} order
   * @param {Wanted} setup  what was made, where the exact chances are not known with others in their place
   * @param {import('../../pkg/bearoff/rollout_lab.js').Estimate[]} estimates  the one in force first
   * @param {BearoffGame} game  that is ready
   */
  constructor(order, setup, estimates, game) {
    super(order, game, core.BearoffRollout);
    this.setup = setup;
    this.estimates = estimates;
    this.map = game.rollMap(0);
    this.theory = game.theory(0);
    /** The reader's bet on it, since another game was set up; null: none was. @type {import('../../lib/rollout/bets-of-game.js').Bet | null} */
    this.bet = null;
  }
}

export class Workshop extends Maker {
  constructor() {
    super(core);
  }

  /**
   * @param {Order} order
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | null>} null: it was given up
   */
  async make(order, report, signal) {
    const { wanted, compare, games } = order;
    const { reach } = core.describePosition(wanted.position);
    const database = await this.database(reach, report, signal);
    if (!database) return null;
    const setup = possible(wanted, reach);
    const estimates = estimatesOf(setup, reach, compare);
    const { position, players, noise } = setup;
    const game = await this.game(database, { position, players, noise, estimates }, report, signal);
    if (!game) return null;
    const made = new Made(order, setup, estimates, game);
    if (await rolledAgain(core, made.rollout, games, report, signal)) return made;
    made.free();
    return null;
  }
}
