// The long-lived pieces of the lab of pairs: the workshop, which makes the games of both plays; the exact figures,
// which are calculated in the background; and the button's rolling until the better play is known.

import { MadeGame, NoRollout, rolledAgain } from '../../lib/bearoff/made-game.js';
import { Maker } from '../../lib/bearoff/maker.js';
import { Background } from '../../lib/element/background.js';
import { makeReady } from '../../lib/workers/make.js';
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

/**
 * @typedef {Object} Order
 * @property {import('./state.js').Wanted} wanted
 * @property {string} seed
 * @property {number} games  pairs to be rolled at once
 * @property {boolean} run  whether a run goes on when it is made
 */

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

/**
 * The exact figures of coupled pairs, calculated in the background for the games in force.
 * @extends {Background<PairsGame, boolean>}
 */
export class ExactFigures extends Background {
  /** @param {import('../../lib/element/background.js').Host & {touched: () => void}} host */
  constructor(host) {
    super(host);
    this.touched = () => host.touched();
    this.done = 0;
  }

  /** The share that is done, 0..1; null: nothing is being calculated. */
  get progress() {
    return this.work && this.done;
  }

  /** @param {PairsGame} of  @param {AbortSignal} signal */
  async make(of, signal) {
    const tell = (/** @type {number} */ progress) => {
      if (signal.aborted) return;
      this.done = progress;
      this.touched();
    };
    this.done = 0;
    const making = {
      core,
      order: of.exactOrder(),
      take: (/** @type {Uint8Array} */ made) => of.takeExact(made),
      build: () => of.buildExact(),
      // Games that were given up may have been freed.
      progress: () => (signal.aborted ? 0 : of.exactProgress),
    };
    return makeReady(making, tell, signal);
  }
}

/** Rolls until the better play is known: until the any-time interval, which allows for peeking, excludes zero. */
export class UntilKnown {
  /** @param {import('./lab.js').PairsLab} lab */
  constructor(lab) {
    this.lab = lab;
    /** Whether the reader wants to know. */
    this.wanted = false;
  }

  /** Whether pairs are rolled for it. */
  get on() {
    return this.wanted && this.lab.rolling.running;
  }

  /** The number of pairs after which the better play was known; null: it is not known. */
  get pairs() {
    const { current, rollout, estimate } = this.lab;
    return current ? rollout.known(estimate, true) : null;
  }

  async start() {
    const { lab } = this;
    await lab.ready();
    if (!lab.isConnected || !lab.current || this.pairs !== null) return;
    lab.rolling.pause();
    lab.rolling.run(Infinity);
    this.wanted = lab.rolling.running;
    lab.touched();
  }

  stop() {
    this.wanted = false;
    this.lab.pause();
  }

  /** Stops if the better play is known, after more pairs or in another coupling. */
  look() {
    if (this.on && this.pairs !== null) this.stop();
  }
}
