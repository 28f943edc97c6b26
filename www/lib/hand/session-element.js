// What keeps the session of a reader who plays games by hand: what is played and with which dice, which games there are, the
// address and the files that they come from and go to. It holds what makes a game ready to be played.

import { insistedOf, seedOf, stateOf, valuesOf } from '../address/state.js';
import { explainPosition } from '../bearoff/elsewhere.js';
import { givenPosition } from '../bearoff/given-position.js';
import { download } from '../element/download.js';
import { LabElement } from '../element/lab-element.js';
import { Preparation } from '../element/preparation.js';
import { Records } from './records.js';

/** @typedef {import('./shapes.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./shapes.js').Texts} Texts */
/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('../address/address.js').Problem} Problem */

/** @typedef {Pick<typeof import('../../pkg/hand/rollout_lab.js'), 'randomSeed' | 'readSeed' | 'readGames' | 'describePosition' | 'readPosition'>} Core */

/**
 * @template {import('./shapes.js').Wanted} W
 * @template {import('./shapes.js').Games<any>} G
 * @template {import('./shapes.js').Made<W, G>} M
 * @typedef {Object} Own  what such a lab has of its own
 * @property {Core} core
 * @property {() => import('./shapes.js').State<W>} initialState
 * @property {import('../address/address.js').Properties} properties
 * @property {Workshop<W, M>} workshop
 * @property {Pick<G, 'games' | 'written' | 'readout' | 'history'>} none  stands for the games before there can be any
 */

/**
 * @template {import('./shapes.js').Wanted} W
 * @template M
 * @typedef {Object} Workshop
 * @property {(order: import('./shapes.js').Order<W>, plays: () => string, report: import('../element/preparation.js').Report,
 *   signal: AbortSignal) => Promise<M | null>} make  with the plays that are to be made again: there may be more of them
 *   meanwhile; null: it was given up
 */

/**
 * @template {import('./shapes.js').Wanted} W
 * @template {import('./shapes.js').Games<any>} G
 * @template {import('./shapes.js').Made<W, G>} M
 * @template {Texts} T
 * @extends {LabElement<T>}
 */
export class SessionElement extends LabElement {
  static properties = {
    ...LabElement.properties,
    state: { state: true },
  };

  /** @param {Own<W, G, M>} own */
  constructor({ core, initialState, properties, workshop, none }) {
    super();
    /** What the core says of positions. */
    this.rules = core;
    this.initialState = initialState;
    /** What an address can say of the lab. */
    this.addressed = properties;
    this.none = none;
    // Whoever reloads the page is to lose no play that he has made.
    this.writeEvery = 350;
    this.state = initialState();
    /** The seed of the dice. @type {string} */
    this.chosenSeed = core.randomSeed();
    /** @type {Preparation<import('./shapes.js').Order<W>, M>} */
    this.preparation = new Preparation(this, {
      first: () => this.orderOf(''),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => workshop.make(order, () => this.plays, report, signal),
      take: (made, order, before) => this.take(made, order, before),
      revert: () => {},
      free: (made) => made.free(),
    });
    /** @type {Records<ReturnType<G['record']>>} */
    this.records = new Records(this);
  }

  // ——— The games ———

  /** What is played; null: nothing is made yet. */
  get made() {
    return this.preparation.made;
  }

  /** The same, unless other games are being made in its place. */
  get inForce() {
    const { making } = this.preparation;
    return making && making.order.plays !== null ? null : this.made;
  }

  /** The games; null: none can be played yet. */
  get played() {
    return this.made?.rollout ?? null;
  }

  /** The same, or no games. */
  get rollout() {
    return this.played ?? this.none;
  }

  /** @returns {ReturnType<G['readout']>} */
  readout() {
    return /** @type {ReturnType<G['readout']>} */ (this.rollout.readout());
  }

  /** Number of games that were begun. */
  get begun() {
    return this.played?.view().begun ?? 0;
  }

  /** The game that is being played, or else the last one. @returns {ReturnType<G['record']> | null} */
  get record() {
    const { played, begun } = this;
    return played && begun > 0 ? played.record(begun - 1) : null;
  }

  /** Every play that was made, and those that are to be made again, as the core writes them. */
  get plays() {
    return this.preparation.making?.order.plays ?? this.rollout.written;
  }

  // ——— What host pages and tests may call ———

  /** The dice; others begin again from no games, and one that is none is refused with an error. */
  get seed() {
    return this.chosenSeed;
  }

  set seed(seed) {
    this.startAgain(String(seed), {});
  }

  /** What is played; another one begins again from no games. One that the core refuses is thrown as its error. */
  get position() {
    return structuredClone((this.inForce?.setup ?? this.state.wanted).position);
  }

