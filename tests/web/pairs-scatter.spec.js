// Pairs as points, A's result against B's: four places with areas by count, and the cloud without luck around the diagonal.

import { expect } from '@playwright/test';
import { domainOf, scatterModel, spots } from '../../www/labs/pairs/scatter-drawing.js';
import { couplings as words } from '../../www/labs/pairs/texts/en.js';
import { createFormat } from '../../www/lib/i18n/format.js';
import { violations } from './helpers/axe.js';
import { OUTCOMES, cloud } from './helpers/pairs-stage-data.js';
import { put, test } from './helpers/pairs-stage.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{x: number, y: number, r: number}} Circle */

/** @param {number[]} a @param {number[]} b */
const cloudOf = (a, b) => {
  const [aReduced, bReduced] = [a, b].map((values) => Float64Array.from(values));
  return { a: aReduced, b: bReduced, aReduced, bReduced };
};

/** Circles of a path: M left,middle a r,r … @param {string} path @returns {Circle[]} */
const circlesOf = (path) =>
  [...path.matchAll(/M([-\d.]+),([-\d.]+)a([\d.]+),/g)].map(([, x, y, r]) => ({
    x: Number(x) + Number(r),
    y: Number(y),
    r: Number(r),
  }));

/** What one of the plots has drawn: its circles, and the ends of its diagonal. @param {Locator} stage @param {number} at */
async function drawn(stage, at) {
  const plot = stage.locator('pairs-scatter svg > svg').nth(at);
  await expect(plot.locator('path').nth(2)).toHaveAttribute('d', /a/);
  const [diagonal, points] = await Promise.all([1, 2].map((i) => plot.locator('path').nth(i).getAttribute('d')));
  const ends = /** @type {string} */ (diagonal).match(/-?[\d.]+/g)?.map(Number) ?? [];
  return {
    circles: circlesOf(/** @type {string} */ (points)),
    ends,
    texts: await plot.locator('text').allTextContents(),
  };
}

test('plain pairs are at four places, with areas by how many there are, and the numbers written', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['scatter'] });
  const { circles, texts } = await drawn(stage, 0);
  const [both, onlyA, onlyB, neither] = circles;
  expect(circles).toHaveLength(4);
  // Higher is B's, to the right is A's.
  expect(both.x).toBeCloseTo(onlyA.x, 0);
  expect(both.y).toBeCloseTo(onlyB.y, 0);
  expect(neither.x).toBeLessThan(both.x);
  expect(neither.y).toBeGreaterThan(both.y);
  expect(onlyB.x).toBeCloseTo(neither.x, 0);
  const area = ({ r = 0 }) => r ** 2;
  // Radii are written to a tenth of a pixel.
  expect(area(both) / area(neither)).toBeCloseTo(OUTCOMES.both / OUTCOMES.neither, 1);
  expect(area(onlyA) / area(neither)).toBeCloseTo(OUTCOMES.onlyA / OUTCOMES.neither, 1);
  for (const said of ['both won', '3,600', 'only A', '400', 'only B', '100', 'neither', '5,900', 'correlation 0.95'])
    expect(texts).toContain(said);
});

test('a place where no pair is has no point, but says 0', async () => {
  const none = { both: 10, onlyA: 0, onlyB: 0, neither: 0 };
  const texts = /** @type {any} */ ({
    couplings: words,
    sentence: { both: (/** @type {string} */ a, /** @type {string} */ b) => `${a} ${b}` },
  });
  const { plots } = scatterModel(none, cloudOf([50], [50]), { plain: null, reduced: null }, texts, createFormat('en'));
  expect(plots[0].points.map(({ count }) => count)).toEqual([10, 0, 0, 0]);
  expect(plots[0].note).toBe('correlation –');
});

test('the diagonal is where A = B, and the cloud lies around it', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['scatter'] });
  const { circles, ends, texts } = await drawn(stage, 1);
  const [x0, y0, x1, y1] = ends;
  expect(x1 - x0).toBeCloseTo(y0 - y1, 0);
  // A is 37 and B 35 on average, with up to 5 more or less between them, on an axis of 31 + 10 or so: some on either side.
  const above = circles.filter(({ x, y }) => y < y0 - (x - x0));
  expect(above.length).toBeGreaterThan(50);
  expect(circles.length - above.length).toBeGreaterThan(50);
  expect(texts).toContain('correlation 0.92');
});

