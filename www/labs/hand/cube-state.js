// The state of play with the cube, and everything that an address can say of it: one table for defaults, addresses, the controls
// that can be hidden, and docs/addresses.md. The games themselves belong to the core.

import { choice, number, themselves } from '../../lib/address/kinds.js';
import { at } from '../../lib/address/address.js';
import { cubeValues, positionProperties } from '../../lib/bearoff/positions.js';
import { ESTIMATORS, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { POINTS } from '../../lib/i18n/format.js';
import { START, sessionProperties, startingState } from './session-state.js';

export { PARTS, SPARE } from './session-state.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubePlayer} CubePlayer */

/**
 * @typedef {Object} Wanted
 * @property {import('./shapes.js').BearoffPosition} position
 * @property {import('../../pkg/hand-cube/rollout_lab.js').CubeOwner} owner  of the cube at the start
 * @property {import('./shapes.js').Hands} hands  sides that the reader plays
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

/** A chance in percent. */
const chance = number([0, 100]);

export const properties = sessionProperties(
  initialState(),
  {
    ...positionProperties(START, cubeValues),
    cube: { kind: choice(themselves(OWNERS)), ...at('wanted.owner'), who: 'both' },
  },
  {
    opponent: { kind: choice(PLAYS), ...at('wanted.opponent.plays'), who: 'both' },
    'opponent-cube': { kind: choice(POLICIES), ...at('wanted.opponent.cube'), who: 'both' },
    'double-from': { kind: chance, ...at('wanted.thresholds.double'), who: 'both' },
    'pass-below': { kind: chance, ...at('wanted.thresholds.pass'), who: 'both' },
    estimator: { kind: choice(ESTIMATORS), ...at('wanted.estimator'), who: 'both' },
    janowski: { kind: number([0, 1]), ...at('wanted.janowski'), who: 'both' },
  },
  POINTS,
);
