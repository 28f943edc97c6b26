// How many pairs of each coupling this machine rolls in a second. Nothing is timed unasked. What was measured is kept for as
// long as its game is.

import { inSlices, nextTask } from '../../shared/tasks.js';
import { COUPLINGS } from './coupling-names.js';

/** @typedef {import('./seen.js').CouplingName} CouplingName */
/** @typedef {import('./seen.js').Game} Game */
/** @typedef {Record<CouplingName, number>} Rates  pairs a second */

/** The page's turn takes about so long, in milliseconds. */
const SLICE = 8;

/** Of so many turns of each coupling the fastest counts: what else the machine did then is none of its. */
const TURNS = 5;

/** @type {WeakMap<Game, Rates | 'timing'>} */
const timed = new WeakMap();

/** @param {Game} game */
export const timingOf = (game) => timed.get(game) ?? null;

/**
 * @param {Game} game
 * @param {{current: {game: Game} | null, touched: () => void, fail: (error: unknown) => void}} lab
 */
export async function timeThem(game, lab) {
  if (timed.has(game)) return;
  timed.set(game, 'timing');
  lab.touched();
  try {
    // Whoever has set up another decision meanwhile does not want it any more, and the game is gone.
    const rates = await ratesOf(game, () => lab.current?.game === game);
    if (!rates) return;
    timed.set(game, rates);
    lab.touched();
  } catch (error) {
    timed.delete(game);
    lab.fail(error);
  }
}

/**
 * @param {Game} game
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}  null: nobody wants them any more
 */
export async function ratesOf(game, wanted, now = () => performance.now()) {
  // A worker has made the game: here it is gone through first, to be as fast as there.
  const step = () => !wanted() || game.buildTimed();
  await inSlices(step, () => {}, new AbortController().signal);
  /** @type {Rates} */
  const rates = { independent: 0, same: 0, ranked: 0, nearest: 0 };
  const pairs = { ...rates };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const coupling of COUPLINGS) {
      await nextTask();
      if (!wanted()) return null;
      const rate = slice(game, coupling, Math.max(1, pairs[coupling]), now);
      rates[coupling] = Math.max(rates[coupling], rate);
      pairs[coupling] = Math.floor((rate * SLICE) / 1000 / 2);
    }
  }
  return rates;
}

/**
 * Rolls in portions that grow, until the turn is over.
 * @param {Game} game
 * @param {CouplingName} coupling
 * @param {number} first  pairs of the first portion
 * @param {() => number} now
 * @returns {number} pairs a second
 */
function slice(game, coupling, first, now) {
  const since = now();
  let [rolled, spent, portion] = [0, 0, first];
  // A clock may stand still for a while.
  while (spent < SLICE / 2) {
    game.rollOnly(coupling, portion);
    rolled += portion;
    spent = now() - since;
    portion *= 2;
  }
  return (1000 * rolled) / spent;
}
