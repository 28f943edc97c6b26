// The bear-off lab: a position, its players, and an evaluator that measures luck. This is its definition. The code that makes games
// ready and rolls them is in lib/rollout, as for every lab of this kind.

import { chanceFormat } from '../../lib/bearoff/notation.js';
import { NoRollout } from '../../lib/bearoff/made-game.js';
import { givenPosition } from '../../lib/bearoff/positions.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { settingUp } from '../../lib/bearoff/setting-up.js';
import { lookAt, rollOnBoard } from '../../lib/bearoff/stage.js';
import { Unfolded } from '../../lib/bearoff/unfolded.js';
import { choiceStyles } from '../../lib/element/controls.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { rollOthers } from '../../lib/rollout/chosen.js';
import { keptAfter } from '../../lib/rollout/kept-seed.js';
import { rolloutModel } from '../../lib/rollout/model.js';
import { preparedLab, preparedModel } from '../../lib/rollout/prepared-lab.js';
import { courseOf } from '../../lib/rollout/rollout-lab.js';
import { rotationStyles } from '../../lib/rollout/rotation/view.js';
import { isCareless } from './careless.js';
import { keptSeed, trialOf } from './chosen-seed.js';
import { core, loadCore } from './core.js';
import { nextStep } from './guide.js';
import { view } from './layout.js';
import { columns, compared, snapshotOf, turnSaid } from './model.js';
import { PARTS, properties, SPARE } from './properties.js';
import { initialState, isUnusual } from './state.js';
import { labStyles } from './styles.js';
import { en } from './texts/en.js';
import { Trail } from './trail.js';
import { Workshop } from './workshop.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */
/**
 * @typedef {Object} Kind
 * @property {LabState} state
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout | NoRollout} rollout
 * @property {import('./texts/en.js').Texts} texts
 * @property {Order} order
 * @property {Made} made
 * @property {Workshop} workshop
 * @property {import('../../pkg/bearoff/rollout_lab.js').ManyBearoffRollouts} many
 */
/** @typedef {import('../../lib/rollout/prepared.js').PreparedLab<Kind> & {trail: Trail, unfolded: Unfolded<Wanted>}} Lab */
/** @typedef {Omit<Lab, 'snapshot' | 'frame'> & import('./host.js').BearoffLabElement & {act: Model['act'], frame: Model}} BearoffLab */
/** @typedef {ReturnType<typeof model>} Model */

/** The number of games that are rolled in some milliseconds. */
const FEW = 100_000;

/** @param {Wanted['players']} players */
const isNoisy = ({ x, o }) => x === 'noisy' || o === 'noisy';

/**
 * Identifies the game of a setup. To the end, both lines settle at the same value with any estimate of luck. At a horizon the estimate
 * gives the results. Noisy players play by their errors.
 * @param {Wanted} wanted
 */
function gameOf({ position, players, noise, secondBest, horizon, evaluator, scale }) {
  const errors = isNoisy(players) || (horizon !== null && evaluator === 'noisy') ? noise : null;
  const percent = isCareless({ players }) ? secondBest : null;
  return JSON.stringify([position, players, errors, percent, ...(horizon === null ? [] : [horizon, evaluator, scale])]);
}

/** @type {import('../../lib/rollout/prepared.js').Prepare<Kind>} */
const prepare = {
  none: NoRollout,
  workshop: () => new Workshop(),

  game: gameOf,

  ofGame({ wanted: { position, players, noise, secondBest, horizon, evaluator, scale }, trail, chosen }) {
    // The values at a horizon are the evaluator's.
    const atHorizon = horizon === null ? {} : { evaluator, scale };
    const wanted = { position, players, noise, secondBest, horizon, ...atHorizon };
    return { wanted, trail, chosen, problem: '', idProblem: '' };
  },

  order: ({ trail, view }) => ({ trail, compare: view.allTables }),
  many: ({ game }, seed, rollouts, games) => new core.ManyBearoffRollouts(game, seed, rollouts, games),
  oneGame: rollOnBoard,

  returned(/** @type {Lab} */ { state, trail }, made, order) {
    const { wanted, trail: rolls, compare } = made.order;
    // The explained roll is kept if a roll was played, or if the position is the same.
    const step = order.trail.find((one) => trail.games.get(one) === made);
    const stayed = order.wanted.position === wanted.position ? state.chosen : null;
    const view = { ...state.view, allTables: compare };
    return { state: { trail: rolls, chosen: step?.roll ?? stayed, view }, stepping: step?.stepping };
  },

  keeps: (/** @type {Lab} */ { trail }, made) => trail.keeps(made),
};

