// `<pairs-lab>`: two plays of one roll, rolled out with coupled dice. It holds what rolls (in its base) and what makes the
// two games ready for that; what is exactly true of coupled pairs is worked out later, between other things.

import { choiceStyles } from '../../lib/element/choice-styles.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { PreparedElement } from '../../lib/rollout/prepared-element.js';
import { DIFFERENCE } from '../../lib/i18n/units.js';
import { ownBelow } from './below-place.js';
import { core } from './core.js';
import { COUPLINGS, TONES } from './coupling-names.js';
import { inForce } from './decision.js';
import { differenceFormat } from './difference-format.js';
import { ExactFigures } from './exact-figures.js';
import { ownColumns } from './games-model.js';
import { givenDecision } from './given-decision.js';
import { nextStep } from './guide.js';
import { labStyles } from './lab-styles.js';
import { renderLab } from './layout.js';
import { followPair } from './microscope.js';
import { NoPairs } from './no-pairs.js';
import { pairStyles } from './pair-styles.js';
import { properties } from './properties.js';
import { snapshotOf } from './snapshot.js';
import { initialState } from './state.js';
import { stepSaid } from './step-said.js';
import { theoryOf } from './theory.js';
import { UntilKnown } from './until-known.js';
import { Workshop, same } from './workshop.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Checkers} Checkers */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').CouplingName} CouplingName */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairRecord} PairRecord */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsRollout} PairsRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/** @extends {PreparedElement<Wanted, LabState, PairsRollout | NoPairs, Order, Made, Texts>} */
export class PairsLab extends PreparedElement {
  static unit = DIFFERENCE;

  constructor() {
    super(
      {
        core,
        rollout: new NoPairs(core.randomSeed()),
        initialState,
        properties,
        ownColumns,
        below: ownBelow,
        // The pairs that a link asks for come in slices of their own.
        few: 10_000,
        atOnce: 1_000_000,
      },
      NoPairs,
    );
    this.format = differenceFormat(this.format);
    /** What the core says of positions. */
    this.rules = core;
    /** Decisions are chosen in their place. @type {import('../../lib/bearoff/positions.js').NamedPosition[]} */
    this.positions = [];
    this.taken = ['roll'];
    this.workshop = new Workshop();
    this.exact = new ExactFigures(this);
    this.known = new UntilKnown(this);
  }

  // ——— The plays and their luck ———

  /** All couplings are rolled, and their luck is subtracted; what is chosen is which of them is in view. */
  get estimate() {
    return this.state.coupling;
  }

  get takesBets() {
    return false;
  }

  /** The couplings, with their luck subtracted. */
  estimates() {
    const { names } = this.texts.couplings;
    return COUPLINGS.map((id) => ({ id, tone: TONES[id], name: names[id], estimate: id }));
  }

  theory() {
    const { current } = this;
    return current && theoryOf(current.game, this.estimate);
  }

  /** @param {number} pairs */
  funnel(pairs) {
    return this.current?.game.funnel(this.estimate, pairs) ?? null;
  }

  /** The two plays, as they are written. */
  get written() {
    return inForce(this);
  }

  betOn() {
    const { position, roll, a, b } = this.state.wanted;
    return JSON.stringify([position, roll, a, b]);
  }

  get game() {
    return this.betOn();
  }

  ofGame() {
    const { position, roll, a, b } = this.state.wanted;
    return { wanted: { position, roll, a, b }, problem: '', idProblem: '' };
  }

  /** @param {PairRecord} record */
  rollsOf(record) {
    return record.steps.length;
  }

  /** @param {PairRecord} record  @param {number} step */
  rollSaid(record, step) {
    return stepSaid(record, step, this.texts);
  }

  nextStep() {
    return nextStep(this);
  }

  /** @param {import('../../lib/address/address.js').Problem} problem */
  explain(problem) {
    return explainPosition(this, problem);
  }

  // ——— What host pages and tests may call ———

  /** The decision: position, roll, and the mover's checkers after each play. Setting it throws what is none. */
  get decision() {
    const { position, roll, a, b } = this.current?.setup.decision ?? this.state.wanted;
    return structuredClone({ position, roll, a, b });
  }

