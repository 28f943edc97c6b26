// How many pairs of each coupling this machine rolls in a second.

import { inSlices } from '../../lib/element/tasks.js';
import { Timed, rates } from '../../lib/element/timing.js';
import { COUPLINGS } from './coupling-names.js';

/** @typedef {import('./seen.js').CouplingName} CouplingName */
/** @typedef {import('./seen.js').Game} Game */
/** @typedef {Record<CouplingName, number>} Rates  pairs a second */

/** @type {Timed<Game, Rates>} */
const timed = new Timed();

/** @param {Game} game */
export const timingOf = (game) => timed.get(game);

/**
 * @param {Game} game
 * @param {{current: {game: Game} | null, touched: () => void, fail: (error: unknown) => void}} lab
 */
export const timeThem = (game, lab) =>
  // Whoever has set up another decision meanwhile does not want it any more, and the game is gone.
  timed.time(game, () => ratesOf(game, () => lab.current?.game === game), lab);

/**
 * @param {Game} game
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}  null: nobody wants them any more
 */
export async function ratesOf(game, wanted, now) {
  // A worker has made the game: here it is gone through first, to be as fast as there.
  const step = () => !wanted() || game.buildTimed();
  await inSlices(step, () => {}, new AbortController().signal);
  return rates(COUPLINGS, (coupling, pairs) => void game.rollOnly(coupling, pairs), wanted, now);
}