/** @type {import('../../lib/rollout/prepared.js').PreparedOwn<Kind>} */
const rollout = {
  core,
  course: courseOf(core, FEW),
  few: FEW,
  atOnce: 10_000_000,
  // The selected estimate is the first one of a game.
  estimate: () => 0,
  estimates: (/** @type {Lab} */ { prepared, texts }) => compared(prepared.current?.estimates ?? [], texts.luck),
  theory: (/** @type {Lab} */ { prepared }) => prepared.current?.theory ?? null,
  funnel: (/** @type {Lab} */ { prepared, state }, games) =>
    prepared.current?.game.funnel(0, games, state.rotation) ?? null,
  rolls: (/** @type {BearoffRecord} */ { turns }) => turns.length,
  rollSaid: (/** @type {BearoffRecord} */ { turns }, roll, texts) => turnSaid(turns[roll], texts),
  columns,
  below: { parts: ['readout', 'many', 'games'], load: loadPart(() => import('./below.js')) },
  many: (/** @type {Lab} */ { prepared }) => prepared.many,
  chosenAfter: (lab) => keptSeed(/** @type {Lab} */ (lab))?.same ?? false,
  guide: (model) => nextStep(/** @type {Model} */ (model)),
};

/**
 * Rolls out another position, from no games on.
 * @param {Lab} lab
 * @param {Wanted['position']} position  that the core accepts
 * @param {Partial<LabState>} [changes]  of the state, together with it
 */
function setUp(lab, position, changes = {}) {
  const own = { problem: '', idProblem: '', chosen: null, trail: [], ...changes };
  lab.undo.leave('game');
  lab.prepared.startAgain(lab.rolling.rollout.seed, { ...own, wanted: { ...lab.state.wanted, position } });
}

/**
 * Rolls out another game, from no games on.
 * @param {Lab} lab
 * @param {Partial<Wanted>} change
 */
function play(lab, change) {
  lab.undo.leave('game');
  lab.prepared.startAgain(lab.rolling.rollout.seed, { wanted: { ...lab.state.wanted, ...change } });
}

/**
 * Plays the same number of games with the same dice, but with other results.
 * @param {Lab} lab
 * @param {Wanted} wanted
 */
function replay(lab, wanted) {
  const { seed, games } = lab.values();
  lab.undo.leave('game', true);
  lab.prepared.startAgain(seed, { wanted }, games);
}

