// What editing does to a whole board, and where its narrow drawing has things. Needs no page.

import { expect, test } from './helpers/test.js';
import { onBoard, typedCount, withCount } from '../../www/lib/bearoff/board-model.js';
import { BAR_BOX, CHECKER, barBox, barNeedsCount, barSpots, isUpper, pointBox } from '../../www/lib/board/geometry.js';
import { countOnBar } from '../../www/lib/board/model.js';
import {
  across,
  BAR,
  BAR_SHIFT,
  emptyBoard,
  holder,
  inTheWay,
  mostAt,
  NARROW_BAR,
  NARROW_BOX,
  narrowSlabs,
  narrowTray,
  placeOf,
  shiftOf,
  spotBox,
  SPOTS,
  wholeBoard,
} from '../../www/lib/board/whole-board.js';

/** @typedef {import('../../www/lib/board/geometry.js').Box} Box */

const SIDES = /** @type {const} */ (['x', 'o']);

/** The opening position of one side: 6 point five, 8 point three, 13 point five, 24 point two. */
const opening = () => {
  const side = Array(BAR).fill(0);
  [side[5], side[7], side[12], side[23]] = [5, 3, 5, 2];
  return side;
};

/** @param {Box} inner @param {Box} outer */
const isInside = (inner, outer) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

test('there are 26 spots, as they are seen: the upper row from 13 to 24, the lower one from 12 to 1, each with a bar in its middle', () => {
  expect(SPOTS).toHaveLength(26);
  expect(new Set(SPOTS).size).toBe(26);
  for (const [row, bar] of /** @type {const} */ ([
    [SPOTS.slice(0, 13), 'o'],
    [SPOTS.slice(13), 'x'],
  ])) {
    expect(row[6]).toBe(bar);
    const lefts = row.map((spot) => spotBox(spot).x);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  }
  for (const [index, spot] of SPOTS.entries()) expect(spotBox(SPOTS[across(index)]).x).toBe(spotBox(spot).x);
});

test('a side counts its points from its own end, and 25 is its bar', () => {
  expect(placeOf(24, 'x')).toEqual({ side: 'x', point: 24, at: 24 });
  // O's ace point is X's 24 point.
  expect(placeOf(24, 'o')).toEqual({ side: 'o', point: 1, at: 24 });
  // The bar has its owner's checkers, whoever is asked for.
  for (const side of SIDES) expect(placeOf('o', side)).toMatchObject({ side: 'o', point: 25 });
});

test('a side’s checkers on points and bar are fifteen at most', () => {
  const position = { x: opening(), o: emptyBoard().o };
  expect(mostAt(position, 6, 'x')).toBe(5);
  expect(mostAt(position, 'x', 'x')).toBe(0);
  expect(withCount(position, placeOf('x', 'x'), 1)).toBeNull();
  expect(mostAt(position, 1, 'o')).toBe(15);
  position.x[BAR - 1] = 2;
  position.x[5] = 3;
  expect(onBoard(position.x)).toBe(15);
  expect(mostAt(position, 'x', 'x')).toBe(2);
  expect(withCount(position, placeOf('x', 'x'), 0)?.x[BAR - 1]).toBe(0);
});

test('nobody shares a point, from either side; on the bar nobody is in the way', () => {
  const position = emptyBoard();
  position.x[5] = 2;
  position.x[BAR - 1] = 1;
  // X's 6 point is O's 19 point.
  expect([holder(position, 6), holder(position, 19), holder(position, 'x'), holder(position, 'o')]).toEqual([
    'x',
    null,
    'x',
    null,
  ]);
  expect([inTheWay(position, 6, 'o'), inTheWay(position, 6, 'x'), inTheWay(position, 19, 'o')]).toEqual([
    'x',
    null,
    null,
  ]);
  expect(mostAt(position, 6, 'o')).toBe(0);
  for (const side of SIDES)
    expect([inTheWay(position, 'x', side), inTheWay(position, 'o', side)]).toEqual([null, null]);
});

test('a checker that is neither on a point nor on the bar is off', () => {
  const x = opening();
  x[23] = 1;
  x[BAR - 1] = 1;
  x[12] = 1;
  const board = wholeBoard({ x, o: opening() }, [6, 5], 'o');
  expect([board.xOff, board.oOff]).toEqual([4, 0]);
  expect([countOnBar(board, 'x'), countOnBar(board, 'o')]).toEqual([1, 0]);
  expect(board.dice).toEqual({ values: [6, 5], side: 'o' });
  expect(wholeBoard({ x, o: opening() }, null, 'x').dice).toBeNull();
});

test('two digits are one number where it can be a side’s: 1 and 5 are 15, 1 and 6 are 6', () => {
  expect([typedCount(null, 1), typedCount(1, 5), typedCount(1, 6), typedCount(2, 3)]).toEqual([1, 15, 6, 3]);
});

test('on a position of points alone there is nobody on the bar', () => {
  const board = wholeBoard({ x: [4, 0, 0, 0, 0, 0], o: Array(24).fill(0) }, null, 'x');
  expect([countOnBar(board, 'x'), countOnBar(board, 'o')]).toEqual([0, 0]);
});

test('checkers on the bar are in their owner’s half of it, three side by side, more with a number on them', () => {
  for (const side of SIDES) {
    for (const spot of barSpots(side, 15)) {
      const { x, y } = spot;
      const { radius } = CHECKER;
      const checker = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      expect(isInside(checker, barBox(side))).toBe(true);
      expect(isInside({ ...checker, x: checker.x + BAR_SHIFT }, NARROW_BAR)).toBe(true);
    }
    const [first, second] = barSpots(side, 3);
    expect(Math.abs(second.y - first.y)).toBeGreaterThanOrEqual(2 * CHECKER.radius);
    expect([barSpots(side, 0), barSpots(side, 15)].map(({ length }) => length)).toEqual([0, 5]);
  }
  expect([3, 4].map(barNeedsCount)).toEqual([false, true]);
  expect(barBox('x').y).toBe(barBox('o').y + barBox('o').height);
  expect(barBox('x').x).toBe(BAR_BOX.x);
});

test('the narrow board has 24 pixels for each spot on a phone, in which no two spots and no tray overlap', () => {
  // What is left of 390 pixels within the page and a card of ours.
  const scale = 336 / NARROW_BOX.width;
  const boxes = SPOTS.map(spotBox);
  for (const box of boxes) {
    expect(isInside(box, NARROW_BOX)).toBe(true);
    expect(box.width * scale).toBeGreaterThanOrEqual(24);
    expect(box.height * scale).toBeGreaterThanOrEqual(24);
  }
  const all = [...boxes, ...SIDES.map(narrowTray)];
  const overlaps = all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
  );
  expect(overlaps).toEqual([]);
});

test('the narrow board’s controls lie over its points, and fifteen slabs in its trays', () => {
  for (const spot of SPOTS) {
    if (typeof spot === 'string') continue;
    const drawn = pointBox(spot);
    expect(isInside({ ...drawn, x: drawn.x + shiftOf(spot) }, spotBox(spot)), `point ${spot}`).toBe(true);
    // The number on the edge is the point's, too.
    expect(isUpper(spot) ? spotBox(spot).y : spotBox(spot).y + spotBox(spot).height).toBe(
      isUpper(spot) ? 0 : NARROW_BOX.height,
    );
  }
  for (const side of SIDES) {
    expect(isInside(narrowTray(side), NARROW_BOX)).toBe(true);
    expect(narrowSlabs(side, 15).every((slab) => isInside(slab, narrowTray(side)))).toBe(true);
  }
});
