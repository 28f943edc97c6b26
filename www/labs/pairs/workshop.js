// The workshop of the lab of pairs: it makes the databases and the games after both plays, and rolls earlier pairs again after the setup
// has changed. All work has progress, and can be given up.

import { MadeGame, NoRollout, rolledAgain } from '../../lib/bearoff/made-game.js';
import { Maker } from '../../lib/bearoff/maker.js';
import { core } from './core.js';
import { twoOf } from './model.js';
import { possible } from './state.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsGame} PairsGame */

/** The rollout while there are no two plays: no pairs, and no figures. */
export class NoPairs extends NoRollout {
  couplings = () => null;
  verdict = () => null;
  outcomes = () => null;
  scatter = () => null;
  known = () => null;
}

/** @typedef {import('../../lib/rollout/prepared.js').Order<import('./state.js').Wanted>} Order */

/**
 * Games after both plays that are ready, with their rollout.
 * @extends {MadeGame<Order, PairsGame, import('../../pkg/pairs/rollout_lab.js').PairsRollout>}
 */
export class Made extends MadeGame {
  /**
   * @param {Order} order
   * @param {import('../../pkg/pairs/rollout_lab.js').PairsSetup} setup  with stand-ins where the exact chances are not known
   * @param {import('../../pkg/pairs/rollout_lab.js').DecisionPlays} plays  of the roll
   * @param {PairsGame} game  that is ready
   */
  constructor(order, setup, plays, game) {
    super(order, game, core.PairsRollout);
    this.setup = setup;
    this.plays = plays;
  }
}

/** Makes databases, the plays of the roll and the games after A and B, and rolls earlier pairs again. */
export class Workshop extends Maker {
  constructor() {
    // Its core has other games.
    super(/** @type {any} */ (core));
  }

  /**
   * @param {Order} order
   * @param {import('../../lib/element/preparation.js').Report} report
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
