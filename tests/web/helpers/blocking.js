// Whether something blocks a page, counted by a clock that the test holds: who works on without looking at the clock looks
// too seldom, and who looks and does not stop looks too often in one turn of the event loop. How long it takes on a machine
// shows `cargo xtask bench --tasks`.

import { looksOf } from './held-clock.js';
import { expect } from './test.js';

/**
 * Most looks in one turn. A slice (`SLICE` in www/lib/workers/course.js, 8 ms, as everywhere) looks once to know when it
 * begins, and eight times until it is over. On top of it, a run looks once how many games are due and once when the next
 * one is, and everything that is done at most so often (the picture, the snapshot, the tables, the sentence, the address)
 * once how long it has to wait. Two slices in a turn would be 18 at least.
 */
export const MOST_LOOKS = 9 + 2 + 5;

/**
 * Most games that a slice rolls between two looks, if every look takes a millisecond: it begins with one, takes at most four
 * times as many as before, and no more than there is time for if they take as long as those before. 1, 4, 15, 34, 54, 65,
 * 58 and 33.
 */
export const MOST_GAMES = 65;

/**
 * Something is done in slices: it is looked at the clock so often at least, and never on and on in one turn.
 * @param {import('@playwright/test').Page} page
 * @param {number} least  looks: the units of work by the most between two looks
 * @param {() => Promise<unknown>} work
 */
export async function expectNoBlocking(page, least, work) {
  const { looks, most } = await looksOf(page, work);
  expect(most, 'looks in one turn').toBeLessThanOrEqual(MOST_LOOKS);
  expect(looks, 'looks in all').toBeGreaterThanOrEqual(least);
}
