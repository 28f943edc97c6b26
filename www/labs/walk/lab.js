// The walk lab: a random walk that decides a game, and a scale by which its luck is measured. This file is its definition. The code
// that rolls and draws it is in lib/rollout, as for every lab that rolls out.

import { choiceStyles } from '../../lib/element/controls.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { madeAtOnce } from '../../lib/rollout/made-at-once.js';
import { rolloutModel } from '../../lib/rollout/model.js';
import { courseOf, rolloutLab, rolloutPieces, usual, valuesOfRollout } from '../../lib/rollout/rollout-lab.js';
import { core, loadCore } from './core.js';
import { nextStep } from './guide.js';
import { view } from './layout.js';
import { MeasuredScales, Mirrored } from './measured.js';
import {
  columns,
  drawingsOf,
  exactOf,
  isSameButShare,
  manyOf,
  moveSaid,
  snapshotOf,
  theoryOf,
  walksOf,
} from './model.js';
import { PARTS, properties, SPARE } from './properties.js';
import { initialState, presetOf } from './state.js';
import { labStyles } from './styles.js';
import { en } from './texts/en.js';
import { Units } from './units.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkGame} WalkGame */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/rollout/shapes.js').RolloutOfGame<import('../../pkg/walk/rollout_lab.js').WalkRollout, WalkGame>} WalkRollout */
/** @typedef {{units: Units, mirrored: Mirrored, measuredScales: MeasuredScales}} OwnPieces */
/** @typedef {import('../../lib/rollout/shapes.js').RolloutLab<LabState, WalkRollout, Texts> & OwnPieces} Lab */
/** @typedef {Omit<Lab, 'snapshot'> & import('./host.js').WalkLabElement & Pick<Model, 'act'>} WalkLab */
/** @typedef {ReturnType<typeof model>} Model */

/** Walks that are rolled in some milliseconds. */
const FEW = 100_000;

/** The walks, which the core prepares in some milliseconds. */
const walks = madeAtOnce({
  game: walksOf,
  rollout: (/** @type {WalkGame} */ game, seed) => new core.WalkRollout(game, seed),
  same: isSameButShare,
});

/** @type {import('../../lib/rollout/shapes.js').Own<LabState, WalkRollout, Texts>} */
const rollout = {
  ...usual,
  core,
  course: courseOf(core, FEW),
  first: () => walks.first(initialState(), core.randomSeed()),
  startAgain,
  few: FEW,
  atOnce: 10_000_000,
  // The share of the luck that is subtracted. For another share nothing is rolled again.
  estimate: ({ state }) => state.wanted.share,
  estimates: () => [],
  theory: ({ rolling, state }) => theoryOf(rolling.rollout.game, state.wanted.share),
  funnel: ({ rolling, state }, games) => rolling.rollout.game.funnel(state.wanted.share, games),
  // There are no bets, because both sides have even chances from the start.
  takesBets: false,
  betOn: () => '',
  game: ({ state }) => JSON.stringify(state.wanted.model),
  ofGame: ({ state: { wanted, yours } }) => ({ wanted: { model: wanted.model }, yours, badNumber: null }),
  rolls: ({ moves }) => moves,
  rollSaid: moveSaid,
  columns,
  many: manyOf,
  guide: (model) => nextStep(/** @type {Model} */ (model)),
  below: {
    parts: ['lengths', 'moments', 'fit', 'measurement', 'scales', 'curves', 'antithetic', 'readout', 'many', 'games'],
    load: loadPart(() => import('./below.js')),
  },
};

const actions = {
  /**
   * Begins with walks of another model, from none on. Throws `RolloutLabError` if the model is none.
   * @param {Lab} lab
   * @param {import('./state.js').Model} model
   */
  setModel: (lab, model) => begin(lab, model, false),

  /** Changes parts of the model. @param {Lab} lab @param {Partial<import('./state.js').Model>} change */
  changeModel: (lab, change) => begin(lab, { ...lab.state.wanted.model, ...change }, false),

  /**
   * Takes a fitted model, and rolls as many of its walks as there are, so that the details below the chart stay.
   * @param {Lab} lab
   * @param {import('./state.js').Model} model
   */
  async takeFit(lab, model) {
    const { games } = lab.values();
    begin(lab, model, true);
    await lab.undo.keep(() => lab.rolling.roll(games));
  },

  /**
   * Asks the same walks for something else, or measures them in another way. Another share only reads them otherwise. All other
   * changes roll them again, as many as there are.
   * @param {Lab} lab
   * @param {Partial<Omit<Wanted, 'model'>>} change
   */
  measure(lab, change) {
    const wanted = { ...lab.state.wanted, ...change };
    if (isSameButShare(wanted, lab.state.wanted)) lab.change({ wanted });
    else walks.measureAgain(lab, { wanted }, wanted.outcome === lab.state.wanted.outcome);
    lab.snapshots.request();
  },

  /** @param {Lab} lab */
  measureScales: (lab) => lab.measuredScales.measure(),

  /** @param {Lab} lab */
  measureMirrored: (lab) => lab.mirrored.measure(),

  /** Chooses how moments are read. @param {Lab} _lab @param {{deciding: boolean | null, root: boolean | null}} reading */
  readMoments: (_lab, { deciding, root }) => ({ deciding, root }),

  /** Fits a model to these moments. @param {Lab} _lab @param {import('./state.js').Moments} fit */
  fit: (_lab, fit) => ({ fit, badNumber: null }),

  /** Reads evaluations in another way. @param {Lab} lab @param {Partial<import('./state.js').Measurement>} change */
  readEvaluations: ({ state }, change) => ({ measurement: { ...state.measurement, ...change } }),

  /** Marks the field that refused a text; null: none. @param {Lab} _lab @param {LabState['badNumber']} badNumber */
  refuseNumber: (_lab, badNumber) => ({ badNumber }),
};

