// Makes the game that is played by hand, and works out what the reader's own play of it is worth.

import { Maker } from '../../shared/bearoff/maker.js';
import { standIn } from '../../shared/bearoff/needs-exact.js';
import { inSlices } from '../../shared/tasks.js';
import { core, isRefusal } from './core.js';
import { NOISE } from './state.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../shared/preparation.js').Report} Report */

/**
 * @typedef {Object} Order
 * @property {Wanted} wanted
 * @property {string} seed
 * @property {string | null} plays  that are to be made again; null: those that have been made until then
 */

/** A play is written with so many signs at the most. */
const SIGNS = 2;

/** What is played. */
export class Made {
  /**
   * @param {Wanted} setup  what was made, where the exact chances are not known with others in their place
   * @param {BearoffGame} game  that is ready
   * @param {string} seed  of the dice
   */
  constructor(setup, game, seed) {
    this.setup = setup;
    this.game = game;
    this.seed = seed;
    /** Of the reader's playing perfectly. */
    this.theory = game.theory(0);
    /** So many signs of what was written are played. */
    this.signs = 0;
    /** What was written though nobody can have played it; null: nothing. @type {string | null} */
    this.refused = null;
    this.rollout = this.begun();
  }

  /** No game of it is played yet. */
  begun() {
    return new core.HandRollout(this.game, this.setup.hands, this.seed);
  }

  /**
   * One play on to where these plays end, which begin as far as it has come. Where nobody can have played that, nothing is
   * played.
   * @param {string} plays
   * @returns {boolean} whether that is done
   */
  goOn(plays) {
    const { signs } = this;
    if (this.refused !== null || signs === plays.length) return true;
    try {
      this.signs += this.rollout.playWritten(plays.slice(signs, signs + SIGNS));
      return this.signs === plays.length;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.refused = plays;
      this.rollout.free();
      this.rollout = this.begun();
      return true;
    }
  }

  free() {
    this.rollout.free();
    this.game.free();
  }
}

export class Workshop extends Maker {
  constructor() {
    super(core);
  }

  /**
   * @param {Order} order
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
    const made = new Made({ position, hands, opponent, evaluator }, game, seed);
    let text = plays();
    const done = await inSlices(
      () => made.goOn(text) && text === (text = plays()),
      () => report({ what: 'game', progress: made.signs / Math.max(1, text.length) }),
      signal,
    );
    if (done) return made;
    made.free();
    return null;
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
