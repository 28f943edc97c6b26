// The bear-off contestants as the page of the benchmark runs them; `bearoff.js` calls them in turn.

import init, { BearoffDatabase, BearoffGame, BearoffRollout } from '../../../www/pkg/bearoff/rollout_lab.js';

/** Six checkers each. */
const POSITION = { x: [0, 0, 0, 2, 2, 2], o: [0, 0, 2, 1, 1, 2], onRoll: 'x' };

/** X's chances, from tests/golden/bearoff.json. */
const EXACT = (100 * Number(312698071568374338307601n)) / Number(559593359293106312183808n);

await init();

/** @type {BearoffDatabase | undefined} */
let database;
/** @type {BearoffGame | undefined} */
let game;

export const contestants = {
  /** @returns {number} milliseconds for the exact database; the first time the browser runs it in slow code */
  database() {
    const start = performance.now();
    const built = new BearoffDatabase('six');
    while (!built.build());
    const milliseconds = performance.now() - start;
    database?.free();
    database = built;
    return milliseconds;
  },

  /** @returns {number} milliseconds for a game of perfect players and exact luck, with all that is exactly true of it */
  game() {
    if (!database) throw new Error('no database');
    const start = performance.now();
    const made = new BearoffGame(database, {
      position: /** @type {import('../../../www/pkg/bearoff/rollout_lab.js').BearoffPosition} */ (POSITION),
      players: { x: 'exact', o: 'exact' },
      estimates: [{ evaluator: 'exact', scale: 'linear' }],
      noise: { size: 0, seed: 0 },
    });
    while (!made.build());
    const milliseconds = performance.now() - start;
    const { perfect } = made.theory(0) ?? { perfect: NaN };
    if (!(Math.abs(perfect - EXACT) < 1e-4)) throw new Error(`exact chances: ${perfect} is not ${EXACT}`);
    game?.free();
    game = made;
    return milliseconds;
  },

  /** @param {number} games @param {number} seed @returns {number} games per second, luck included */
  roll(games, seed) {
    if (!game) throw new Error('no game');
    const rollout = new BearoffRollout(game, String(seed));
    const start = performance.now();
    rollout.roll(games);
    const milliseconds = performance.now() - start;
    const { mean } = rollout.readout(0).reduced;
    if (!(Math.abs((mean ?? NaN) - EXACT) < 1e-4)) throw new Error(`the rollout went to ${mean}, not ${EXACT}`);
    rollout.free();
    return (games / milliseconds) * 1000;
  },
};

Object.assign(globalThis, { contestants });
