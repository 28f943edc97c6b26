// What every lab is that rolls a position out: what its buttons do, and what host pages may call. It holds what rolls
// (rolling.js) and what the reader has chosen (state.js); how it looks is the views' beside this file; what is rolled,
// and how luck is estimated, is the lab's.

import { insistedOf, seedOf, stateOf, valuesOf } from '../address/state.js';
import { controlStyles } from '../element/control-styles.js';
import { isRefusal } from '../element/core.js';
import { download } from '../element/download.js';
import { glossaryStyles } from '../glossary/styles.js';
import { LabElement } from '../element/lab-element.js';
import { Course } from '../workers/course.js';
import { Below } from './below-place.js';
import { betStyles } from './bet.js';
import { BetCourse, openedBet, toldToSay } from './bet-course.js';
import { gameStyles } from './game-styles.js';
import { guideStyles } from './guide-styles.js';
import { withheld } from './guide.js';
import { layoutStyles } from './layout-styles.js';
import { openOnPaper } from './open-on-paper.js';
import { printStyles } from './print-styles.js';
import { readoutStyles } from './readout-styles.js';
import { Recalled } from './recalled.js';
import { Records } from './records.js';
import { Rolling } from './rolling.js';
import { withSeries } from './state.js';
import { Undo } from './undo.js';

/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('./shapes.js').Rollout} Rollout */
/** @typedef {import('./shapes.js').RolloutState} RolloutState */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */
/** @typedef {import('../address/address.js').Properties} Properties */
/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('../address/address.js').Problem} Problem */

