// Has a worker make something ready: a database, a game, what a hand's own play is worth.

import * as workers from './pool.js';
import { come } from './there.js';

const { join, leave, pool } = workers;

// They are loaded with this.
come(workers);

/**
 * The worker that makes it keeps it, and is the first to be asked for what comes of it.
 * @param {object} core  as its glue exports it
 * @param {Uint8Array} order
 * @param {(progress: number) => void} report  0..1
 * @param {AbortSignal} signal  gives it up
 * @returns {Promise<Uint8Array | null | undefined>} what was made; null: it was given up; undefined: there are no workers,
 *   and the page has to make it itself
 */
export const make = (core, order, report, signal) =>
  new Promise((done, failed) => {
    const over = () => {
      signal.removeEventListener('abort', giveUp);
      leave(task);
    };
    /** @param {Uint8Array | null} [made] */
    const end = (made) => {
      over();
      done(made);
    };
    const giveUp = () => end(null);
    /** @type {import('./pool.js').Task} */
    const task = {
      core,
      order: () => order,
      wants: () => true,
      progress: report,
      made: end,
      alone: end,
      fail(error) {
        over();
        failed(error);
      },
    };
    if (signal.aborted) return giveUp();
    if (pool.none) return end();
    signal.addEventListener('abort', giveUp);
    join(task);
  });
