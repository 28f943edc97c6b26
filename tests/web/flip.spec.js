// Another table or evaluator moves the reduced line, its band and its funnel in sight, while the plain line stays. The clock is the test's.

import { expect, test } from './helpers/test.js';
import { begin, drawingOf, expectBetween, expectFresh, FRAME, heightsOf, pathOf } from './helpers/flips.js';
import { ACE_POINT } from './helpers/contact.js';
import { stopClock } from './helpers/lab.js';
import { inTurn } from './helpers/labs.js';
import { ready } from './helpers/ready.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ ownWindow: true, lessMotion: 'no-preference' });

/**
 * @typedef {Object} Flip
 * @property {string} name  of the lab
 * @property {string} page
 * @property {(it: any) => unknown} one  an estimate that all its games are scored with
 * @property {(it: any) => unknown} other
 * @property {string} address  of the other one
 * @property {string} [query]  of the games, if they aren't a thousand
 */

const THOUSAND = 'seed=5&games=1000';

/** @type {Flip[]} */
const FLIPS = [
  {
    name: 'two-checker',
    page: './',
    one: (it) => it.act.choosePreset('correct'),
    other: (it) => it.act.choosePreset('backwards'),
    address: 'preset=backwards',
  },
  {
    name: 'bearoff',
    page: './bearoff.html',
    one: (it) => it.act.measure({ evaluator: 'exact' }),
    other: (it) => it.act.measure({ evaluator: 'backwards' }),
    address: 'evaluator=backwards',
  },
  {
    name: 'cube',
    page: './cube.html',
    one: (it) => it.act.setEstimator('cubelessTimesCube'),
    other: (it) => it.act.setEstimator('janowski'),
    address: 'estimator=janowski',
  },
  {
    name: 'walk',
    page: './walk.html',
    one: (it) => it.act.measure({ scale: 'centipawns' }),
    other: (it) => it.act.measure({ scale: 'sign' }),
    address: 'scale=sign',
  },
  {
    name: 'contact',
    page: './contact.html',
    query: `seed=5&games=60&position=${ACE_POINT}`,
    one: (it) => it.act.measure({ evaluator: 'network' }),
    // Its games are rolled again, here at once.
    other(it) {
      it.act.measure({ evaluator: 'tiny' });
      it.rolling.player.rest();
      it.rolling.rollout.roll(60);
      it.rolling.player.merged();
    },
    address: 'evaluator=tiny',
  },
];

const tried = inTurn(FLIPS);

/**
 * Opens a lab with a thousand games, and holds its clock once it has come to rest.
 * @param {Page} page
 * @param {Flip} flip
 */
async function open(page, { name, page: file, query = THOUSAND }) {
  await page.clock.install();
  await page.goto(`${file}?${query}&guide=0`);
  const lab = page.locator(`${name}-lab`);
  await ready(lab);
  await stopClock(page);
  return lab;
}

/** @param {Locator} lab */
const both = async (lab) => ({ plain: await pathOf(lab, 'plain'), reduced: await pathOf(lab, 'reduced') });

for (const flip of FLIPS) {
  test(
    `${flip.name}: half way every point that moves is between its ends, the plain line stays, and the end is as drawn anew`,
    tried('flip', flip.name),
    async ({ page }) => {
      const lab = await open(page, flip);
      await begin(lab, flip.one);
      await page.clock.runFor(1000);
      const start = await both(lab);

      await begin(lab, flip.other);
      const frames = [await both(lab)];
      for (const milliseconds of [100, 100, 200, 400]) {
        await page.clock.runFor(milliseconds);
        frames.push(await both(lab));
      }
      for (const { plain } of frames) expect(plain).toBe(start.plain);
      const [, early, half, , end] = frames.map(({ reduced }) => reduced);
      expectBetween(early, start.reduced, end);
      // Only some points still have more than a pixel to go: how many depends on the height of the chart.
      expectBetween(half, early, end, 1);
      await expectFresh(lab, `${flip.page}?${flip.query ?? THOUSAND}&guide=0&${flip.address}`);
    },
  );
}

