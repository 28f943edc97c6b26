// What every lab is that rolls a position out: what its buttons do, and what host pages may call. How it
// looks is the views' beside this file; what is rolled, and how luck is estimated, is the lab's.

import { controlStyles } from '../controls.js';
import { isRefusal } from '../core.js';
import { LabElement } from '../lab-element.js';
import { betStyles, endBetting } from './bet.js';
import { gameStyles } from './game-styles.js';
import { downloadGames } from './games-file.js';
import { layoutStyles } from './layout-styles.js';
import { openGames } from './opening.js';
import { readoutStyles } from './readout-styles.js';
import { Recalled } from './recalled.js';
import { withSeries } from './state.js';

/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('./shapes.js').Rollout} Rollout */
/** @typedef {import('./shapes.js').RolloutState} RolloutState */
/** @typedef {import('../texts/texts.js').RolloutTexts} Texts */
/** @typedef {import('../address/address.js').Values} Values */

/** A run stops here by itself; the next one goes ten times as far. */
export const FIRST_TARGET = 1_000_000_000;
const LAST_TARGET = 1_000_000_000_000;

/**
 * @template {RolloutState} [S=RolloutState]
 * @template {Rollout} [R=Rollout]
 * @template {Texts} [T=Texts]
 * @extends {LabElement<T>}
 */
export class RolloutElement extends LabElement {
  static properties = {
    ...LabElement.properties,
    seed: { noAccessor: true },
    state: { state: true },
    opening: { state: true },
  };

  /**
   * @param {Object} own
   * @param {import('./shapes.js').Core} own.core
   * @param {R} own.rollout  to begin with
   * @param {S} own.state
   * @param {import('./shapes.js').OwnColumns} own.ownColumns
   * @param {import('./many-rollouts.js').Make} own.makeMany
   */
  constructor({ core, rollout, state, ownColumns, makeMany }) {
    super();
    this.core = core;
    this.rollout = rollout;
    this.state = state;
    this.ownColumns = ownColumns;
    /** Another function where the rollouts are of another game. */
    this.makeMany = makeMany;
    this.recalled = new Recalled();
    this.target = FIRST_TARGET;
    /** @type {import('./opening.js').Opening | null} games that the address asks for, until they are rolled */
    this.opening = null;
    /** Of those, so few are rolled before anything is drawn: a matter of milliseconds. */
    this.few = 1_000_000;
    /** So many are rolled at once; the reader is asked about the rest. */
    this.atOnce = 100_000_000;
  }

  /**
   * A seed in the HTML that is none is shown in its field with the reason, like one that was typed.
   * @param {string} name
   * @param {string | null} _
   * @param {string | null} value
   */
  attributeChangedCallback(name, _, value) {
    if (name === 'seed' && value !== null) this.typeSeed(value);
  }

  // ——— What each lab has of its own ———

  /**
   * @param {string} _seed  throws if it is none
   * @param {S} _state  as it is going to be
   * @returns {R}
   */
  makeRollout(_seed, _state) {
    throw new Error('no rollout');
  }

  /** The estimate of luck that is in force. @returns {Estimate} */
  get estimate() {
    return null;
  }

  /** The one without luck. @returns {Estimate} */
  get noLuck() {
    return null;
  }

  /** All estimates, for the comparison. @returns {import('./shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** @returns {import('./shapes.js').Theory | null} null where nothing exact can be said */
  theory() {
    return null;
  }

  /**
   * Up to so many games, of the estimate in force.
   * @param {number} _games
   * @returns {import('./shapes.js').Funnel | null} null where there is no theory
   */
  funnel(_games) {
    return null;
  }

  /**
   * How many rolls a game has.
   * @param {ReturnType<R['record']>} _record
   * @returns {number}
   */
  rollsOf(_record) {
    return 1;
  }

  /** The statistics, with the estimate in force. @returns {ReturnType<R['readout']>} */
  readout() {
    return /** @type {any} */ (this.rollout.readout(this.estimate));
  }

  get busy() {
    return this.player.owed > 0 || (this.opening !== null && !this.opening.asks);
  }

  // ——— What host pages and tests may call ———

  /** The seed of the dice, in hexadecimal. Setting it starts again with no games; it throws if it is none. */
  get seed() {
    return this.rollout.seed;
  }

  set seed(seed) {
    this.restart(String(seed));
  }

