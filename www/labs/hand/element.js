// The element of both labs in which a position is played out by hand, game after game, with the luck of the dice taken out. It
// holds the session: setup, dice, games, address and files. A module says how play with or without the cube differs.

import { insistedOf, seedOf, stateOf, valuesOf } from '../../lib/address/address.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { givenPosition } from '../../lib/bearoff/positions.js';
import { download } from '../../lib/element/download.js';
import { LabElement } from '../../lib/element/lab-element.js';
import { Preparation } from '../../lib/element/preparation.js';
import { withSeries } from '../../lib/rollout/state.js';
import { Records } from './games.js';
import { gamesCsv } from './games-view.js';
import { handLayout } from './layout.js';
import { Playing } from './playing.js';
import { handStyles } from './styles.js';

/** @typedef {import('./session.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./session.js').Kind} Kind */
/** @typedef {import('../../lib/address/address.js').Values} Values */
/** @typedef {import('../../lib/address/address.js').Problem} Problem */

/** @template {Kind} K @typedef {import('./session.js').Made<K>} Made */
/** @template {Kind} K @typedef {import('./session.js').Order<K>} Order */
/** @template {Kind} K @typedef {import('./session.js').RecordOf<K>} RecordOf */
/** @template {Kind} K @typedef {import('./session.js').ReadoutOf<K>} ReadoutOf */
/** @template {Kind} K @typedef {import('./session.js').ViewOf<K>} ViewOf */
/** @template {Kind} K @typedef {import('./session.js').State<K['wanted']>} State */

/**
 * @template {Kind} K
 * @extends {LabElement<K['texts']>}
 */
export class HandElement extends LabElement {
  static properties = {
    ...LabElement.properties,
    state: { state: true },
  };