  set decision(decision) {
    this.decide(givenDecision(decision, core));
  }

  /** What measures the luck that is subtracted. */
  get evaluator() {
    return this.state.wanted.evaluator;
  }

  set evaluator(evaluator) {
    this.measure({ evaluator: core.readEvaluator(evaluator) });
  }

  /** What ranks rolls for the couplings. */
  get ranking() {
    return this.state.wanted.ranking;
  }

  set ranking(ranking) {
    this.measure({ ranking: core.readEvaluator(ranking) });
  }

  /** Everything that can be said of the pairs now; percentages from the mover's side, undefined = null. */
  snapshot() {
    return snapshotOf(this);
  }

  // ——— What the page's controls do ———

  /** @param {() => void} roll */
  oneGame(roll) {
    roll();
    followPair(this);
  }

  /**
   * Compares other plays, from no pairs on.
   * @param {Partial<Pick<Wanted, 'position' | 'roll' | 'a' | 'b'>>} change  that the core takes
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  decide(change, changes = {}) {
    const own = { problem: '', idProblem: '', ...changes };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, ...change } });
  }

  /**
   * Chooses a play that is listed. Whoever chooses for one what the other has, gives the other what it had.
   * @param {'a' | 'b'} which
   * @param {Checkers} after  it
   * @param {Made} listed  what it is listed of
   */
  choosePlay(which, after, listed) {
    const { position, roll, a, b } = listed.setup.decision;
    const { wanted } = this.state;
    // Others are going to be listed: this one may be none of the roll that was chosen meanwhile.
    if (wanted.position !== position || wanted.roll !== roll) return;
    const [mine, other] = which === 'a' ? [a, b] : [b, a];
    const others = same(after, other) ? mine : other;
    this.decide(which === 'a' ? { a: after, b: others } : { a: others, b: after });
  }

  /**
   * The best two plays of the roll in another position.
   * @param {BearoffPosition} position  that the core takes
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes) {
    const { setAside } = this.state;
    // Of an ID with dice, what is rolled there.
    const roll = setAside?.position === position ? setAside.aside.dice : null;
    this.decide({ position, a: null, b: null, ...(roll && { roll }) }, changes);
  }

  /**
   * Couples, ranks or measures the same pairs in another way.
   * @param {Partial<Pick<Wanted, 'evaluator' | 'ranking' | 'noise' | 'rotation'>>} change
   */
  measure(change) {
    this.change({ wanted: { ...this.state.wanted, ...change } });
    this.remeasure();
  }

  /** @param {CouplingName} coupling  to be in view */
  couple(coupling) {
    // The pair that is stepped through is another one, and may be shorter: it begins again.
    this.rolling.stepping = null;
    this.change({ coupling });
    this.known.look();
    this.snapshots.request();
  }

  // ——— Making the games ready ———

  get busy() {
    return this.exact.busy || super.busy;
  }

  merged() {
    this.known.look();
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

  /** The best two plays, where the roll does not allow those that were chosen. @param {Order} order */
  instead({ wanted: { a, b, ...others }, ...order }) {
    if (!a && !b) return null;
    const wanted = { ...others, a: null, b: null };
    this.change({ wanted });
    return { ...order, wanted };
  }

  /** @param {Made} made  @param {Order} order */
  take(made, order) {
    // What is below the chart is drawn a moment later: until then it asks the function that it has.
    const { preparation } = this;
    this.makeMany = /** @type {any} */ (
      (/** @type {string} */ seed, /** @type {number} */ rollouts, /** @type {number} */ pairs) =>
        new core.ManyPairsRollouts((preparation.made ?? made).game, seed, rollouts, pairs)
    );
    // As it is coupled now, the pair that was stepped through may be another one.
    this.rolling.stepping = null;
    super.take(made, order);
    this.exact.workOut(made.game);
  }

  /** @param {unknown} error */
  fail(error) {
    this.exact.giveUp();
    super.fail(error);
  }

  view() {
    return renderLab(this);
  }

  static styles = [...PreparedElement.styles, choiceStyles, pairStyles, labStyles];
}
