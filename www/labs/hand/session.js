// The reader's session: the game that is played again and again, its dice, and the games that were played of it. A piece of the lab.

import { Preparation } from '../../lib/element/preparation.js';

/** @typedef {import('./shapes.js').Kind} Kind */
/** @template {Kind} K @typedef {import('./shapes.js').Made<K>} Made */
/** @template {Kind} K @typedef {import('./shapes.js').Order<K>} Order */
/** @template {Kind} K @typedef {import('./shapes.js').RecordOf<K>} RecordOf */
/** @template {Kind} K @typedef {import('./shapes.js').ViewOf<K>} ViewOf */

/**
 * A session is where its preparation is (`State` in preparation.js). `idle` or `making` without a game before: nothing can be
 * played. `making` with a game before: the reader plays on if only the estimate of luck changes, and these plays are replayed;
 * no action is possible if other games are to begin. `ready`: the games are played, unless the position is beyond the database.
 * `failed`: the core has stopped.
 * @template {Kind} K
 */
export class Session {
  /**
   * @param {import('./shapes.js').HandLab<K>} lab
   * @param {import('./shapes.js').Module<K>} module
   */
  constructor(lab, module) {
    this.lab = lab;
    this.module = module;
    /** The seed of the dice. @type {string} */
    this.seed = module.core.randomSeed();
    /** @type {import('../../lib/element/preparation.js').Own<Order<K>, Made<K>>} */
    const own = {
      first: () => this.orderOf(''),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => module.make(order, () => this.plays, report, signal),
      take: (made, order, before) => this.take(made, order, before),
      revert: () => lab.touched(),
      free: (made) => made.free(),
    };
    /** @type {import('./shapes.js').Pieces<K>['preparation']} */
    this.preparation = new Preparation(lab, own);
  }

  get filling() {
    return this.preparation.busy;
  }

  failed() {
    this.preparation.fail();
  }

  // ——— The games ———

  /** The game that can be played; null if none is made yet. */
  get made() {
    return this.preparation.made;
  }

  /** The game that can be played; null while another one is made instead. */
  get inForce() {
    const { making } = this.preparation;
    return making && making.order.plays !== null ? null : this.made;
  }

  /** The games; null if none can be played yet. @returns {K['games'] | null} */
  get played() {
    return this.made?.rollout ?? null;
  }

  /** The games, or no games. */
  get rollout() {
    return this.played ?? this.module.none;
  }

  /** The board and the decision that waits; null if nothing can be played yet. @returns {ViewOf<K> | null} */
  view() {
    return /** @type {ViewOf<K> | null} */ (this.played?.view() ?? null);
  }

  /** Number of games that were begun. */
  get begun() {
    return this.view()?.begun ?? 0;
  }

  /** @param {number} number  of a game that was begun */
  record(number) {
    return /** @type {RecordOf<K> | null} */ (this.played?.record(number) ?? null);
  }

  /** The game that is being played, or else the last one. */
  last() {
    const { begun } = this;
    return begun > 0 ? this.record(begun - 1) : null;
  }

  /** Every action of the reader, those that are to be replayed included, as the core writes them. */
  get plays() {
    return this.preparation.making?.order.plays ?? this.rollout.written;
  }

  // ——— Making games ———

  /**
   * Begins again with a setup, from no games on.
   * @param {string} seed  throws if it is none
   * @param {Partial<K['wanted']>} change
   * @param {string} [plays]  to replay
   */
  startAgain(seed, change, plays = '') {
    const { lab, module } = this;
    this.seed = module.core.readSeed(seed);
    lab.change({
      wanted: { ...lab.state.wanted, ...change },
      asking: null,
      problem: '',
      idProblem: '',
      refused: '',
      abandoning: false,
      unfolded: new Set(),
      revealed: new Set(),
    });
    this.make(plays);
  }

  /** Estimates the luck of these games in another way. @param {Partial<K['wanted']>} change */
  remeasure(change) {
    const { lab, preparation } = this;
    lab.change({ wanted: { ...lab.state.wanted, ...change } });
    const { making } = preparation;
    this.make(making ? making.order.plays : null);
  }

  /** Makes the game that is wanted, and replays these plays. @param {string | null} plays */
  make(plays) {
    this.lab.ownWorth?.giveUp();
    this.preparation.order(this.orderOf(plays));
  }

  /** @param {string | null} plays  @returns {Order<K>} */
  orderOf(plays) {
    return { wanted: this.lab.state.wanted, seed: this.seed, plays };
  }

  /**
   * @param {Made<K>} made
   * @param {Order<K>} order
   * @param {Made<K> | null} before
   */
  take(made, { plays }, before) {
    const { lab } = this;
    lab.playing.restart();
    // The plays that were made until now.
    if (plays === null && before?.rollout) while (!made.goOn(before.rollout.written));
    if (made.refused !== null) lab.complain({ name: 'plays', text: made.refused });
    lab.records.update();
    lab.ownWorth?.restart(made.rollout);
    lab.changed();
  }
}
