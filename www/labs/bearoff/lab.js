// `<bearoff-lab>`: a position, its players, and an evaluator that measures luck. It holds what rolls (in its base) and
// what makes a game ready for that: while another position is made, there is no rollout; while luck is measured in
// another way, the games are seen as they were measured before.

import { choiceStyles } from '../../shared/choice-styles.js';
import { chanceFormat } from '../../shared/bearoff/chance-format.js';
import { givenPosition } from '../../shared/bearoff/given-position.js';
import { NoRollout } from '../../shared/bearoff/no-rollout.js';
import { workStyles } from '../../shared/bearoff/work.js';
import { Preparation } from '../../shared/preparation.js';
import { usualBelow } from '../../shared/rollout/below-usual.js';
import { RolloutElement } from '../../shared/rollout/rollout-element.js';
import { compared } from './compared.js';
import { core } from './core.js';
import { ownColumns } from './games-model.js';
import { nextStep } from './guide.js';
import { leaveBets, revert, take } from './in-force.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { isUnusual } from './luck.js';
import { turnSaid } from './microscope.js';
import { properties } from './properties.js';
import { followGame, lookAt } from './stage.js';
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

/** @extends {RolloutElement<LabState, BearoffRollout | NoRollout, Texts>} */
export class BearoffLab extends RolloutElement {
  constructor() {
    super({
      core,
      rollout: new NoRollout(core.randomSeed()),
      initialState,
      properties,
      ownColumns,
      below: usualBelow,
      // The games that a link asks for come in slices of their own.
      few: 100_000,
      atOnce: 10_000_000,
    });
    this.format = chanceFormat(this.format);
    /** What the core says of positions. */
    this.rules = core;
    /** How often was gone back, or paused: what was asked for before, and still waits for the games, is given up. */
    this.rewinds = 0;
    this.pauses = 0;
    /** Whether "More" is open by itself; what the reader folds or unfolds then is his own affair. */
    this.unfolded = false;
    this.workshop = new Workshop();
    /** @type {Preparation<Order, Made>} */
    this.preparation = new Preparation(this, {
      first: () => this.orderOf(this.seed, 0),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => this.workshop.make(order, report, signal),
      take: (made, order) => take(this, made, order),
      revert: (made, order) => revert(this, made, order),
      // On the way back it is wanted again.
      free: (made) => void (keeps(this.state.trail, made) || made.free()),
    });
  }

  // ——— The game and its luck ———

  /** What is being rolled out; null while there is nothing yet. */
  get current() {
    return this.rollout instanceof NoRollout ? null : this.preparation.made;
  }

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

  /** @param {number} games */
  async roll(games) {
    const { rewinds } = this;
    await this.ready();
    if (this.current && this.rewinds === rewinds) await super.roll(games);
  }

  async run() {
    const { pauses } = this;
    await this.ready();
    if (this.current && this.pauses === pauses) super.run();
  }

  pause() {
    this.pauses += 1;
    super.pause();
  }

  rewind() {
    this.rewinds += 1;
    this.pauses += 1;
    super.rewind();
    const { making } = this.preparation;
    // What is being measured again are the games that were rolled before.
    if (making && this.current) this.preparation.order({ ...making.order, games: 0, run: false });
  }

  // ——— What the page's address does ———

  values() {
    const values = super.values();
    // Those that are being rolled again count.
    return { ...values, games: Math.max(values.games, this.preparation.making?.order.games ?? 0) };
  }

  // ——— What the page's controls do ———

  step() {
    if (!this.current || this.preparation.making) return;
    this.change({ problem: '', idProblem: '' });
    super.step();
    followGame(this);
  }

  rollGame() {
    if (!this.current || this.preparation.making) return;
    // What could not be set up is none of the game's, which begins at what was.
    this.change({ problem: '', idProblem: '' });
    super.rollGame();
    followGame(this);
  }

  /** @param {import('./stage.js').Look['at']} at */
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
    else this.startAgain(this.seed, { wanted: { ...wanted, noise } });
  }

  /** @param {Partial<Wanted['players']>} change */
  setPlayers(change) {
    const { wanted } = this.state;
    this.startAgain(this.seed, { wanted: { ...wanted, players: { ...wanted.players, ...change } } });
  }

  /** @param {Partial<import('../../shared/rollout/shapes.js').View>} change */
  changeView(change) {
    const before = this.state.view.allTables;
    super.changeView(change);
    // What is compared is measured in the same games.
    if (this.state.view.allTables !== before) this.remeasure();
  }

  /** Gives up what is being made, and goes back to what was in force. */
  cancel() {
    this.preparation.cancel();
  }

  // ——— Making a game ready ———

  /** @param {Partial<LabState>} patch */
  change(patch) {
    const { trail } = this.state;
    super.change(patch);
    this.unfolded ||= isUnusual(this.state.wanted);
    if (trail !== this.state.trail) forget(trail, this.state.trail, this.preparation.made);
  }

  get busy() {
    return this.preparation.busy || super.busy;
  }

  ready() {
    return this.until(() => !this.preparation.busy);
  }

  /**
   * @param {string} seed throws if it is none
   * @param {Partial<LabState>} [changes]
   * @param {number} [games]  to be rolled at once, of another position
   */
  startAgain(seed, changes = {}, games = 0) {
    const written = core.readSeed(seed);
    const { made, making } = this.preparation;
    const { wanted = this.state.wanted } = changes;
    const same = !making && made?.order.wanted === wanted;
    this.change({ badSeed: null, seedChosen: true, ...leaveBets(this, wanted), ...changes });
    if (same && made) {
      made.withSeed(written, (rollout) => this.rolling.restart(rollout));
      return;
    }
    this.rolling.restart(new NoRollout(written));
    this.preparation.order(this.orderOf(written, games));
  }

  /** Makes what is wanted now, and has the games that there are measured by it. */
  remeasure() {
    const run = this.rolling.running || (this.preparation.making?.order.run ?? false);
    this.rolling.pause();
    this.preparation.order({ ...this.orderOf(this.seed, this.rollout.games), run });
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

  /** @param {unknown} error */
  fail(error) {
    this.preparation.fail();
    super.fail(error);
  }

  view() {
    return renderLab(this);
  }

  static styles = [...RolloutElement.styles, choiceStyles, workStyles, labStyles];
}
