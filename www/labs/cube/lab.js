// The lab of the cube: a position with the doubling cube, the players, and a ladder of estimates that measure luck in the same games.
// This is its definition. The code that makes games ready and rolls them is in lib/rollout, as for every lab of this kind.

import { givenPosition, ownerSaid } from '../../lib/bearoff/positions.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { settingUp } from '../../lib/bearoff/setting-up.js';
import { lookAt, rollOnBoard } from '../../lib/bearoff/stage.js';
import { Unfolded } from '../../lib/bearoff/unfolded.js';
import { cubedStyles } from '../../lib/board/doubling-cube.js';
import { givenOwner, givenPlayers, LADDER, pointsFormat } from '../../lib/cube/names.js';
import { choiceStyles } from '../../lib/element/controls.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { POINTS } from '../../lib/i18n/format.js';
import { rolloutModel } from '../../lib/rollout/model.js';
import { preparedLab, preparedModel } from '../../lib/rollout/prepared-lab.js';
import { courseOf } from '../../lib/rollout/rollout-lab.js';
import { rotationStyles } from '../../lib/rollout/rotation/view.js';
import { core, loadCore } from './core.js';
import { nextStep } from './guide.js';
import { view } from './layout.js';
import { columns, otherSide, snapshotOf, turnSaid } from './model.js';
import { initialState, isUnusual, PARTS, properties, SPARE } from './state.js';
import { labStyles } from './styles.js';
import { en } from './texts/en.js';
import { Beyond, Made, NoGames, Workshop } from './workshop.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/**
 * @typedef {Object} Kind
 * @property {LabState} state
 * @property {import('../../pkg/cube/rollout_lab.js').CubeRollout | NoGames} rollout
 * @property {Texts} texts
 * @property {import('./workshop.js').Order} order
 * @property {Made | Beyond} made
 * @property {Workshop} workshop
 * @property {import('../../pkg/cube/rollout_lab.js').ManyCubeRollouts} many
 */
/** @typedef {import('../../lib/rollout/prepared.js').PreparedLab<Kind> & {unfolded: Unfolded<Wanted>}} Lab */
/** @typedef {Omit<Lab, 'snapshot' | 'frame'> & import('./host.js').CubeLabElement & {act: Model['act'], frame: Model}} CubeLab */
/** @typedef {ReturnType<typeof model>} Model */

/** The number of games that are rolled in some milliseconds. */
const FEW = 100_000;

/** The tones of the rungs in the chart. The rung without luck is the plain line. @type {Record<string, string>} */
const TONES = { cubelessIgnored: 'backwards', cubelessTimesCube: 'reduced', janowski: 'madeup', exact: 'correct' };

/** The prepared game; null while it is made, and past the database. @param {Lab} lab */
function currentOf({ prepared: { current } }) {
  return current instanceof Made ? current : null;
}

/** The place in the ladder of the rung in view. @param {LabState} state */
const rungOf = ({ estimator }) => LADDER.indexOf(estimator);

/** @param {Lab} lab */
const theoryOf = (lab) => currentOf(lab)?.theories[rungOf(lab.state)] ?? null;

/** @type {import('../../lib/rollout/prepared.js').Prepare<Kind>} */
const prepare = {
  none: NoGames,
  workshop: () => new Workshop(),

  // The estimate of luck is no part of the game: both lines settle at one value with any estimate.
  game({ position, owner, players, thresholds, noise }) {
    const both = [players.x, players.o];
    return JSON.stringify([
      position,
      owner,
      players,
      both.some(({ cube }) => cube === 'thresholds') ? thresholds : null,
      both.some(({ plays }) => plays === 'noisy') ? noise : null,
    ]);
  },

  ofGame({ wanted: { position, owner, players, thresholds, noise } }) {
    return { wanted: { position, owner, players, thresholds, noise }, problem: '', idProblem: '' };
  },

  many(made, seed, rollouts, games) {
    if (made instanceof Beyond) throw new Error('no game past the database');
    return new core.ManyCubeRollouts(made.game, seed, rollouts, games);
  },

  oneGame: rollOnBoard,

  taken({ rolling }, made) {
    // The games of an address cannot be rolled.
    if (made instanceof Beyond) rolling.leaveRest();
  },
};

