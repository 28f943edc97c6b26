// The two-checker lab: the article's game, and the luck table in force. This is its definition. The
// code that rolls and draws it is in lib/rollout, as for every lab that rolls out.

import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { rollOthers } from '../../lib/rollout/chosen.js';
import { rolloutModel } from '../../lib/rollout/model.js';
import { courseOf, openRollout, rolloutLab, usual } from '../../lib/rollout/rollout-lab.js';
import { rotationStyles } from '../../lib/rollout/rotation/view.js';
import { core, loadCore } from './core.js';
import { nextStep, withholds } from './guide.js';
import { view } from './layout.js';
import { LuckTableElement } from './luck-table.js';
import {
  choiceOf,
  chosenNow,
  columns,
  diceOf,
  editedOf,
  estimateOf,
  estimatesOf,
  evaluationsOf,
  funnelOf,
  luckFrom,
  presets,
  rollSaid,
  rollsOf,
  theoryNow,
  theoryOf,
} from './model.js';
import { PARTS, properties, SPARE } from './properties.js';
import { FIRST_PART, initialState } from './state.js';
import { labStyles } from './styles.js';
import { en } from './texts/en.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./state.js').Edits} Edits */
/** @typedef {import('./state.js').Aim} Aim */
/** @typedef {import('./luck-table.js').Preset} Preset */
/** @typedef {import('../../lib/rollout/shapes.js').RolloutLab<LabState, TwoCheckerRollout, Texts>} Lab */
/** @typedef {Omit<Lab, 'snapshot'> & import('./host.js').TwoCheckerLabElement & Pick<Model, 'act'>} TwoCheckerLab */
/** @typedef {ReturnType<typeof model>} Model */

/** Games that are rolled in some milliseconds. */
const FEW = 1_000_000;

/** The estimate that breaks the average, and what it becomes: far enough to be seen with any games. */
const BROKEN = { oFails: 60 };

const CELLS = /** @type {(keyof LuckTable)[]} */ (['doubles', 'noDoubles', 'oFails', 'oBearsOff']);

/** @type {import('../../lib/rollout/many-rollouts.js').Make} */
const many = (seed, rollouts, games) => new core.ManyTwoCheckerRollouts(seed, rollouts, games);

/** @type {import('../../lib/rollout/shapes.js').Own<LabState, TwoCheckerRollout, Texts>} */
const rollout = {
  ...usual,
  core,
  course: courseOf(core, FEW),
  first: () => new core.TwoCheckerRollout(core.randomSeed()),
  startAgain,
  few: FEW,
  atOnce: 100_000_000,
  estimate: ({ state }) => estimateOf(state),
  noLuck: () => presets().none,
  estimates: ({ state, texts }) => estimatesOf(state, texts),
  theory: ({ state }) => theoryNow(state),
  funnel: ({ state }, games) => funnelOf(estimateOf(state), games, state.rotation),
  betOn: ({ state }) => JSON.stringify(estimateOf(state)),
  ofDice: ({ state: { seedChosen, replay, rotation } }) => ({ seedChosen, replay, rotation }),
  rolls: rollsOf,
  rollSaid,
  columns,
  // As usual, with the small histogram.
  below: { parts: ['readout', 'many', 'games'], load: loadPart(() => import('./below.js')) },
  many: () => many,
  guide: (model) => nextStep(/** @type {Model} */ (model)),
  chosenAfter: ({ rolling, state }) => chosenNow(state, rolling.rollout) !== null,
  // A reader who has seen the answer of another table knows it.
  withholds: ({ state, undo }) => !undo.nextEdit && withholds(state),
};

