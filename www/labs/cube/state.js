// The state of the lab of the cube: one plain object with the reader's choices, how it begins, and the properties of an
// address that say it. The games themselves are the rollout's.

import { commonProperties } from '../../lib/address/common.js';
import { choice, number, themselves, whole } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { cubeValues, positionProperties } from '../../lib/bearoff/positions.js';
import { ESTIMATORS, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { POINTS } from '../../lib/i18n/format.js';
import { hiding, rolloutProperties, rotation } from '../../lib/rollout/properties.js';
import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */

/**
 * @typedef {Object} Wanted  the game that is rolled out, and how its luck is measured
 * @property {import('../../pkg/cube/rollout_lab.js').BearoffPosition} position
 * @property {import('../../pkg/cube/rollout_lab.js').CubeOwner} owner  of the cube at the start
 * @property {{x: CubePlayer, o: CubePlayer}} players
 * @property {{double: number, pass: number}} thresholds  winning chances in percent: the doubler's from which a side
 *   doubles, and the taker's below which a side passes
 * @property {import('../../pkg/cube/rollout_lab.js').Noise} noise
 * @property {number} janowski  how live the cube is, 0 to 1
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {import('../../lib/rollout/shapes.js').Rotation} rotation  how many first rolls are rotated
 * @property {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} estimator  the rung in view
 * @property {import('../../lib/cube/fields.js').Typed | null} badNumber  an invalid text that was typed
 * @property {string} problem  why the edited position can't be rolled out, as a sentence; '' if it can
 * @property {string} idProblem  the same for the ID that was entered
 * @property {string | null} idElsewhere  that ID, if another lab takes its position
 * @property {import('../../lib/bearoff/refusals.js').SetAside | null} setAside  the unused facts of the last ID
 * @property {import('../../lib/bearoff/stage.js').Look | null} look  the reader's choice of position or game
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

/** Returns whether a player is not perfect. @param {Wanted} wanted */
export const isUnusual = ({ players: { x, o } }) =>
  [x, o].some(({ plays, cube }) => plays !== 'withCube' || cube !== 'exact');

/** Returns the state at the start, which an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    // Oswald Jacoby's paradox: doubling a centred cube is right, and redoubling is wrong.
    position: { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], onRoll: 'x' },
    owner: 'centred',
    players: { x: { plays: 'withCube', cube: 'exact' }, o: { plays: 'withCube', cube: 'exact' } },
    thresholds: { double: 70, pass: 25 },
    noise: { size: 10, seed: 1 },
    janowski: 0.68,
  },
  rotation: 0,
  estimator: 'cubelessTimesCube',
  badNumber: null,
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  look: null,
});

// ——— The address ———

/** The parts that an author can hide, in the order of the page. */
export const PARTS = [
  'editor',
  'game',
  'decision',
  'settings', // the left column
  'controls',
  'seed',
  'sentence',
  'costs', // what rolls, and what came of it
  'tiles',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'rolls',
  'ladder',
  'readout',
  'many',
  'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = [
  'editor',
  'seed',
  'settings',
  'rolls',
  'costs',
  'options',
  'notes',
  'ladder',
  'readout',
  'many',
  'games',
];

const { half: _, ...rollout } = rolloutProperties(
  {
    plain: 'plain',
    reduced: 'reduced',
    'cubeless-ignored': 'cubelessIgnored',
    cubeless: 'cubelessTimesCube',
    janowski: 'janowski',
    exact: 'exact',
  },
  [],
  POINTS,
);

const common = commonProperties(PARTS);
const start = initialState();

/** A chance in percent. */
const chance = number([0, 100]);

export const properties = startingFrom(start, {
  ...common,
  hide: hiding(common.hide),
  ...positionProperties(start.wanted.position, cubeValues),
  cube: { kind: choice(themselves(OWNERS)), ...at('wanted.owner'), who: 'both' },
  estimator: { kind: choice(ESTIMATORS), ...at('estimator'), who: 'both' },
  janowski: { kind: number([0, 1]), ...at('wanted.janowski'), who: 'both' },
  blues: { kind: choice(PLAYS), ...at('wanted.players.x.plays'), who: 'both' },
  whites: { kind: choice(PLAYS), ...at('wanted.players.o.plays'), who: 'both' },
  'blue-cube': { kind: choice(POLICIES), ...at('wanted.players.x.cube'), who: 'both' },
  'white-cube': { kind: choice(POLICIES), ...at('wanted.players.o.cube'), who: 'both' },
  'double-from': { kind: chance, ...at('wanted.thresholds.double'), who: 'both' },
  'pass-below': { kind: chance, ...at('wanted.thresholds.pass'), who: 'both' },
  noise: { kind: whole(100), ...at('wanted.noise.size'), who: 'both' },
  errors: { kind: whole(4_294_967_295), ...at('wanted.noise.seed'), who: 'both' },
  rotation,
  ...rollout,
  /** The turns that are made of an unfinished game. */
  half: { kind: whole(99), start: 0, who: 'reader' },
});