/** @type {import('../../lib/rollout/prepared.js').PreparedOwn<Kind>} */
const rollout = {
  core,
  course: courseOf(core, FEW),
  few: FEW,
  atOnce: 10_000_000,
  estimate: ({ state }) => rungOf(state),
  noLuck: () => LADDER.indexOf('none'),

  /** All rungs but the one without luck, which is the plain line. */
  estimates({ texts }) {
    const { names } = texts.estimators;
    return LADDER.flatMap((id, estimate) =>
      id === 'none' ? [] : [{ id, tone: TONES[id], name: names[id], estimate }],
    );
  },

  theory: theoryOf,
  funnel: (/** @type {Lab} */ lab, games) =>
    currentOf(lab)?.game.funnel(rungOf(lab.state), games, lab.state.rotation) ?? null,
  rolls: (/** @type {CubeRecord} */ { turns }) => turns.length,
  rollSaid: (/** @type {CubeRecord} */ { turns }, turn, texts, format) => turnSaid(turns[turn], texts, format),
  columns,
  below: {
    parts: ['ladder', 'readout', 'many', 'games'],
    load: loadPart(() => import('./below.js')),
  },
  many: (/** @type {Lab} */ { prepared }) => prepared.many,
  guide: (model) => nextStep(/** @type {Model} */ (model)),
};

/**
 * The owner of the cube in another position: the one that the position's ID names, if it names one.
 * @param {LabState} state
 * @param {Wanted['position']} position
 */
function ownerOf({ setAside, wanted }, position) {
  const read = setAside?.position === position ? ownerSaid(setAside.aside) : null;
  return read ?? wanted.owner;
}

/**
 * Rolls out another position, from no games on.
 * @param {Lab} lab
 * @param {Wanted['position']} position  that the core accepts
 * @param {{owner?: CubeOwner}} [changes]  of the setup, together with it
 */
function setUp(lab, position, { owner = ownerOf(lab.state, position) } = {}) {
  play(lab, { position, owner });
}

/**
 * Rolls out another game, from no games on.
 * @param {Lab} lab
 * @param {Partial<Wanted>} change
 */
function play(lab, change) {
  lab.undo.leave('game');
  const wanted = { ...lab.state.wanted, ...change };
  lab.prepared.startAgain(lab.rolling.rollout.seed, { problem: '', idProblem: '', wanted });
}

/**
 * Measures the games again if they stay the same games. Otherwise rolls out another game.
 * @param {Lab} lab
 * @param {Partial<Wanted>} change
 */
function gently(lab, change) {
  const wanted = { ...lab.state.wanted, ...change };
  if (prepare.game(wanted) !== prepare.game(lab.state.wanted)) {
    play(lab, change);
    return;
  }
  lab.change({ wanted });
  lab.prepared.remeasure();
}

