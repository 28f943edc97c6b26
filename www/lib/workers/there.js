// Whether the pool of workers is there: a page that rolls little never loads it.

import { loadPart } from '../element/load-part.js';

/** @typedef {Pick<typeof import('./pool.js'), 'pool' | 'join' | 'leave'>} Workers */

/** @type {Workers | null} */
let there = null;

/** The workers of the page; null: they are not loaded, or none can be started. */
export const workers = () => (there?.pool.none ? null : there);

/**
 * Whoever has loaded them anyway says so.
 * @param {Workers} loaded
 */
export const come = (loaded) => {
  there = loaded;
};

const load = loadPart(() => import('./pool.js'));

/** Loads them. Where they cannot be had, the page does their work. */
export const callWorkers = () => load().then(come);
