// Where things lie on the board, in numbers. Needs no page.

import { expect, test } from './helpers/test.js';
import {
  CHECKER,
  FIELDS,
  TRAYS,
  checkerSpots,
  dieBoxes,
  isUpper,
  needsCount,
  numberSpot,
  pointBox,
  pointCorners,
  slabBoxes,
  trayBox,
  viewBox,
  visiblePoints,
} from '../../www/lib/board/geometry.js';
import { fromOtherSide, stackOn } from '../../www/lib/board/model.js';

/** @typedef {import('../../www/lib/board/geometry.js').Box} Box */

const POINTS = Array.from({ length: 24 }, (_, i) => i + 1);
const SIDES = /** @type {const} */ (['x', 'o']);

/** @param {Box} inner @param {Box} outer */
const isInside = (inner, outer) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

test('X’s ace point is at the lower right, her 6 at the bar, her 13 and 24 above', () => {
  const [ace, six, seven, twelve, thirteen, last] = [1, 6, 7, 12, 13, 24].map(pointBox);
  expect([1, 6, 7, 12].some(isUpper)).toBe(false);
  expect([13, 18, 19, 24].every(isUpper)).toBe(true);
  expect(ace.x + ace.width).toBe(FIELDS.home.x + FIELDS.home.width);
  expect(six.x).toBe(FIELDS.home.x);
  expect(seven.x + seven.width).toBe(FIELDS.outer.x + FIELDS.outer.width);
  expect(twelve.x).toBe(FIELDS.outer.x);
  expect(thirteen.x).toBe(twelve.x);
  expect(last.x).toBe(ace.x);
  expect(ace.y).toBeGreaterThan(last.y);
});

test('the points tile both fields without a gap or an overlap', () => {
  const area = (/** @type {Box} */ { width, height }) => width * height;
  const boxes = POINTS.map(pointBox);
  expect(boxes.every((box) => isInside(box, FIELDS.home) || isInside(box, FIELDS.outer))).toBe(true);
  expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(24);
  const sum = boxes.reduce((total, box) => total + area(box), 0);
  expect(sum).toBeCloseTo(area(FIELDS.home) + area(FIELDS.outer), 9);
});

test('checkers stand on their own point', () => {
  for (const point of POINTS) {
    const { x, y, width, height } = pointBox(point);
    for (const spot of checkerSpots(point, 15)) {
      expect(isInside({ ...spot, width: 0, height: 0 }, { x, y, width, height }), `point ${point}`).toBe(true);
    }
  }
});

test('bar, trays and frame are no point', () => {
  const bar = FIELDS.outer.x + FIELDS.outer.width + 5;
  for (const spot of [
    { x: bar, y: 100 },
    { x: TRAYS.x.x + 5, y: TRAYS.x.y + 5 },
    { x: 2, y: 100 },
    { x: 50, y: 2 },
    { x: 50, y: viewBox(false).height - 2 },
  ]) {
    const on = POINTS.filter((point) => isInside({ ...spot, width: 0, height: 0 }, pointBox(point)));
    expect(on, JSON.stringify(spot)).toEqual([]);
  }
});

test('a triangle stands on its edge of the board and points at the middle', () => {
  for (const point of POINTS) {
    const [left, right, tip] = pointCorners(point);
    expect(left.y).toBe(right.y);
    expect(tip.x).toBe((left.x + right.x) / 2);
    expect(Math.sign(tip.y - left.y)).toBe(isUpper(point) ? 1 : -1);
    expect(numberSpot(point).x).toBe(tip.x);
  }
});

