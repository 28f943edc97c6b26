// The contestants with a cube as the page of the benchmark runs them; `cube.js` calls them in turn.

import init, { CubeDatabase, CubeGame, CubeRollout } from '../../../www/pkg/cube/rollout_lab.js';

/** Six points each with a centred cube, and what that is worth by tests/golden/cubeful.json. */
const POSITION = { x: [1, 1, 1, 1, 1, 1], o: [1, 1, 1, 1, 1, 1], onRoll: 'x' };
const EXACT = 0.7022651243635063;

await init();

/** @type {CubeDatabase | undefined} */
let database;
/** @type {Record<string, CubeGame>} */
const games = {};

/** @typedef {import('../../../www/pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */

/** @param {number} value  @param {string} what */
function check(value, what) {
  if (!(Math.abs(value - EXACT) < 1e-6)) throw new Error(`${what}: ${value} is not ${EXACT}`);
}

export const contestants = {
  /** @returns {number} milliseconds for the exact database; the first time the browser runs it in slow code */
  database() {
    const start = performance.now();
    const built = new CubeDatabase();
    while (!built.build());
    const milliseconds = performance.now() - start;
    const { centred } = built.decisions(
      /** @type {import('../../../www/pkg/cube/rollout_lab.js').BearoffPosition} */ (POSITION),
    );
    check(centred.value, 'the database');
    database?.free();
    database = built;
    return milliseconds;
  },

  /**
   * @param {string} name
   * @param {CubeEstimateName[]} estimates
   * @returns {number} milliseconds for a game of perfect players, with all that is exactly true of it
   */
  game(name, estimates) {
    if (!database) throw new Error('no database');
    const start = performance.now();
    const perfect = { plays: /** @type {const} */ ('withCube'), cube: /** @type {const} */ ('exact') };
    const made = new CubeGame(database, {
      position: /** @type {import('../../../www/pkg/cube/rollout_lab.js').BearoffPosition} */ (POSITION),
      owner: 'centred',
      players: { x: perfect, o: perfect },
      thresholds: { double: 70, pass: 25 },
      noise: { size: 0, seed: 0 },
      janowski: 0.68,
      estimates,
    });
    while (!made.build());
    const milliseconds = performance.now() - start;
    check(made.theory(0).value, 'the game');
    games[name]?.free();
    games[name] = made;
    return milliseconds;
  },

  /** @param {string} name  @param {number} count  @param {number} seed  @returns {number} games per second, luck included */
  roll(name, count, seed) {
    const rollout = new CubeRollout(games[name], String(seed));
    const start = performance.now();
    rollout.roll(count);
    const milliseconds = performance.now() - start;
    // The last estimate is exact.
    check(rollout.ladder().at(-1)?.mean ?? NaN, 'the rollout');
    rollout.free();
    return (count / milliseconds) * 1000;
  },
};

Object.assign(globalThis, { contestants });