/**
 * @param {Lab} lab
 * @param {import('./state.js').Model} model
 * @param {boolean} again  whether walks are rolled at once
 */
function begin(lab, model, again) {
  const checked = exactOf(model).model;
  const { wanted, yours, seedChosen } = lab.state;
  lab.undo.leave('game', again);
  startAgain(lab, lab.rolling.rollout.seed, {
    wanted: { ...wanted, model: checked },
    yours: presetOf(checked) === 'yours' ? checked : yours,
    badNumber: null,
    seedChosen,
  });
}

/**
 * @param {Lab} lab
 * @param {string} seed  throws if it is none
 * @param {Partial<LabState>} changes
 */
function startAgain(lab, seed, changes) {
  const { model } = lab.state.wanted;
  if (!walks.startAgain(lab, seed, changes)) return;
  lab.measuredScales.forget();
  if (lab.state.wanted.model !== model) lab.mirrored.forget();
}

/** Properties and methods for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The model: how far a move goes, and how many other moves there are. Setting it throws `RolloutLabError` if it is none. */
  get model() {
    return { ...this.state.wanted.model };
  },

  set model(model) {
    // Each number is read once, so that the checked numbers come into force. The core refuses a model that is no object.
    const { a, m, s } = Object(model);
    begin(this, Object(model) === model ? { a, m, s } : model, false);
  },
};

/**
 * Adds to the model of every lab that rolls out.
 * @param {Lab} lab
 */
const model = (lab) =>
  rolloutModel(lab, {
    act: /** @type {Lab['act'] & import('../../lib/element/definition.js').Bound<typeof actions>} */ (lab.act),
    /** The state after an action, which may not be drawn yet. */
    stateNow: () => lab.state,
    /** The walks that ended before one, the newest first. */
    earlier: (/** @type {number} */ trial, /** @type {number} */ most) =>
      Array.from({ length: Math.min(most, trial) }, (_, i) => lab.records.inView(trial - 1 - i, null)),
    get theory() {
      return theoryOf(lab.rolling.rollout.game, lab.state.wanted.share);
    },
    /** The exact values of the model, and as curves. */
    get exact() {
      return exactOf(lab.state.wanted.model);
    },
    get drawings() {
      return drawingsOf(lab.state.wanted.model);
    },
    get lengths() {
      return lab.rolling.rollout.lengths();
    },
    /** The measured worth of a walk on each scale. */
    get worths() {
      return lab.measuredScales.worths;
    },
    get mirrored() {
      return lab.mirrored.measured;
    },
  });

export const walk = defineLab(
  rolloutLab({
    name: 'walk',
    load: loadCore,
    catalogues: {
      en: async () => en,
      // Only a page in Japanese loads it.
      ja: async () => (await import('./texts/ja.js')).ja,
    },
    elements: {},
    state: initialState,
    address: properties,
    parts: PARTS,
    spare: SPARE,
    rollout,
    pieces: (/** @type {Lab} */ lab) => ({
      units: new Units(lab),
      ...rolloutPieces(lab, rollout),
      mirrored: new Mirrored(lab),
      measuredScales: new MeasuredScales(lab),
    }),
    actions,
    host,
    model,
    view,
    snapshot: ({ rolling, state }) => snapshotOf(rolling.rollout, state.wanted.model),
    values(lab) {
      const values = valuesOfRollout(lab);
      // Walks that are being rolled again count.
      return { ...values, games: Math.max(values.games, lab.rolling.player.owed) };
    },
    styles: [choiceStyles, labStyles],
  }),
);
