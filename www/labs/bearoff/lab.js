// `<bearoff-lab>`: a position, its players, and an evaluator that measures luck. It holds what rolls (in its base) and
// what makes a game ready for that: while another position is made, there is no rollout; while luck is measured in
// another way, the games are seen as they were measured before.

import { choiceStyles } from '../../lib/element/choice-styles.js';
import { chanceFormat } from '../../lib/bearoff/notation.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { givenPosition } from '../../lib/bearoff/positions.js';
import { NoRollout } from '../../lib/bearoff/made-game.js';
import { usualBelow } from '../../lib/rollout/below-usual.js';
import { leaveBets } from '../../lib/rollout/bets-of-game.js';
import { PreparedElement } from '../../lib/rollout/prepared-element.js';
import { compared } from './compared.js';
import { core } from './core.js';
import { ownColumns } from './games-model.js';
import { nextStep } from './guide.js';
import { renewMany, revert } from './in-force.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { isUnusual } from './luck.js';
import { turnSaid } from './microscope.js';
import { properties } from './properties.js';
import { followGame, lookAt } from '../../lib/bearoff/stage.js';
import { initialState } from './state.js';
import { forget, keeps, playRoll, takeBack } from './trail.js';
import { Workshop } from './workshop.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout} BearoffRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/** @param {Wanted['players']} players */
const isNoisy = ({ x, o }) => x === 'noisy' || o === 'noisy';

/** @extends {PreparedElement<Wanted, LabState, BearoffRollout | NoRollout, Order, Made, Texts>} */
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
        // The games that a link asks for come in slices of their own.
        few: 100_000,
        atOnce: 10_000_000,
      },
      NoRollout,
    );
    this.format = chanceFormat(this.format);
    /** What the core says of positions. */
    this.rules = core;
    /** Whether "More" is open by itself; what the reader folds or unfolds then is his own affair. */
    this.unfolded = false;
    this.workshop = new Workshop();
  }

  // ——— The game and its luck ———

  /** The one in force is the first of a game's estimates. */
  get estimate() {
    return 0;
  }

  estimates() {
    return compared(this.current?.estimates ?? [], this.texts);
  }

  theory() {
    return this.current?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.current?.game.funnel(0, games) ?? null;
  }

  /** Of what is wanted now, or of this. */
  betOn({ position, players, noise } = this.state.wanted) {
    // However luck is estimated, both lines settle at the same value. Players who are noisy play by their errors.
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

  // ——— What host pages and tests may call ———

  /** The position: checkers on own points 1 to 6, and who is on roll. Setting it throws if it is none. */
  get position() {
    return structuredClone(this.state.wanted.position);
  }

  set position(position) {
    this.setUp(givenPosition(position, core));
  }

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const { games, seed, plain, reduced, williams, equivalentGames } = this.readout();
    const { position, players, evaluator, scale } = this.current?.setup ?? this.state.wanted;
    const { positionId } = core.describePosition(position);
    const exact = this.theory();
    const setup = { position, positionId, players, evaluator, scale };
    // What was made is in force, and nobody else's to change.
    return structuredClone({ games, seed, ...setup, plain, reduced, williams, equivalentGames, exact });
  }

  // ——— What the page's controls do ———

  /** @param {() => void} roll */
  oneGame(roll) {
    // What could not be set up is none of the game's, which begins at what was.
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
   * @param {BearoffPosition} position  that the core takes
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes = {}) {
    const own = { problem: '', idProblem: '', chosen: null, trail: [], ...changes };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, position } });
  }

  /**
   * Tells of one of the 36 rolls.
   * @param {number} index
   */
  chooseRoll(index) {
    this.change({ chosen: index });
  }

  /**
   * Plays one of the 36 rolls on the board, with the play that the evaluator thinks best.
   * @param {number} roll  by its place in the map
   */
  playRoll(roll) {
    playRoll(this, roll);
  }

  /** Back to before the last roll that was played, and to the games that there were. */
  takeBack() {
    takeBack(this);
    this.lookAt('position');
  }

  /**
   * Measures luck in another way, of the same games.
   * @param {Partial<Wanted>} change
   */
  measure(change) {
    this.change({ wanted: { ...this.state.wanted, ...change } });
    this.remeasure();
  }

  /** @param {Partial<Wanted['noise']>} change */
  setNoise(change) {
    const { wanted } = this.state;
    const noise = { ...wanted.noise, ...change };
    // Players who are noisy play another game.
    if (!isNoisy(wanted.players)) this.measure({ noise });
    else this.play({ noise });
  }

  /** @param {Partial<Wanted['players']>} change */
  setPlayers(change) {
    this.play({ players: { ...this.state.wanted.players, ...change } });
  }

  /** Another game, from no games on. @param {Partial<Wanted>} change */
  play(change) {
    this.undo.leave('game');
    this.startAgain(this.seed, { wanted: { ...this.state.wanted, ...change } });
  }

  /** @param {Partial<import('../../lib/rollout/shapes.js').View>} change */
  changeView(change) {
    const before = this.state.view.allTables;
    super.changeView(change);
    // What is compared is measured in the same games.
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
   * @param {string} seed throws if it is none
   * @param {Partial<LabState>} [changes]
   * @param {number} [games]  to be rolled at once, of another position
   */
  startAgain(seed, changes = {}, games = 0) {
    const written = core.readSeed(seed);
    super.startAgain(written, { ...leaveBets(this, changes.wanted ?? this.state.wanted), ...changes }, games);
  }

  /**
   * @param {string} seed
   * @param {number} games
   * @returns {Order}
   */
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
    // On the way back it is wanted again.
    if (!keeps(this.state.trail, made)) made.free();
  }

  view() {
    return renderLab(this);
  }

  static styles = [...PreparedElement.styles, choiceStyles, labStyles];
}