test('a thousand pairs are asked for at the most, and only those that there are', async ({ page, stage: address }) => {
  for (const [games, first] of [
    [50, 50],
    [10000, 1000],
  ]) {
    const stage = await put(page, address, { views: ['scatter'], games });
    const element = stage.locator('pairs-scatter');
    const points = await element.evaluate((/** @type {any} */ it) => it.model.plots[1].points);
    expect(points.reduce((/** @type {number} */ sum, /** @type {any} */ { count }) => sum + count, 0)).toBe(first);
    await expect(element.locator('#description')).toContainText(`first ${first === 1000 ? '1,000' : first} pairs`);
  }
});

test('pairs at one place are one point, whose area is how many they are', () => {
  const three = cloudOf([10, 10, 40], [20, 20, 30]);
  const domain = domainOf(three);
  expect(domain[0]).toBeLessThan(10);
  expect(domain[1]).toBeGreaterThan(40);
  expect(spots(three, domain)).toEqual([
    { a: 10, b: 20, count: 2 },
    { a: 40, b: 30, count: 1 },
  ]);
});

test('with exact luck all pairs are one point, and it can be drawn', async ({ page, stage: address }) => {
  const one = cloudOf([37.48, 37.48], [37.48, 37.48]);
  const domain = domainOf(one);
  expect(domain[1] - domain[0]).toBeGreaterThan(0);
  expect(spots(one, domain)).toEqual([{ a: 37.48, b: 37.48, count: 2 }]);
  // Before the first pair there is none.
  expect(domainOf(cloud(0, 0))).toEqual([0, 100]);
  const stage = await put(page, address, { views: ['scatter'] });
  await stage.locator('pairs-scatter').evaluate(
    (/** @type {any} */ it, [points, wide]) => {
      const [plain, reduced] = it.model.plots;
      it.model = { ...it.model, plots: [plain, { ...reduced, points, domain: wide }] };
    },
    /** @type {any} */ ([spots(one, domain), domain]),
  );
  await expect.poll(async () => (await drawn(stage, 1)).circles.length).toBe(1);
  for (const text of (await drawn(stage, 1)).texts) expect(text).not.toMatch(/NaN|Infinity/);
});

test('who does not see it hears the four numbers', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['scatter'] });
  const image = stage.getByRole('img', { name: 'Results of A and B, pair by pair' });
  await expect(image).toHaveAccessibleDescription(
    'Both won: 3,600. Only A won: 400. Only B won: 100. Neither won: 5,900. The first 1,000 pairs with luck subtracted, as points around the diagonal.',
  );
});

for (const [width, beside] of /** @type {const} */ ([
  [1280, true],
  [390, false],
])) {
  test(`the plots stand ${beside ? 'side by side' : 'one below the other'} at ${width}, and break no rule`, async ({
    page,
    stage: address,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const stage = await put(page, address, { views: ['scatter'], language: beside ? 'en' : 'ja' });
    const [first, second] = await Promise.all(
      [0, 1].map(async (i) => {
        await drawn(stage, i);
        return /** @type {any} */ (
          await stage.locator('pairs-scatter svg > svg').nth(i).locator('path').nth(1).boundingBox()
        );
      }),
    );
    if (beside) expect(second.x).toBeGreaterThan(first.x + first.width);
    else expect(second.y).toBeGreaterThan(first.y + first.height);
    // As wide as it is high.
    expect(first.width).toBeCloseTo(first.height, -1);
    const ofPages = ['page-has-heading-one', 'heading-order'];
    expect((await violations(page)).filter(({ rule }) => !ofPages.includes(rule))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a cloud is looked up once, until there are more of its pairs or another rollout', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['scatter'], games: 50 });
  const looked = await stage.evaluate(async (/** @type {any} */ it) => {
    /** @type {number[]} */
    const asked = [];
    const before = it.rollout;
    // Another rollout of as many pairs.
    it.rollout = Object.assign(Object.create(before), {
      scatter(/** @type {any} */ coupling, /** @type {number} */ from, /** @type {number} */ to) {
        asked.push(to);
        return before.scatter(coupling, from, to);
      },
    });
    for (const [games, coupling] of [
      [50, 'ranked'],
      [50, 'ranked'],
      [900, 'ranked'],
      [1200, 'ranked'],
      [5000, 'ranked'],
      [5000, 'same'],
      [5000, 'ranked'],
    ]) {
      it.given = { ...it.given, games, coupling };
      await it.updateComplete;
    }
    return asked;
  });
  expect(looked).toEqual([50, 900, 1000, 1000]);
});
