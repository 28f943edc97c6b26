// A cube and players that a host page gives to the lab.

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */
/**
 * What the core says of them: it throws what it refuses.
 * @typedef {Pick<typeof import('../../pkg/cube/rollout_lab.js'), 'readCubeOwner' | 'readCubePlayer'>} Rules
 */

/**
 * @param {unknown} given
 * @param {Pick<Rules, 'readCubeOwner'>} rules
 * @returns {CubeOwner}
 */
export const givenOwner = (given, rules) => rules.readCubeOwner(Object(given).owner);

/**
 * Read once, so that what the core has accepted is what comes into force.
 * @param {unknown} given
 * @param {Pick<Rules, 'readCubePlayer'>} rules
 * @returns {{x: CubePlayer, o: CubePlayer}} of nobody else's
 */
export function givenPlayers(given, rules) {
  const { x, o } = Object(given);
  return { x: givenPlayer(x, rules), o: givenPlayer(o, rules) };
}

/**
 * @param {unknown} given
 * @param {Pick<Rules, 'readCubePlayer'>} rules
 * @returns {CubePlayer}
 */
function givenPlayer(given, rules) {
  const { plays, cube } = Object(given);
  return rules.readCubePlayer(plays, cube);
}