  /** @param {import('./session.js').Module<K>} module */
  constructor(module) {
    super();
    this.module = module;
    this.rules = module.core;
    this.format = module.format(this.format);
    // A reader who reloads the page loses no play.
    this.writeEvery = 350;
    this.state = module.initialState();
    /** The seed of the dice. @type {string} */
    this.chosenSeed = this.rules.randomSeed();
    /** @type {Preparation<Order<K>, Made<K>>} */
    this.preparation = new Preparation(this, {
      first: () => this.orderOf(''),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => module.make(order, () => this.plays, report, signal),
      take: (made, order, before) => this.take(made, order, before),
      revert: () => {},
      free: (made) => made.free(),
    });
    /** @type {Records<K>} */
    this.records = new Records(this);
    /** @type {Playing<K>} */
    this.playing = new Playing(this);
    this.ownWorth = module.ownWorth(this);
    /** Whether the keyboard focus is on the board. */
    this.onBoard = false;
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

  /** The setup of the games, or else of those that are being made. @returns {K['wanted']} */
  get setup() {
    return this.made?.setup ?? this.state.wanted;
  }

  /** The games; null if none can be played yet. */
  get played() {
    return /** @type {import('./session.js').GamesOf<K> | null} */ (this.made?.rollout ?? null);
  }

  /** The games, or no games. */
  get rollout() {
    return this.played ?? this.module.none;
  }

  /** @returns {ReadoutOf<K>} */
  readout() {
    return /** @type {ReadoutOf<K>} */ (this.rollout.readout());
  }

  /** The board and the decision that waits; null if nothing can be played yet. @returns {ViewOf<K> | null} */
  get now() {
    return /** @type {ViewOf<K> | null} */ (this.played?.view() ?? null);
  }

  /** Number of games that were begun. */
  get begun() {
    return this.played?.view().begun ?? 0;
  }

  /** The game that is being played, or else the last one. @returns {RecordOf<K> | null} */
  get record() {
    const { played, begun } = this;
    return played && begun > 0 ? played.record(begun - 1) : null;
  }

  /** Whether a game waits for the reader. */
  get waits() {
    const view = this.played?.view();
    return Boolean(view?.turn || view?.asked);
  }

  /** Every action of the reader, those that are to be replayed included, as the core writes them. */
  get plays() {
    return this.preparation.making?.order.plays ?? this.rollout.written;
  }

  // ——— Data of the chart ———

  /** One estimate measures all games. */
  get estimate() {
    return null;
  }

  /** @returns {import('../../lib/rollout/shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** The value of the reader's own play so far, in percent; null if it is not known, or not yet. */
  get own() {
    return this.ownWorth?.value ?? null;
  }

  /** Exact statistics of a reader who makes no mistake; null if they are unknown. */
  theory() {
    return /** @type {ReturnType<K['game']['theory']>} */ (this.made?.theory ?? null);
  }

  /** @param {number} games */
  funnel(games) {
    return this.made?.game?.funnel(0, games) ?? null;
  }

  // ——— Methods for host pages; they throw `RolloutLabError` if something cannot be done ———

  /** Everything about the rollout now. Undefined values are null. */
  snapshot() {
    const made = this.inForce;
    const readout = /** @type {ReadoutOf<K>} */ ((made?.rollout ?? this.module.none).readout());
    const { games, plain, reduced, equivalentGames, abandoned } = readout;
    const { costs } = /** @type {{costs: ReadoutOf<K>['costs']}} */ (readout);
    const wanted = made?.setup ?? this.state.wanted;
    const { position } = wanted;
    const { positionId } = this.rules.describePosition(position);
    const setup = { position, positionId, ...this.module.told(wanted), seed: this.seed };
    const exact = made?.theory ?? null;
    const own = this.ownWorth && { own: made && this.own };
    // The copy keeps the page from changing what is in force.
    return structuredClone({ games, abandoned, ...setup, plain, reduced, equivalentGames, costs, exact, ...own });
  }

  /** The seed of the dice. Another one starts again from no games; one that is not valid throws. */
  get seed() {
    return this.chosenSeed;
  }

  set seed(seed) {
    this.startAgain(String(seed), {});
  }

  /** The position. Another one starts again from no games; one that the core refuses throws. */
  get position() {
    return structuredClone((this.inForce?.setup ?? this.state.wanted).position);
  }

  set position(position) {
    this.startAgain(this.seed, /** @type {Partial<K['wanted']>} */ ({ position: givenPosition(position, this.rules) }));
  }

  begin() {
    this.playing.begin();
  }

  /**
   * Moves a checker with the first die, or with as many dice as it takes to reach a point; 0 is off.
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

  /** Ends the turn. If the roll has only one play, it makes that play. */
  confirm() {
    this.playing.confirm();
  }

  abandon() {
    this.playing.act((played) => played.abandon());
  }

  // ——— Address ———

  /** The state as values of the lab's properties. @returns {Values} */
  values() {
    const { plays, state } = this;
    return {
      ...valuesOf(this.module.properties, state, this.rules),
      // An address leaves out a seed that nobody has chosen or played with.
      seed: plays || state.seedChosen ? this.seed : null,
      plays: plays || null,
    };
  }

  /** Values that `values` leaves out, for an address whose query overrides the default. @returns {Values} */
  insisted() {
    return { ...insistedOf(this.module.properties, this.state, this.rules), seed: this.seed, plays: '' };
  }

  /**
   * @param {Values} values
   * @returns {Problem[]} values that the core refuses; refused plays are found later, when the game is made
   */
  restore(values) {
    const { rules } = this;
    const { state, problems } = stateOf(this.module.properties, values, this.module.initialState(), rules);
    const seed = seedOf(values, rules, problems);
    const { plays } = values;
    // A seed that comes with plays is that of the reader.
    this.state = { ...state, seedChosen: seed !== null && !plays };
    // Plays of other dice, or of another position, don't fit.
    const fits = seed !== null && problems.length === 0;
    if (plays && !fits) problems.push({ name: 'plays', text: plays });
    this.startAgain(seed ?? rules.randomSeed(), {}, fits ? (plays ?? '') : '');
    return problems;
  }

  /** @param {Problem} problem */
  explain(problem) {
    return explainPosition(this, problem);
  }

  // ——— Playing by buttons and keys ———

  /**
   * @param {string} action
   * @param {...number} given
   */
  byReader(action, ...given) {
    this.playing.byReader(action, ...given);
  }

  /**
   * Does the next thing: ends the turn, or begins a game.
   * @param {string} decision  for which the button was drawn; a click for an earlier decision does nothing
   * @param {boolean} byKey  whether the keyboard did it, which is then to be on the board
   */
  async goOn(decision, byKey) {
    if (decision !== this.playing.decision) return;
    if (this.played?.view().turn) {
      this.byReader('confirm');
      return;
    }
    this.byReader('begin');
    await this.refocus(byKey);
  }

  /** Brings a reader who plays by keys to the board. @param {boolean} byKey */
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
    if (this.playing.view) this.playing.act(() => this.playing.playForced());
  }

