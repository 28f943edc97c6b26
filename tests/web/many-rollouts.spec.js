// A thousand rollouts like the reader's, as two histograms.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { goOn, holdClock, nextSlice, stopWork } from './helpers/held-clock.js';
import { TABLES, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/lib/chart/histogram.js').RolloutHistogram} RolloutHistogram */

/** @param {Locator} lab */
const many = (lab) => lab.locator('many-rollouts');

/** @param {Locator} lab */
const start = (lab) => many(lab).getByRole('button', { name: /^Roll 1,000 rollouts/ });

/** @param {Locator} lab */
const histogram = (lab) => many(lab).getByRole('img', { name: 'How the averages of 1,000 rollouts spread' });

/**
 * What the two histograms are drawn from.
 * @param {Locator} lab
 */
const panels = (lab) =>
  many(lab)
    .locator('rollout-histogram')
    .evaluate((element) => {
      const { model } = /** @type {RolloutHistogram} */ (element);
      if (!model) throw new Error('the histogram has no model');
      return model.panels.map(({ label, counts, edges, curve, note, centre }) => ({
        label,
        note,
        centre: centre ?? null,
        counts: [...counts],
        edges: [...edges],
        hasCurve: curve !== null,
      }));
    });

/** @param {number[]} counts */
const sum = (counts) => counts.reduce((total, count) => total + count, 0);

/**
 * @param {Locator} lab
 * @param {number} games
 */
async function rollThousand(lab, games) {
  await roll(lab, games);
  await start(lab).click();
  await expect(histogram(lab)).toBeVisible();
}

test('after a rewind they wait for a first game', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(start(lab)).toBeDisabled();
  await expect(many(lab).getByText('Roll some games first')).toBeVisible();
  await roll(lab, 123);
  await expect(start(lab)).toBeEnabled();
  await expect(start(lab)).toHaveText('Roll 1,000 rollouts of 123 games');
});

test('all thousand are counted, plain and reduced, beside the reader’s games', async ({ page }) => {
  const lab = await openLab(page);
  await rollThousand(lab, 1000);
  await expect(many(lab).getByText('1,000 rollouts of 1,000 games each')).toBeVisible();
  const [plain, reduced] = await panels(lab);
  expect([plain.label, reduced.label]).toEqual(['Plain', 'Variance reduced']);
  for (const { counts, edges, hasCurve } of [plain, reduced]) {
    expect(sum(counts)).toBe(1000);
    expect(edges).toHaveLength(counts.length + 1);
    expect(hasCurve).toBe(true);
  }
  expect((await snapshotOf(lab)).games).toBe(1000);
});

test('their averages spread as theory says', async ({ page }) => {
  const lab = await openLab(page);
  await rollThousand(lab, 1000);
  for (const [panel, variance] of /** @type {const} */ ([
    [0, 2343.75],
    [1, 281.25],
  ])) {
    const { note, centre } = (await panels(lab))[panel];
    const [, mean, spread, expectedMean, expectedSpread] =
      /^average ([\d.]+)%, SD ([\d.]+); theory predicts ([\d.]+)%, ([\d.]+)$/.exec(note)?.map(Number) ?? [];
    const sd = Math.sqrt(variance / 1000);
    expect(expectedMean).toBe(37.5);
    expect(Math.abs(expectedSpread - sd)).toBeLessThanOrEqual(0.005);
    // The mean of a thousand has a standard error of sd/√1000, their spread about sd/√2000.
    expect(Math.abs(Number(centre) - 37.5)).toBeLessThanOrEqual((4 * sd) / Math.sqrt(1000));
    expect(Math.abs(mean - Number(centre))).toBeLessThanOrEqual(0.005);
    expect(Math.abs(spread - sd)).toBeLessThanOrEqual((4 * sd) / Math.sqrt(2000));
  }
});