const actions = {
  /** @param {Lab} lab @param {Preset} preset */
  choosePreset(lab, preset) {
    const { yours, evaluations, edits } = lab.state;
    if (preset === 'yours' && !yours) return;
    // A network has no luck, but evaluations; and luck that was typed may have none.
    const byHand = preset === 'yours' && !evaluations && !theoryOf(yours ?? presets().none).centred;
    rescore(lab, { preset, edits: preset === 'gnu' ? 'evaluations' : byHand ? 'luck' : edits });
  },

  /**
   * Takes a table that the reader has made. Throws `RolloutLabError` if it is none.
   * @param {Lab} lab
   * @param {LuckTable} table
   * @param {string} [what]  he edits: a series of such edits is undone as one
   */
  takeTable(lab, table, what = '') {
    lab.guard(() => theoryOf(table));
    rescore(lab, { preset: 'yours', yours: table, evaluations: null, edits: 'luck', chosen: typed(lab, table) }, what);
  },

  /**
   * Takes evaluations that the reader has typed. Throws `RolloutLabError` for bad evaluations.
   * @param {Lab} lab
   * @param {Evaluations} evaluations
   * @param {string} [what]  is edited
   */
  takeEvaluations(lab, evaluations, what = '') {
    const { luck } = lab.guard(() => luckFrom(evaluations)) ?? {};
    if (!luck) return;
    rescore(lab, { preset: 'yours', yours: luck, evaluations, edits: 'evaluations', chosen: typed(lab, luck) }, what);
  },

  /**
   * Shows luck or evaluations in the fields of the table. Luck that averages zero stays as it is; of other luck the averages are
   * taken out. Throws `RolloutLabError` if no evaluations have it.
   * @param {Lab} lab
   * @param {Edits} edits
   */
  chooseEdits(lab, edits) {
    lab.undo.edited();
    const estimate = estimateOf(lab.state);
    if (edits === 'luck' || theoryOf(estimate).centred) {
      rescore(lab, { edits }, 'edits');
      return;
    }
    const evaluations = lab.guard(() => evaluationsOf(estimate));
    if (evaluations) actions.takeEvaluations(lab, evaluations, 'edits');
  },

  /** Whether edits keep the average at zero. @param {Lab} lab @param {boolean} keepCentred */
  keepCentred(lab, keepCentred) {
    lab.undo.edited();
    edit(lab, { keepCentred }, 'keep');
    const estimate = estimateOf(lab.state);
    if (!keepCentred || theoryOf(estimate).centred) return;
    // Switched on again, it re-centres both rolls, keeping the first estimate of each.
    lab.guard(() => actions.takeTable(lab, core.recentre(core.recentre(estimate, 'doubles'), 'oFails'), 'keep'));
  },

  /** Changes one estimate, and no other with it. The guide chooses it, not the reader. @param {Lab} lab */
  breakAverage(lab) {
    actions.keepCentred(lab, false);
    const yours = { ...estimateOf(lab.state), ...BROKEN };
    rescore(lab, { preset: 'yours', yours, evaluations: null, edits: 'luck', chosen: null });
  },

  /**
   * Takes the centred table that errs the most in the games that there are. Throws `RolloutLabError` if there is none.
   * @param {Lab} lab
   * @param {Aim} aim
   */
  tune: (lab, aim) => void tuneTo(lab, aim),

  /** Rolls as many games with other dice, and keeps the table. @param {Lab} lab */
  rollOthers: (lab) => rollOthers(lab),

  /**
   * Chooses first rolls, with the same seed: other games.
   * @param {Lab} lab
   * @param {import('../../lib/rollout/shapes.js').Rotation} rotation
   */
  rotate(lab, rotation) {
    if (rotation === lab.state.rotation) return;
    lab.undo.leave('game');
    startAgain(lab, lab.rolling.rollout.seed, { rotation });
  },

  /**
   * Rolls until there are so many of the article's games. Games that are still to come count: a second click rolls no more.
   * @param {Lab} lab
   * @param {number} games  more than there are: all of them
   */
  async replayTo(lab, games) {
    const starts = !lab.state.replay;
    if (starts) {
      lab.undo.leave('replay');
      startAgain(lab, lab.rolling.rollout.seed, { replay: true });
    }
    const { player, rollout } = lab.rolling;
    const missing = Math.min(games, rollout.recorded) - player.coming;
    const roll = () => lab.rolling.roll(Math.max(0, missing));
    await (starts ? lab.undo.keep(roll) : roll());
  },
};

/**
 * How a table was chosen that the reader types now. The table in force, typed again, is no other choice.
 * @param {Lab} lab
 * @param {LuckTable} table
 * @returns {import('./state.js').Chosen | null}
 */
function typed(lab, table) {
  const { preset, yours, chosen } = lab.state;
  const again = preset === 'yours' && CELLS.every((cell) => yours?.[cell] === table[cell]);
  if (again) return chosen;
  return lab.rolling.games > 0 ? { how: 'typed', dice: diceOf(lab.state, lab.rolling.rollout) } : null;
}

/** @param {Lab} lab @param {Aim} aim */
function tuneTo(lab, aim) {
  const { rollout } = lab.rolling;
  const tuned = lab.guard(() => rollout.tune(aim));
  if (!tuned) return null;
  const chosen = { how: aim, dice: diceOf(lab.state, rollout) };
  rescore(lab, { preset: 'yours', yours: tuned.table, evaluations: null, edits: 'luck', chosen });
  return tuned;
}

/**
 * @param {Lab} lab
 * @param {string} seed  throws if it is none
 * @param {Partial<LabState>} changes
 */
function startAgain(lab, seed, changes) {
  const { replay = false } = changes;
  // The article's games have first rolls of their own.
  const rotation = replay ? 0 : (changes.rotation ?? lab.state.rotation);
  const { rolling } = lab;
  const before = rolling.rollout;
  const rollout = lab.guard(() => new core.TwoCheckerRollout(seed, replay, rotation));
  if (!rollout) return;
  lab.change({ badSeed: null, seedChosen: true, ...changes, replay, rotation });
  rolling.restart(rollout);
  before.free();
}

/**
 * Scores the same games with another table.
 * @param {Lab} lab
 * @param {Partial<LabState>} patch
 * @param {string} [what]  is edited
 */
