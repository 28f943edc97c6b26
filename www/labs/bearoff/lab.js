// `<bearoff-lab>`: a position, its players, and an evaluator that measures luck. Its base rolls the games; the workshop
// makes them ready for that. While another position is prepared, there is no rollout. While luck is measured in another
// way, the games are shown as they were measured before.

import { NoRollout } from '../../lib/bearoff/made-game.js';
import { chanceFormat } from '../../lib/bearoff/notation.js';
import { givenPosition } from '../../lib/bearoff/positions.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { followGame, lookAt } from '../../lib/bearoff/stage.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { usualBelow } from '../../lib/rollout/below-usual.js';
import { leaveBets } from '../../lib/rollout/bets-of-game.js';
import { PreparedElement } from '../../lib/rollout/prepared-element.js';
import { core } from './core.js';
import { nextStep } from './guide.js';
import { renderLab } from './layout.js';
import { compared, ownColumns, snapshotOf, turnSaid } from './model.js';
import { properties } from './properties.js';
import { initialState, isUnusual } from './state.js';
import { labStyles } from './styles.js';
import { forget, keeps, playRoll, renewMany, revert, takeBack } from './trail.js';
import { Workshop } from './workshop.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/** @param {Wanted['players']} players */
const isNoisy = ({ x, o }) => x === 'noisy' || o === 'noisy';

/**
 * @extends {PreparedElement<Wanted, LabState, import('../../pkg/bearoff/rollout_lab.js').BearoffRollout | NoRollout, Order,
 *   Made, import('./texts/en.js').Texts>}
 */
export class BearoffLab extends PreparedElement {
  constructor() {
    super(
      {
        core,
        rollout: new NoRollout(core.randomSeed()),
        initialState,
        properties,
        ownColumns,
        below: usualBelow,
        // The games that a link asks for are rolled in slices of this size.
        few: 100_000,
        atOnce: 10_000_000,
      },
      NoRollout,
    );
    this.format = chanceFormat(this.format);
    /** The core's functions for positions. */
    this.rules = core;
    /** Whether “More” is open at first. Later the reader folds or unfolds it. */
    this.unfolded = false;
    this.workshop = new Workshop();
  }

  // ——— The game and its luck ———

  /** The selected estimate is the first one of a game. */
  get estimate() {
    return 0;
  }

  estimates() {
    return compared(this.current?.estimates ?? [], this.texts.luck);
  }

  theory() {
    return this.current?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.current?.game.funnel(0, games) ?? null;
  }

  /** The game that a bet is on, of this setup or the wanted one. */
  betOn({ position, players, noise } = this.state.wanted) {
    // Both lines settle at the same value with any estimate of luck. Noisy players play by their errors.
    return JSON.stringify([position, players, isNoisy(players) ? noise : null]);
  }

  get game() {
    return this.betOn();
  }

  ofGame() {
    const { wanted, trail, chosen, bets, told } = this.state;
    const { position, players, noise } = wanted;
    return { wanted: { position, players, noise }, trail, chosen, bets, told, problem: '', idProblem: '' };
  }

  /** @param {BearoffRecord} record */
  rollsOf(record) {
    return record.turns.length;
  }

  /** @param {BearoffRecord} record  @param {number} roll */
  rollSaid(record, roll) {
    return turnSaid(record.turns[roll], this.texts);
  }

  nextStep() {
    return nextStep(this);
  }

  /** @param {import('../../lib/address/address.js').Problem} problem */
  explain(problem) {
    return explainPosition(this, problem);
  }

  // ——— Members for host pages and tests ———

  /** The position: checkers on own points 1 to 6, and who is on roll. The setter throws for any other value. */
  get position() {
    return structuredClone(this.state.wanted.position);
  }

  set position(position) {
    this.setUp(givenPosition(position, core));
  }

  /** All figures of the rollout; percentages from X's side, null for undefined. */
  snapshot() {
    const setup = this.current?.setup ?? this.state.wanted;
    return snapshotOf(this.readout(), setup, core.describePosition(setup.position).positionId, this.theory());
  }

