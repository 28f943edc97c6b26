// `<cube-lab>`: a position with the doubling cube, the players, and a ladder of estimates that measure luck in the same
// games. Its base rolls the games; its workshop prepares them.

import { explainPosition } from '../../lib/bearoff/refusals.js';
import { givenPosition, ownerSaid } from '../../lib/bearoff/positions.js';
import { followGame, lookAt } from '../../lib/bearoff/stage.js';
import { cubedStyles } from '../../lib/board/doubling-cube.js';
import { givenOwner, givenPlayers, LADDER } from '../../lib/cube/names.js';
import { pointsFormat } from '../../lib/cube/points-format.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { loadPart } from '../../lib/element/load-part.js';
import { POINTS } from '../../lib/i18n/format.js';
import { leaveBets, regainBets } from '../../lib/rollout/bets-of-game.js';
import { PreparedElement } from '../../lib/rollout/prepared-element.js';
import { core } from './core.js';
import { nextStep } from './guide.js';
import { renderLab } from './layout.js';
import { ownColumns, snapshotOf, turnSaid } from './model.js';
import { initialState, isUnusual, properties } from './state.js';
import { labStyles } from './styles.js';
import { Beyond, NoGames, Workshop } from './workshop.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/** The tones of the rungs in the chart. The rung without luck is the plain line. @type {Record<string, string>} */
const TONES = { cubelessIgnored: 'backwards', cubelessTimesCube: 'reduced', janowski: 'madeup', exact: 'correct' };

/**
 * @extends {PreparedElement<Wanted, LabState, import('../../pkg/cube/rollout_lab.js').CubeRollout | NoGames, Order,
 *   Made | Beyond, Texts>}
 */
export class CubeLab extends PreparedElement {
  static unit = POINTS;

  constructor() {
    super(
      {
        core,
        rollout: new NoGames(core.randomSeed()),
        initialState,
        properties,
        ownColumns,
        below: {
          parts: ['ladder', 'readout', 'many', 'games'],
          load: loadPart(() => import('./below.js')),
        },
        // The games of a link come in slices of their own.
        few: 100_000,
        atOnce: 10_000_000,
      },
      NoGames,
    );
    this.format = pointsFormat(this.format);
    /** The core's rules of positions. */
    this.rules = core;
    /**
     * The example positions have a list of their own.
     * @type {import('../../lib/bearoff/positions.js').NamedPosition[]}
     */
    this.positions = [];
    /** Whether the players were unfolded because they are unusual. The reader may fold them again. */
    this.unfolded = false;
    this.workshop = new Workshop();
  }

  // ——— The game and its luck ———

  /** The prepared game; null while it is made, and past the database. @returns {Made | null} */
  get current() {
    return /** @type {Made | null} */ (super.current);
  }

  /** Whether the position has more checkers than the exact answer knows. */
  get beyond() {
    return this.preparation.made instanceof Beyond && !this.preparation.making;
  }

  /** The position's XGID with the cube at the start. */
  get xgid() {
    const { position, owner } = this.state.wanted;
    return core.xgidWithCube(position, owner);
  }

  /** The place in the ladder of the rung in view. */
  get estimate() {
    return LADDER.indexOf(this.state.estimator);
  }

  get noLuck() {
    return LADDER.indexOf('none');
  }

  /** All rungs but the one without luck, which is the plain line. */
  estimates() {
    const { names } = this.texts.estimators;
    return LADDER.flatMap((id, estimate) =>
      id === 'none' ? [] : [{ id, tone: TONES[id], name: names[id], estimate }],
    );
  }

  theory() {
    return this.current?.theories[this.estimate] ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.current?.game.funnel(this.estimate, games) ?? null;
  }

  /** The figures of all rungs, measured in the same games and exact. */
  ladder() {
    return { names: LADDER, measured: this.rollout.ladder(), exact: this.theory()?.ladder ?? null };
  }

  /** Identifies the game of a setup. The estimate of luck is no part of it: both lines settle at one value with any. */
  betOn({ position, owner, players, thresholds, noise } = this.state.wanted) {
    const both = [players.x, players.o];
    return JSON.stringify([
      position,
      owner,
      players,
      both.some(({ cube }) => cube === 'thresholds') ? thresholds : null,
      both.some(({ plays }) => plays === 'noisy') ? noise : null,
    ]);
  }

  get game() {
    return this.betOn();
  }

  ofGame() {
    const { wanted, bets, told } = this.state;
    const { position, owner, players, thresholds, noise } = wanted;
    return { wanted: { position, owner, players, thresholds, noise }, bets, told, problem: '', idProblem: '' };
  }

  /** @param {CubeRecord} record */
  rollsOf(record) {
    return record.turns.length;
  }

  /** @param {CubeRecord} record @param {number} turn */
  rollSaid(record, turn) {
    return turnSaid(record.turns[turn], this.texts, this.format);
  }

  nextStep() {
    return nextStep(this);
  }

  /** @param {import('../../lib/address/address.js').Problem} problem */
  explain(problem) {
    return explainPosition(this, problem);
  }

  // ——— For host pages and tests ———

  /** The position: checkers on own points 1 to 6, and the side on roll. Setting an invalid one throws. */
  get position() {
    return structuredClone(this.state.wanted.position);
  }

  set position(position) {
    this.setUp(givenPosition(position, core));
  }