const [FIRST] = FLIPS;

test('a second flip in the middle begins where the first one was, and is not lost', async ({ page }) => {
  const lab = await open(page, FIRST);
  await begin(lab, FIRST.one);
  await page.clock.runFor(1000);
  const start = await pathOf(lab, 'reduced');
  await lab.evaluate(FIRST.other);
  const frames = [start];
  const watch = async (/** @type {number} */ count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await page.clock.runFor(FRAME);
      frames.push(await pathOf(lab, 'reduced'));
    }
  };
  await watch(12);
  await lab.evaluate(FIRST.one);
  await watch(40);
  expect(frames.at(-1)).toBe(start);

  // A motion eases out: 1 − (1 − share)³ goes fastest in its first frame, by 1 − (1 − 17 / 400)³ < 0.13 of its way. A point that
  // jumped to the first flip's end or start would go further. Heights are rounded to tenths.
  const ends = [start, frames[12]].map(heightsOf);
  const jumps = frames.slice(1).flatMap((path, i) => {
    const [was, now] = [frames[i], path].map(heightsOf);
    // The first flip has gone 0.8 of its way after twelve frames.
    const most = (/** @type {number} */ at) => (0.13 * Math.abs(ends[0][at] - ends[1][at])) / 0.8 + 0.21;
    return now.flatMap((y, at) => (Math.abs(y - was[at]) < most(at) ? [] : [`point ${at}, frame ${i}`]));
  });
  expect(jumps).toEqual([]);
});

test('games that are rolled meanwhile are drawn at once, and the flip goes on', async ({ page }) => {
  const lab = await open(page, FIRST);
  await begin(lab, FIRST.one);
  await page.clock.runFor(1000);
  const start = heightsOf(await pathOf(lab, 'reduced'));
  await begin(lab, FIRST.other);
  await lab.evaluate((/** @type {any} */ it) => {
    it.rolling.rollout.roll(200);
    it.rolling.merged();
  });
  await page.clock.runFor(4 * FRAME);
  const now = heightsOf(await pathOf(lab, 'reduced'));
  expect(now.length).toBeGreaterThan(start.length);
  await page.clock.runFor(1000);
  const end = heightsOf(await pathOf(lab, 'reduced'));
  expect(now).not.toEqual(end);
  await expectFresh(lab, `${FIRST.page}?seed=5&games=1200&guide=0&${FIRST.address}`);
});

test('the axis zooms after the flip, where a broken table needs another one', async ({ page }) => {
  const lab = await open(page, FIRST);
  const { plain } = await both(lab);
  // Doubles are 400 points too lucky: 400 / 6 = 66.7 points too low, beyond the axis.
  const table = { doubles: 450, noDoubles: -10, oFails: 45, oBearsOff: -15 };
  await lab.evaluate((/** @type {any} */ it, broken) => {
    it.table = broken;
  }, table);
  await page.clock.runFor(FRAME);
  /** @type {string[]} */
  const frames = [];
  for (let frame = 0; frame < 60; frame += 1) {
    await page.clock.runFor(FRAME);
    frames.push(await pathOf(lab, 'plain'));
  }
  const first = frames.findIndex((path) => path !== plain);
  // The flip takes 25 frames, and the zoom another 16.
  expect(first).toBeGreaterThanOrEqual(24);
  expect(first).toBeLessThanOrEqual(30);
  expect(new Set(frames.slice(first)).size).toBeGreaterThan(10);
  expect(frames.slice(first + 20).every((path) => path === frames.at(-1))).toBe(true);
});

test.describe('with less motion', () => {
  test.use({ lessMotion: 'reduce' });

  test('the first frame is the last', async ({ page }) => {
    const lab = await open(page, FIRST);
    await begin(lab, FIRST.other);
    const first = await drawingOf(lab);
    await page.clock.runFor(1000);
    expect(await drawingOf(lab)).toBe(first);
    await expectFresh(lab, `${FIRST.page}?seed=5&games=1000&guide=0&${FIRST.address}`);
  });
});
