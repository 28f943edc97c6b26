// The pace at which a game is shown.

import { lengthOf, picturesOf } from '../../www/lib/rollout/pace.js';
import { expect, test } from './helpers/test.js';

/** Rolls of games, from one to longer than any. */
const ROLLS = Array.from({ length: 200 }, (_, i) => i + 1);

test('a game takes less than 1.5 seconds, however long it is', () => {
  for (const rolls of ROLLS) expect(lengthOf(picturesOf(0, rolls))).toBeLessThan(1500);
});

test('each picture follows the one before, goes on by a roll at least, and is seen for 100 milliseconds or more', () => {
  for (const rolls of ROLLS) {
    const [start, ...pictures] = picturesOf(3, 3 + rolls);
    expect(start).toMatchObject({ rolls: 3, from: 0, within: 0 });
    let last = start;
    for (const picture of pictures) {
      expect(picture.from).toBeCloseTo(last.from + last.takes, 9);
      expect(picture.rolls).toBeGreaterThan(last.rolls);
      expect(picture.several).toBe(picture.rolls > last.rolls + 1);
      expect(picture.takes).toBeGreaterThanOrEqual(100);
      expect(picture.within).toBeLessThanOrEqual(picture.takes);
      last = picture;
    }
    expect(last.rolls).toBe(3 + rolls);
  }
});

test('a game of up to seven rolls shows each of them; a longer one its first two, the last, and four pictures of the others', () => {
  const stops = (/** @type {number} */ rolls) => picturesOf(0, rolls).map((picture) => picture.rolls);
  expect(stops(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(stops(8)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  // 63 rolls in between: 15.75 for each picture.
  expect(stops(66)).toEqual([0, 1, 2, 18, 34, 49, 65, 66]);
});