  /**
   * Rolls so many games as fast as possible. Rejects with `RolloutLabError` if that is no number of games.
   * @param {number} games
   */
  async roll(games) {
    // The first slice at once: it also says what is wrong with the number.
    const rolled = this.guard(() => this.rollout.roll(games, 10)) ?? 0;
    if (rolled > 0) endBetting(this);
    this.change({ stepping: null });
    this.changed();
    if (rolled > 0) await this.player.roll(games - rolled);
  }

  /** Rolls at the chosen speed, to ten times as many games at the most, until paused. */
  run() {
    if (this.player.running || this.failure) return;
    while (this.rollout.games >= this.target && this.target < LAST_TARGET) this.target *= 10;
    endBetting(this);
    this.change({ stepping: null });
    this.player.run(this.state.speed, this.target - this.rollout.games);
  }

  pause() {
    this.player.pause();
    this.requestUpdate();
  }

  /** Back to no games; the same dice will be rolled again. */
  rewind() {
    this.opening = null;
    this.player.stop();
    this.guard(() => this.rollout.rewind());
    this.change({ stepping: null });
    this.changed();
  }

  // ——— What the page's address does ———

  /** The state as values of the lab's properties. @returns {Values} */
  values() {
    return {};
  }

  /**
   * Takes on such values, but for the games.
   * @param {Values} _values
   * @returns {import('../address/address.js').Problem[]} what the core refuses
   */
  takeValues(_values) {
    return [];
  }

  /**
   * Takes them on, and rolls the games that they ask for.
   * @param {Values} values
   */
  restore(values) {
    const problems = this.takeValues(values);
    openGames(this, values.games, Number(values.half));
    return problems;
  }

  // ——— What the page's controls do ———

  /** One roll of the game under the microscope; the game counts when its last roll is made. */
  step() {
    this.player.pause();
    this.guard(() => this.stepGame());
  }

  stepGame() {
    endBetting(this);
    const last = this.halfway ? this.state.stepping : null;
    const record = last ? last.record : this.rollout.record(this.rollout.games, this.estimate);
    const shown = (last?.shown ?? 0) + 1;
    if (shown === this.rollsOf(record)) {
      this.rollout.roll(1);
      this.changed();
    }
    this.change({ stepping: { record, shown } });
  }

  /** Whether the game under the microscope waits for its next roll. */
  get halfway() {
    const { stepping } = this.state;
    return stepping !== null && stepping.shown < this.rollsOf(stepping.record);
  }

  /** How many rolls have been made of a game that does not count yet. */
  get made() {
    return this.halfway && this.state.stepping?.record.trial === this.rollout.games
      ? this.state.stepping.shown
      : 0;
  }

  /**
   * Starts again with these dice.
   * @param {string} seed throws if it is none
   */
  restart(seed) {
    this.startAgain(seed, {});
  }

  /**
   * @param {string} seed throws if it is none
   * @param {Partial<S>} changes  of the state, together with it
   */
  startAgain(seed, changes) {
    this.guard(() => {
      const rollout = this.makeRollout(seed, { ...this.state, ...changes });
      this.player.stop();
      this.rollout.free();
      this.rollout = rollout;
    });
    this.target = FIRST_TARGET;
    this.opening = null;
    this.change({ ...changes, stepping: null, badSeed: null, seedChosen: true });
    this.changed();
  }

  newDice() {
    const seed = this.guard(() => this.core.randomSeed());
    if (!seed) return;
    this.restart(seed);
    this.change({ seedChosen: false });
  }

  /** @param {string} text */
  typeSeed(text) {
    try {
      this.restart(text);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.change({ badSeed: { text, code: error.code } });
    }
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.change({ speed });
    if (!this.player.running) return;
    this.player.pause();
    this.run();
  }

  /** @param {Partial<import('./shapes.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
  }

  downloadGames() {
    return downloadGames(this);
  }

  // ——— Inside ———

  /** @param {Partial<S> | Partial<RolloutState>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  changed() {
    // Whoever goes on by himself has answered the question.
    if (this.opening?.asks && this.rollout.games !== this.opening.rolled) this.opening = null;
    super.changed();
  }

  /**
   * @param {number} games
   * @param {number} milliseconds
   */
  rollFor(games, milliseconds) {
    return this.rollout.roll(games, milliseconds);
  }

  static styles = [controlStyles, gameStyles, readoutStyles, layoutStyles, betStyles];
}
