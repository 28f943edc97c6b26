// Makes the game that is played by hand, and works out what the reader's own play of it is worth.

import { Maker } from '../../lib/bearoff/maker.js';
import { standIn } from '../../lib/bearoff/needs-exact.js';
import { PlayedGame, playedOn } from '../../lib/hand/played-game.js';
import { core } from './core.js';
import { NOISE } from './state.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../lib/element/preparation.js').Report} Report */

/** A play is written with so many signs at the most. */
const SIGNS = 2;

/**
 * What is played.
 * @extends {PlayedGame<Wanted, BearoffGame, HandRollout>}
 */
export class Made extends PlayedGame {
  /**
   * @param {Wanted} setup  what was made, where the exact chances are not known with others in their place
   * @param {BearoffGame} game  that is ready
   * @param {string} seed  of the dice
   */
  constructor(setup, game, seed) {
    super(setup, game, () => new core.HandRollout(game, setup.hands, seed), SIGNS);
    /** Of the reader's playing perfectly. */
    this.theory = game.theory(0);
  }
}

export class Workshop extends Maker {
  constructor() {
    super(core);
  }

  /**
   * @param {import('../../lib/hand/shapes.js').Order<Wanted>} order
   * @param {() => string} plays  that are to be made again: there may be more of them meanwhile
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | null>} null: it was given up
   */
  async make({ wanted, seed }, plays, report, signal) {
    const { reach } = core.describePosition(wanted.position);
    const database = await this.database(reach, report, signal);
    if (!database) return null;
    const { position, hands } = wanted;
    const opponent = standIn(wanted.opponent, reach);
    const evaluator = standIn(wanted.evaluator, reach);
    // Where the reader has not played yet, he is taken to play perfectly.
    const own = standIn('exact', reach);
    const players = { x: hands === 'o' ? opponent : own, o: hands === 'x' ? opponent : own };
    /** @type {import('../../pkg/hand/rollout_lab.js').Estimate[]} */
    const estimates = [{ evaluator, scale: 'linear' }];
    // Mistakes are always measured exactly, if they can be.
    if (reach === 'six' && evaluator !== 'exact') estimates.push({ evaluator: 'exact', scale: 'linear' });
    const game = await this.game(database, { position, players, estimates, noise: NOISE }, report, signal);
    if (!game) return null;
    return playedOn(new Made({ position, hands, opponent, evaluator }, game, seed), plays, report, signal);
  }

  /**
   * What the reader's play so far is worth, in percent.
   * @param {HandRollout} rollout
   * @param {AbortSignal} signal
   * @returns {Promise<number | null>} null: not known, or given up
   */
  async worthOf(rollout, signal) {
    const builder = rollout.ownPlay();
    const game = builder && (await this.finish(builder, () => {}, signal));
    if (!game) return null;
    const worth = game.theory(0)?.plain.mean ?? null;
    game.free();
    return worth;
  }
}
