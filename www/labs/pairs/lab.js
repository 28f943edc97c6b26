// The lab of pairs: two plays of one roll, rolled out with coupled dice. This is its definition. The code that makes games ready and
// rolls them is in lib/rollout, as for every lab of this kind.

import { explainPosition } from '../../lib/bearoff/refusals.js';
import { settingUp } from '../../lib/bearoff/setting-up.js';
import { choiceStyles } from '../../lib/element/controls.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { DIFFERENCE } from '../../lib/i18n/format.js';
import { rolloutModel } from '../../lib/rollout/model.js';
import { preparedLab, preparedModel } from '../../lib/rollout/prepared-lab.js';
import { courseOf } from '../../lib/rollout/rollout-lab.js';
import { core, loadCore } from './core.js';
import { nextStep } from './guide.js';
import { view } from './layout.js';
import {
  columns,
  COUPLINGS,
  decisionOf,
  differenceFormat,
  givenDecision,
  same,
  snapshotOf,
  stepSaid,
  theoryOf,
  TONES,
  writtenDecision,
} from './model.js';
import { Clouds, ExactFigures, UntilKnown } from './pieces.js';
import { PARTS, properties, SPARE } from './properties.js';
import { Speeds } from './speeds.js';
import { initialState } from './state.js';
import { labStyles, pairStyles } from './styles.js';
import { en } from './texts/en.js';
import { NoPairs, Workshop } from './workshop.js';

/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./workshop.js').Made} Made */
/**
 * @typedef {Object} Kind
 * @property {LabState} state
 * @property {import('../../pkg/pairs/rollout_lab.js').PairsRollout | NoPairs} rollout
 * @property {import('./texts/en.js').Texts} texts
 * @property {import('./workshop.js').Order} order
 * @property {Made} made
 * @property {Workshop} workshop
 * @property {import('../../pkg/pairs/rollout_lab.js').ManyPairsRollouts} many
 */
/** @typedef {import('../../lib/rollout/prepared.js').PreparedLab<Kind> & ReturnType<typeof pieces>} Lab */
/** @typedef {Omit<Lab, 'snapshot' | 'frame'> & import('./host.js').PairsLabElement & {act: Model['act'], frame: Model}} PairsLab */
/** @typedef {ReturnType<typeof model>} Model */

/** The number of pairs that are rolled in some milliseconds. */
const FEW = 10_000;

/** @type {import('../../lib/rollout/prepared.js').Prepare<Kind>} */
const prepare = {
  none: NoPairs,
  workshop: () => new Workshop(),
  game: ({ position, roll, a, b }) => JSON.stringify([position, roll, a, b]),
  ofGame: ({ wanted: { position, roll, a, b } }) => ({ wanted: { position, roll, a, b }, problem: '', idProblem: '' }),
  many: ({ game }, seed, rollouts, pairs) => new core.ManyPairsRollouts(game, seed, rollouts, pairs),

  taken(lab) {
    // In the new coupling, the pair that was stepped through may be another one.
    lab.rolling.stepping = null;
  },

  // The best two plays, if the roll does not allow the chosen ones.
  instead(lab, { wanted: { a, b, ...others }, ...order }) {
    if (!a && !b) return null;
    const wanted = { ...others, a: null, b: null };
    lab.change({ wanted });
    return { ...order, wanted };
  },
};

/** @type {import('../../lib/rollout/prepared.js').PreparedOwn<Kind>} */
const rollout = {
  core,
  course: courseOf(core, FEW),
  few: FEW,
  atOnce: 1_000_000,
  takesBets: false,
  // All couplings are rolled, and their luck is subtracted. The estimate is the coupling in view.
  estimate: ({ state }) => state.coupling,
  estimates: (/** @type {Lab} */ { texts: { couplings } }) =>
    COUPLINGS.map((id) => ({ id, tone: TONES[id], name: couplings.names[id], estimate: id })),
  theory: (/** @type {Lab} */ { prepared: { current }, state }) => current && theoryOf(current.game, state.coupling),
  funnel: (/** @type {Lab} */ { prepared: { current }, state }, pairs) =>
    current?.game.funnel(state.coupling, pairs) ?? null,
  rolls: (/** @type {import('./model.js').PairRecord} */ { steps }) => steps.length,
  rollSaid: stepSaid,
  columns,
  below: {
    parts: ['couplings', 'scatter', 'readout', 'experiment', 'games'],
    load: loadPart(() => import('./below.js')),
  },
  merged: (/** @type {Lab} */ { known }) => known.look(),
  guide: (model) => nextStep(/** @type {Model} */ (model)),
};

/** @param {import('../../lib/rollout/prepared.js').PreparedLab<Kind>} lab */
const pieces = (lab) => ({
  exact: new ExactFigures(lab),
  known: new UntilKnown(lab),
  speeds: new Speeds(lab),
  clouds: new Clouds(lab),
});

/**
 * Compares other plays, from no pairs on.
 * @param {Lab} lab
 * @param {Partial<Pick<Wanted, 'position' | 'roll' | 'a' | 'b'>>} change  that the core accepts
 * @param {Partial<LabState>} [changes]  of the state, together with it
 */
function decide(lab, change, changes = {}) {
  const own = { problem: '', idProblem: '', ...changes };
  lab.undo.leave('game');
  lab.prepared.startAgain(lab.rolling.rollout.seed, { ...own, wanted: { ...lab.state.wanted, ...change } });
}

/**
 * Compares the best two plays of the roll in another position.
 * @param {Lab} lab
 * @param {Wanted['position']} position  that the core accepts
 * @param {Partial<LabState>} [changes]  of the state, together with it
 */