  // ——— Actions of the page's controls ———

  /** @param {() => void} roll */
  oneGame(roll) {
    // The game begins at the position in force: problems of a refused one are no longer shown.
    this.change({ problem: '', idProblem: '' });
    roll();
    followGame(this);
  }

  /** @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt(at) {
    this.change({ look: lookAt(this, at) });
  }

  /**
   * Rolls out another position, from no games on.
   * @param {Wanted['position']} position  that the core accepts
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes = {}) {
    const own = { problem: '', idProblem: '', chosen: null, trail: [], ...changes };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, position } });
  }

  /** Explains one of the 36 rolls. @param {number} index */
  chooseRoll(index) {
    this.change({ chosen: index });
  }

  /**
   * Plays one of the 36 rolls on the board, with the evaluator's best play.
   * @param {number} roll  by its place in the map
   */
  playRoll(roll) {
    playRoll(this, roll);
  }

  /** Goes back to before the last roll that was played, and to the games of that position. */
  takeBack() {
    takeBack(this);
    this.lookAt('position');
  }

  /** Measures the luck of the same games in another way. @param {Partial<Wanted>} change */
  measure(change) {
    this.change({ wanted: { ...this.state.wanted, ...change } });
    this.remeasure();
  }

  /** @param {Partial<Wanted['noise']>} change */
  setNoise(change) {
    const { wanted } = this.state;
    const noise = { ...wanted.noise, ...change };
    // Noisy players play another game.
    if (!isNoisy(wanted.players)) this.measure({ noise });
    else this.play({ noise });
  }

  /** @param {Partial<Wanted['players']>} change */
  setPlayers(change) {
    this.play({ players: { ...this.state.wanted.players, ...change } });
  }

  /** Rolls out another game, from no games on. @param {Partial<Wanted>} change */
  play(change) {
    this.undo.leave('game');
    this.startAgain(this.seed, { wanted: { ...this.state.wanted, ...change } });
  }

  /** @param {Partial<import('../../lib/rollout/shapes.js').View>} change */
  changeView(change) {
    const before = this.state.view.allTables;
    super.changeView(change);
    // The compared estimates measure the same games.
    if (this.state.view.allTables !== before) this.remeasure();
  }

  // ——— Making a game ready ———

  /** @param {Partial<LabState>} patch */
  change(patch) {
    const { trail } = this.state;
    super.change(patch);
    this.unfolded ||= isUnusual(this.state.wanted);
    if (trail !== this.state.trail) forget(trail, this.state.trail, this.preparation.made);
  }

  /**
   * @param {string} seed  throws if it is none
   * @param {Partial<LabState>} [changes]
   * @param {number} [games]  to be rolled at once, of another position
   */
  startAgain(seed, changes = {}, games = 0) {
    const written = core.readSeed(seed);
    super.startAgain(written, { ...leaveBets(this, changes.wanted ?? this.state.wanted), ...changes }, games);
  }

  /** @param {string} seed @param {number} games @returns {Order} */
  orderOf(seed, games) {
    const { wanted, trail, view } = this.state;
    return { wanted, trail, compare: view.allTables, seed, games, run: false };
  }

  /**
   * @param {Order} order
   * @param {import('../../lib/element/preparation.js').Report} report
   * @param {AbortSignal} signal
   */
  make(order, report, signal) {
    return this.workshop.make(order, report, signal);
  }

  /** @param {Made} made  @param {Order} order */
  take(made, order) {
    renewMany(this, made);
    super.take(made, order);
  }

  /** @param {Made} made  @param {Order} order */
  revert(made, order) {
    revert(this, made, order);
  }

  /** @param {Made} made */
  free(made) {
    // The way back still needs it.
    if (!keeps(this.state.trail, made)) made.free();
  }

  view() {
    return renderLab(this);
  }

  static styles = [...PreparedElement.styles, choiceStyles, labStyles];
}
