// The games of the bear-off lab as a table, as a spreadsheet, and a thousand rollouts of them.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { parseCsv } from './helpers/csv.js';
import { FOUR_EACH, IDS, SEED, choose, openBearoff, readNumber, ready, roll, snapshotOf } from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

const HEADER = ['Game', 'First roll', 'its luck', 'Rolls', 'Result', 'Total luck', 'Result − luck'];

/** Both kinds of positions: with an exact answer and without. */
const POSITIONS = { 'six checkers': 'sixEach', 'fifteen checkers': 'fifteenEach' };

/** @param {Locator} lab */
const table = (lab) => lab.locator('games-table');

/** @param {Locator} lab */
const listed = (lab) =>
  table(lab)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((it) => it.textContent?.trim() ?? '')));

/** @param {Locator} lab */
async function download(lab) {
  const downloading = lab.page().waitForEvent('download');
  await lab.getByRole('button', { name: 'Download CSV' }).click();
  /** @type {string} */
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parseCsv(text.slice(1));
}

/**
 * What the two histograms are drawn from.
 * @param {Locator} lab
 */
const panels = (lab) =>
  lab.locator('rollout-histogram').evaluate((/** @type {any} */ it) =>
    it.model.panels.map((/** @type {any} */ one) => ({
      counts: [...one.counts],
      centre: Number(one.centre),
      note: one.note,
    })),
  );

/** @param {Locator} lab */
async function rollThousand(lab) {
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  // A thousand times as many games as there are: as long as that takes here.
  await lab.locator('many-rollouts').evaluate(async (/** @type {any} */ it) => {
    while (it.rolling || !it.done) await new Promise(requestAnimationFrame);
  });
  await ready(lab);
}

test('after a rewind the table says so and there is nothing to download', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    await it.roll(1);
    it.rewind();
  });
  await expect(table(lab)).toContainText('No games rolled yet.');
  await expect(lab.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  await expect(lab.getByRole('button', { name: /^Roll 1,000 rollouts/ })).toBeDisabled();
});

