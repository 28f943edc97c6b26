// How long this machine takes for a game, by who measures its luck.

import { Timed, rates } from '../../lib/element/timing.js';
import { EVALUATORS } from './names.js';

/** @typedef {import('./names.js').EvaluatorName} EvaluatorName */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {Record<EvaluatorName, number>} Rates  games a second */
/** @typedef {Pick<typeof import('../../pkg/contact/rollout_lab.js'), 'ContactGame' | 'ContactRollout'>} Core */

/** What it takes depends on the position, and not on how the network is blurred. @type {Timed<Wanted['position'], Rates>} */
const timed = new Timed();

/** @param {import('./lab.js').ContactLab} lab */
export const timingOf = (lab) => timed.get(lab.state.wanted.position);

/** @param {import('./lab.js').ContactLab} lab */
export function timeThem(lab) {
  const { rules, seed, state } = lab;
  const { position } = state.wanted;
  // Whoever has set up another position meanwhile does not want it any more.
  const wanted = () => lab.state.wanted.position === position;
  timed.time(position, () => lab.databases.ready().then(() => ratesOf(rules, state.wanted, seed, wanted)), lab);
}

/**
 * All of them roll one and the same game: the first one of the seed.
 * @param {Core} core
 * @param {Wanted} what
 * @param {string} seed
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}  null: nobody wants them any more
 */
export async function ratesOf({ ContactGame, ContactRollout }, what, seed, wanted, now) {
  const games = EVALUATORS.map((evaluator) => new ContactGame({ ...what, evaluator }));
  try {
    const roll = (/** @type {EvaluatorName} */ name, /** @type {number} */ count) => {
      const game = games[EVALUATORS.indexOf(name)];
      for (let k = 0; k < count; k += 1) {
        const rollout = new ContactRollout(game, seed);
        rollout.roll(1);
        rollout.free();
      }
    };
    return await rates(EVALUATORS, roll, wanted, now);
  } finally {
    for (const game of games) game.free();
  }
}
