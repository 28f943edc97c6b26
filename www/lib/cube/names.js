// The names of rungs, of owners of the cube and of players: the core's, and those in addresses and from host pages.

import { PLAYERS } from '../bearoff/evaluators.js';
import { NONE, signed } from '../i18n/format.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('../i18n/format.js').Format} Format */

/** @typedef {typeof import('../../pkg/cube/rollout_lab.js')} Core  throws the names that it refuses */

/** The estimates of luck, from the worst to the best. The place of each is its number in the core. */
export const LADDER = /** @type {const} */ (['none', 'cubelessIgnored', 'cubelessTimesCube', 'janowski', 'exact']);

/** The estimates of luck in addresses. */
export const ESTIMATORS = /** @type {const} */ ({
  none: 'none',
  'cubeless-ignored': 'cubelessIgnored',
  cubeless: 'cubelessTimesCube',
  janowski: 'janowski',
  exact: 'exact',
});

/** The owners of the cube at the start. */
export const OWNERS = /** @type {const} */ (['centred', 'x', 'o']);

/** The players of the checkers in addresses. */
export const PLAYS = /** @type {const} */ ({ 'with-cube': 'withCube', ...PLAYERS });

/** The players of the cube in addresses. */
export const POLICIES = /** @type {const} */ ({
  exact: 'exact',
  never: 'never',
  thresholds: 'thresholds',
  'pip-count': 'pipCount',
});

/**
 * Returns the owner in an object of a host page.
 * @param {unknown} given
 * @param {Pick<Core, 'readCubeOwner'>} rules
 */
export const givenOwner = (given, rules) => rules.readCubeOwner(Object(given).owner);

/**
 * Returns the players in an object of a host page. Each property is read once, so the core checks the value in force.
 * @param {unknown} given
 * @param {Pick<Core, 'readCubePlayer'>} rules
 * @returns {{x: CubePlayer, o: CubePlayer}} an object of our own
 */
export function givenPlayers(given, rules) {
  const read = (/** @type {unknown} */ player) => {
    const { plays, cube } = Object(player);
    return rules.readCubePlayer(plays, cube);
  };
  const { x, o } = Object(given);
  return { x: read(x), o: read(o) };
}

// ——— Equities in points, with a sign and the decimals that players use ———

/**
 * @param {Format} format  of a lab whose unit are points
 * @returns {Format}
 */
export function pointsFormat(format) {
  const { digits, exact } = format.unit;
  const equity = (/** @type {number | null} */ value, decimals = digits) =>
    value === null || !Number.isFinite(value) ? NONE : signed(format, value, decimals);
  return {
    ...format,
    result: equity,
    value: equity,
    points: equity,
    // The result of a game is a whole number, and has no decimals.
    plain: (value, decimals = exact) => format.points(value, decimals),
    reduced: (value) => equity(value),
  };
}
