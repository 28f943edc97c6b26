// How many games this machine rolls in a second when luck is measured by one rung of the ladder alone.

import { LADDER } from '../../lib/cube/names.js';
import { inSlices } from '../../lib/element/tasks.js';
import { Timed, rates } from '../../lib/element/timing.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDatabase} CubeDatabase */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeEstimateName} CubeEstimateName */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeSetup} CubeSetup */
/** @typedef {Record<CubeEstimateName, number>} Rates  games a second */
/** @typedef {Pick<typeof import('../../pkg/cube/rollout_lab.js'), 'CubeGame' | 'CubeRollout'>} Core */

/** @type {Timed<CubeGame, Rates>} */
const timed = new Timed();

/** @param {CubeGame | null} game */
export const timingOf = (game) => timed.get(game);

/**
 * @param {import('./lab.js').CubeLab} lab
 */
export function timeThem(lab) {
  const { current, rules, seed } = lab;
  if (!current) return;
  // Whoever has set up another game meanwhile does not want it any more.
  const wanted = () => lab.current === current;
  const measure = async () => {
    const database = await lab.workshop.cubeDatabase(() => {}, new AbortController().signal);
    return database && ratesOf(rules, database, current.setup, seed, wanted);
  };
  timed.time(current.game, measure, lab);
}

/**
 * @param {Core} core
 * @param {CubeDatabase} database
 * @param {CubeSetup} setup  whose ladder it is
 * @param {string} seed
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}  null: nobody wants them any more
 */
export async function ratesOf({ CubeGame, CubeRollout }, database, setup, seed, wanted, now) {
  const games = LADDER.map((name) => new CubeGame(database, { ...setup, estimates: [name] }));
  try {
    const left = [...games];
    const step = () => {
      if (!wanted()) return true;
      if (left[0].build()) left.shift();
      return left.length === 0;
    };
    await inSlices(step, () => {}, new AbortController().signal);
    if (!wanted()) return null;
    const rollouts = games.map((game) => new CubeRollout(game, seed));
    try {
      const roll = (/** @type {CubeEstimateName} */ name, /** @type {number} */ count) =>
        void rollouts[LADDER.indexOf(name)].roll(count);
      return await rates(LADDER, roll, wanted, now);
    } finally {
      for (const rollout of rollouts) rollout.free();
    }
  } finally {
    for (const game of games) game.free();
  }
}
