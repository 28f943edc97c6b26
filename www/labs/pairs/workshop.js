// Makes what pairs are rolled from: databases, the plays of the roll and the two games after A and B; and the pairs again
// that were rolled before the setup changed. With progress, and given up when nobody wants it any more.

import { MadeGame, rolledAgain } from '../../lib/bearoff/made-game.js';
import { Maker } from '../../lib/bearoff/maker.js';
import { core } from './core.js';
import { possible } from './state.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').Checkers} Checkers */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').DecisionPlays} DecisionPlays */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsGame} PairsGame */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsSetup} PairsSetup */
/** @typedef {import('../../lib/element/preparation.js').Report} Report */
/** @typedef {import('./state.js').Wanted} Wanted */

/**
 * @typedef {Object} Order
 * @property {Wanted} wanted
 * @property {string} seed
 * @property {number} games  pairs to be rolled at once
 * @property {boolean} run  whether a run goes on when it is made
 */

/**
 * What is rolled out.
 * @extends {MadeGame<Order, PairsGame, import('../../pkg/pairs/rollout_lab.js').PairsRollout>}
 */
export class Made extends MadeGame {
  /**
   * @param {Order} order
   * @param {PairsSetup} setup  what was made
   * @param {DecisionPlays} plays  of the roll
   * @param {PairsGame} game  that is ready
   */
  constructor(order, setup, plays, game) {
    super(order, game, core.PairsRollout);
    this.setup = setup;
    this.plays = plays;
  }
}

export class Workshop extends Maker {
  constructor() {
    // It has games of its own.
    super(/** @type {any} */ (core));
  }

  /**
   * @param {Order} order
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | null>} null: it was given up
   */
  async make(order, report, signal) {
    const { reach } = core.describePosition(order.wanted.position);
    const database = await this.database(reach, report, signal);
    if (!database) return null;
    const { position, roll, evaluator, ranking, noise, rotation, ...chosen } = possible(order.wanted, reach);
    const plays = core.legalPlays(database, position, roll);
    const setup = { decision: { position, roll, ...twoOf(plays, chosen) }, evaluator, ranking, noise, rotation };
    const game = await this.finish(new core.PairsGame(database, setup), report, signal);
    if (!game) return null;
    const made = new Made(order, setup, plays, game);
    if (await rolledAgain(core, made.rollout, order.games, report, signal)) return made;
    made.free();
    return null;
  }
}

/** @param {readonly number[]} one @param {readonly number[] | null} other */
export const same = (one, other) => one.join() === other?.join();

/**
 * The plays that are compared. Where there is only one, it is both.
 * @param {DecisionPlays} plays
 * @param {Pick<Wanted, 'a' | 'b'>} chosen
 * @returns {{a: Checkers, b: Checkers}}
 */
export function twoOf({ plays: [best, ...others] }, { a, b }) {
  const all = [best, ...others].map(({ after }) => after);
  const first = a ?? all.find((after) => !same(after, b)) ?? best.after;
  return { a: first, b: b ?? all.find((after) => !same(after, first)) ?? first };
}