  // ——— Other controls ———

  /**
   * Wants another setup. It would end the games that were played, so the reader is asked.
   * @param {Partial<K['wanted']>} asking
   */
  want(asking) {
    if (this.begun > 0) this.change({ asking, problem: '', idProblem: '' });
    else this.startAgain(this.seed, asking);
  }

  /** @param {BearoffPosition} position  that the core takes */
  setUp(position) {
    this.want(this.module.positioned(position, this.state));
  }

  /** The position's XGID with the cube; undefined if there is no cube. */
  get xgid() {
    return this.module.xgid?.(this.state.wanted);
  }

  /** Takes the answer to whether these games are over. @param {boolean} over */
  answer(over) {
    const { asking } = this.state;
    if (over && asking) this.startAgain(this.rules.randomSeed(), asking);
    else this.change({ asking: null });
  }

  /** Estimates the luck of these games in another way. @param {Partial<K['wanted']>} change */
  remeasure(change) {
    this.change({ wanted: { ...this.state.wanted, ...change } });
    const { making } = this.preparation;
    this.make(making ? making.order.plays : null);
  }

  /**
   * @param {string} seed
   * @param {Partial<K['wanted']>} change
   * @param {string} [plays]  to replay
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

  /** Shows or hides the mistakes of a game. @param {number} game */
  unfold(game) {
    const unfolded = new Set(this.state.unfolded);
    if (!unfolded.delete(game)) unfolded.add(game);
    this.change({ unfolded });
  }

  /** Shows the right action. @param {string} mistake */
  reveal(mistake) {
    this.change({ revealed: new Set(this.state.revealed).add(mistake) });
  }

  /** @param {Partial<import('../../lib/rollout/shapes.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
  }

  downloadGames() {
    // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
    download(`${this.module.fileName}.csv`, 'text/csv;charset=utf-8', ['\uFEFF', gamesCsv(this)]);
  }

  /** Downloads the games as a match that other programs read. */
  downloadMatch() {
    const { played, texts } = this;
    const { x, o } = texts.fileNames;
    if (played) download(`${this.module.fileName}.mat`, 'text/plain;charset=us-ascii', [played.matchText(x, o)]);
  }

  // ——— Making games ———

  get busy() {
    return super.busy || this.preparation.busy || this.records.busy || Boolean(this.ownWorth?.busy);
  }

  /** @param {string | null} plays  @returns {Order<K>} */
  orderOf(plays) {
    return { wanted: this.state.wanted, seed: this.seed, plays };
  }

  /** Makes the game that is wanted, and replays these plays. @param {string | null} plays */
  make(plays) {
    this.ownWorth?.giveUp();
    this.preparation.order(this.orderOf(plays));
  }

  /**
   * @param {Made<K>} made
   * @param {Order<K>} order
   * @param {Made<K> | null} before
   */
  take(made, { plays }, before) {
    const { ownWorth } = this;
    if (ownWorth) ownWorth.value = null;
    this.playing.told = Infinity;
    // The plays that were made until now.
    if (plays === null && before?.rollout) while (!made.goOn(before.rollout.written));
    if (made.refused !== null) this.complain({ name: 'plays', text: made.refused });
    this.records.update();
    this.changed();
    if (made.rollout) ownWorth?.workOut(made.rollout);
  }

  /** @param {Partial<State<K>>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  /** @param {unknown} error */
  fail(error) {
    this.ownWorth?.giveUp();
    this.preparation.fail();
    this.records.giveUp();
    super.fail(error);
  }

  // ——— Drawing ———

  view() {
    return handLayout(this);
  }

  willUpdate() {
    this.onBoard = this.board !== null && this.shadowRoot?.activeElement === this.board;
  }

  async updated() {
    super.updated();
    // After the last move nothing on the board can have the focus.
    if (this.onBoard && !this.played?.view().turn) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.main'))?.focus();
    }
  }

  static styles = handStyles;
}
