// `<contact-lab>`: any position of backgammon, a network that plays it out and judges it, and whoever measures the luck of its
// rolls. What rolls and draws it, and what host pages may call, is mostly in its base, which it shares with other labs.

import { whatWasSetAside } from '../../lib/bearoff/set-aside.js';
import { followGame, lookAt } from '../../lib/bearoff/stage.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { pointsFormat } from '../../lib/cube/points-format.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { RolloutElement } from '../../lib/rollout/rollout-element.js';
import { POINTS } from '../../lib/i18n/units.js';
import { ownBelow } from './below-place.js';
import { core } from './core.js';
import { Databases, PatientCourse, waitsFor } from './databases.js';
import { ownColumns } from './games-model.js';
import { givenPlay } from './given-play.js';
import { nextStep } from './guide.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { turnSaid } from './microscope.js';
import { PairsPlace } from './pairs-place.js';
import { PlayList } from './play-list.js';
import { properties } from './properties.js';
import { dropped, readPosition } from './read-position.js';
import { refusal } from './refusals.js';
import { exchanged, textsOf } from './sides.js';
import { snapshotOf } from './snapshot.js';
import { bestTwo, initialState } from './state.js';
import { takeBack, trailOf } from './trail.js';
import { LaterRecords } from './records.js';
import { Until } from './until.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRollout} ContactRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {Partial<Record<Wanted['evaluator'], number | null>>} Worths */

/** What is to be rolled, made ready. @param {Wanted} wanted */
const gameOf = (wanted) => new core.ContactGame(wanted);

/** @extends {RolloutElement<LabState, ContactRollout, Texts>} */
export class ContactLab extends RolloutElement {
  static unit = POINTS;

  static properties = {
    ...RolloutElement.properties,
    position: { noAccessor: true },
  };

  constructor() {
    const made = gameOf(initialState().wanted);
    super({
      core,
      rollout: new core.ContactRollout(made, core.randomSeed()),
      initialState,
      properties,
      ownColumns,
      below: ownBelow,
      // A game takes some twenty milliseconds: none is rolled in passing, and ten thousand take minutes.
      few: 0,
      atOnce: 10_000,
      course: PatientCourse,
    });
    this.current = made;
    this.format = pointsFormat(this.format);
    /** The texts in which Blue is on roll. */
    this.ownTexts = this.texts;
    /** What the core says of positions. */
    this.rules = core;
    this.list = new PlayList(this);
    this.databases = new Databases(this);
    this.comparison = new PairsPlace(this);
    this.stopping = new Until(this);
    this.records = new LaterRecords(this);
    /** What one game was worth with each estimate that was tried on the games in force, in plain games. @type {Worths} */
    this.tried = {};
    /** The facts of the position in force, asked once. @type {{of: object, white: boolean, facts: Facts} | null} */
    this.known = null;
  }

  /**
   * A position in the HTML that is none is said beside the board, like one that was typed.
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

  /** How many games the buttons add: a million would take hours. */
  get additions() {
    return /** @type {const} */ ([10, 100, 1000]);
  }

  get game() {
    const { position } = this.state.wanted;
    return JSON.stringify(position);
  }

  ofGame() {
    const { wanted, roll, compared, trail } = this.state;
    return { wanted: { position: wanted.position }, roll, compared, trail, ...dropped };
  }

  /**
   * What there is to be said of the position before anything is rolled.
   * @typedef {Object} Facts
   * @property {import('../../pkg/contact/rollout_lab.js').ContactFacts} described
   * @property {boolean} waits  for databases, from which its evaluation and its map come
   * @property {import('../../pkg/contact/rollout_lab.js').ContactEvaluation | null} evaluation  null: it waits
   * @property {import('../../pkg/contact/rollout_lab.js').ContactRollMap | null} map  null: it waits, or nothing is estimated
   */

  /** @returns {Facts} */
  get facts() {
    const { white } = this.state;
    const { position } = this.state.wanted;
    const waits = waitsFor(position);
    if (this.known?.of !== this.current || this.known.white !== white || this.known.facts.waits !== waits) {
      const { current } = this;
      /** @type {Facts['map'] | undefined} */
      let map;
      const facts = {
        described: core.describeContact(position, white),
        waits,
        evaluation: waits ? null : core.evaluateContact(position),
        // Drawn after the rest.
        get map() {
          map ??= waits ? null : current.rollMap();
          return map;
        },
      };
      this.known = { of: current, white, facts };
    }
    return this.known.facts;
  }

  /**
   * What one game is worth in plain games, of each estimate that was tried on these games; null where it is not known yet.
   * @returns {Worths}
   */
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

  /** @param {ContactRecord} record  @param {number} roll */
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

  // ——— What host pages and tests may call ———

  /** The position ID, of the side on roll. A position ID or an XGID sets it up; it throws `RolloutLabError` if it is none. */
  get position() {
    return core.describeContact(this.state.wanted.position).positionId;
  }

  set position(text) {
    const { x, o, turned } = core.readContact(text);
    this.setUp({ x, o }, { white: turned });
  }

