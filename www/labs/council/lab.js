// The council lab: a council of noisy programs, and the positions on which its rules are tried. This is its definition. Its pieces work
// over time (work.js), and the core knows the numbers.

import { insistedOf, seedOf, stateOf, valuesOf } from '../../lib/address/address.js';
import { Below } from '../../lib/element/below-place.js';
import { controlStyles } from '../../lib/element/controls.js';
import { refusedOr } from '../../lib/element/core.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { glossaryStyles } from '../../lib/i18n/glossary.js';
import { layoutStyles } from '../../lib/rollout/layout-styles.js';
import { printStyles } from '../../lib/rollout/print-styles.js';
import { withSeries } from '../../lib/rollout/state.js';
import { core, loadCore } from './core.js';
import { view } from './layout.js';
import { leftOf, model } from './model.js';
import { initialState, modelOf, MOST_TRIALS, PARTS, properties, SPARE } from './state.js';
import { styles } from './styles.js';
import { en } from './texts/en.js';
import { Curves, Trials } from './work.js';

/** @typedef {import('../../lib/address/address.js').Values} Values */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * @typedef {Object} Pieces
 * @property {Trials} trials
 * @property {Curves} curves
 * @property {Below<typeof import('./below.js')>} below
 * @property {import('./below-work.js').EqualPrograms} [equal]  loaded with the details
 * @property {import('./below-work.js').Reductions} [reductions]  loaded with the details
 */

/** @typedef {import('../../lib/element/definition.js').LabOf<LabState, Pieces, Texts>} Base  the lab, as actions and pieces see it */
/** @typedef {import('../../lib/element/definition.js').LabOf<LabState, Pieces, Texts, typeof actions, Model>} Lab */
/** @typedef {Omit<Lab, 'snapshot'> & import('./host.js').CouncilLabElement} CouncilLab */

/** The most positions that are simulated again at once where a setting is changed. */
const AGAIN = 1_000_000;

const loadBelow = loadPart(() => import('./below.js'));

/** @param {Lab} lab @returns {Pieces} */
function pieces(lab) {
  // On a page the details come when all else is drawn. They need no simulation.
  lab.complete.then(() => lab.touched());
  return {
    trials: new Trials(lab, new core.CouncilTrials(modelOf(lab.state.wanted), core.randomSeed())),
    curves: new Curves(lab),
    below: new Below(lab, {
      parts: ['panel', 'badges', 'weights', 'reduction', 'contrast'],
      load: loadBelow,
      pieces: (part) => part.pieces(lab),
      due: () => lab.whole,
      hidden: () => lab.state.hide,
      view: (part) => part.details(lab.frame),
    }),
  };
}

export const actions = {
  /**
   * Simulates so many positions more. Rejects with `RolloutLabError` if that is no number of them.
   * @param {Base} lab
   * @param {number} trials
   */
  async roll(lab, trials) {
    lab.change({ left: null });
    await lab.trials.roll(trials);
  },

  /** Simulates until it is paused. @param {Base} lab */
  run(lab) {
    lab.trials.run();
    return { left: null };
  },

  /** @param {Base} lab */
  pause(lab) {
    lab.trials.pause();
  },

  /** Pauses a run, or begins one: the button may have been drawn before a change. @param {Base} lab */
  toggleRun: (lab) => (lab.trials.running ? actions.pause(lab) : actions.run(lab)),

  /**
   * Changes settings. As many positions are simulated again, with the same errors. A field that was drawn for another council may ask for
   * a number that this one refuses. Then nothing changes.
   * @param {Base} lab
   * @param {Partial<CouncilModel>} change
   */
  want(lab, change) {
    const { wanted, simulation } = lab.trials;
    const [, refused] = refusedOr(() => begin(lab, { ...lab.state.wanted, ...change }, simulation.seed));
    if (!refused) lab.trials.open(Math.min(wanted, AGAIN));
  },

  /** @param {Base} lab */
  newPositions(lab) {
    const seed = lab.guard(() => core.randomSeed());
    if (seed) begin(lab, lab.state.wanted, seed, { seedChosen: false, left: leaving(lab) });
  },

  /** Brings the positions back that were left. @param {Base} lab */
  bringBack(lab) {
    const left = leftOf(lab);
    if (!left) return;
    const { seed, trials, seedChosen, looked } = left;
    begin(lab, lab.state.wanted, seed, { seedChosen, looked, left: null });
    lab.trials.open(trials);
  },

  /**
   * Begins again with a seed that was typed. An invalid one is shown in its field with the reason, and returned.
   * @param {Base} lab
   * @param {string} text
   * @returns {Partial<LabState> | undefined}
   */
  typeSeed(lab, text) {
    const [seed, refused] = refusedOr(() => core.readSeed(text));
    if (refused) return { badSeed: { text, code: refused.code } };
    begin(lab, lab.state.wanted, seed, { seedChosen: true, left: leaving(lab) });
    return undefined;
  },

  /** @param {Base} _lab @param {import('./state.js').LabState['badNumber']} badNumber  a text that a field refuses */
  refuseNumber: (_lab, badNumber) => ({ badNumber }),

  /** @param {Base} _lab @param {number | null} looked  a position, counted from 1; null: the last one */
  lookAt: (_lab, looked) => ({ looked }),

  /** @param {Base} lab @param {string} id  of a rule @param {boolean} hidden */
  toggleSeries: ({ state: { view } }, id, hidden) => ({ view: { hidden: withSeries(view.hidden, id, hidden) } }),

  /** Chooses how many plain games a game of the programs' rollouts counts as. @param {Base} _lab @param {number} worth */
  setWorth: (_lab, worth) => ({ worth }),
};