test('an edit of the luck table scores the same thousand again', async ({ page }) => {
  const lab = await openLab(page);
  await rollThousand(lab, 1000);
  const [plain, reduced] = await panels(lab);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await drawn(page);
  const [plainAgain, biased] = await panels(lab);
  expect(plainAgain).toEqual(plain);
  expect(biased.note).toMatch(/theory predicts 34\.17%/);
  // The luck that is handed out more, 20 points for each doubles, moves the centre by about 20/6.
  const sd = Math.sqrt(((1 / 6) * (5 / 6) * 400) / 1000 / 1000);
  expect(Math.abs(Number(reduced.centre) - Number(biased.centre) - 20 / 6)).toBeLessThanOrEqual(4 * sd);
  expect(sum(biased.counts)).toBe(1000);
  // And back: nothing was rolled again.
  await setTable(lab, TABLES.madeUp);
  await drawn(page);
  expect((await panels(lab))[1]).toEqual(reduced);
});

test('with the correct table all thousand are one and the same', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await setTable(lab, TABLES.correct);
  await rollThousand(lab, 100);
  const [, reduced] = await panels(lab);
  expect(reduced.counts).toEqual([1000]);
  expect(reduced.centre).toBe(37.5);
  expect(reduced.hasCurve).toBe(false);
});

test.describe('slice by slice', () => {
  test.use({ ownWindow: true });

  test('they show how far they are, and can be cancelled', async ({ page }) => {
    await holdClock(page);
    const lab = await openLab(page);
    await roll(lab, 1_000_000);
    await stopWork(page);
    await start(lab).click();
    const progress = many(lab).getByRole('progressbar');
    await expect(progress).toBeVisible();
    const value = () => progress.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value);
    // The first slice comes at once.
    const first = await value();
    expect(first).toBeGreaterThan(0);
    await nextSlice(page);
    await expect.poll(value).toBeGreaterThan(first);
    await expect(many(lab).getByText(/^\d+% rolled$/)).toBeVisible();
    await many(lab).getByRole('button', { name: 'Cancel' }).click();
    await goOn(page);
    await expect(progress).toBeHidden();
    await expect(start(lab)).toBeEnabled();
    await expect(histogram(lab)).toHaveCount(0);
  });

  test('cancelling keeps the thousand that were rolled before', { tag: '@long' }, async ({ page }) => {
    await holdClock(page);
    const lab = await openLab(page);
    await rollThousand(lab, 100);
    const before = await panels(lab);
    await roll(lab, 1_000_000);
    await stopWork(page);
    await start(lab).click();
    await nextSlice(page);
    await many(lab).getByRole('button', { name: 'Cancel' }).click();
    await goOn(page);
    await expect(start(lab)).toBeVisible();
    expect(await panels(lab)).toEqual(before);
    await expect(many(lab).getByText('1,000 rollouts of 100 games each')).toBeVisible();
  });

  test('the page stays alive while they are rolled', { tag: '@long' }, async ({ page }) => {
    await holdClock(page);
    const lab = await openLab(page);
    await roll(lab, 1_000_000);
    await stopWork(page);
    await start(lab).click();
    await nextSlice(page);
    await lab.getByRole('button', { name: 'Roll 10 more games' }).click();
    await expect.poll(async () => (await snapshotOf(lab)).games).toBe(1_000_010);
    await expect(many(lab).getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});

test('the same seed gives the same thousand, another seed others', { tag: '@long' }, async ({ page }) => {
  await rollThousand(await openLab(page, '0x1'), 100);
  const first = await panels(page.locator('two-checker-lab'));
  await rollThousand(await openLab(page, '0x1'), 100);
  expect(await panels(page.locator('two-checker-lab'))).toEqual(first);
  await rollThousand(await openLab(page, '0x2'), 100);
  const [plain] = await panels(page.locator('two-checker-lab'));
  expect(sum(plain.counts)).toBe(1000);
  expect(plain.counts).not.toEqual(first[0].counts);
});

test('a thousand rollouts keep their dice in the address when the games are left', async ({ page }) => {
  const lab = await openLab(page, null);
  await rollThousand(lab, 10);
  const seed = await lab.evaluate((/** @type {any} */ it) => {
    it.rewind();
    return it.seed;
  });
  expect(await writtenAddress(page)).toContain(`seed=${seed}`);
});