  set position(position) {
    this.startAgain(this.seed, /** @type {Partial<W>} */ ({ position: givenPosition(position, this.rules) }));
  }

  // ——— What the page's address does ———

  /** The state as values of the lab's properties. @returns {Values} */
  values() {
    const { plays, state } = this;
    return {
      ...valuesOf(this.addressed, state, this.rules),
      // Dice that nobody has seen or chosen are not worth keeping.
      seed: plays || state.seedChosen ? this.seed : null,
      plays: plays || null,
    };
  }

  /** Those that `values` leaves out, for an address whose author says otherwise. @returns {Values} */
  insisted() {
    return { ...insistedOf(this.addressed, this.state, this.rules), seed: this.seed, plays: '' };
  }

  /**
   * @param {Values} values
   * @returns {Problem[]} what the core refuses; of the plays it says so later, when there is a game that they fit or not
   */
  restore(values) {
    const { rules } = this;
    const { state, problems } = stateOf(this.addressed, values, this.initialState(), rules);
    const seed = seedOf(values, rules, problems);
    const { plays } = values;
    // One that came with plays is the reader's own.
    this.state = { ...state, seedChosen: seed !== null && !plays };
    // Plays of other dice, or of another position, are none.
    const fits = seed !== null && problems.length === 0;
    if (plays && !fits) problems.push({ name: 'plays', text: plays });
    this.startAgain(seed ?? rules.randomSeed(), {}, fits ? (plays ?? '') : '');
    return problems;
  }

  /** @param {Problem} problem */
  explain(problem) {
    return explainPosition(this, problem);
  }

  // ——— What the page's controls do ———

  /**
   * Another position, or other players: the games that were played are over then, so the reader is asked.
   * @param {Partial<W>} asking
   */
  want(asking) {
    if (this.begun > 0) this.change({ asking, problem: '', idProblem: '' });
    else this.startAgain(this.seed, asking);
  }

  /** @param {BearoffPosition} position  that the core takes */
  setUp(position) {
    this.want(/** @type {Partial<W>} */ ({ position }));
  }

  /** The reader's answer: these games are over, or go on. @param {boolean} over */
  answer(over) {
    const { asking } = this.state;
    if (over && asking) this.startAgain(this.rules.randomSeed(), asking);
    else this.change({ asking: null });
  }

  /** Luck is estimated in another way, of the same games. @param {Partial<W>} change */
  remeasure(change) {
    this.change({ wanted: { ...this.state.wanted, ...change } });
    const { making } = this.preparation;
    this.make(making ? making.order.plays : null);
  }

  /**
   * @param {string} seed
   * @param {Partial<W>} change
   * @param {string} [plays]  that were made with these dice
   */
  startAgain(seed, change, plays = '') {
    this.chosenSeed = this.rules.readSeed(seed);
    this.change({
      wanted: { ...this.state.wanted, ...change },
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

  /** What files with these games are called. */
  get fileName() {
    return 'rollout-lab-hand-games';
  }

  /** The games as a spreadsheet. @returns {string} */
  csv() {
    return '';
  }

  downloadGames() {
    // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
    download(`${this.fileName}.csv`, 'text/csv;charset=utf-8', ['\uFEFF', this.csv()]);
  }

  /** The games as a match that other programs read. */
  downloadMatch() {
    const { played, texts } = this;
    const { x, o } = texts.fileNames;
    if (played) download(`${this.fileName}.mat`, 'text/plain;charset=us-ascii', [played.matchText(x, o)]);
  }

  // ——— Making it ———

  get busy() {
    return super.busy || this.preparation.busy || this.records.busy;
  }

  /** @param {string | null} plays  @returns {import('./shapes.js').Order<W>} */
  orderOf(plays) {
    return { wanted: this.state.wanted, seed: this.seed, plays };
  }

  /**
   * Makes what is wanted, and goes on with these plays of it.
   * @param {string | null} plays
   */
  make(plays) {
    this.preparation.order(this.orderOf(plays));
  }

  /**
   * @param {M} made
   * @param {import('./shapes.js').Order<W>} order
   * @param {M | null} before
   */
  take(made, { plays }, before) {
    // What was played until now.
    if (plays === null && before?.rollout) while (!made.goOn(before.rollout.written));
    if (made.refused !== null) this.complain({ name: 'plays', text: made.refused });
    this.records.update();
    this.changed();
  }

  /** @param {Partial<import('./shapes.js').State<W>>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  /** @param {unknown} error */
  fail(error) {
    this.preparation.fail();
    this.records.giveUp();
    super.fail(error);
  }
}
