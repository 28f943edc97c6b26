// Games that were rolled before the setup changed are rolled again, with progress, and given up when nobody wants them any
// more.

import { nextTask } from '../element/tasks.js';
import { Course } from '../workers/course.js';

/**
 * @param {ConstructorParameters<typeof Course>[0]} core
 * @param {import('../workers/course.js').Work & {games: number}} rollout  which nobody else rolls meanwhile
 * @param {number} games
 * @param {import('../element/preparation.js').Report} report
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} false: it was given up
 */
export async function rolledAgain(core, rollout, games, report, signal) {
  await nextTask();
  if (signal.aborted) return false;
  /** @type {() => void} */
  let end = () => {};
  await new Promise((resolve, failed) => {
    const done = () => resolve(null);
    signal.addEventListener('abort', done);
    const merged = () => {
      report({ what: 'games', progress: games > 0 ? rollout.games / games : 1 });
      if (!course.busy) done();
    };
    const course = new Course(core, rollout, { merged, failed });
    end = () => {
      signal.removeEventListener('abort', done);
      course.end();
    };
    course.aim(games);
    merged();
  }).finally(() => end());
  await nextTask();
  return !signal.aborted;
}