  /** The owner of the cube at the start: `{ owner: 'centred' | 'x' | 'o' }`. Setting another one throws. */
  get cube() {
    return { owner: this.state.wanted.owner };
  }

  set cube(cube) {
    this.setOwner(givenOwner(cube, core));
  }

  /** The rung in view. Setting a name that no rung has throws. */
  get estimator() {
    return this.state.estimator;
  }

  set estimator(name) {
    this.setEstimator(core.readCubeEstimate(name));
  }

  /** The players of the checkers and of the cube. Setting invalid ones throws. */
  get players() {
    return structuredClone(this.state.wanted.players);
  }

  set players(players) {
    this.setPlayers(givenPlayers(players, core));
  }

  /** All figures of the rollout now, in points for the side on roll; undefined ones are null. */
  snapshot() {
    return snapshotOf(this);
  }

  // ——— For the controls of the page ———

  /** @param {() => void} roll */
  oneGame(roll) {
    // The game begins at the last valid position. A refused one is no matter any more.
    this.change({ problem: '', idProblem: '' });
    roll();
    followGame(this);
  }

  /** @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt(at) {
    this.change({ look: lookAt(this.frame, at) });
  }

  /**
   * Rolls out another position, from no games on.
   * @param {Wanted['position']} position  that the core accepts
   * @param {Partial<LabState> & {owner?: CubeOwner}} [changes]  of the state, together with it
   */
  setUp(position, { owner = this.ownerOf(position), ...changes } = {}) {
    const own = { problem: '', idProblem: '', ...changes };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, position, owner } });
  }

  /**
   * Returns the owner of the cube: the one that the position's ID names, if it names one.
   * @param {Wanted['position']} position
   */
  ownerOf(position) {
    const { setAside, wanted } = this.state;
    const read = setAside && setAside.position === position ? ownerSaid(setAside.aside) : null;
    return read ?? wanted.owner;
  }

  /** @param {CubeOwner} owner  of the cube at the start */
  setOwner(owner) {
    if (owner !== this.state.wanted.owner) this.play({ owner });
  }

  /** @param {Partial<Wanted['players']>} change */
  setPlayers(change) {
    this.play({ players: { ...this.state.wanted.players, ...change } });
  }

  /** @param {Partial<Wanted['thresholds']>} change */
  setThresholds(change) {
    this.gently({ thresholds: { ...this.state.wanted.thresholds, ...change } });
  }

  /** @param {Partial<Wanted['noise']>} change */
  setNoise(change) {
    this.gently({ noise: { ...this.state.wanted.noise, ...change } });
  }

  /** Sets how live Janowski's cube is. The same games are measured again. @param {number} janowski  0..1 */
  setJanowski(janowski) {
    this.gently({ janowski });
  }

  /** Shows the same games by another rung. All rungs are measured. @param {LabState['estimator']} estimator */
  setEstimator(estimator) {
    this.change({ estimator });
    this.snapshots.request();
  }

  // ——— Preparing a game ———

  /** @param {Partial<LabState>} patch */
  change(patch) {
    super.change(patch);
    this.unfolded ||= isUnusual(this.state.wanted);
  }

  /** Rolls out another game, from no games on. @param {Partial<Wanted>} change */
  play(change) {
    this.undo.leave('game');
    this.startAgain(this.seed, { problem: '', idProblem: '', wanted: { ...this.state.wanted, ...change } });
  }

  /**
   * Measures the games again if they stay the same games. Otherwise rolls out another game.
   * @param {Partial<Wanted>} change
   */
  gently(change) {
    const wanted = { ...this.state.wanted, ...change };
    if (this.betOn(wanted) !== this.betOn()) {
      this.play(change);
      return;
    }
    this.change({ wanted });
    this.remeasure();
  }

  /**
   * @param {string} seed  an invalid one throws
   * @param {Partial<LabState>} [changes]
   * @param {number} [games]  to be rolled at once, of another position
   */
  startAgain(seed, changes = {}, games = 0) {
    const written = core.readSeed(seed);
    super.startAgain(written, { ...leaveBets(this, changes.wanted ?? this.state.wanted), ...changes }, games);
  }

  /** @param {string} seed @param {number} games @returns {Order} */
  orderOf(seed, games) {
    return { wanted: this.state.wanted, seed, games, run: false };
  }

  /**
   * @param {Order} order
   * @param {import('../../lib/element/preparation.js').Report} report
   * @param {AbortSignal} signal
   */
  make(order, report, signal) {
    return this.workshop.make(order, report, signal);
  }

  /** @param {Made | Beyond} made  @param {Order} order */
  take(made, order) {
    // The games of an address cannot be rolled.
    if (made instanceof Beyond) this.rolling.opening = null;
    this.renewMany(made);
    super.take(made, order);
  }

  /** @param {Made | Beyond} made  @param {Order} order */
  revert(made, order) {
    this.change(regainBets(made));
    super.revert(made, order);
  }

  /** The thousand rollouts are of the new game from now on. @param {Made | Beyond} made */
  renewMany(made) {
    // The details below the chart are drawn a moment later: until then they call the function that they have.
    /** @type {import('../../lib/rollout/many-rollouts.js').Make} */
    this.makeMany = (seed, rollouts, games) =>
      new core.ManyCubeRollouts(/** @type {Made} */ (this.preparation.made ?? made).game, seed, rollouts, games);
  }

  view() {
    return renderLab(this);
  }

  static styles = [...PreparedElement.styles, choiceStyles, cubedStyles, labStyles];
}
