// `<hand-lab>`: a position that the reader plays out himself, game after game, with the luck of the dice taken out. It
// holds what makes a game ready to be played, and beside it what works out the worth of the reader's own play. The games
// are the core's; what is drawn, the views' beside this file.

import { insistedOf, seedOf, stateOf, valuesOf } from '../../shared/address/state.js';
import { chanceFormat } from '../../shared/bearoff/chance-format.js';
import { givenPosition } from '../../shared/bearoff/given-position.js';
import { LabElement } from '../../shared/lab-element.js';
import { Preparation } from '../../shared/preparation.js';
import { withSeries } from '../../shared/rollout/state.js';
import { core } from './core.js';
import { downloadCsv, downloadMatch } from './files.js';
import { renderLab } from './layout.js';
import { NO_GAMES } from './no-games.js';
import { OwnWorth } from './own-worth.js';
import { Playing } from './playing.js';
import { properties } from './properties.js';
import { Records } from './records.js';
import { initialState } from './state.js';
import { handStyles } from './styles.js';
import { Workshop } from './workshop.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./state.js').HandState} HandState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */
/** @typedef {import('../../shared/address/address.js').Values} Values */
/** @typedef {import('../../shared/address/address.js').Problem} Problem */

/** @extends {LabElement<Texts>} */
export class HandLab extends LabElement {
  static properties = {
    ...LabElement.properties,
    state: { state: true },
  };

  constructor() {
    super();
    /** What the core says of positions. */
    this.rules = core;
    // Whoever reloads the page is to lose no play that he has made.
    this.writeEvery = 350;
    this.format = chanceFormat(this.format);
    /** @type {HandState} */
    this.state = initialState();
    /** The seed of the dice. @type {string} */
    this.chosenSeed = core.randomSeed();
    this.workshop = new Workshop();
    /** @type {Preparation<Order, Made>} */
    this.preparation = new Preparation(this, {
      first: () => this.orderOf(''),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => this.workshop.make(order, () => this.plays, report, signal),
      take: (made, order, before) => this.take(made, order, before),
      revert: () => {},
      free: (made) => made.free(),
    });
    this.ownWorth = new OwnWorth(this, this.workshop);
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
    return this.played ?? NO_GAMES;
  }

  /** All games are measured by one estimate. */
  get estimate() {
    return null;
  }

  /** @returns {import('../../shared/rollout/shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** Of the reader's playing perfectly. */
  theory() {
    return this.made?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.made?.game.funnel(0, games) ?? null;
  }

  /** What the reader's play so far is worth, in percent; null: not known, or not yet. */
  get own() {
    return this.ownWorth.value;
  }

  readout() {
    return this.rollout.readout();
  }

  /** Number of games that were begun. */
  get begun() {
    return this.played?.view().begun ?? 0;
  }

  /** The game that is being played, or else the last one. */
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
    return structuredClone((this.made?.setup ?? this.state.wanted).position);
  }

  set position(position) {
    this.startAgain(this.seed, { position: givenPosition(position, core) });
  }

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const { games, plain, reduced, equivalentGames, costs, abandoned } = this.readout();
    const { position, hands, opponent, evaluator } = this.made?.setup ?? this.state.wanted;
    const { positionId } = core.describePosition(position);
    const setup = { position, positionId, hands, opponent, evaluator, seed: this.seed };
    const exact = this.theory();
    // What was made is in force, and nobody else's to change.
    return structuredClone({ games, abandoned, ...setup, plain, reduced, equivalentGames, costs, exact, own: this.own });
  }

  // ——— What the page's address does ———

  /** The state as values of the lab's properties. @returns {Values} */
  values() {
    const { plays, state } = this;
    return {
      ...valuesOf(properties, state, core),
      // Dice that nobody has seen or chosen are not worth keeping.
      seed: plays || state.seedChosen ? this.seed : null,
      plays: plays || null,
    };
  }

  /** Those that `values` leaves out, for an address whose author says otherwise. @returns {Values} */
  insisted() {
    return { ...insistedOf(properties, this.state, core), seed: this.seed, plays: '' };
  }

  /**
   * @param {Values} values
   * @returns {Problem[]} what the core refuses; of the plays it says so later, when there is a game that they fit or not
   */
  restore(values) {
    const { state, problems } = stateOf(properties, values, initialState(), core);
    const seed = seedOf(values, core, problems);
    const { plays } = values;
    // One that came with plays is the reader's own.
    this.state = { ...state, seedChosen: seed !== null && !plays };
    // Plays of other dice, or of another position, are none.
    const fits = seed !== null && problems.length === 0;
    if (plays && !fits) problems.push({ name: 'plays', text: plays });
    this.startAgain(seed ?? core.randomSeed(), {}, fits ? (plays ?? '') : '');
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

  // ——— What the page's controls do ———

  /**
   * Another position, or other players: the games that were played are over then, so the reader is asked.
   * @param {Partial<Wanted>} asking
   */
  want(asking) {
    if (this.begun > 0) this.change({ asking, problem: '', idProblem: '' });
    else this.startAgain(this.seed, asking);
  }

  /** @param {BearoffPosition} position  that the core takes */
  setUp(position) {
    this.want({ position });
  }

  /** The reader's answer: these games are over, or go on. @param {boolean} over */
  answer(over) {
    const { asking } = this.state;
    if (over && asking) this.startAgain(core.randomSeed(), asking);
    else this.change({ asking: null });
  }

  /** Luck is estimated in another way, of the same games. @param {Wanted['evaluator']} evaluator */
  measure(evaluator) {
    this.change({ wanted: { ...this.state.wanted, evaluator } });
    const { making } = this.preparation;
    this.make(making ? making.order.plays : null);
  }

  /**
   * @param {string} seed
   * @param {Partial<Wanted>} change
   * @param {string} [plays]  that were made with these dice
   */
  startAgain(seed, change, plays = '') {
    this.chosenSeed = core.readSeed(seed);
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

  /** @param {Partial<import('../../shared/rollout/shapes.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
  }

  downloadGames() {
    downloadCsv(this);
  }

  downloadMatch() {
    downloadMatch(this);
  }

  // ——— Making it ———

  get busy() {
    return this.preparation.busy || this.ownWorth.busy || this.records.busy;
  }

  /** @param {Order['plays']} plays  @returns {Order} */
  orderOf(plays) {
    return { wanted: this.state.wanted, seed: this.seed, plays };
  }

  /**
   * Makes what is wanted, and goes on with these plays of it.
   * @param {Order['plays']} plays
   */
  make(plays) {
    this.ownWorth.giveUp();
    this.preparation.order(this.orderOf(plays));
  }

  /**
   * @param {Made} made
   * @param {Order} order
   * @param {Made | null} before
   */
  take(made, { plays }, before) {
    // What was played until now.
    if (plays === null && before) while (!made.goOn(before.rollout.written));
    if (made.refused !== null) this.complain({ name: 'plays', text: made.refused });
    this.ownWorth.value = null;
    this.playing.told = Infinity;
    if (this.played) this.ownWorth.workOut(this.played);
    this.records.update();
    this.changed();
  }

  /** @param {Partial<HandState>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  /** @param {unknown} error */
  fail(error) {
    this.preparation.fail();
    this.ownWorth.giveUp();
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

  view() {
    return renderLab(this);
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
