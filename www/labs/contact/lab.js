// `<contact-lab>`: any position of backgammon, a network that plays it out and evaluates it, and the evaluator that
// measures the luck of its rolls. Its base, which other labs share, rolls and draws the games.

import { whatWasSetAside } from '../../lib/bearoff/refusals.js';
import { followGame, lookAt } from '../../lib/bearoff/stage.js';
import { pointsFormat } from '../../lib/cube/points-format.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { loadPart } from '../../lib/element/load-part.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { POINTS } from '../../lib/i18n/format.js';
import { RolloutElement } from '../../lib/rollout/rollout-element.js';
import { core } from './core.js';
import { nextStep } from './guide.js';
import { renderLab } from './layout.js';
import { exchanged, ownColumns, refusal, snapshotOf, textsOf, turnSaid } from './model.js';
import { PairsPlace } from './pairs-place.js';
import { dropped, givenPlay, readPosition, takeBack, trailOf } from './setup.js';
import { bestTwo, initialState, properties } from './state.js';
import { labStyles } from './styles.js';
import { Until } from './until.js';
import { Databases, LaterRecords, PatientCourse, PlayList, waitsFor } from './workshop.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRollout} ContactRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {Partial<Record<Wanted['evaluator'], number | null>>} Worths */

/**
 * @typedef {Object} Facts  of a position, before games are rolled
 * @property {import('../../pkg/contact/rollout_lab.js').ContactFacts} described
 * @property {boolean} waits  whether its evaluation and its map wait for databases
 * @property {import('../../pkg/contact/rollout_lab.js').ContactEvaluation | null} evaluation  null: it waits
 * @property {import('../../pkg/contact/rollout_lab.js').ContactRollMap | null} map  null: it waits, or has no luck
 */

/** @extends {RolloutElement<LabState, ContactRollout, Texts>} */
export class ContactLab extends RolloutElement {
  static unit = POINTS;

  static properties = {
    ...RolloutElement.properties,
    position: { noAccessor: true },
  };

  constructor() {
    const game = new core.ContactGame(initialState().wanted);
    super({
      core,
      rollout: new core.ContactRollout(game, core.randomSeed()),
      initialState,
      properties,
      ownColumns,
      below: { parts: ['chances', 'readout', 'games'], load: loadPart(() => import('./below.js')) },
      // A game takes some twenty milliseconds: the page rolls none between other things, and ten thousand take minutes.
      few: 0,
      atOnce: 10_000,
      course: PatientCourse,
    });
    this.current = game;
    this.format = pointsFormat(this.format);
    /** The texts in which Blue is on roll. */
    this.ownTexts = this.texts;
    /** The core's rules of positions. */
    this.rules = core;
    this.list = new PlayList(this);
    this.databases = new Databases(this);
    this.comparison = new PairsPlace(this);
    this.stopping = new Until(this);
    this.records = new LaterRecords(this);
    /** The worth of one game in plain games, with each evaluator that these games had before. @type {Worths} */
    this.tried = {};
    /**
     * The facts of the position, which the core is asked for once.
     * @type {{of: object, white: boolean, facts: Facts} | null}
     */
    this.known = null;
  }

  /**
   * Shows the problem of an invalid position in the HTML beside the board, as if the reader had typed it.
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    if (name !== 'position') super.attributeChangedCallback(name, before, value);
    else if (value !== null) readPosition(this, value);
  }

  // ——— The position and its luck ———

  get takesBets() {
    return false;
  }

  /** The numbers of games that the buttons add. A million would take hours. */
  get additions() {
    return /** @type {const} */ ([10, 100, 1000]);
  }

  get game() {
    return JSON.stringify(this.state.wanted.position);
  }

  ofGame() {
    const { wanted, roll, compared, trail } = this.state;
    return { wanted: { position: wanted.position }, roll, compared, trail, ...dropped };
  }

  /** @returns {Facts} */
  get facts() {
    const { current, state } = this;
    const { white } = state;
    const { position } = state.wanted;
    const waits = waitsFor(position);
    if (this.known?.of !== current || this.known.white !== white || this.known.facts.waits !== waits) {
      /** @type {Facts['map'] | undefined} */
      let map;
      const facts = {
        described: core.describeContact(position, white),
        waits,
        evaluation: waits ? null : core.evaluateContact(position),
        // The map is drawn after the rest.
        get map() {
          map ??= waits ? null : current.rollMap();
          return map;
        },
      };
      this.known = { of: current, white, facts };
    }
    return this.known.facts;
  }

