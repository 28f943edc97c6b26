// The state of play with the cube. The games themselves belong to the core.

import { START, startingState } from '../hand/session-state.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubePlayer} CubePlayer */

/**
 * @typedef {Object} Wanted
 * @property {import('../hand/shapes.js').BearoffPosition} position
 * @property {import('../../pkg/hand-cube/rollout_lab.js').CubeOwner} owner  of the cube at the start
 * @property {import('../hand/shapes.js').Hands} hands  sides that the reader plays
 * @property {CubePlayer} opponent  plays the other side
 * @property {{double: number, pass: number}} thresholds  winning chances in percent: from which the doubler doubles, and below which
 *   the other side passes
 * @property {import('../../pkg/hand-cube/rollout_lab.js').CubeEstimateName} estimator  estimates luck
 * @property {number} janowski  how live the cube is, 0..1
 */

/** Returns the state at the start, which an address need not say. */
export const initialState = () =>
  startingState(
    /** @type {Wanted} */ ({
      position: START,
      owner: 'centred',
      hands: 'x',
      opponent: { plays: 'withCube', cube: 'exact' },
      thresholds: { double: 70, pass: 25 },
      estimator: 'exact',
      janowski: 0.68,
    }),
  );
