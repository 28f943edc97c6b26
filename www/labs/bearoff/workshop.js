// The workshop of the bear-off lab: it makes the database and the game for a rollout, and rolls earlier games again after the setup has
// changed. All work has progress, and can be given up.

import { MadeGame, rolledAgain } from '../../lib/bearoff/made-game.js';
import { Maker } from '../../lib/bearoff/maker.js';
import { isCareless, playersOf } from './careless.js';
import { core } from './core.js';
import { estimatesOf } from './model.js';
import { possible } from './state.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} BearoffTheory */
/** @typedef {import('./state.js').Wanted} Wanted */

/**
 * @typedef {Object} OwnOrder
 * @property {import('./trail.js').Step[]} trail  the rolls that were played to come here
 * @property {boolean} compare  whether other estimates are wanted, too
 */

/** @typedef {import('../../lib/rollout/prepared.js').Order<Wanted> & OwnOrder} Order */

/**
 * A game that is ready, with its rollout.
 * @extends {MadeGame<Order, BearoffGame, import('../../pkg/bearoff/rollout_lab.js').BearoffRollout>}
 */
export class Made extends MadeGame {
  /**
   * @param {Order} order
   * @param {Wanted} setup  with stand-ins where the exact chances are not known
   * @param {import('../../pkg/bearoff/rollout_lab.js').Estimate[]} estimates  the selected one first
   * @param {BearoffGame} game  that is ready
   */
  constructor(order, setup, estimates, game) {
    super(order, game, core.BearoffRollout);
    this.setup = setup;
    this.estimates = estimates;
    this.map = game.rollMap(0);
    /** @type {number[][] | null} */
    this.drawn = null;
    /** The exact figures, by rotation. @type {(BearoffTheory | null)[]} */
    this.computed = [];
    this.spreads = isCareless(setup) ? game.luckSpreads(0) : null;
  }

  /** The exact figures with the dice in force; null where they are not known. */
  get theory() {
    const { rotation } = this.order;
    if (this.computed[rotation] === undefined) this.computed[rotation] = this.game.theory(0, rotation);
    return this.computed[rotation];
  }

  /** For each estimate, where rollouts settle that are cut short after 0, 1, 2 … rolls. */
  get curves() {
    this.drawn ??= this.estimates.map((_, i) => this.game.theory(i)?.cutShort ?? []);
    return this.drawn;
  }
}

export class Workshop extends Maker {
  constructor() {
    super(core);
  }

  /**
   * @param {Order} order
   * @param {import('../../lib/element/preparation.js').Report} report
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
    const { position, noise, horizon } = setup;
    const played = { position, noise, horizon, ...playersOf(setup, reach) };
    const game = await this.game(database, { ...played, estimates }, report, signal);
    if (!game) return null;
    const made = new Made(order, setup, estimates, game);
    if (await rolledAgain(core, made.rollout, games, report, signal)) return made;
    made.free();
    return null;
  }
}
