// Names of lines that stand below each other, in numbers. Needs no page.

import { spread } from '../../www/lib/chart/placing.js';
import { expect, test } from './helpers/test.js';

const TALL = 14;

/** @param {number[]} centres */
const gaps = (centres) => centres.slice(1).map((centre, i) => centre - centres[i]);

test('a name stands where it wishes to, if there is room', () => {
  expect(spread([20, 77.7, 150], TALL, 0, 200)).toEqual([20, 77.7, 150]);
});

test('names keep their order, and none lies on another, however close their lines are', () => {
  for (const wishes of [
    [100, 100, 100],
    [3, 3, 4, 5],
    [198, 199, 199],
    [20, 60, 61, 190],
  ]) {
    const centres = spread(wishes, TALL, 0, 200);
    expect(centres).toHaveLength(wishes.length);
    expect(Math.min(...gaps(centres))).toBeGreaterThanOrEqual(TALL);
    expect(centres[0]).toBeGreaterThanOrEqual(TALL / 2);
    expect(centres.at(-1)).toBeLessThanOrEqual(200 - TALL / 2);
  }
});

test('names that collide stand around the middle of their wishes', () => {
  expect(spread([100, 102], TALL, 0, 200)).toEqual([94, 108]);
});
