// Whether something blocks a page: W3C calls a task long that takes more than 50 milliseconds.

import { longestTasks } from './tasks.js';
import { expect } from './test.js';

/** In milliseconds. */
const LIMIT = 50;

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} work
 * @param {() => Promise<unknown>} ready  waits until all that comes of it is on the screen
 */
export async function expectNoBlocking(page, work, ready) {
  const tasks = await longestTasks(page, async () => {
    await work();
    await ready();
  });
  const longest = `longest tasks: ${tasks.map((ms) => ms.toFixed(0)).join(', ')} ms`;
  expect(tasks[0], longest).toBeLessThanOrEqual(LIMIT);
}
