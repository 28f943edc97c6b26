// What a lab is whose games have to be made ready before they can be rolled: while others are made there is no rollout, and
// whoever asks for games meanwhile waits for them; while the same games are measured in another way, they are seen as they
// were measured before. What is made, and of what, is the lab's.

import { Preparation } from '../element/preparation.js';
import { notConnected } from '../element/removed.js';
import { RolloutElement } from './rollout-element.js';

/** @typedef {import('./shapes.js').Rollout} Rollout */
/** @typedef {import('./shapes.js').RolloutState} RolloutState */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */

/**
 * What is to be made, with what a lab says of it besides.
 * @template W
 * @typedef {{wanted: W, seed: string, games: number, run: boolean}} Order  games to be rolled at once, and whether a run goes
 *   on when they are
 */

/**
 * @template W
 * @template R
 * @typedef {Object} Made  what is rolled out
 * @property {Order<W>} order
 * @property {R} rollout
 * @property {(seed: string, begin: (rollout: R) => void) => void} withSeed  other dice for the same game, with no games yet
 * @property {() => void} free
 */

/**
 * @template W  what the reader wants
 * @template {RolloutState & {wanted: W}} S
 * @template {Rollout} R
 * @template {Order<W>} O
 * @template {Made<W, R>} M
 * @template {Texts} T
 * @extends {RolloutElement<S, R, T>}
 */
export class PreparedElement extends RolloutElement {
  /**
   * @param {ConstructorParameters<typeof RolloutElement<S, R, T>>[0]} own
   * @param {new (seed: string) => R} none  stands for the rollout where there is none
   */
  constructor(own, none) {
    super(own);
    this.none = none;
    /** How often was gone back, or paused: what was asked for before, and still waits for the games, is given up. */
    this.rewinds = 0;
    this.pauses = 0;
    /** @type {Preparation<O, M>} */
    this.preparation = new Preparation(this, {
      first: () => this.orderOf(this.seed, 0),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => this.make(order, report, signal),
      take: (made, order) => this.take(made, order),
      revert: (made, order) => this.revert(made, order),
      free: (made) => this.free(made),
      instead: (order) => this.instead(order),
    });
  }

  // ——— What each lab has of its own ———

  /**
   * What is to be made of what is wanted now.
   * @param {string} _seed
   * @param {number} _games  to be rolled at once
   * @returns {O}
   */
  orderOf(_seed, _games) {
    throw new Error('a lab says what it makes');
  }

  /**
   * @param {O} _order
   * @param {import('../element/preparation.js').Report} _report
   * @param {AbortSignal} _signal
   * @returns {Promise<M | null>} null: it was given up
   */
  async make(_order, _report, _signal) {
    return null;
  }

  /**
   * It was made.
   * @param {M} made
   * @param {O} order
   */
  take(made, order) {
    // Games that were owed and have been rolled in the meantime still are.
    this.rolling.replace(made.rollout);
    if (order.run) this.run();
  }

  /**
   * The reader has not waited: what was in force before is so again.
   * @param {M} made
   * @param {O} order  that was given up
   */
  revert(made, order) {
    this.change(/** @type {Partial<S>} */ ({ wanted: made.order.wanted }));
    if (!this.current) this.rolling.restart(made.rollout);
    if (order.run) this.run();
  }

  /**
   * The order that is made instead of one that the core refuses.
   * @param {O} _order
   * @returns {O | null} null: what was made before is in force again
   */
  instead(_order) {
    return null;
  }

  /** @param {M} made  which is not in force any more */
  free(made) {
    made.free();
  }

  // ——— What is being rolled out ———

  /** Null while there is nothing yet. */
  get current() {
    return this.rollout instanceof this.none ? null : this.preparation.made;
  }

  get busy() {
    return this.preparation.busy || super.busy;
  }

  get filling() {
    return this.preparation.busy || super.filling;
  }

  ready() {
    return this.until(() => !this.preparation.busy);
  }

  // ——— What host pages and tests may call ———

  /** @param {number} games */
  roll(games) {
    const { rewinds } = this;
    return this.call(async () => {
      // A number that is none is refused before anything is waited for.
      this.guard(() => this.core.readGames(games));
      await this.ready();
      // Without a document nothing is made.
      if (!this.isConnected) throw notConnected();
      if (this.current && this.rewinds === rewinds) await super.roll(games);
    });
  }

  async run() {
    const { pauses } = this;
    await this.ready();
    if (this.isConnected && this.current && this.pauses === pauses) super.run();
  }

  pause() {
    this.pauses += 1;
    super.pause();
  }

  rewind() {
    this.rewinds += 1;
    this.pauses += 1;
    super.rewind();
    const { making } = this.preparation;
    // What is being measured again are the games that were rolled before.
    if (making && this.current) this.preparation.order({ ...making.order, games: 0, run: false });
  }

  // ——— What the page's address does ———

  values() {
    const values = super.values();
    // Those that are being rolled again count.
    return { ...values, games: Math.max(values.games, this.preparation.making?.order.games ?? 0) };
  }

  // ——— What the page's controls do ———

  step() {
    if (this.current && !this.preparation.making) this.oneGame(() => super.step());
  }

  rollGame() {
    if (this.current && !this.preparation.making) this.oneGame(() => super.rollGame());
  }

  /** Gives up what is being made, and goes back to what was in force. */
  cancel() {
    this.preparation.cancel();
  }

  // ——— Inside ———

  /** A roll of the game under the microscope is made, or the rest of it. @param {() => void} roll */
  oneGame(roll) {
    roll();
  }

  /**
   * @param {string} seed throws if it is none
   * @param {Partial<S>} [changes]
   * @param {number} [games]  to be rolled at once, of another game
   */
  startAgain(seed, changes = {}, games = 0) {
    const written = this.core.readSeed(seed);
    const { made, making } = this.preparation;
    const { wanted = this.state.wanted } = changes;
    const same = !making && made?.order.wanted === wanted;
    this.change(/** @type {Partial<S>} */ ({ badSeed: null, seedChosen: true, ...changes }));
    if (same && made) {
      made.withSeed(written, (rollout) => this.rolling.restart(rollout));
      return;
    }
    this.rolling.restart(new this.none(written));
    this.preparation.order(this.orderOf(written, games));
  }

  /** Makes what is wanted now, and has the games that there are measured by it. */
  remeasure() {
    const run = this.rolling.running || (this.preparation.making?.order.run ?? false);
    this.rolling.pause();
    this.preparation.order({ ...this.orderOf(this.seed, this.rollout.games), run });
  }

  /** @param {unknown} error */
  fail(error) {
    this.preparation.fail();
    super.fail(error);
  }
}
