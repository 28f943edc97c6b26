// The names of rungs, owners, and of who plays and who doubles: in addresses, and what the core calls them.

import { PLAYERS } from '../bearoff/names.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */

/** What can estimate luck, from the worst to the best: the place of each is its number in the core. */
export const LADDER = /** @type {const} */ (['none', 'cubelessIgnored', 'cubelessTimesCube', 'janowski', 'exact']);

/** The same in addresses. */
export const ESTIMATORS = /** @type {const} */ ({
  none: 'none',
  'cubeless-ignored': 'cubelessIgnored',
  cubeless: 'cubelessTimesCube',
  janowski: 'janowski',
  exact: 'exact',
});

/** Who owns the cube at the start. */
export const OWNERS = /** @type {const} */ (['centred', 'x', 'o']);

/** Who chooses plays. */
export const PLAYS = /** @type {const} */ ({ 'with-cube': 'withCube', ...PLAYERS });

/** Who doubles, takes and passes. */
export const POLICIES = /** @type {const} */ ({
  exact: 'exact',
  never: 'never',
  thresholds: 'thresholds',
  'pip-count': 'pipCount',
});
