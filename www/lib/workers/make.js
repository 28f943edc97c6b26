// Makes something: a database, a game, the exact figures of pairs. A worker does it, or else the page.

import { moduleOf, refusedOr } from '../element/core.js';
import { inSlices } from '../element/tasks.js';
import * as workers from './pool.js';
import { useWorkers } from './course.js';

const { join, leave, pool } = workers;

// Loading this file loads the pool.
useWorkers(workers);

/**
 * @typedef {Object} Making
 * @property {object} core  as its glue exports it
 * @property {Uint8Array | null} order  for a worker; null if the page has begun and goes on
 * @property {(bytes: Uint8Array) => void} take  takes over the result of a worker; may throw `RolloutLabError`
 * @property {() => boolean} build  does one more step on the page, and returns whether all is made
 * @property {() => number} progress  of `build`, 0..1
 */

/**
 * Has a worker make something. The page makes it slice by slice if there are no workers, or if the core refuses the worker's result.
 * @param {Making} making
 * @param {(progress: number) => void} tell  0..1
 * @param {AbortSignal} signal  gives it up
 * @returns {Promise<boolean>} false if it was given up
 */
export async function makeReady({ core, order, take, build, progress }, tell, signal) {
  let made = order ? await make(core, order, tell, signal) : undefined;
  if (made === null) return false;
  const step = () => {
    const bytes = made;
    made = undefined;
    if (bytes) refusedOr(() => take(bytes));
    return build();
  };
  return inSlices(step, () => tell(progress()), signal);
}

/**
 * Has a worker make something. This worker keeps it, and is the first to get work that needs it.
 * @param {object} core  as its glue exports it
 * @param {Uint8Array} order
 * @param {(progress: number) => void} report  0..1
 * @param {AbortSignal} signal  gives it up
 * @returns {Promise<Uint8Array | null | undefined>} the result; null if it was given up; undefined if there are no workers, and the page
 *   has to make it
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
      module: moduleOf(core),
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