  /** The worth of one game in plain games, with each evaluator that was tried on these games. @returns {Worths} */
  get worths() {
    return { ...this.tried, [this.state.wanted.evaluator]: this.readout().equivalentGames };
  }

  get busy() {
    return super.busy || this.list.busy || this.databases.busy || this.comparison.busy;
  }

  get filling() {
    return super.filling || this.list.busy || this.databases.busy;
  }

  /** @param {ContactRecord} record */
  rollsOf(record) {
    return record.turns.length;
  }

  /** @param {ContactRecord} record @param {number} roll */
  rollSaid(record, roll) {
    return turnSaid(record.turns[roll], this.texts);
  }

  nextStep() {
    return nextStep(this);
  }

  /** @param {import('../../lib/address/address.js').Problem} problem */
  explain({ error, ignored }) {
    if (ignored) return whatWasSetAside({ aside: ignored }, this.texts);
    return error ? refusal(error, this.ownTexts) : null;
  }

  /** @param {Partial<LabState>} patch */
  change(patch) {
    const { white } = this.state;
    super.change(patch);
    if (this.state.white !== white) this.texts = textsOf(this.ownTexts, this.state.white);
  }

  // ——— For host pages and tests ———

  /** The position ID, of the side on roll. Set it to a position ID or an XGID: other texts throw `RolloutLabError`. */
  get position() {
    return core.describeContact(this.state.wanted.position).positionId;
  }

  set position(text) {
    const { x, o, turned } = core.readContact(text);
    this.setUp({ x, o }, { white: turned });
  }

  /**
   * Returns the evaluation by the network, or by the databases of bear-offs if they have the position: the chances of
   * the side on roll, 0 to 1, and its equity.
   */
  evaluation() {
    const { source: _, ...evaluation } = core.evaluateContact(this.state.wanted.position);
    return evaluation;
  }

  /** The source of the evaluation: the network, or one of the databases. */
  get source() {
    return core.evaluateContact(this.state.wanted.position).source;
  }

  /**
   * Returns the plays of a roll, best first: each as the ID of the position with the other side on roll (null: the game
   * is over), and its equity for the side that plays. An invalid roll throws `RolloutLabError`.
   * @param {[number, number]} dice
   * @param {{lookahead?: boolean}} [how]  whether each play is evaluated after the other side's 21 rolls
   */
  plays(dice, { lookahead = false } = {}) {
    const plays = new core.ContactPlays(this.state.wanted.position, dice);
    try {
      while (lookahead && !plays.lookAhead());
      return plays.list().map(({ id, equity, ahead }) => ({ id, equity: ahead ?? equity }));
    } finally {
      plays.free();
    }
  }

  /**
   * Compares two plays of a roll: the best two, or the plays with these position IDs, with O on roll. Rolls no pairs
   * yet. Rejects with `RolloutLabError` if the roll does not allow the plays.
   * @param {[number, number]} dice
   * @param {{a?: string | null, b?: string | null, coupling?: import('./state.js').CouplingName}} [how]
   */
  comparePlays(dice, { a = null, b = null, coupling = this.state.coupling } = {}) {
    return this.call(async () => {
      const { roll, compared } = givenPlay(this.state.wanted.position, dice, { a, b });
      this.change({ roll, compared, coupling });
      const pairs = await this.comparison.load();
      await pairs?.begin();
    });
  }

  /**
   * Rolls pairs of the plays that are compared. Rejects with `RolloutLabError` if the number is invalid, or if the lab
   * is removed before the pairs are rolled.
   * @param {number} pairs
   */
  rollPairs(pairs) {
    return this.call(async () => {
      core.readGames(pairs);
      await (await this.comparison.load())?.roll(pairs);
    });
  }

  /** All figures of the rollout now. */
  snapshot() {
    return snapshotOf(this);
  }

  get rolledBeside() {
    return this.comparison.count;
  }

  /** @param {number} pairs */
  rollBeside(pairs) {
    // Pairs that were set aside are back already.
    if (pairs > this.comparison.count) unlessRemoved(this.rollPairs(pairs - this.comparison.count));
  }

