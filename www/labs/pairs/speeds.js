// The speeds of the couplings: how many pairs of each this machine rolls in a second.

import { inSlices } from '../../lib/element/tasks.js';
import { rates, Timed } from '../../lib/element/timing.js';
import { COUPLINGS } from './model.js';

/** @typedef {import('./model.js').CouplingName} CouplingName */
/** @typedef {Record<CouplingName, number>} Rates  pairs per second */
/** @typedef {{buildTimed: () => boolean, rollOnly: (coupling: CouplingName, pairs: number) => void}} TimedGame */

/**
 * The speeds of the couplings. A piece that a lab holds. Nothing is timed before the reader asks. `timed` has the rates
 * of each game, or says that they are being measured. They are gone with their game.
 */
export class Speeds {
  /** @param {{prepared: {current: {game: TimedGame} | null}, touched: () => void, fail: (error: unknown) => void}} lab */
  constructor(lab) {
    this.lab = lab;
    /** @type {Timed<TimedGame, Rates>} */
    this.timed = new Timed();
  }

  /** The rates of the games in force; null: the reader has not asked. */
  get now() {
    return this.timed.get(this.lab.prepared.current?.game ?? null);
  }

  async time() {
    const { lab } = this;
    const game = lab.prepared.current?.game;
    if (game) await this.timed.time(game, () => ratesOf(game, () => lab.prepared.current?.game === game), lab);
  }
}

/**
 * Returns how many pairs of each coupling this machine rolls in a second, or null if they are no longer wanted.
 * @param {TimedGame} game
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Rates | null>}
 */
export async function ratesOf(game, wanted, now) {
  // A worker has made the game. The page prepares it first, to be as fast as in workers.
  const step = () => !wanted() || game.buildTimed();
  await inSlices(step, () => {}, new AbortController().signal);
  return rates(COUPLINGS, (coupling, pairs) => void game.rollOnly(coupling, pairs), wanted, now);
}