const actions = {
  ...settingUp(core, setUp),

  /** Has the board show the position or a game. @param {Lab} lab @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt: (lab, at) => ({ look: lookAt(lab.frame, at) }),

  /** Explains one of the 36 rolls. @param {Lab} _ @param {number} index */
  chooseRoll: (_, index) => ({ chosen: index }),

  /** Explains the luckiest roll when there is a map, unless the reader has chosen another one by then. @param {Lab} lab */
  async explainLuckiest(lab) {
    await lab.prepared.ready();
    if (lab.state.chosen !== null) return;
    const rolls = lab.prepared.current?.map.rolls ?? [];
    const most = Math.max(...rolls.map(({ luck }) => luck));
    const luckiest = rolls.findIndex(({ luck }) => luck === most);
    if (luckiest >= 0) lab.change({ chosen: luckiest });
  },

  /** Plays one of the 36 rolls on the board, with the evaluator's best play. @param {Lab} lab @param {number} roll  by its place in the map */
  playRoll: (lab, roll) => lab.trail.play(roll),

  /** Goes back to before the last roll that was played, and to the games of that position. @param {Lab} lab */
  takeBack(lab) {
    lab.trail.takeBack();
    return actions.lookAt(lab, 'position');
  },

  /** Measures the luck of the same games in another way. @param {Lab} lab @param {Partial<Wanted>} change */
  measure(lab, change) {
    const wanted = { ...lab.state.wanted, ...change };
    if (gameOf(wanted) !== gameOf(lab.state.wanted)) {
      replay(lab, wanted);
      return;
    }
    lab.change({ wanted });
    lab.prepared.remeasure();
  },

  /**
   * Measures luck with the errors of a seed that was found after the games.
   * @param {Lab} lab
   * @param {{seed: number, mean: number, se: number}} found
   * @param {number} size  of the errors, in percentage points
   */
  keepSeed(lab, found, size) {
    lab.change({ keptSeed: keptAfter(lab, found, size) });
    actions.measure(lab, { evaluator: 'noisy', noise: { size, seed: found.seed } });
  },

  /** Rolls as many games with other dice, measured with the same errors. @param {Lab} lab */
  rollOthers: (lab) => rollOthers(lab),

  /** Cuts the games short after this many rolls, or plays them to the end. @param {Lab} lab @param {number | null} horizon */
  cutShort: (lab, horizon) => replay(lab, { ...lab.state.wanted, horizon }),

  /** Changes the errors of `noisy`. @param {Lab} lab @param {Partial<Wanted['noise']>} change */
  setNoise(lab, change) {
    const { wanted } = lab.state;
    const noise = { ...wanted.noise, ...change };
    // Noisy players play another game.
    if (isNoisy(wanted.players)) play(lab, { noise });
    else actions.measure(lab, { noise });
  },

  /** Has other players play. @param {Lab} lab @param {Partial<Wanted['players']>} change */
  setPlayers: (lab, change) => play(lab, { players: { ...lab.state.wanted.players, ...change } }),

  /** Has careless players make the second best play more or less often. @param {Lab} lab @param {number} secondBest  percent of turns */
  setSecondBest: (lab, secondBest) => play(lab, { secondBest }),

  /** Changes the chart, and measures the same games with the compared estimates. @param {Lab} lab @param {Partial<LabState['view']>} change */
  changeView(lab, change) {
    const before = lab.state.view;
    const view = { ...before, ...change };
    lab.change({ view });
    if (view.allTables !== before.allTables) lab.prepared.remeasure();
  },
};

/** Properties for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The position: checkers on own points 1 to 6, and who is on roll. Setting it throws for any other value. */
  get position() {
    return structuredClone(this.state.wanted.position);
  },

  set position(position) {
    setUp(this, givenPosition(position, core));
  },
};

/**
 * Adds to the model of every lab that rolls out.
 * @param {Lab} lab
 */
const model = (lab) =>
  rolloutModel(lab, {
    ...preparedModel(lab),
    act: /** @type {Lab['act'] & import('../../lib/element/definition.js').Bound<typeof actions>} */ (lab.act),
    /** The core's functions for positions. */
    rules: core,
    /** Whether “More” is open at first. */
    unfolded: lab.unfolded.open,
    get theory() {
      return lab.prepared.current?.theory ?? null;
    },
    /** The error seeds that can be tried on the games that there are; null without a game. */
    get trial() {
      return trialOf(lab);
    },
    fail: (/** @type {unknown} */ error) => lab.fail(error),
  });

export const bearoff = defineLab(
  preparedLab({
    name: 'bearoff',
    load: loadCore,
    catalogues: {
      en: async () => en,
      // Only those who read it load it.
      ja: async () => (await import('./texts/ja.js')).ja,
    },
    elements: {},
    format: chanceFormat,
    state: initialState,
    address: properties,
    parts: PARTS,
    spare: SPARE,
    prepare,
    rollout,
    pieces: (/** @type {Lab} */ lab) => ({ trail: new Trail(lab, setUp), unfolded: new Unfolded(lab, isUnusual) }),
    actions,
    host,
    model,
    view,
    snapshot: (/** @type {Lab} */ { frame, prepared, state }) =>
      snapshotOf(frame.readout, prepared.current?.setup ?? state.wanted, prepared.current, state.rotation),
    explain: explainPosition,
    styles: [choiceStyles, rotationStyles, labStyles],
  }),
);