/** @type {import('./many-rollouts.js').Make} */
const noGame = () => {
  throw new Error('no game yet');
};

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
  };

  /**
   * @param {Object} own
   * @param {import('./shapes.js').Core} own.core
   * @param {R} own.rollout  to begin with
   * @param {() => S} own.initialState
   * @param {Properties} own.properties
   * @param {import('./shapes.js').OwnColumns} own.ownColumns
   * @param {import('./below-place.js').Own} own.below
   * @param {import('./many-rollouts.js').Make} [own.makeMany]
   * @param {number} own.few  games that are rolled in some milliseconds
   * @param {number} own.atOnce  games that are rolled without asking
   * @param {typeof Course} [own.course]
   */
  constructor({
    core,
    rollout,
    initialState,
    properties,
    ownColumns,
    below,
    makeMany = noGame,
    few,
    atOnce,
    course = Course,
  }) {
    super();
    openOnPaper(this);
    this.core = core;
    /** Has work of this core done. @type {import('../workers/player.js').Begin} */
    this.course = (work, told, most = few) => new course(core, work, told, most);
    this.initialState = initialState;
    /** What an address can say of the lab. */
    this.addressed = properties;
    this.state = initialState();
    this.ownColumns = ownColumns;
    /** Another function where the rollouts are of another game. */
    this.makeMany = makeMany;
    /** Another one where games take long to be played again. */
    this.records = new Records(this);
    this.recalled = new Recalled();
    this.bet = new BetCourse(this);
    this.undo = new Undo(this);
    this.addEventListener('lot-start', () => this.keepDice());
    this.atOnce = atOnce;
    /** Whether anything has been rolled since it was opened: what has appeared with that stays, also after a rewind. */
    this.begun = false;
    this.below = new Below(this, below);
    /** How many addresses have been opened, and what the last one asks to be shown. */
    this.opened = 0;
    /** @type {import('./properties.js').Shown | null} */
    this.shows = null;
    /** @type {Rolling<R>} */
    this.rolling = new Rolling(this, rollout, {
      few,
      atOnce,
      begins: () => {
        this.undo.rolls();
        this.bet.end();
      },
      ready: () => this.ready(),
      merged: () => this.merged(),
    });
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
   * Begins with other dice, and perhaps another game, from no games on.
   * @param {string} _seed  throws if it is none
   * @param {Partial<S>} [_changes]  of the state, together with it
   */
  startAgain(_seed, _changes) {}

  /** Resolves when there is something to be rolled. @returns {Promise<unknown>} */
  ready() {
    return Promise.resolve();
  }

  /** Games have come, which may not be drawn yet. */
  merged() {}

  /** Whether the reader may bet where the lines will settle. */
  get takesBets() {
    return true;
  }

  /** How many games the buttons add. @returns {readonly (10 | 100 | 1000 | 1000000)[]} */
  get additions() {
    return [10, 1000, 1_000_000];
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

  /** What a bet is about, as a text: another one has another answer. @returns {string} */
  betOn() {
    return '';
  }

  /** What is rolled out, as a text: games of another one do not come back. @returns {string} */
  get game() {
    return '';
  }

  /** The part of the state that makes the game, so that it can come back. @returns {Record<string, unknown>} */
  ofGame() {
    return {};
  }

  /** How many trials of another kind were rolled with these dice: pairs of games, say. */
  get rolledBeside() {
    return 0;
  }

  /**
   * Rolls them again, after the dice of before have come back.
   * @param {number} _trials
   */
  rollBeside(_trials) {}

  /** What of the state goes with the dice. @returns {object} */
  ofDice() {
    return { seedChosen: this.state.seedChosen };
  }

  /** Something besides the games is rolled with these dice: the address names them from now on. */
  keepDice() {
    if (!this.state.seedChosen) this.change(/** @type {Partial<S>} */ ({ seedChosen: true }));
  }

  /**
   * How many rolls a game has.
   * @param {ReturnType<R['record']>} _record
   * @returns {number}
   */
  rollsOf(_record) {
    return 1;
  }

  /** Who rolled what, and the luck of it. @param {ReturnType<R['record']>} _record @param {number} _roll */
  rollSaid(_record, _roll) {
    return { text: '', luck: /** @type {number | null} */ (null) };
  }

  /**
   * What the reader is told to do next, from what he has done.
   * @returns {import('./guide.js').Step | null} null: he is left alone
   */
  nextStep() {
    return null;
  }

  // ——— What there is to draw ———

  get rollout() {
    return this.rolling.rollout;
  }

  /** The statistics, with the estimate in force. @returns {ReturnType<R['readout']>} */
  readout() {
    return /** @type {any} */ (this.rollout.readout(this.estimate));
  }

  get busy() {
    return super.busy || this.rolling.busy;
  }

  get filling() {
    return this.rolling.busy;
  }

  get untold() {
    return !this.state.told;
  }

  /** The theory, as far as it may be shown: not before a bet has its answer, nor while the guide asks for the first one. */
  get shownTheory() {
    return this.untold || withheld(this) ? null : this.theory();
  }

  // ——— What host pages and tests may call ———

  /** The seed of the dice, in hexadecimal. Setting it starts again with no games; it throws if it is none. */
  get seed() {
    return this.rollout.seed;
  }

  set seed(seed) {
    this.startAgain(String(seed));
  }

  /**
   * Rolls so many games as fast as possible. Rejects with `RolloutLabError` if that is no number of games, or if the lab is removed
   * before they are rolled.
   * @param {number} games
   */
  async roll(games) {
    await this.rolling.roll(games);
  }

  /**
   * Rolls on as fast as possible until there are so many games, those that are still to come among them.
   * @param {number} games
   */
  rollTo(games) {
    return this.call(async () => {
      await this.ready();
      const { coming } = this.rolling.player;
      if (games > coming) await this.roll(games - coming);
    });
  }

  /** Rolls at the chosen speed, to ten times as many games at the most, until paused. */
  run() {
    this.rolling.run(this.state.speed);
  }

  pause() {
    this.rolling.pause();
  }

  /** Back to no games; the same dice will be rolled again. */
  rewind() {
    this.undo.leave('rewind');
    this.rolling.rewind();
  }

  // ——— What the page's address does ———

  /** The state as values of the lab's properties. @returns {Values} */
  values() {
    const { rolling, state } = this;
    const { games, made } = rolling;
    return {
      ...valuesOf(this.addressed, state, this.core),
      // Dice that nobody has seen or chosen are not worth keeping.
      seed: games > 0 || made > 0 || rolling.stepping || state.seedChosen ? this.seed : null,
      games,
      half: made,
      told: toldToSay(state, { games, half: made }),
    };
  }

  /** Those that `values` leaves out, for an address whose author says otherwise. @returns {Values} */
  insisted() {
    return { ...insistedOf(this.addressed, this.state, this.core), seed: this.seed };
  }

  /**
   * Takes such values on, and rolls the games that they ask for.
   * @param {Values} values
   * @returns {Problem[]} what the core refuses
   */
  restore(values) {
    const { state, problems } = stateOf(this.addressed, values, this.initialState(), this.core);
    const seed = seedOf(values, this.core, problems);
    this.undo.forget();
    this.startAgain(seed ?? this.core.randomSeed(), { ...state, ...openedBet(values), seedChosen: seed !== null });
    this.rolling.open(values.games, Number(values.half));
    // What an address asks for is as good as rolled: nothing is to come only when it is.
    this.begun = values.games > 0 || Number(values.half) > 0;
    this.opened += 1;
    this.shows = values.show;
    return problems;
  }

  // ——— What the page's controls do ———

  /** One roll of the game under the microscope; the game counts when its last roll is made. */
  step() {
    this.rolling.step();
  }

  /** One game: the one under the microscope, if it is begun, or else the next. */
  rollGame() {
    this.rolling.rollGame();
  }

  newDice() {
    const seed = this.guard(() => this.core.randomSeed());
    if (!seed) return;
    this.undo.leave('newDice');
    this.startAgain(seed, /** @type {Partial<S>} */ ({ seedChosen: false }));
  }

  /** @param {string} text */
  typeSeed(text) {
    try {
      const seed = this.guard(() => this.core.readSeed(text));
      if (!seed) return;
      this.undo.leave('newDice');
      this.startAgain(seed);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.change({ badSeed: { text, code: error.code } });
    }
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.change({ speed });
    if (!this.rolling.running) return;
    this.rolling.pause();
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

  async downloadGames() {
    const part = await this.below.load();
    const file = part && (await part.gamesFile(this));
    if (file) download(...file);
  }

  // ——— Inside ———

  /** @param {Partial<S> | Partial<RolloutState>} patch */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  touched() {
    const { games, made } = this.rolling;
    this.begun ||= games > 0 || made > 0;
    super.touched();
  }

  changed() {
    this.bet.follow(this.rollout.games);
    super.changed();
  }

  get coming() {
    return this.below.coming;
  }

  updated() {
    this.below.follow();
    return super.updated();
  }

  /** @param {boolean} visible */
  looked(visible) {
    this.rolling.player.suspend(!visible);
  }

  /** @param {unknown} error */
  fail(error) {
    this.rolling.stop();
    super.fail(error);
  }

  static styles = [
    controlStyles,
    glossaryStyles,
    gameStyles,
    readoutStyles,
    layoutStyles,
    guideStyles,
    betStyles,
    printStyles,
  ];
}
