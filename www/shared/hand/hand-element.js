// What every lab is in which a position is played out by hand, game after game, with the luck of the dice taken out. It holds
// what makes a game ready to be played. The games are the core's; what is drawn, the views'.

import { insistedOf, seedOf, stateOf, valuesOf } from '../address/state.js';
import { givenPosition } from '../bearoff/given-position.js';
import { download } from '../download.js';
import { LabElement } from '../lab-element.js';
import { Preparation } from '../preparation.js';
import { withSeries } from '../rollout/state.js';
import { Playing } from './playing.js';
import { Records } from './records.js';
import { handStyles } from './styles.js';

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
 * @property {(order: import('./shapes.js').Order<W>, plays: () => string, report: import('../preparation.js').Report,
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
export class HandElement extends LabElement {
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
    this.playing = new Playing(this);
    this.onBoard = false;
  }

  // ——— What there is to draw ———

  /** What is played; null: nothing is made yet. */
  get made() {
    return this.preparation.made;
  }

  /** The games; null: none can be played yet. */
  get played() {
    return this.made?.rollout ?? null;
  }

  /** The same, or no games. */
  get rollout() {
    return this.played ?? this.none;
  }

  /** All games are measured by one estimate. */
  get estimate() {
    return null;
  }

  /** @returns {import('../rollout/shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** What the reader's play so far is worth; null: not known, or not yet. @returns {number | null} */
  get own() {
    return null;
  }

  /** Of the reader's playing perfectly; null: not known. @returns {import('../rollout/shapes.js').Theory | null} */
  theory() {
    return null;
  }

  /**
   * @param {number} _games
   * @returns {import('../rollout/shapes.js').Funnel | null}
   */
  funnel(_games) {
    return null;
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

  /** Whether a game waits for the reader. */
  get waits() {
    return Boolean(this.played?.view().turn);
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
    return structuredClone((this.made?.setup ?? this.state.wanted).position);
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

  // ——— Playing ———

  begin() {
    this.playing.begin();
  }

  /**
   * @param {number} from
   * @param {number} [to]
   */
  move(from, to) {
    this.playing.act((played) => played.move(from, to));
  }

  undo() {
    this.playing.act((played) => played.undo());
  }

  swap() {
    this.playing.act((played) => played.swap());
  }

  /** The play stands; of a roll that has only one, that is made. */
  confirm() {
    this.playing.confirm();
  }

  abandon() {
    this.playing.act((played) => played.abandon());
  }

  /**
   * The next thing to do: end the turn, or begin a game.
   * @param {boolean} byKey  from the keyboard, which then is to be where checkers are moved
   */
  async goOn(byKey) {
    if (this.played?.view().turn) {
      this.confirm();
      return;
    }
    this.begin();
    await this.refocus(byKey);
  }

  /** Whoever plays by keys is to be where checkers are moved. @param {boolean} byKey */
  async refocus(byKey) {
    await this.updateComplete;
    if (byKey && this.played?.view().turn) this.board?.focus();
  }

  get board() {
    return /** @type {import('./play-board.js').PlayBoard | null} */ (this.renderRoot.querySelector('.board'));
  }

  /** @param {boolean} forced */
  setForced(forced) {
    this.change({ forced });
    this.playing.act(() => this.playing.playForced());
  }

  /** A game is over, and counts. @param {G} _played */
  counted(_played) {}

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

  /** @param {number} game */
  unfold(game) {
    this.change({ unfolded: toggled(this.state.unfolded, game) });
  }

  /** @param {string} mistake */
  reveal(mistake) {
    this.change({ revealed: new Set(this.state.revealed).add(mistake) });
  }

  /** @param {Partial<import('../rollout/shapes.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
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
    return this.preparation.busy || this.records.busy;
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
    this.playing.told = Infinity;
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

  // ——— Drawing ———

  willUpdate() {
    /** Whether the keyboard is where checkers are moved. */
    this.onBoard = this.board !== null && this.shadowRoot?.activeElement === this.board;
  }

  async updated() {
    super.updated();
    // When the game is over there is nothing to be moved, and whoever was there would be nowhere.
    if (this.onBoard && !this.played?.view().turn) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.main'))?.focus();
    }
  }

  static styles = handStyles;
}

/**
 * @template T
 * @param {Set<T>} set
 * @param {T} item
 */
function toggled(set, item) {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