  /**
   * The evaluation by the network alone, or by the databases of bear-offs where they know the position: chances 0 to 1 of the side on
   * roll, and its equity.
   */
  evaluation() {
    const { source: _, ...evaluation } = core.evaluateContact(this.state.wanted.position);
    return evaluation;
  }

  /** Where the evaluation comes from. */
  get source() {
    return core.evaluateContact(this.state.wanted.position).source;
  }

  /**
   * The plays of a roll, best first, as positions with the other side on roll (null: the game is over) and their equities for the
   * side that plays. Throws `RolloutLabError` if this is no roll.
   * @param {[number, number]} dice
   * @param {{lookahead?: boolean}} [how]  whether the other side's 21 rolls are looked at
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
   * Compares two plays of a roll: the best two, or those that lead to these position IDs, with O on roll. Rejects with
   * `RolloutLabError` if there are none; no pairs are rolled yet.
   * @param {[number, number]} dice
   * @param {{a?: string | null, b?: string | null, coupling?: import('./state.js').CouplingName}} [how]
   */
  comparePlays(dice, { a = null, b = null, coupling = this.state.coupling } = {}) {
    return this.call(async () => {
      const { roll, compared } = givenPlay(this, dice, { a, b });
      this.change({ roll, compared, coupling });
      const pairs = await this.comparison.load();
      await pairs?.begin();
    });
  }

  /**
   * Rolls so many pairs of the plays that are compared. Rejects with `RolloutLabError` if that is no number of them, or if the lab
   * is removed before they are rolled.
   * @param {number} pairs
   */
  rollPairs(pairs) {
    return this.call(async () => {
      core.readGames(pairs);
      await (await this.comparison.load())?.roll(pairs);
    });
  }

  /** Everything that can be said of the rollout now. */
  snapshot() {
    return snapshotOf(this);
  }

  get rolledBeside() {
    return this.comparison.count;
  }

  /** @param {number} pairs */
  rollBeside(pairs) {
    // Pairs that were put aside are back already.
    if (pairs > this.comparison.count) unlessRemoved(this.rollPairs(pairs - this.comparison.count));
  }

  // ——— What the page's address does ———

  values() {
    return { ...super.values(), pairs: this.comparison.count };
  }

  /** @param {import('../../lib/address/address.js').Values} values */
  restore(values) {
    const problems = super.restore(values);
    this.comparison.open(values.pairs);
    return problems;
  }

  // ——— What the page's controls do ———

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
    // What could not be set up is none of the game's, which begins at what was.
    this.change(dropped);
    roll();
    followGame(/** @type {any} */ (this));
  }

  /** @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt(at) {
    this.change({ look: lookAt(/** @type {any} */ (this), at) });
  }

  /**
   * Rolls out another position, from no games on.
   * @param {ContactPosition} position  throws if it is none
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes = {}) {
    const nothing = { roll: null, compared: bestTwo, trail: [] };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...dropped, ...nothing, ...changes, wanted: { ...this.state.wanted, position } });
  }

  /**
   * Rolls out the position after a play, with the other side on roll.
   * @param {import('./play-list.js').ContactPlay} play
   */
  setUpAfter({ id, after }) {
    // A play of the list before, which is still to be seen for a frame.
    if (!this.list.plays.some((play) => play.id === id)) return;
    this.setUp(exchanged(after), { white: !this.state.white, trail: trailOf(this, this.state.roll) });
  }

  /**
   * The same after the best play of a roll on the map.
   * @param {{id: string, dice: [number, number]}} roll  that does not end the game
   */
  setUpBest({ id, dice }) {
    const { x, o } = core.readContact(id);
    this.setUp({ x, o }, { white: !this.state.white, trail: trailOf(this, dice) });
  }

  /** Goes back to the position before the last such play, its roll, and as many games as there were. */
  takeBack() {
    takeBack(this);
  }

  /** The plays of this roll are listed. @param {[number, number] | null} roll */
  chooseRoll(roll) {
    this.change({ roll, compared: bestTwo });
  }

  /**
   * Measures the luck of the same games in another way: they are rolled again, as many as there are.
   * @param {Partial<Omit<Wanted, 'position'>>} change
   */
  measure(change) {
    const wanted = { ...this.state.wanted, ...change };
    const [before, gameBefore] = [this.rollout, this.current];
    const made = this.guard(() => {
      const game = gameOf(wanted);
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
   * @param {string} seed throws if it is none
   * @param {Partial<LabState>} [changes]
   */
  startAgain(seed, changes = {}) {
    const { wanted = this.state.wanted } = changes;
    const [before, gameBefore] = [this.rollout, this.current];
    const same = wanted === this.state.wanted;
    const made = this.guard(() => {
      const game = same ? gameBefore : gameOf(wanted);
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
    // When the databases are there, there is one more to be sent.
    if (!waitsFor(this.state.wanted.position)) super.sendSnapshot();
  }

  /** The plays and their pairs follow at once: nobody is shown, told or given those of another roll. */
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