function rescore(lab, patch, what = '') {
  edit(lab, patch, what);
  lab.snapshots.request();
}

/**
 * Changes what can be undone.
 * @param {Lab} lab
 * @param {Partial<LabState>} patch
 * @param {string} what  is edited
 */
function edit(lab, patch, what) {
  const { preset, yours, evaluations, edits, chosen, keepCentred } = lab.state;
  lab.undo.edit(what, { preset, yours, evaluations, edits, chosen, keepCentred });
  lab.change(patch);
}

/** Properties and methods for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The luck table in force, in points. Setting it throws `RolloutLabError` if it is none. */
  get table() {
    return { ...estimateOf(this.state) };
  },

  set table(table) {
    actions.takeTable(this, readOnce(table));
  },

  /** The program's evaluation after each event, in percent; null when luck was typed. Setting it throws `RolloutLabError` for bad evaluations. */
  get evaluations() {
    const edited = editedOf(this.state);
    return edited && { ...edited };
  },

  set evaluations(evaluations) {
    actions.takeEvaluations(this, readOnce(/** @type {Evaluations} */ (evaluations)));
  },

  /**
   * The centred table that errs the most in the games that there are, above or below the exact value: it comes into force. Rejects
   * with `RolloutLabError` if none can be tuned.
   * @param {Aim} aim
   */
  async tune(aim) {
    const tuned = tuneTo(this, aim);
    return tuned && { ...tuned, table: { ...tuned.table } };
  },

  /** The article's games: ten, then twenty more. */
  async replay() {
    const { rolling, state } = this;
    await actions.replayTo(this, state.replay && rolling.rollout.games >= FIRST_PART ? Infinity : FIRST_PART);
  },
};

/**
 * The numbers of a host's object: the ones that are checked come into force. Anything else is for the core to refuse.
 * @param {LuckTable} given
 * @returns {LuckTable}
 */
function readOnce(given) {
  const { doubles, noDoubles, oFails, oBearsOff } = Object(given);
  return Object(given) === given ? { doubles, noDoubles, oFails, oBearsOff } : given;
}

/**
 * Everything that can be said of the rollout now; percentages from X's side, undefined = null.
 * @param {Lab} lab
 */
function snapshot({ frame, state }) {
  const { games, seed, leaves, blocks, plain, reduced, equivalentGames } = frame.readout;
  const theory = theoryNow(state);
  const evaluations = editedOf(state);
  return {
    games,
    seed,
    leaves,
    rotation: state.rotation,
    blocks,
    table: { ...estimateOf(state) },
    evaluations: evaluations && { ...evaluations },
    plain,
    reduced,
    equivalentGames,
    // A copy: the theory is kept for the next drawing.
    exact: structuredClone({ plain: theory.plain, reduced: theory.reduced, equivalentGames: theory.equivalentGames }),
  };
}

/**
 * Adds to the model of every lab that rolls out.
 * @param {Lab} lab
 */
const model = (lab) =>
  rolloutModel(lab, {
    act: /** @type {Lab['act'] & import('../../lib/element/definition.js').Bound<typeof actions>} */ (lab.act),
    /** How many games the article has printed. */
    recorded: lab.rolling.rollout.recorded,
    /** The evaluations that the table has in its fields; null where it has luck. */
    edited: editedOf(lab.state),
    /** The table after an action. */
    luckNow: () => ({ table: estimateOf(lab.state), evaluations: editedOf(lab.state) }),
    /** How the table in force was chosen, if it was chosen after the games that there are. */
    get chosen() {
      return chosenNow(lab.state, lab.rolling.rollout);
    },
    /** A choice of table after the games: what has come of it, and what else can be done. */
    get choice() {
      return choiceOf(lab.state, lab.rolling.rollout);
    },
    /** What the thousand rollouts beside the luck table are made of. They wait while games are rolled, and for a bet's answer. */
    get beside() {
      const { rolling } = lab;
      const rests = !rolling.running && rolling.games === rolling.rollout.games;
      return {
        course: rollout.course,
        make: many,
        noLuck: presets().none,
        rests,
        fail: (/** @type {unknown} */ error) => lab.fail(error),
      };
    },
    get theory() {
      return theoryNow(lab.state);
    },
  });

export const twoChecker = defineLab(
  rolloutLab({
    name: 'two-checker',
    load: loadCore,
    catalogues: {
      en: async () => en,
      // Only those who read it load it.
      ja: async () => (await import('./texts/ja.js')).ja,
    },
    elements: { 'luck-table': LuckTableElement },
    state: initialState,
    address: properties,
    parts: PARTS,
    spare: SPARE,
    rollout,
    actions,
    host,
    model,
    view,
    snapshot,
    restore(lab, values) {
      const problems = openRollout(lab, values);
      // There is no table of the reader's own before he has made one.
      const missing = values.preset === 'yours' && values.luck === null && values.evaluations === null;
      return missing ? [...problems, { name: 'preset', text: 'yours' }] : problems;
    },
    styles: [rotationStyles, labStyles],
  }),
);