test('up to four checkers touch, more overlap and need a count', () => {
  const [first, second] = checkerSpots(1, 4);
  expect(Math.abs(first.y - second.y)).toBeCloseTo(CHECKER.spacing, 9);
  expect(CHECKER.spacing).toBeGreaterThanOrEqual(2 * CHECKER.radius);
  expect(checkerSpots(1, 0)).toEqual([]);
  expect(checkerSpots(1, 15)).toHaveLength(5);
  // As high as four that touch.
  const five = checkerSpots(1, 5);
  expect(Math.abs(five[4].y - five[0].y)).toBeCloseTo(3 * CHECKER.spacing, 9);
  expect([4, 5, 15].map(needsCount)).toEqual([false, true, true]);
});

test('dice lie where no checker ever lies, X’s right of O’s', () => {
  for (const side of SIDES) {
    for (const die of dieBoxes(side, false)) {
      for (const point of POINTS) {
        for (const { x, y } of checkerSpots(point, 15)) {
          const across = Math.max(die.x - x, 0, x - die.x - die.width);
          const down = Math.max(die.y - y, 0, y - die.y - die.height);
          expect(Math.hypot(across, down), `point ${point}`).toBeGreaterThan(CHECKER.radius);
        }
      }
    }
  }
  expect(dieBoxes('x', false)[0].x).toBeGreaterThan(dieBoxes('o', false)[1].x);
});

test('fifteen borne-off checkers fit into a tray, none on another', () => {
  for (const side of SIDES) {
    const slabs = slabBoxes(side, 15);
    expect(slabs).toHaveLength(15);
    for (const slab of slabs) expect(isInside(slab, TRAYS[side])).toBe(true);
    const edges = slabs.map(({ y }) => y).sort((a, b) => a - b);
    for (let i = 1; i < 15; i += 1) expect(edges[i] - edges[i - 1]).toBeGreaterThanOrEqual(slabs[0].height);
    expect(slabBoxes(side, 99)).toHaveLength(15);
    expect(slabBoxes(side, 0)).toEqual([]);
  }
});

test('the half-sized board shows the home boards, and dice inside it', () => {
  expect(visiblePoints(false)).toEqual(POINTS);
  expect(visiblePoints(true)).toEqual([1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23, 24]);
  for (const side of SIDES) {
    for (const die of dieBoxes(side, true)) expect(isInside(die, viewBox(true))).toBe(true);
  }
});

test('each side counts the points from its own end', () => {
  expect([1, 6, 24].map(fromOtherSide)).toEqual([24, 19, 1]);
  for (const point of POINTS) expect(fromOtherSide(fromOtherSide(point))).toBe(point);
});

test('a stack belongs to whoever has checkers there, and bad counts are none', () => {
  /** @type {import('../../www/lib/board/model.js').BoardModel} */
  const model = {
    x: [4, 0, -1, NaN, 2.9],
    o: [0, 0, 0, 0, 0, 1],
    xOff: 11,
    oOff: 14,
    dice: null,
    onRoll: 'x',
    pips: null,
    label: '',
    names: { x: '', o: '', pips: String },
  };
  expect(stackOn(model, 1)).toEqual({ side: 'x', count: 4 });
  expect(stackOn(model, 19)).toEqual({ side: 'o', count: 1 });
  expect([2, 3, 4, 6].map((point) => stackOn(model, point))).toEqual([null, null, null, null]);
  expect(stackOn(model, 5)).toEqual({ side: 'x', count: 2 });
});

test('the slim board has room for a finger on each point of a phone, and nothing is cut off', () => {
  const box = viewBox(false, true);
  for (const point of visiblePoints(true)) expect(isInside(pointBox(point), box)).toBe(true);
  for (const side of SIDES) {
    const tray = trayBox(side, true);
    expect(isInside(tray, box)).toBe(true);
    expect(tray.x).toBeGreaterThanOrEqual(FIELDS.home.x + FIELDS.home.width);
    expect(slabBoxes(side, 15, true).every((slab) => isInside(slab, tray))).toBe(true);
    expect(trayBox(side)).toEqual(TRAYS[side]);
  }
  // What is left of 390 pixels within the page and a card of ours.
  expect((336 / box.width) * pointBox(1).width).toBeGreaterThanOrEqual(44);
});
