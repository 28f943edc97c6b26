// The contestants as the page of the benchmark runs them; `bench.js` calls them in turn.

import init, { TwoCheckerRollout } from '../../../www/pkg/two-checker/rollout_lab.js';
import { playGames } from './loop.js';

/** The centred, made-up table, and one a little off it, so that every edit changes something. */
const TABLES = [
  { doubles: 50, noDoubles: -10, oFails: 75, oBearsOff: -25 },
  { doubles: 51, noDoubles: -10.2, oFails: 75, oBearsOff: -25 },
];

/** Edits timed together: the clock of a page is too coarse for one. */
const EDITS = 200;

/** @param {() => void} work @returns {number} milliseconds */
function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** @type {TwoCheckerRollout | undefined} */
let edited;

await init();

export const contestants = {
  /** @param {number} games @returns {number} games per second in JavaScript */
  loop(games) {
    let history = /** @type {import('./loop.js').Counts[]} */ ([]);
    const milliseconds = time(() => {
      history = playGames(games);
    });
    const { doubles = NaN, bearsOff = NaN } = history.at(-1) ?? {};
    expectNear('Blue wins in the loop', doubles / games, 1 / 6, games);
    expectNear('White wins in the loop', bearsOff / games, (5 / 6) * (27 / 36), games);
    return (games / milliseconds) * 1000;
  },

  /** @param {number} games @param {number} seed @returns {number} games per second in WebAssembly */
  wasm(games, seed) {
    const rollout = new TwoCheckerRollout(String(seed));
    const milliseconds = time(() => rollout.roll(games));
    if (rollout.games !== games) throw new Error(`WebAssembly rolled ${rollout.games} games of ${games}`);
    rollout.free();
    return (games / milliseconds) * 1000;
  },

  /** Rolls the games that the edits will re-score. @param {number} games */
  prepareEdits(games) {
    edited = new TwoCheckerRollout('1');
    edited.roll(games);
  },

  /** @returns {number} microseconds for one edit of the luck table: all statistics of all history */
  edit() {
    const rollout = edited;
    if (!rollout) throw new Error('no games to re-score');
    const milliseconds = time(() => {
      for (let k = 0; k < EDITS; k += 1) {
        const table = TABLES[k % TABLES.length];
        rollout.history(table);
        rollout.readout(table);
      }
    });
    return (milliseconds * 1000) / EDITS;
  },
};

/**
 * A loop that plays another game would make the comparison worthless.
 * @param {string} what
 * @param {number} share
 * @param {number} chance
 * @param {number} games
 */
function expectNear(what, share, chance, games) {
  const z = (share - chance) / Math.sqrt((chance * (1 - chance)) / games);
  if (!(Math.abs(z) < 6)) throw new Error(`${what}: ${share} is not ${chance}`);
}

Object.assign(globalThis, { contestants });
