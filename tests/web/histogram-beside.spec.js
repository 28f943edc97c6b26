// The histogram of a thousand rollouts beside the luck table follows every edit: it widens with backwards luck, and moves away with luck
// that doesn't average zero.

import { expect, test } from './helpers/test.js';
import { SEED, TABLES, drawn, openLab, roll, setTable, stopClock } from './helpers/lab.js';
import { preset } from './helpers/luck-table.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/lib/chart/histogram.js').RolloutHistogram} RolloutHistogram */

/** @param {Locator} lab */
const beside = (lab) => lab.locator('many-beside');

/** @param {Locator} lab */
const histogram = (lab) => beside(lab).locator('rollout-histogram');

/**
 * The model that the histogram draws, and the paths of its bars.
 * @param {Locator} lab
 */
const drawing = (lab) =>
  histogram(lab).evaluate((it) => {
    const { drawn: now } = /** @type {RolloutHistogram} */ (it);
    if (!now) throw new Error('the histogram has no model');
    const path = (/** @type {string} */ tone) =>
      it.shadowRoot?.querySelector(`path[data-mark="${tone}"]`)?.getAttribute('d');
    return {
      domain: now.domain,
      panels: now.panels.map(({ edges, counts, curve, centre }) => ({
        edges: [...edges],
        counts: [...counts],
        curve: [...(curve?.x ?? [])],
        /** As many standard deviations as the curve that theory predicts has. */
        reach: curve ? curve.x[curve.x.length - 1] - curve.x[0] : 0,
        centre: centre ?? NaN,
      })),
      plain: path('plain'),
      reduced: path('reduced'),
    };
  });

/** @param {number[]} counts */
const sum = (counts) => counts.reduce((all, count) => all + count, 0);

test('it appears with the first games, and rolls as many games as the reader', async ({ page }) => {
  const lab = await openLab(page);
  await expect(beside(lab)).toContainText('Roll ten games');
  await expect(histogram(lab)).toHaveCount(0);
  // One game has two results, and no shape.
  await roll(lab, 9);
  await expect(beside(lab)).toContainText('Roll ten games');
  const before = await lab.locator('luck-table').boundingBox();
  await roll(lab, 91);
  await expect(beside(lab)).toContainText('1,000 rollouts of 100 games each');
  const { panels } = await drawing(lab);
  for (const { counts } of panels) expect(sum(counts)).toBe(1000);
  // Its place was kept.
  expect((await lab.locator('luck-table').boundingBox())?.height).toBe(before?.height);
  await roll(lab, 900);
  await expect(beside(lab)).toContainText('1,000 rollouts of 1,000 games each');
});

test('backwards luck doubles its spread, and no luck leaves it plain', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await expect(histogram(lab)).toBeVisible();
  const spreads = async () => {
    const [plain, reduced] = (await drawing(lab)).panels;
    return reduced.reach / plain.reach;
  };
  const first = await drawing(lab);
  for (const [name, ratio] of /** @type {const} */ ([
    // Standard deviations per game: √2343.75 plain, √281.25 with the made-up table, and twice as much backwards, because the exact
    // luck is the whole result: result + luck varies by 2² times as much.
    ['Made-up', Math.sqrt(281.25 / 2343.75)],
    ['Backwards', 2],
    ['None', 1],
  ])) {
    await preset(lab, name).check();
    await expect.poll(spreads).toBeCloseTo(ratio, 9);
    const now = await drawing(lab);
    // On one scale, over the same plain rollouts.
    expect(now.domain).toEqual(first.domain);
    expect(now.plain).toBe(first.plain);
    expect(now.panels[0]).toEqual(first.panels[0]);
  }
  const [plain, reduced] = (await drawing(lab)).panels;
  expect(reduced.counts).toEqual(plain.counts);
});

test('a broken average shifts it in sight, and what lies beyond its scale is piled at the edge', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await expect(histogram(lab)).toBeVisible();
  const before = await drawing(lab);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect.poll(async () => (await drawing(lab)).reduced).not.toBe(before.reduced);
  const after = await drawing(lab);
  // 20 points more for each doubles: a sixth of them per game, with a standard error of √(5/36 · 400 / 1000 / 1000).
  const shift = before.panels[1].centre - after.panels[1].centre;
  expect(Math.abs(shift - 20 / 6)).toBeLessThanOrEqual(4 * Math.sqrt(((5 / 36) * 400) / 1e6));
  const bars = histogram(lab).locator('path[data-mark="reduced"]');
  const arrow = /ZM\d+(\.\d)?,[\d.]+l-?6,5l-?6,5Z/;
  await setTable(lab, { doubles: 600, noDoubles: 0, oFails: 0, oBearsOff: 0 });
  // 100 points too low. The scale reaches there: no arrow.
  await expect.poll(async () => (await drawing(lab)).panels[1].centre).toBeLessThan(-50);
  await expect(bars).not.toHaveAttribute('d', arrow);
  // Very wild luck that averages zero, by 1/6 · 900 = 5/6 · 180: its tails lie beyond the scale.
  await setTable(lab, { doubles: 900, noDoubles: -180, oFails: 0, oBearsOff: 0 });
  await expect(bars).toHaveAttribute('d', arrow);
});

