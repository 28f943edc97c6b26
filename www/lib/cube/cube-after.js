// What the cube shows after a turn, and whose it is then.

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTurn} CubeTurn */
/** @typedef {{value: number, owner: import('../../pkg/cube/rollout_lab.js').CubeOwner}} Cube */

/** @param {Pick<CubeTurn, 'side' | 'cube' | 'doubled' | 'answer'>} turn @returns {Cube} */
export function cubeAfter({ side, cube, doubled, answer }) {
  if (!doubled || answer !== 'take') return cube;
  return { value: 2 * cube.value, owner: side === 'x' ? 'o' : 'x' };
}
