// `<two-checker-lab>`: its state in one place, a one-way render, and what host pages and tests may call. What it
// shares with other labs is in its base, how things look is the views'.

import { core, isRefusal } from './core.js';
import { controlStyles } from '../../shared/controls.js';
import { LabElement } from '../../shared/lab-element.js';
import { betStyles, endBetting } from './bet.js';
import { gameStyles } from './game-styles.js';
import { renderLab } from './layout.js';
import { downloadGames } from './games-file.js';
import { labStyles } from './lab-styles.js';
import { rollsOf } from './microscope.js';
import { openGames } from './opening.js';
import { readoutStyles } from './readout-styles.js';
import { initialState } from './state.js';
import { restoreValues, valuesOf } from './state-values.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('./luck-table.js').Preset} Preset */

/** A run stops here by itself; the next one goes ten times as far. */
const FIRST_TARGET = 1_000_000_000;
const LAST_TARGET = 1_000_000_000_000;

export class TwoCheckerLab extends LabElement {
  static properties = {
    ...LabElement.properties,
    seed: { noAccessor: true },
    table: { attribute: false, noAccessor: true },
    state: { state: true },
    opening: { state: true },
  };

  constructor() {
    super();
    this.presets = core.presets();
    this.rollout = new core.TwoCheckerRollout(core.randomSeed());
    this.state = initialState(this.presets);
    this.target = FIRST_TARGET;
    /** @type {import('./opening.js').Opening | null} games that the address asks for, until they are rolled */
    this.opening = null;
  }

  connectedCallback() {
    super.connectedCallback();
    // What a page set before the core was loaded hides our accessors: set it again.
    for (const name of /** @type {const} */ (['seed', 'table'])) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))[name]);
      /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))[name] = value;
    }
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

  // ——— What host pages and tests may call ———

  /** The seed of the dice, in hexadecimal. Setting it starts again with no games; it throws if it is none. */
  get seed() {
    return this.rollout.seed;
  }

  set seed(seed) {
    this.restart(String(seed), false);
  }

  /** The luck table in force, in points. Setting it throws `RolloutLabError` if it is none. */
  get table() {
    return { ...this.state.table };
  }

  set table(table) {
    core.theory(table);
    const { doubles, noDoubles, oFails, oBearsOff } = table;
    this.takeTable({ doubles, noDoubles, oFails, oBearsOff });
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

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const { games, seed, leaves, plain, reduced, equivalentGames } = this.rollout.readout(this.state.table);
    const theory = core.theory(this.state.table);
    return {
      games,
      seed,
      leaves,
      table: this.table,
      plain,
      reduced,
      equivalentGames,
      exact: { plain: theory.plain, reduced: theory.reduced, equivalentGames: theory.equivalentGames },
    };
  }

  // ——— What the page's address does ———

  /** The state as values of `properties`. */
  values() {
    return valuesOf(this);
  }

  /**
   * Takes on such values, and rolls the games that they ask for.
   * @param {import('../../shared/address/address.js').Values} values
   */
  restore(values) {
    const problems = restoreValues(this, values);
    openGames(this, values.games, values.half);
    return problems;
  }

  /** The games that the address asks for beyond those that are rolled. */
  rollRest() {
    const rest = (this.opening?.games ?? 0) - this.rollout.games;
    this.leaveRest();
    if (rest > 0) this.player.run(Infinity, rest);
  }

  leaveRest() {
    this.opening = null;
    this.changed();
  }

  // ——— What the page's controls do ———

  /** One roll of the game under the microscope; the game counts when its last roll is made. */
  step() {
    this.player.pause();
    this.guard(() => this.stepGame());
  }

  stepGame() {
    endBetting(this);
    const { stepping, table } = this.state;
    const last = stepping && stepping.shown < rollsOf(stepping.record) ? stepping : null;
    const record = last ? last.record : this.rollout.record(this.rollout.games, table);
    const shown = (last?.shown ?? 0) + 1;
    if (shown === rollsOf(record)) {
      this.rollout.roll(1);
      this.changed();
    }
    this.change({ stepping: { record, shown } });
  }

  /**
   * Starts again with these dice.
   * @param {string} seed throws if it is none
   * @param {boolean} replay with the article's games first
   */
  restart(seed, replay) {
    this.guard(() => {
      const rollout = new core.TwoCheckerRollout(seed, replay);
      this.player.stop();
      this.rollout.free();
      this.rollout = rollout;
    });
    this.target = FIRST_TARGET;
    this.opening = null;
    this.change({ replay, stepping: null, badSeed: null, seedChosen: true });
    this.changed();
  }

  newDice() {
    const seed = this.guard(() => core.randomSeed());
    if (!seed) return;
    this.restart(seed, false);
    this.change({ seedChosen: false });
  }

  /** @param {string} text */
  typeSeed(text) {
    try {
      this.restart(text, false);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.change({ badSeed: { text, code: error.code } });
    }
  }

  /** The article's games: ten, then twenty more. */
  async replay() {
    if (!this.state.replay) this.restart(this.seed, true);
    await this.roll(this.rollout.games < 10 ? 10 - this.rollout.games : this.rollout.recorded - this.rollout.games);
  }

  /** @param {LuckTable} table made by the reader */
  takeTable(table) {
    this.change({ table, preset: 'yours', yours: table });
    this.changed();
  }

  /** @param {Preset} preset */
  choosePreset(preset) {
    const table = preset === 'yours' ? this.state.yours : this.presets[preset];
    if (!table) return;
    this.change({ table, preset });
    this.changed();
  }

  /** @param {boolean} keepCentred */
  keepCentred(keepCentred) {
    this.change({ keepCentred });
    if (!keepCentred) return;
    // Switched on again, it re-centres both rolls, keeping the first estimate of each.
    this.guard(() => {
      const table = core.recentre(core.recentre(this.state.table, 'doubles'), 'oFails');
      if (!core.theory(this.state.table).centred) this.takeTable(table);
    });
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.change({ speed });
    if (!this.player.running) return;
    this.player.pause();
    this.run();
  }

  /** @param {Partial<import('./chart-model.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    const set = new Set(this.state.view.hidden);
    if (hidden) set.add(id);
    else set.delete(id);
    this.changeView({ hidden: set });
  }

  downloadGames() {
    return downloadGames(this);
  }

  // ——— Inside ———

  /** @param {Partial<import('./state.js').LabState>} patch */
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

  view() {
    return renderLab(this);
  }

  static styles = [controlStyles, gameStyles, readoutStyles, labStyles, betStyles];
}