function setUp(lab, position, changes) {
  const { setAside } = lab.state;
  // An ID with dice brings its own roll.
  const roll = setAside?.position === position ? setAside.aside.dice : null;
  decide(lab, { position, a: null, b: null, ...(roll && { roll }) }, changes);
}

const actions = {
  ...settingUp(core, setUp),

  decide,

  /**
   * Chooses a listed play. If the other one has it, the two are exchanged.
   * @param {Lab} lab
   * @param {import('./model.js').Arm} arm
   * @param {import('../../pkg/pairs/rollout_lab.js').Checkers} after  the play
   * @param {Made} listed  the games whose plays are listed
   */
  choosePlay(lab, arm, after, listed) {
    const { position, roll, a, b } = listed.setup.decision;
    const { wanted } = lab.state;
    // While other plays are about to be listed, the wanted roll may not allow this one.
    if (wanted.position !== position || wanted.roll !== roll) return;
    const [mine, other] = arm === 'a' ? [a, b] : [b, a];
    const others = same(after, other) ? mine : other;
    decide(lab, arm === 'a' ? { a: after, b: others } : { a: others, b: after });
  },

  /**
   * Couples, ranks or measures the same pairs in another way.
   * @param {Lab} lab
   * @param {Partial<Pick<Wanted, 'evaluator' | 'ranking' | 'noise' | 'rotation'>>} change
   */
  measure(lab, change) {
    lab.change({ wanted: { ...lab.state.wanted, ...change } });
    lab.prepared.remeasure();
  },

  /** Brings a coupling into view. @param {Lab} lab @param {LabState['coupling']} coupling */
  couple(lab, coupling) {
    // The pair that is stepped through begins again: it is another one, and may be shorter.
    lab.rolling.stepping = null;
    lab.change({ coupling });
    lab.known.look();
    lab.snapshots.request();
  },

  /** Rolls until the better play is known. @param {Lab} lab */
  rollUntilKnown: ({ known }) => known.start(),

  /** Gives that up. @param {Lab} lab */
  stopUntilKnown: ({ known }) => known.stop(),

  /** Times the couplings on this machine. @param {Lab} lab */
  timeCouplings: ({ speeds }) => speeds.time(),

  /** Stops the lab after an error of the core. @param {Lab} lab @param {unknown} error */
  fail: (lab, error) => lab.fail(error),
};

/** Properties for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The decision: position, roll, and the mover's checkers after each play. Setting it throws for any other value. */
  get decision() {
    return structuredClone(decisionOf(this.prepared.current, this.state.wanted));
  },

  set decision(decision) {
    decide(this, givenDecision(decision, core));
  },

  /** The evaluator that measures the luck that is subtracted. */
  get evaluator() {
    return this.state.wanted.evaluator;
  },

  set evaluator(evaluator) {
    actions.measure(this, { evaluator: core.readEvaluator(evaluator) });
  },

  /** The evaluator that ranks rolls for the couplings. */
  get ranking() {
    return this.state.wanted.ranking;
  },

  set ranking(ranking) {
    actions.measure(this, { ranking: core.readEvaluator(ranking) });
  },
};

/**
 * Adds to the model of every lab that rolls out.
 * @param {Lab} lab
 */
function model(lab) {
  const { clouds, exact, known, own, prepared, rolling, speeds, state } = lab;
  const { rollout } = rolling;
  const { coupling, wanted } = state;
  return rolloutModel(lab, {
    ...preparedModel(lab),
    act: /** @type {Lab['act'] & import('../../lib/element/definition.js').Bound<typeof actions>} */ (lab.act),
    /** The core's functions for positions. */
    rules: core,
    /** None: the reader chooses decisions instead. @type {import('../../lib/bearoff/positions.js').NamedPosition[]} */
    positions: [],
    taken: ['roll'],
    decision: decisionOf(prepared.current, wanted),
    /** The roll and the two plays as they are written. */
    written: writtenDecision(wanted.roll, prepared.current),
    /** The first pair. Its boards show the positions after both plays. */
    get firstPair() {
      return rollout.record(0, coupling);
    },
    /** Whether pairs are rolled until the better play is known, and after how many pairs it was. */
    get known() {
      return { on: known.on, pairs: known.pairs };
    },
    /** The share of the exact figures that is calculated; null: nothing is being calculated. */
    exactProgress: exact.progress,
    /** The figures of all couplings. */
    get couplings() {
      return rollout.couplings();
    },
    get verdict() {
      return rollout.verdict();
    },
    /** How many pairs had which results, in the coupling in view. */
    get outcomes() {
      return rollout.outcomes(coupling);
    },
    /** The first pairs as points. */
    get cloud() {
      return clouds.inView;
    },
    /** How many pairs this machine rolls in a second. */
    speeds: speeds.now,
    /** Makes and rolls the rollouts of Koca's experiment. */
    many: prepared.many,
    course: own.course,
  });
}

export const pairs = defineLab(
  preparedLab({
    name: 'pairs',
    load: loadCore,
    catalogues: {
      en: async () => en,
      // Only those who read it load it.
      ja: async () => (await import('./texts/ja.js')).ja,
    },
    elements: {},
    unit: DIFFERENCE,
    format: differenceFormat,
    state: initialState,
    address: properties,
    parts: PARTS,
    spare: SPARE,
    prepare,
    rollout,
    pieces,
    actions,
    host,
    model,
    view,
    snapshot: (/** @type {Lab} */ { frame }) => snapshotOf(/** @type {Model} */ (frame)),
    explain: explainPosition,
    styles: [choiceStyles, pairStyles, labStyles],
  }),
);