/**
 * Begins with these settings and this seed, from no positions on. If the core refuses them, this throws and changes nothing.
 * @param {Base} lab
 * @param {CouncilModel} wanted
 * @param {string} seed
 * @param {Partial<LabState>} [changes]
 */
function begin(lab, wanted, seed, changes) {
  const { wanted: before } = lab.state;
  const same = JSON.stringify(wanted) === JSON.stringify(before);
  lab.trials.restart(modelOf(wanted), seed);
  // The answers of the core are kept with the settings. Equal ones stay the same object.
  lab.change({ badNumber: null, badSeed: null, looked: null, ...changes, wanted: same ? before : { ...wanted } });
}

/** The positions that can be brought back once the present ones are left. @param {Base} lab */
function leaving({ trials, state }) {
  const { seedChosen, looked, left } = state;
  // A reader who changes them again has no others to lose.
  return trials.wanted > 0 ? { seed: trials.simulation.seed, trials: trials.wanted, seedChosen, looked } : left;
}

/** Properties and methods for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The seed of the positions, in hexadecimal. Setting it begins again with none; it throws `RolloutLabError` for an invalid seed. */
  get seed() {
    return this.trials.simulation.seed;
  },

  set seed(seed) {
    begin(this, this.state.wanted, core.readSeed(String(seed)), { seedChosen: true });
  },

  /** The council. Setting it begins again with no positions; it throws `RolloutLabError` for an invalid council. */
  get model() {
    return { ...modelOf(this.state.wanted) };
  },

  set model(council) {
    begin(this, core.readCouncil(council), this.trials.simulation.seed);
  },

  /**
   * Simulates so many positions more. Rejects with `RolloutLabError` if that is no number of them, or if the lab is removed before.
   * @param {number} trials
   */
  async roll(trials) {
    await this.act.roll(trials);
  },

  /** Simulates until it is paused. */
  run() {
    this.act.run();
  },

  pause() {
    this.act.pause();
  },
};

// ——— The address ———

/** The lab as values of its address. @param {Lab} lab @returns {Values} */
function values({ trials, state }) {
  const { wanted, simulation } = trials;
  return {
    ...valuesOf(properties, state, core),
    // Positions that nobody has seen or chosen are not worth keeping.
    seed: wanted > 0 || state.looked !== null || state.seedChosen ? simulation.seed : null,
    trials: Math.min(wanted, MOST_TRIALS),
  };
}

/** Settings that can be out of range together. */
const COUNCIL_NAMES = /** @type {const} */ (['candidates', 'd', 's1', 's2', 'copying', 'programs']);

/**
 * Takes the values of an address on, and simulates the positions that they ask for.
 * @param {Lab} lab
 * @param {Values} values
 * @returns {import('../../lib/address/address.js').Problem[]} those that the core refuses
 */
function restore(lab, values) {
  const { state, problems } = stateOf(properties, values, initialState(), core);
  const seed = seedOf(values, core, problems);
  const chosen = seed ?? core.randomSeed();
  const all = { ...state, seedChosen: seed !== null };
  const [, refused] = refusedOr(() => begin(lab, state.wanted, chosen, all));
  if (refused) {
    // The values make no council together. The problems name each of them that differs from its default.
    for (const name of COUNCIL_NAMES) {
      const { kind, start } = properties[name];
      if (values[name] !== start) problems.push({ name, text: kind.write(values[name]) });
    }
    begin(lab, initialState().wanted, chosen, all);
  }
  lab.trials.open(values.trials);
  return problems;
}

/** @type {import('../../lib/element/definition.js').Definition<Lab, LabState, Model>} */
const definition = {
  name: 'council',
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
  pieces,
  actions,
  model,
  view,
  said: ({ said }) => said,
  // All rates are in percent.
  snapshot: ({ trials }) => trials.simulation.snapshot(),
  host,
  attributes: ['seed'],
  // An invalid seed in the HTML is shown in its field with the reason, like one that was typed.
  attribute: (lab, _, seed) => lab.act.typeSeed(seed),
  values,
  insisted: ({ state, trials }) => ({ ...insistedOf(properties, state, core), seed: trials.simulation.seed }),
  restore,
  untold: () => false,
  styles: [controlStyles, glossaryStyles, layoutStyles, styles, printStyles],
};

export const council = defineLab(definition);
