// What the reader has chosen in the lab of the cube: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('../../pkg/cube/rollout_lab.js').Noise} Noise */

/**
 * @typedef {Object} Wanted  what is to be rolled out, and how luck is to be measured
 * @property {BearoffPosition} position
 * @property {CubeOwner} owner  of the cube at the start
 * @property {{x: CubePlayer, o: CubePlayer}} players
 * @property {{double: number, pass: number}} thresholds  chances in percent: of the doubler's from which she doubles, of the
 *   taker's below which he passes
 * @property {Noise} noise
 * @property {number} janowski  how live the cube is, 0..1
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {CubeEstimateName} estimator  in view: the luck of all is measured in the same games
 * @property {import('../../lib/cube/number-field.js').Typed | null} badNumber  what was typed that is no such number
 * @property {string} problem  why what is on the board cannot be rolled out, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {string | null} idElsewhere  that ID, if its position is one for another lab
 * @property {import('../../lib/bearoff/set-aside.js').SetAside | null} setAside  of the ID that was taken last
 * @property {import('../../lib/bearoff/stage.js').Look | null} look  what the reader has chosen to see on the board
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

/** Whether somebody plays who is not perfect. @param {Wanted} wanted */
export const isUnusual = ({ players: { x, o } }) =>
  [x, o].some(({ plays, cube }) => plays !== 'withCube' || cube !== 'exact');

/** How the lab begins, and what an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    // Oswald Jacoby's paradox: a double of a centred cube, and no redouble.
    position: { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], onRoll: 'x' },
    owner: 'centred',
    players: { x: { plays: 'withCube', cube: 'exact' }, o: { plays: 'withCube', cube: 'exact' } },
    thresholds: { double: 70, pass: 25 },
    noise: { size: 10, seed: 1 },
    janowski: 0.68,
  },
  estimator: 'cubelessTimesCube',
  badNumber: null,
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  look: null,
});
