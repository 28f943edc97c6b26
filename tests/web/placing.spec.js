// Names of lines that stand below each other, in numbers. Needs no page.

import { inOrder } from '../../www/lib/chart/placing.js';
import { expect, test } from './helpers/test.js';

const TALL = 14;
const box = { left: 0, right: 50 };

/** @param {number} wished  @param {{lines?: number[], levels?: number[]}} [among] */
const label = (wished, { lines = [], levels = [] } = {}) => ({
  wished,
  box,
  lines: lines.map((at) => ({ ...box, top: at - 1, bottom: at + 1 })),
  levels,
});

/** @param {number[]} centres */
const gaps = (centres) => centres.slice(1).map((centre, i) => centre - centres[i]);

test('a name stands where it wishes to, as near as places are', () => {
  // Places are three pixels apart: none is farther away than one and a half.
  for (const wished of [20, 77.7, 150]) {
    const [centre] = inOrder([label(wished)], TALL, 0, 200, []) ?? [];
    expect(Math.abs(centre - wished)).toBeLessThanOrEqual(1.5);
  }
});

test('names keep their order, and none lies on another, however close their lines are', () => {
  for (const wishes of [
    [100, 100, 100],
    [3, 3, 4, 5],
    [198, 199, 199],
    [20, 60, 61, 190],
  ]) {
    const centres =
      inOrder(
        wishes.map((wished) => label(wished)),
        TALL,
        0,
        200,
        [],
      ) ?? [];
    expect(centres).toHaveLength(wishes.length);
    expect(Math.min(...gaps(centres))).toBeGreaterThanOrEqual(TALL);
    expect(centres[0]).toBeGreaterThanOrEqual(TALL / 2);
    expect(centres.at(-1)).toBeLessThanOrEqual(200 - TALL / 2);
  }
});

test('a name lies on no line where there is room beside it', () => {
  const [centre] = inOrder([label(100, { lines: [100] })], TALL, 0, 200, []) ?? [];
  expect(Math.abs(centre - 100)).toBeGreaterThanOrEqual(TALL / 2 + 1);
  expect(Math.abs(centre - 100)).toBeLessThanOrEqual(TALL / 2 + 1 + 3);
});

test('a name stays on its line’s side of a level, and one that ends on it may stand on either', () => {
  // Between 100 and 112 there is no room for a name that must lie on neither line.
  const below = inOrder([label(112, { lines: [112, 100], levels: [100] })], TALL, 0, 200, []) ?? [];
  expect(below[0]).toBeGreaterThan(112);
  const above = inOrder([label(88, { lines: [88, 100], levels: [100] })], TALL, 0, 200, []) ?? [];
  expect(above[0]).toBeLessThan(88);
  expect(inOrder([label(100, { lines: [100], levels: [100] })], TALL, 0, 200, [])).toHaveLength(1);
});

test('a name lies on nothing that is placed already', () => {
  const placed = [{ left: 20, right: 90, top: 80, bottom: 120 }];
  const [centre] = inOrder([label(100)], TALL, 0, 200, placed) ?? [];
  expect(centre <= 80 - TALL / 2 || centre >= 120 + TALL / 2).toBe(true);
});

test('where there is no room for all, it says so', () => {
  // Two names of 14 pixels need 28.
  expect(inOrder([label(10), label(10)], TALL, 0, 27, [])).toBeNull();
  expect(inOrder([label(10), label(10)], TALL, 0, 36, [])).toHaveLength(2);
  expect(inOrder([label(10)], TALL, 0, 9, [])).toBeNull();
  expect(inOrder([], TALL, 0, 9, [])).toEqual([]);
});