test('with the correct table all thousand are one bar', async ({ page }) => {
  const lab = await openLab(page);
  await setTable(lab, TABLES.correct);
  await roll(lab, 100);
  await expect(histogram(lab)).toBeVisible();
  expect((await drawing(lab)).panels[1].counts).toEqual([1000]);
});

test('long rollouts wait for the reader, and a rewind takes them away', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 3000);
  const button = beside(lab).getByRole('button', { name: 'Show 1,000 rollouts of 3,000 games' });
  await expect(histogram(lab)).toHaveCount(0);
  await button.click();
  await expect(beside(lab)).toContainText('1,000 rollouts of 3,000 games each');
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(histogram(lab)).toHaveCount(0);
  await expect(beside(lab)).toContainText('Roll ten games');
});

test('it waits for the answer of a bet', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Make a bet' }).click();
  await lab.getByRole('button', { name: 'Place bet' }).first().click();
  await roll(lab, 50);
  await expect(histogram(lab)).toHaveCount(0);
  await roll(lab, 50);
  await expect(histogram(lab)).toBeVisible();
});

test('a page that hides the thousand rollouts has none beside the table', async ({ page }) => {
  await page.goto('./?hide=many&games=100');
  const lab = page.locator('two-checker-lab');
  await drawn(page);
  await expect(lab.locator('luck-table')).toBeVisible();
  await expect(beside(lab)).toHaveCount(0);
});

test.describe('on a held clock', () => {
  test.use({ ownWindow: true, lessMotion: 'no-preference' });

  test('its bars move from one table to the next, and a second edit starts where they are', async ({ page }) => {
    await page.clock.install();
    await page.goto(`./?seed=${SEED}&games=1000`);
    const lab = page.locator('two-checker-lab');
    await expect(histogram(lab)).toBeVisible();
    await stopClock(page);
    const reach = async () => {
      const { panels } = await drawing(lab);
      return panels[1].reach;
    };
    const start = await drawing(lab);
    await preset(lab, 'Backwards').check();
    await page.clock.runFor(200);
    const middle = await drawing(lab);
    expect(middle.plain).toBe(start.plain);
    const first = start.panels[1].reach;
    const last = 2 * start.panels[0].reach;
    expect(middle.panels[1].reach).toBeGreaterThan(first);
    expect(middle.panels[1].reach).toBeLessThan(last);
    // Every point of the curve but the middle one is on its way outwards.
    const outwards = middle.panels[1].curve.map(
      (x, i) => Math.abs(x - 37.5) - Math.abs(start.panels[1].curve[i] - 37.5),
    );
    expect(outwards.filter((way) => way > 1e-9)).toHaveLength(120);

    // Back in the middle: from here, not from the end.
    await preset(lab, 'Made-up').check();
    await page.clock.runFor(34);
    // Two frames go less than a quarter of the way, 1 − (1 − 34/400)³, and a third one less than two fifths.
    const back = (middle.panels[1].reach - (await reach())) / (middle.panels[1].reach - first);
    // Before it, the first motion may have gone on for two frames: from 1 − (1 − 200/400)³ to 1 − (1 − 234/400)³ of its way, 6.1% further.
    expect(back).toBeGreaterThan(-0.062);
    expect(back).toBeLessThan(0.4);
    await page.clock.runFor(1000);
    const end = await drawing(lab);
    expect(end).toEqual(start);

    await preset(lab, 'Backwards').check();
    await page.clock.runFor(1000);
    expect(await reach()).toBeCloseTo(last, 9);
    expect((await drawing(lab)).plain).toBe(start.plain);
  });
});

test('with reduced motion the first frame is the last', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await expect(histogram(lab)).toBeVisible();
  const seen = await lab.evaluate(async (it) => {
    const element = it.shadowRoot?.querySelector('many-beside')?.shadowRoot?.querySelector('rollout-histogram');
    const shown = () => /** @type {RolloutHistogram} */ (element).drawn?.panels[1].centre;
    const before = shown();
    /** @type {any} */ (it).table = { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 };
    const all = new Set();
    for (let frame = 0; frame < 8; frame += 1) {
      await new Promise(requestAnimationFrame);
      all.add(shown());
    }
    all.delete(before);
    return all.size;
  });
  expect(seen).toBe(1);
});