for (const [what, name] of Object.entries(POSITIONS)) {
  test(
    `${what}: every game is listed with its first roll, and its numbers add up`,
    what === 'six checkers' ? {} : { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const lab = await openBearoff(page);
      await lab.getByRole('combobox', { name: 'Example positions' }).selectOption(name);
      await ready(lab);
      await roll(lab, 60);
      await expect(table(lab).getByRole('columnheader')).toHaveText(HEADER.map((text) => new RegExp(`^${text}`)));
      // Where games take long to recall they come bit by bit.
      await expect.poll(async () => (await listed(lab)).length).toBe(50);
      const newest = await listed(lab);
      expect(newest.map(([game]) => Number(game))).toEqual(Array.from({ length: 50 }, (_, i) => 60 - i));
      for (const [game, first, , rolls, result, luck, reduced] of newest) {
        expect(first, game).toMatch(/^[1-6]-[1-6]: \d/);
        expect(Number(rolls), game).toBeGreaterThan(2);
        expect(['0', '100'], game).toContain(result);
        expect(readNumber(result) - readNumber(luck) - readNumber(reduced), game).toBeCloseTo(0, 9);
      }
      await lab.getByRole('button', { name: 'First', exact: true }).click();
      await expect.poll(async () => (await listed(lab))[0][0]).toBe('1');
      await expect(table(lab)).toContainText('The first 50 of 60 games; totals and averages cover all of them.');
      const { plain, reduced } = await snapshotOf(lab);
      const foot = await table(lab).locator('tfoot tr').last().getByRole('cell').allTextContents();
      expect(readNumber(foot.at(-3) ?? '')).toBeCloseTo(Number(plain.mean), 1);
      expect(Math.abs(readNumber(foot.at(-1) ?? '') - Number(reduced.mean))).toBeLessThanOrEqual(0.005 + 1e-9);
    },
  );

  test(
    `${what}: the spreadsheet holds every roll of every game, with all digits`,
    what === 'six checkers' ? {} : { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const lab = await openBearoff(page);
      await lab.getByRole('combobox', { name: 'Example positions' }).selectOption(name);
      await ready(lab);
      await roll(lab, 200);
      const [header, ...rows] = await download(lab);
      expect(header).toEqual(HEADER);
      expect(rows).toHaveLength(200);
      for (const [game, first, , rolls, result, luck, reduced] of rows) {
        expect(first.split('; '), game).toHaveLength(Number(rolls));
        expect(Number(result) - Number(luck), game).toBeCloseTo(Number(reduced), 9);
      }
      const snapshot = await snapshotOf(lab);
      const mean = (/** @type {number} */ column) => rows.reduce((sum, row) => sum + Number(row[column]), 0) / 200;
      expect(mean(4)).toBeCloseTo(Number(snapshot.plain.mean), 9);
      expect(mean(6)).toBeCloseTo(Number(snapshot.reduced.mean), 6);
    },
  );

  test(
    `${what}: a thousand rollouts spread around the answer, the reduced ones less`,
    what === 'six checkers' ? {} : { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(180_000);
      const lab = await openBearoff(page);
      await lab.getByRole('combobox', { name: 'Example positions' }).selectOption(name);
      await ready(lab);
      await choose(lab, 'evaluator', 'oneSided');
      await roll(lab, 10);
      await rollThousand(lab);
      await expect(lab.getByText('1,000 rollouts of 10 games each')).toBeVisible();
      const [plain, reduced] = await panels(lab);
      for (const { counts } of [plain, reduced]) {
        expect(counts.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0)).toBe(1000);
      }
      const spreadOf = (/** @type {string} */ note) => Number(/SD ([\d.]+)/.exec(note)?.[1]);
      expect(spreadOf(reduced.note)).toBeLessThan(spreadOf(plain.note) / 2);
      // 10,000 games: a standard error of half a point at the most, and less of the reduced ones.
      const se = 0.5;
      expect(Math.abs(plain.centre - reduced.centre)).toBeLessThanOrEqual(4 * Math.SQRT2 * se);
      const { exact } = await snapshotOf(lab);
      if (name === 'fifteenEach') {
        expect(exact).toBeNull();
        expect(plain.note).not.toContain('theory');
        return;
      }
      expect(Math.abs(plain.centre - Number(exact?.perfect))).toBeLessThanOrEqual(4 * se);
      expect(Math.abs(reduced.centre - Number(exact?.perfect))).toBeLessThanOrEqual(4 * se);
      expect(plain.note).toContain('theory predicts 55.88%');
    },
  );
}

test('another evaluator lists the same games with other luck', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&games=20&list=first`);
  const before = await listed(lab);
  await choose(lab, 'evaluator', 'backwards');
  const after = await listed(lab);
  expect(after.map((row) => [row[0], row[1], row[3], row[4]])).toEqual(
    before.map((row) => [row[0], row[1], row[3], row[4]]),
  );
  expect(after.map((row) => row[5])).not.toEqual(before.map((row) => row[5]));
  expect((await snapshotOf(lab)).position).toEqual({ ...FOUR_EACH, onRoll: 'x' });
});

test('a thousand rollouts of a position are gone when there is another', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 20);
  await rollThousand(lab);
  await expect(lab.locator('rollout-histogram')).toHaveCount(1);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fiveTwo');
  await ready(lab);
  await expect(lab.locator('rollout-histogram')).toHaveCount(0);
});

test('with the exact evaluator all thousand are one and the same', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&evaluator=exact`);
  await roll(lab, 20);
  await rollThousand(lab);
  const [, reduced] = await panels(lab);
  expect(reduced.counts).toEqual([1000]);
  expect(reduced.centre).toBeCloseTo(37.5, 4);
});
