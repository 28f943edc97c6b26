// Rotated first rolls in the two-checker lab: the choice, what blocks are worth, and the statistics of complete blocks.

import { expect, test } from './helpers/test.js';
import { violationsIn } from './helpers/axe.js';
import { defined, drawn, openLab, roll, snapshotOf } from './helpers/lab.js';
import { preset } from './helpers/luck-table.js';
import { writtenAddress } from './helpers/address.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The choice of first rolls. @param {Locator} lab */
const choice = (lab) => lab.getByRole('combobox', { name: 'First rolls' });

/** What is said of blocks. @param {Locator} lab */
const said = (lab) => lab.locator('.rotated');

test('a block of 36 is worth 54 plain games, and with the made-up table each game 1.125', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 50);
  await expect(choice(lab)).toHaveValue('0');
  await expect(said(lab)).toHaveCount(0);
  await choice(lab).selectOption('each once (36)');
  // Other games, like other dice: none is rolled yet.
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, rotation: 1, blocks: { size: 36, complete: 0, beyond: 0 } });
  await roll(lab, 1000);
  // 1,000 = 27 × 36 + 28.
  await expect(said(lab)).toContainText('27 blocks of 36 games, and 28 games beyond.');
  await expect(said(lab)).toContainText(
    'A block of 36 counts as 54 plain games with random first rolls: 1.5 for each game.',
  );
  await expect(said(lab)).toContainText('a game counts as 1.125 games with random first rolls');
  await preset(lab, 'Backwards').check();
  await expect(said(lab)).toContainText('a game counts as 1.5 games with random first rolls');
  await preset(lab, 'Correct').check();
  await expect(said(lab)).toContainText('With this luck subtracted, all blocks have the same average.');
});

test('over 1,296 games every preset has exactly 37.5%, and variance zero', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await choice(lab).selectOption('each two once (1,296)');
  await roll(lab, 1296);
  await expect(said(lab)).toContainText('1 block of 1,296 games.');
  await expect(said(lab)).toContainText('with any table: the variance is zero.');
  for (const name of /** @type {const} */ (['Correct', 'Made-up', 'Backwards', 'None'])) {
    await preset(lab, name).check();
    const { plain, reduced, exact } = await snapshotOf(lab);
    expect([plain.mean, reduced.mean]).toEqual([37.5, 37.5]);
    expect([exact.plain.sd, exact.reduced.sd, exact.equivalentGames]).toEqual([0, 0, null]);
    // One block tells no spread.
    expect([plain.se, reduced.se]).toEqual([null, null]);
  }
  await roll(lab, 1300);
  const { plain, reduced, blocks } = await snapshotOf(lab);
  expect(blocks).toEqual({ size: 1296, complete: 2, beyond: 4 });
  expect([plain.mean, plain.se, reduced.mean, reduced.se]).toEqual([37.5, 0, 37.5, 0]);
  expect(plain.ci).toEqual([37.5, 37.5]);
});

test('standard errors begin with the second block', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await choice(lab).selectOption('1');
  await roll(lab, 35);
  await expect(said(lab)).toContainText(
    'No block of 36 games is complete yet. Until then, averages are those of all games so far.',
  );
  const se = async () => (await snapshotOf(lab)).plain.se;
  expect(await se()).toBeNull();
  await expect(lab.getByText('Standard errors need two complete blocks.')).toBeVisible();
  await roll(lab, 36);
  expect(await se()).toBeNull();
  await roll(lab, 1);
  expect(await se()).toBeGreaterThan(0);
  await expect(lab.getByText('Standard errors need two complete blocks.')).toHaveCount(0);
  await expect(lab.getByText('from two complete blocks on')).toBeVisible();
});

test('the address has the rotation, and opens the same games', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await choice(lab).selectOption('1');
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  const address = await writtenAddress(page);
  expect(address).toContain('rotation=1');
  await page.goto('about:blank');
  await page.goto(`./${address}`);
  await defined(page);
  await drawn(page);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(choice(lab)).toHaveValue('1');
  expect(await writtenAddress(page)).toBe(address);
});

test('changing first rolls can be undone', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  await choice(lab).selectOption('2');
  expect((await snapshotOf(lab)).games).toBe(0);
  await lab.getByRole('button', { name: 'Undo change' }).click();
  await drawn(page);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(choice(lab)).toHaveValue('0');
});

test('the article’s games are not rotated', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await choice(lab).selectOption('1');
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.replay());
  await drawn(page);
  // The article's first ten games have 50% plain, and 42% with the made-up table.
  const { games, rotation, blocks, plain, reduced } = await snapshotOf(lab);
  expect({ games, rotation, blocks }).toEqual({ games: 10, rotation: 0, blocks: null });
  expect([plain.mean, reduced.mean]).toEqual([50, 42]);
  await expect(choice(lab)).toHaveValue('0');
  // And first rolls that are chosen then start other games.
  await choice(lab).selectOption('2');
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, rotation: 2 });
  expect(await writtenAddress(page)).not.toContain('replay');
  // An address that asks for both has the article's games.
  await page.goto('about:blank');
  await page.goto('./?replay=article&rotation=1&games=10');
  await defined(page);
  await drawn(page);
  expect(await snapshotOf(lab)).toMatchObject({ games: 10, rotation: 0, blocks: null });
});

test('workers roll the games that the page rolls', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await choice(lab).selectOption('1');
  const [done, here] = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    const core = /** @type {typeof import('../../www/pkg/two-checker/rollout_lab.js')} */ (it.own.core);
    // More than the page does at once: workers share it.
    await it.roll(3_000_000);
    const fresh = new core.TwoCheckerRollout(it.seed, false, 1);
    fresh.roll(3_000_000);
    const both = [it.snapshot(), fresh.readout(it.table)];
    fresh.free();
    return both.map(({ games, leaves, blocks, plain, reduced }) => ({ games, leaves, blocks, plain, reduced }));
  });
  expect(done).toEqual(here);
  expect(done.blocks).toEqual({ size: 36, complete: 83333, beyond: 12 });
});

test.describe('on a phone in Japanese', () => {
  test.use({ ownWindow: true, viewport: { width: 390, height: 844 } });

  test('the choice and its card fit, and axe finds nothing', async ({ page }) => {
    await page.goto('./?lang=ja&seed=1&rotation=1&games=1000');
    await defined(page);
    await drawn(page);
    const lab = page.locator('two-checker-lab');
    await expect(lab.getByRole('combobox', { name: '最初の出目' })).toHaveValue('1');
    await expect(said(lab)).toContainText('36ゲームのブロックが27個と、残り28ゲーム。');
    await expect(said(lab)).toContainText('54ゲームに相当');
    await expect(said(lab)).toContainText('1.125ゲームに相当');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsIn(page, 'light')).toEqual([]);
  });
});
