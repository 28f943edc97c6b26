// `<pairs-lab>`: two plays of one roll, rolled out with coupled dice. Its base rolls the pairs; the workshop makes the
// games after both plays ready for that. The exact figures of coupled pairs are calculated later, in the background.

import { explainPosition } from '../../lib/bearoff/refusals.js';
import { choiceStyles } from '../../lib/element/choice-styles.js';
import { loadPart } from '../../lib/element/load-part.js';
import { DIFFERENCE } from '../../lib/i18n/format.js';
import { PreparedElement } from '../../lib/rollout/prepared-element.js';
import { core } from './core.js';
import { nextStep } from './guide.js';
import { renderLab } from './layout.js';
import { followPair } from './microscope.js';
import {
  COUPLINGS,
  differenceFormat,
  givenDecision,
  ownColumns,
  same,
  snapshotOf,
  stepSaid,
  theoryOf,
  TONES,
  writtenDecision,
} from './model.js';
import { properties } from './properties.js';
import { initialState } from './state.js';
import { labStyles, pairStyles } from './styles.js';
import { ExactFigures, NoPairs, UntilKnown, Workshop } from './workshop.js';

/** @typedef {import('./model.js').PairRecord} PairRecord */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/**
 * The parts below the chart, which are loaded with the first pair.
 * @type {import('../../lib/rollout/shapes.js').Details}
 */
const ownBelow = {
  parts: ['couplings', 'scatter', 'readout', 'experiment', 'games'],
  load: loadPart(() => import('./below.js')),
};

/**
 * @extends {PreparedElement<Wanted, LabState, import('../../pkg/pairs/rollout_lab.js').PairsRollout | NoPairs, Order, Made,
 *   import('./texts/en.js').Texts>}
 */
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
        // The pairs that a link asks for are rolled in slices of this size.
        few: 10_000,
        atOnce: 1_000_000,
      },
      NoPairs,
    );
    this.format = differenceFormat(this.format);
    /** The core's functions for positions. */
    this.rules = core;
    /** None: the reader chooses decisions instead. @type {import('../../lib/bearoff/positions.js').NamedPosition[]} */
    this.positions = [];
    this.taken = ['roll'];
    this.workshop = new Workshop();
    this.exact = new ExactFigures(this);
    this.known = new UntilKnown(this);
  }

  // ——— The plays and their luck ———

  /** The coupling in view. All couplings are rolled, and their luck is subtracted. */
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

  /** The roll and the two plays as they are written. */
  get written() {
    return writtenDecision(this.state.wanted.roll, this.current);
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

  // ——— Members for host pages and tests ———

  /** The decision: position, roll, and the mover's checkers after each play. The setter throws for any other value. */
  get decision() {
    const { position, roll, a, b } = this.current?.setup.decision ?? this.state.wanted;
    return structuredClone({ position, roll, a, b });
  }

  set decision(decision) {
    this.decide(givenDecision(decision, core));
  }

  /** The evaluator that measures the luck that is subtracted. */
  get evaluator() {
    return this.state.wanted.evaluator;
  }

  set evaluator(evaluator) {
    this.measure({ evaluator: core.readEvaluator(evaluator) });
  }

  /** The evaluator that ranks rolls for the couplings. */
  get ranking() {
    return this.state.wanted.ranking;
  }

  set ranking(ranking) {
    this.measure({ ranking: core.readEvaluator(ranking) });
  }

  /** All figures of the pairs; percentages from the mover's side, null for undefined. */
  snapshot() {
    return snapshotOf(this);
  }

  // ——— Actions of the page's controls ———

  /** @param {() => void} roll */
  oneGame(roll) {
    roll();
    followPair(this);
  }

  /**
   * Compares other plays, from no pairs on.
   * @param {Partial<Pick<Wanted, 'position' | 'roll' | 'a' | 'b'>>} change  that the core accepts
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  decide(change, changes = {}) {
    const own = { problem: '', idProblem: '', ...changes };
    this.undo.leave('game');
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, ...change } });
  }

  /**
   * Chooses a listed play. If the other one has it, the two are exchanged.
   * @param {'a' | 'b'} which
   * @param {import('../../pkg/pairs/rollout_lab.js').Checkers} after  the play
   * @param {Made} listed  the games whose plays are listed
   */
  choosePlay(which, after, listed) {
    const { position, roll, a, b } = listed.setup.decision;
    const { wanted } = this.state;
    // While others are about to be listed, this play may be none of the roll that was chosen meanwhile.
    if (wanted.position !== position || wanted.roll !== roll) return;
    const [mine, other] = which === 'a' ? [a, b] : [b, a];
    const others = same(after, other) ? mine : other;
    this.decide(which === 'a' ? { a: after, b: others } : { a: others, b: after });
  }

  /**
   * Compares the best two plays of the roll in another position.
   * @param {Wanted['position']} position  that the core accepts
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes) {
    const { setAside } = this.state;
    // An ID with dice brings its own roll.
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

  /** @param {LabState['coupling']} coupling  to be in view */
  couple(coupling) {
    // The pair that is stepped through begins again: it is another one, and may be shorter.
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

  /** The best two plays, if the roll does not allow the chosen ones. @param {Order} order */
  instead({ wanted: { a, b, ...others }, ...order }) {
    if (!a && !b) return null;
    const wanted = { ...others, a: null, b: null };
    this.change({ wanted });
    return { ...order, wanted };
  }

  /** @param {Made} made  @param {Order} order */
  take(made, order) {
    // The parts below the chart are drawn a moment later. Until then they call the function that they have.
    const { preparation } = this;
    this.makeMany = /** @type {any} */ (
      (/** @type {string} */ seed, /** @type {number} */ rollouts, /** @type {number} */ pairs) =>
        new core.ManyPairsRollouts((preparation.made ?? made).game, seed, rollouts, pairs)
    );
    // In the new coupling, the pair that was stepped through may be another one.
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
