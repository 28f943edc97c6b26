// What the reader has chosen where he plays with the cube by hand: one plain object. The games themselves are the rollout's.

import { positions } from '../../lib/bearoff/positions.js';
import { handState } from '../../lib/hand/state.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('../../lib/hand/shapes.js').Hands} Hands */

/**
 * @typedef {Object} Wanted
 * @property {BearoffPosition} position
 * @property {CubeOwner} owner  of the cube at the start
 * @property {Hands} hands  which sides the reader plays
 * @property {CubePlayer} opponent  who plays the other side
 * @property {{double: number, pass: number}} thresholds  chances in percent: of the doubler's from which she doubles, of the
 *   taker's below which he passes
 * @property {CubeEstimateName} estimator  who estimates luck
 * @property {number} janowski  how live the cube is, 0..1
 */

/** @typedef {import('../../lib/hand/shapes.js').State<Wanted>} HandCubeState */
/** @typedef {import('../../lib/cube/number-field.js').Typed | null} BadNumber  what was typed that is no such number */

const { x, o } = positions.find(({ name }) => name === 'fourEach') ?? positions[0];

/** Noisy players are always off by as much, with the same errors. */
export const NOISE = { size: 10, seed: 1 };

/** How the lab begins, and what an address need not say. @returns {HandCubeState} */
export const initialState = () =>
  handState({
    position: { x, o, onRoll: 'x' },
    owner: 'centred',
    hands: 'x',
    opponent: { plays: 'withCube', cube: 'exact' },
    thresholds: { double: 70, pass: 25 },
    estimator: 'exact',
    janowski: 0.68,
  });
