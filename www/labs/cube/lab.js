// `<cube-lab>`: a position with the doubling cube, who plays and doubles, and a ladder of estimates that measure luck in the
// same games. It holds what rolls (in its base) and what makes a game ready for that.

import { givenPosition } from '../../lib/bearoff/given-position.js';
import { explainPosition } from '../../lib/bearoff/elsewhere.js';
import { ownerSaid } from '../../lib/bearoff/pasted.js';
import { followGame, lookAt } from '../../lib/bearoff/stage.js';
import { cubedStyles } from '../../lib/board/doubling-cube.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { LADDER } from '../../lib/cube/names.js';
import { pointsFormat } from '../../lib/cube/points-format.js';
import { leaveBets, regainBets } from '../../lib/rollout/bets-of-game.js';
import { PreparedElement } from '../../lib/rollout/prepared-element.js';
import { POINTS } from '../../lib/i18n/units.js';
import { ownBelow } from './below-place.js';
import { core } from './core.js';
import { decisionStyles } from './decision-styles.js';
import { ownColumns } from './games-model.js';
import { givenOwner, givenPlayers } from '../../lib/cube/given-cube.js';
import { nextStep } from './guide.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { turnSaid } from './microscope.js';
import { NoGames } from './no-games.js';
import { positionsStyles } from './positions-styles.js';
import { properties } from './properties.js';
import { marketStyles } from './roll-map-styles.js';
import { snapshotOf } from './snapshot.js';
import { initialState, isUnusual } from './state.js';
import { Beyond, Workshop } from './workshop.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRollout} CubeRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/** The tones of the rungs in the chart; the one without luck is the plain line. @type {Record<string, string>} */
const TONES = { cubelessIgnored: 'backwards', cubelessTimesCube: 'reduced', janowski: 'madeup', exact: 'correct' };

/** @extends {PreparedElement<Wanted, LabState, CubeRollout | NoGames, Order, Made | Beyond, Texts>} */
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
        below: ownBelow,
        // The games that a link asks for come in slices of their own.
        few: 100_000,
        atOnce: 10_000_000,
      },
      NoGames,
    );
    this.format = pointsFormat(this.format);
    /** What the core says of positions. */
    this.rules = core;
    /** Those to learn from have a list of their own. @type {import('../../lib/bearoff/positions.js').NamedPosition[]} */
    this.positions = [];
    /** Whether the players are unfolded by themselves; what the reader folds or unfolds then is his own affair. */
    this.unfolded = false;
    this.workshop = new Workshop();
  }

  // ——— The game and its luck ———

  /** What is rolled out; null while it is being made, and past the database. @returns {Made | null} */
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

  /** The rung in view, by its place in the ladder. */
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

  /** The rungs side by side, as they are measured in the same games and as they are exactly. */
  ladder() {
    return { names: LADDER, measured: this.rollout.ladder(), exact: this.theory()?.ladder ?? null };
  }

  /** Of what is wanted now, or of this: whatever luck is measured by, both lines settle at the same value. */
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

  /** @param {CubeRecord} record  @param {number} turn */
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

  // ——— What host pages and tests may call ———

  /** The position: checkers on own points 1 to 6, and who is on roll. Setting it throws if it is none. */
  get position() {
    return structuredClone(this.state.wanted.position);
  }

  set position(position) {
    this.setUp(givenPosition(position, core));
  }

  /** Who owns the cube at the start: `{ owner: 'centred' | 'x' | 'o' }`. Setting it throws if it is none of these. */
  get cube() {
    return { owner: this.state.wanted.owner };
  }

  set cube(cube) {
    this.setOwner(givenOwner(cube, core));
  }

  /** The rung of the ladder that is in view. Setting it throws if it is none. */
  get estimator() {
    return this.state.estimator;
  }

  set estimator(name) {
    this.setEstimator(core.readCubeEstimate(name));
  }

  /** Who plays the checkers, and who doubles and takes. Setting it throws what is none. */
  get players() {
    return structuredClone(this.state.wanted.players);
  }

  set players(players) {
    this.setPlayers(givenPlayers(players, core));
  }

  /** Everything that can be said of the rollout now, in points for the side on roll; undefined = null. */
  snapshot() {
    return snapshotOf(this);
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
   * @param {Partial<LabState> & {owner?: CubeOwner}} [changes]  of the state, together with it
   */
  setUp(position, { owner = this.ownerOf(position), ...changes } = {}) {
    const own = { problem: '', idProblem: '', ...changes };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, position, owner } });
  }

  /** Who owns the cube then: of an ID that speaks of a cube, whom it names. @param {BearoffPosition} position */
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
    const { wanted } = this.state;
    const thresholds = { ...wanted.thresholds, ...change };
    this.gently({ thresholds });
  }

  /** @param {Partial<Wanted['noise']>} change */
  setNoise(change) {
    this.gently({ noise: { ...this.state.wanted.noise, ...change } });
  }

  /** How live Janowski's cube is: the same games are measured again. @param {number} janowski  0..1 */
  setJanowski(janowski) {
    this.gently({ janowski });
  }

  /** Looks at the same games by another rung: all of them are measured. @param {CubeEstimateName} estimator */
  setEstimator(estimator) {
    this.change({ estimator });
    this.snapshots.request();
  }

  // ——— Making a game ready ———

  /** @param {Partial<LabState>} patch */
  change(patch) {
    super.change(patch);
    this.unfolded ||= isUnusual(this.state.wanted);
  }

  /** Another game, from no games on. @param {Partial<Wanted>} change */
  play(change) {
    this.undo.leave('game');
    this.startAgain(this.seed, { problem: '', idProblem: '', wanted: { ...this.state.wanted, ...change } });
  }

  /**
   * Measures the games that there are again where they stay the same; otherwise it is another game.
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
    // There is nothing to be rolled of what an address asks for.
    if (made instanceof Beyond) this.rolling.opening = null;
    this.renewMany(made);
    super.take(made, order);
  }

  /** @param {Made | Beyond} made  @param {Order} order */
  revert(made, order) {
    this.change(regainBets(made));
    super.revert(made, order);
  }

  /** Many rollouts are of another game. @param {Made | Beyond} made */
  renewMany(made) {
    // What is below the chart is drawn a moment later: until then it asks the function that it has.
    /** @type {import('../../lib/rollout/many-rollouts.js').Make} */
    this.makeMany = (seed, rollouts, games) =>
      new core.ManyCubeRollouts(/** @type {Made} */ (this.preparation.made ?? made).game, seed, rollouts, games);
  }

  view() {
    return renderLab(this);
  }

  static styles = [
    ...PreparedElement.styles,
    choiceStyles,
    cubedStyles,
    decisionStyles,
    positionsStyles,
    marketStyles,
    labStyles,
  ];
}
