// The doubling cube on the frame of the board: where it lies, what it shows, what it says, and what a click on its place does.

import { violations } from './helpers/axe.js';
import { askedOf, put, test } from './helpers/cube-stage.js';
import { expect } from './helpers/test.js';
import { cubeSize, cubeSpot, faceOf, zoneOf } from '../../www/lib/board/cube.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} stage */
const cube = (stage) => stage.locator('doubling-cube');

/** The middle of the cube, and of the board, down the page. @param {Locator} stage */
async function middles(stage) {
  const [die, board] = await Promise.all([
    cube(stage).locator('g.value').boundingBox(),
    stage.locator('backgammon-board').boundingBox(),
  ]);
  if (!die || !board) throw new Error('nothing is drawn');
  return { die: die.y + die.height / 2, board: board.y + board.height / 2 };
}

test('a cube that nobody has turned shows 64 in the middle, and one that is owned its value at its owner’s edge', async ({
  page,
  stage: address,
}) => {
  for (const [owner, value, shows, side] of /** @type {const} */ ([
    ['centred', 1, '64', 0],
    ['x', 2, '2', 1],
    ['o', 4, '4', -1],
    ['o', 64, '64', -1],
  ])) {
    const stage = await put(page, address, { views: ['board'], cube: { owner, value } });
    await expect(cube(stage).locator('text')).toHaveText(shows);
    const { die, board } = await middles(stage);
    expect(Math.sign(Math.round(die - board)) + 0, owner).toBe(side);
  }
});

test('numbers are as short as a face is wide', () => {
  const shown = (/** @type {number} */ value) => faceOf({ value, owner: 'x' });
  expect([2, 512, 8192, 16384, 2 ** 20].map((value) => shown(value).text)).toEqual(['2', '512', '8192', '16K', '1M']);
  // A digit is no wider than two thirds of its height.
  for (let power = 0; power <= 21; power += 1) {
    const { text, size } = shown(2 ** power);
    expect(text.length * size * (2 / 3), text).toBeLessThanOrEqual(cubeSize);
  }
});

test('the cube lies within the place that brings it there', () => {
  for (const owner of /** @type {const} */ (['o', 'centred', 'x'])) {
    const { y } = cubeSpot(owner);
    const zone = zoneOf(owner);
    expect(y - cubeSize / 2).toBeGreaterThanOrEqual(zone.y);
    expect(y + cubeSize / 2).toBeLessThanOrEqual(zone.y + zone.height);
  }
});

test('the board stands beside it, whole and as high as its frame; without a cube it has all of the width', async ({
  page,
  stage: address,
}) => {
  const boxes = async (/** @type {any} */ given) => {
    const stage = await put(page, address, { views: ['board'], cube: given });
    const [frame, board, box] = await Promise.all(
      ['doubling-cube', 'backgammon-board', '.cubed'].map((selector) => stage.locator(selector).boundingBox()),
    );
    return { frame, board, box };
  };
  const { frame, board, box } = await boxes({ owner: 'x', value: 2 });
  if (!frame || !board || !box) throw new Error('nothing is drawn');
  expect(Math.abs(frame.height - board.height)).toBeLessThan(1.5);
  expect(board.x + board.width).toBeCloseTo(box.x + box.width, 0);
  // Of 18 units 5 lie over the board's own frame, which is 5 units wide: no point is covered.
  const unit = board.width / 190;
  expect(frame.x + frame.width - board.x).toBeCloseTo(5 * unit, 0);
  const alone = await boxes(null);
  expect(alone.board?.width).toBeCloseTo(alone.box?.width ?? 0, 0);
});

for (const [language, centred, owned] of /** @type {const} */ ([
  ['en', 'The cube is centred: the game counts 1.', 'White owns the cube: the game counts 4.'],
  ['ja', 'キューブは中央にあり、このゲームは1ポイントです。', 'キューブはOが持っていて、このゲームは4ポイントです。'],
])) {
  test(
    `those who don’t see it hear where it is and what the game counts, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      const stage = await put(page, address, { views: ['board'], language, cube: { owner: 'centred', value: 1 } });
      await expect(cube(stage).getByRole('img')).toHaveAccessibleName(centred);
      await put(page, address, { views: ['board'], language, cube: { owner: 'o', value: 4 } });
      await expect(cube(stage).getByRole('img')).toHaveAccessibleName(owned);
      expect(await violations(page)).toEqual([]);
    },
  );
}

test('a click on a place asks for the cube to be there, and one of a game that is played cannot be moved', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['board'], cube: { owner: 'centred', value: 1 }, movable: true });
  for (const owner of ['o', 'centred', 'x'])
    await cube(stage)
      .locator(`[data-zone=${owner}]`)
      .click({ position: { x: 2, y: 8 } });
  expect(await askedOf(stage)).toEqual(['o', 'centred', 'x'].map((owner) => ['cube-owner', { owner }]));
  const still = await put(page, address, { views: ['board'], cube: { owner: 'x', value: 2 } });
  await expect(cube(still).locator('.zone')).toHaveCount(0);
});