  // ——— For the address of the page ———

  values() {
    return { ...super.values(), pairs: this.comparison.count };
  }

  /** @param {import('../../lib/address/address.js').Values} values */
  restore(values) {
    const problems = super.restore(values);
    this.comparison.open(values.pairs);
    return problems;
  }

  // ——— For the controls of the page ———

  /** @param {number} games */
  async roll(games) {
    this.comparison.pairs?.pause();
    await super.roll(games);
  }

  run() {
    this.comparison.leave();
    super.run();
  }

  merged() {
    this.stopping.look();
  }

  step() {
    this.oneGame(() => super.step());
  }

  rollGame() {
    this.oneGame(() => super.rollGame());
  }

  /** @param {() => void} roll */
  oneGame(roll) {
    // The game begins at the last valid position. A refused one is no matter any more.
    this.change(dropped);
    roll();
    followGame(/** @type {any} */ (this));
  }

  /** @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt(at) {
    this.change({ look: lookAt(this.frame, at) });
  }

  /**
   * Rolls out another position, from no games on.
   * @param {Wanted['position']} position  an invalid one throws
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes = {}) {
    const nothing = { roll: null, compared: bestTwo, trail: [] };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...dropped, ...nothing, ...changes, wanted: { ...this.state.wanted, position } });
  }

  /**
   * Rolls out the position after a play, with the other side on roll.
   * @param {import('./workshop.js').ContactPlay} play
   */
  setUpAfter({ id, after }) {
    // For a frame the reader can still press a play of the list before.
    if (!this.list.plays.some((play) => play.id === id)) return;
    this.setUp(exchanged(after), { white: !this.state.white, trail: trailOf(this, this.state.roll) });
  }

  /**
   * Rolls out the position after the best play of a roll on the map.
   * @param {{id: string, dice: [number, number]}} roll  that does not end the game
   */
  setUpBest({ id, dice }) {
    const { x, o } = core.readContact(id);
    this.setUp({ x, o }, { white: !this.state.white, trail: trailOf(this, dice) });
  }

  /** Goes back to the position before the last play, with its roll and its games. */
  takeBack() {
    takeBack(this);
  }

  /** Lists the plays of a roll. @param {[number, number] | null} roll */
  chooseRoll(roll) {
    this.change({ roll, compared: bestTwo });
  }

  /**
   * Measures the luck of the same games in another way, for which all of them are rolled again.
   * @param {Partial<Omit<Wanted, 'position'>>} change
   */
  measure(change) {
    const wanted = { ...this.state.wanted, ...change };
    const [before, gameBefore] = [this.rollout, this.current];
    const made = this.guard(() => {
      const game = new core.ContactGame(wanted);
      return { game, rollout: new core.ContactRollout(game, this.seed) };
    });
    if (!made) return;
    this.tried = this.worths;
    this.current = made.game;
    this.change({ wanted });
    this.rolling.again(made.rollout);
    before.free();
    gameBefore.free();
  }

  /**
   * @param {string} seed  an invalid one throws
   * @param {Partial<LabState>} [changes]
   */
  startAgain(seed, changes = {}) {
    const { wanted = this.state.wanted } = changes;
    const [before, gameBefore] = [this.rollout, this.current];
    const same = wanted === this.state.wanted;
    const made = this.guard(() => {
      const game = same ? gameBefore : new core.ContactGame(wanted);
      return { game, rollout: new core.ContactRollout(game, seed) };
    });
    if (!made) return;
    this.tried = {};
    this.current = made.game;
    this.change({ badSeed: null, seedChosen: true, ...changes });
    this.rolling.restart(made.rollout);
    before.free();
    if (!same) gameBefore.free();
  }

  sendSnapshot() {
    // Another snapshot follows when the databases are there.
    if (!waitsFor(this.state.wanted.position)) super.sendSnapshot();
  }

  /** The plays and their pairs follow at once. So no view and no host page gets the plays of another roll. */
  touched() {
    this.list.follow();
    this.comparison.follow();
    super.touched();
  }

  view() {
    return renderLab(this);
  }

  static styles = [...RolloutElement.styles, choiceStyles, labStyles];
}