const actions = {
  ...settingUp(core, setUp),
  setUp,

  /** Has the board show the position or a game. @param {Lab} lab @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt: (lab, at) => ({ look: lookAt(lab.frame, at) }),

  /**
   * Sets up the position after a roll of the game in force. The other side is on roll, and owns the cube if it was turned.
   * @param {Lab} lab
   * @param {number[]} after  the checkers of the side on roll
   * @param {boolean} turned
   */
  playRoll(lab, after, turned) {
    const made = currentOf(lab);
    if (!made) return;
    const { position, owner } = made.setup;
    const other = otherSide(position.onRoll);
    setUp(lab, { ...position, [position.onRoll]: after, onRoll: other }, { owner: turned ? other : owner });
  },

  /** Gives the cube to another owner at the start. @param {Lab} lab @param {CubeOwner} owner */
  setOwner(lab, owner) {
    if (owner !== lab.state.wanted.owner) play(lab, { owner });
  },

  /** Has other players play. @param {Lab} lab @param {Partial<Wanted['players']>} change */
  setPlayers: (lab, change) => play(lab, { players: { ...lab.state.wanted.players, ...change } }),

  /** Changes the chances at which players double and pass. @param {Lab} lab @param {Partial<Wanted['thresholds']>} change */
  setThresholds: (lab, change) => gently(lab, { thresholds: { ...lab.state.wanted.thresholds, ...change } }),

  /** Changes the errors of `noisy`. @param {Lab} lab @param {Partial<Wanted['noise']>} change */
  setNoise: (lab, change) => gently(lab, { noise: { ...lab.state.wanted.noise, ...change } }),

  /** Sets how live Janowski's cube is. @param {Lab} lab @param {number} janowski  0..1 */
  setJanowski: (lab, janowski) => gently(lab, { janowski }),

  /** Shows the same games by another rung. All rungs are measured. @param {Lab} lab @param {LabState['estimator']} estimator */
  setEstimator(lab, estimator) {
    lab.change({ estimator });
    lab.snapshots.request();
  },

  /** Keeps an invalid number in its field, or none. @param {Lab} _ @param {LabState['badNumber']} badNumber */
  refuseNumber: (_, badNumber) => ({ badNumber }),
};

/** Properties for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The position: checkers on own points 1 to 6, and the side on roll. Setting an invalid one throws. */
  get position() {
    return structuredClone(this.state.wanted.position);
  },

  set position(position) {
    setUp(this, givenPosition(position, core));
  },

  /** The owner of the cube at the start: `{ owner: 'centred' | 'x' | 'o' }`. Setting another one throws. */
  get cube() {
    return { owner: this.state.wanted.owner };
  },

  set cube(cube) {
    actions.setOwner(this, givenOwner(cube, core));
  },

  /** The rung in view. Setting a name that no rung has throws. */
  get estimator() {
    return this.state.estimator;
  },

  set estimator(name) {
    actions.setEstimator(this, core.readCubeEstimate(name));
  },

  /** The players of the checkers and of the cube. Setting invalid ones throws. */
  get players() {
    return structuredClone(this.state.wanted.players);
  },

  set players(players) {
    actions.setPlayers(this, givenPlayers(players, core));
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
    current: currentOf(lab),
    /** Whether the position has more checkers than the exact answer knows. */
    beyond: lab.prepared.preparation.made instanceof Beyond && !lab.prepared.preparation.making,
    /** Whether the players are unfolded at first. */
    unfolded: lab.unfolded.open,
    /** The example positions have a list of their own. @type {import('../../lib/bearoff/positions.js').NamedPosition[]} */
    positions: [],
    /** The position's XGID with the cube at the start. */
    get xgid() {
      const { position, owner } = lab.state.wanted;
      return core.xgidWithCube(position, owner);
    },
    get theory() {
      return theoryOf(lab);
    },
    /** The figures of all rungs, in the order of the ladder: measured in the same games, and exact. */
    get ladder() {
      return { measured: lab.rolling.rollout.ladder(), exact: theoryOf(lab)?.ladder ?? null };
    },
  });

export const cube = defineLab(
  preparedLab({
    name: 'cube',
    load: loadCore,
    catalogues: {
      en: async () => en,
      // Only those who read it load it.
      ja: async () => (await import('./texts/ja.js')).ja,
    },
    elements: {},
    unit: POINTS,
    format: pointsFormat,
    state: initialState,
    address: properties,
    parts: PARTS,
    spare: SPARE,
    prepare,
    rollout,
    pieces: (/** @type {Lab} */ lab) => ({ unfolded: new Unfolded(lab, isUnusual) }),
    actions,
    host,
    model,
    view,
    snapshot: (/** @type {Lab} */ lab) => snapshotOf(lab.frame.readout, currentOf(lab), lab.state),
    explain: explainPosition,
    styles: [choiceStyles, cubedStyles, rotationStyles, labStyles],
  }),
);
