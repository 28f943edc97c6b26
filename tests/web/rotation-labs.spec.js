// Rotated first rolls in the labs of the cube and of bear-offs: small positions in which a block is worth an exact number.

import { writtenAddress } from './helpers/address.js';
import { violationsIn } from './helpers/axe.js';
import * as bearoff from './helpers/bearoff.js';
import * as cube from './helpers/cube.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Blue has four checkers on his ace point, and White has one on her six point: the two-checker lab's position. */
const ARTICLE = `seed=1&position=${bearoff.IDS.article}`;

/** The choice of first rolls. @param {Locator} lab */
const choice = (lab) => lab.getByRole('combobox', { name: 'First rolls' });

/** What is said of blocks. @param {Locator} lab */
const said = (lab) => lab.locator('.rotated');

/**
 * With a cube. Blue's doubles (1/6) win a point. After other rolls White doubles, and Blue takes: he loses two points with 3/4, and
 * wins two with 1/4. So a game has variance 7/2 − 4/9 = 55/18. Within first rolls it is 5/6 · 3 = 5/2: a game of a block counts as
 * 55/18 ÷ 5/2 = 11/9, and a block of 36 as 44.
 *
 * By the cubeless equity, without the cube, doubles are worth 1 and other rolls −1/2: luck 5/4 and −1/4. White's luck is then −1/2 or
 * 3/2. Result − luck is −1/4 (1/6), −5/4 (5/8) or 3/4 (5/24). Within first rolls its variance is 5/6 · 3/4 = 5/8. Between them it is
 * 5/36 · (1/2)² = 5/144. A game of a block counts as 1 + 5/144 ÷ 5/8 = 19/18.
 *
 * Times the cube, White's luck is −1 or 3, and result − luck is −1/4 or −3/4: it follows from the first roll.
 */
test('cube: a block of 36 is worth 44 plain games', async ({ page }) => {
  const lab = await cube.openCube(page, `?${ARTICLE}&estimator=cubeless-ignored`);
  await cube.roll(lab, 50);
  await expect(said(lab)).toHaveCount(0);
  await choice(lab).selectOption('each once (36)');
  await cube.ready(lab);
  // Other games, like other dice: none is rolled yet.
  expect(await cube.snapshotOf(lab)).toMatchObject({
    games: 0,
    rotation: 1,
    blocks: { size: 36, complete: 0, beyond: 0 },
  });
  await cube.roll(lab, 1000);
  // 1,000 = 27 · 36 + 28.
  await expect(said(lab)).toContainText('27 blocks of 36 games, and 28 games beyond.');
  await expect(said(lab)).toContainText('up to 35, don’t count');
  await expect(said(lab)).toContainText(
    'A block of 36 counts as 44 plain games with random first rolls: 1.222 for each game.',
  );
  await expect(said(lab)).toContainText('a game counts as 1.056 games with random first rolls');
  const { exact } = await cube.snapshotOf(lab);
  expect(Number(exact?.plain.sd)).toBeCloseTo(Math.sqrt(5 / 2), 6);
  expect(Number(exact?.estimators.cubelessIgnored.sd)).toBeCloseTo(Math.sqrt(5 / 8), 6);
  await lab.evaluate((/** @type {cube.CubeLab} */ it) => {
    it.estimator = 'cubelessTimesCube';
  });
  await expect(said(lab)).toContainText('With this luck subtracted, all blocks have the same average.');
});

test('cube: over 1,296 games the average is exactly −2/3', async ({ page }) => {
  const lab = await cube.openCube(page, `?${ARTICLE}&rotation=2&games=1300`);
  await cube.ready(lab);
  await expect(said(lab)).toContainText('1 block of 1,296 games, and 4 games beyond.');
  await expect(said(lab)).toContainText('All blocks have the same average, plain and with this luck subtracted');
  const { plain, reduced, blocks, equivalentGames } = await cube.snapshotOf(lab);
  expect(blocks).toEqual({ size: 1296, complete: 1, beyond: 4 });
  expect(Number(plain.mean)).toBeCloseTo(-2 / 3, 12);
  expect(Number(reduced.mean)).toBeCloseTo(-2 / 3, 6);
  // One block tells no spread.
  expect([plain.se, reduced.se, equivalentGames]).toEqual([null, null, null]);
  await cube.roll(lab, 1296);
  const two = await cube.snapshotOf(lab);
  const { mean } = plain;
  expect(two.blocks?.complete).toBe(2);
  expect([two.plain.mean, two.plain.se, two.plain.ci]).toEqual([mean, 0, [mean, mean]]);
});

/**
 * Without a cube doubles win, and other rolls win 25%: 781.25 of the variance is between first rolls, and 1562.5 within them.
 *
 * An evaluator that finds every position even has luck 41⅔ and −8⅓ for Blue, and −12½ or 37½ for White. Result − luck is 58⅓, 20⅚ or
 * 70⅚. Within first rolls its variance is 5/6 · 50² · 3/16 = 390.625, and between them 5/36 · 25² = 86.81: a game of a block counts as
 * 11/9.
 */
test('bear-offs: a block of 36 is worth 54 plain games', async ({ page }) => {
  const lab = await bearoff.openBearoff(page, `?${ARTICLE}&evaluator=even&rotation=1&games=71`);
  await bearoff.ready(lab);
  await expect(choice(lab)).toHaveValue('1');
  await expect(said(lab)).toContainText('1 block of 36 games, and 35 games beyond.');
  await expect(said(lab)).toContainText(
    'A block of 36 counts as 54 plain games with random first rolls: 1.5 for each game.',
  );
  await expect(said(lab)).toContainText('a game counts as 1.222 games with random first rolls');
  expect((await bearoff.snapshotOf(lab)).plain.se).toBeNull();
  await expect(lab.getByText('Standard errors need two complete blocks.')).toBeVisible();
  await bearoff.roll(lab, 1);
  const { plain, exact } = await bearoff.snapshotOf(lab);
  expect(plain.se).toBeGreaterThan(0);
  expect(Number(exact?.plain.sd)).toBeCloseTo(Math.sqrt(1562.5), 6);
  expect(exact?.blockWorth?.plain).toBeCloseTo(1.5, 9);
  expect(exact?.blockWorth?.reduced).toBeCloseTo(11 / 9, 6);
});

test('bear-offs: over 1,296 games every evaluator has exactly 37.5%', async ({ page }) => {
  const lab = await bearoff.openBearoff(page, `?${ARTICLE}&evaluator=even&rotation=2&games=2592`);
  for (const evaluator of ['', 'pip-count', 'backwards']) {
    if (evaluator) await bearoff.openBearoff(page, `?${ARTICLE}&evaluator=${evaluator}&rotation=2&games=2592`);
    await bearoff.ready(lab);
    const { plain, reduced, blocks } = await bearoff.snapshotOf(lab);
    expect(blocks).toEqual({ size: 1296, complete: 2, beyond: 0 });
    expect([plain.mean, plain.se]).toEqual([37.5, 0]);
    expect(Number(reduced.mean)).toBeCloseTo(37.5, 6);
    expect(Number(reduced.se)).toBeLessThan(1e-6);
  }
});

test('bear-offs: games that are cut short are rotated, too, and an undo brings random ones back', async ({ page }) => {
  const lab = await bearoff.openBearoff(page, `?${ARTICLE}&evaluator=even&horizon=1&games=100`);
  await bearoff.ready(lab);
  const before = await bearoff.snapshotOf(lab);
  expect(before).toMatchObject({ games: 100, rotation: 0, blocks: null });
  await choice(lab).selectOption('1');
  await bearoff.ready(lab);
  await bearoff.roll(lab, 36);
  // After one roll a game has its result: 1/6 · 100 + 5/6 · 50, in every block.
  const { plain, reduced } = await bearoff.snapshotOf(lab);
  expect(Number(plain.mean)).toBeCloseTo(700 / 12, 6);
  expect(Number(reduced.mean)).toBeCloseTo(700 / 12, 6);
  await expect(said(lab)).toContainText('All blocks have the same average');
  const address = await writtenAddress(page);
  expect(address).toContain('rotation=1');
  await bearoff.openBearoff(page, `?${ARTICLE}&evaluator=even&horizon=1&games=100`);
  await bearoff.ready(lab);
  await choice(lab).selectOption('2');
  await bearoff.ready(lab);
  expect(await bearoff.snapshotOf(lab)).toMatchObject({ games: 0, rotation: 2 });
  await lab.getByRole('button', { name: 'Undo change' }).click();
  await bearoff.ready(lab);
  expect(await bearoff.snapshotOf(lab)).toEqual(before);
  await expect(choice(lab)).toHaveValue('0');
});

for (const [name, { open, ready, snapshotOf }] of /** @type {const} */ ([
  ['cube', { ...cube, open: cube.openCube }],
  ['bear-offs', { ...bearoff, open: bearoff.openBearoff }],
])) {
  test(`${name}: workers roll the games that the page rolls`, async ({ page }) => {
    const lab = await open(page, `?${ARTICLE}&rotation=1`);
    await ready(lab);
    const games = 300_000;
    const here = await lab.evaluate(async (/** @type {any} */ it, games) => {
      await it.roll(games);
      const { game } = it.prepared.current;
      const fresh = new it.rolling.rollout.constructor(game, it.seed, 1);
      fresh.roll(games);
      const { blocks, plain, reduced } = fresh.readout(it.own.estimate(it));
      fresh.free();
      return { blocks, plain, reduced };
    }, games);
    const { blocks, plain, reduced } = await snapshotOf(lab);
    expect({ blocks, plain, reduced }).toEqual(here);
    expect(blocks).toEqual({ size: 36, complete: 8333, beyond: 12 });
  });
}

test.describe('on a phone in Japanese', () => {
  test.use({ ownWindow: true, viewport: { width: 390, height: 844 } });

  for (const lab of ['cube', 'bearoff']) {
    test(`${lab}: the choice and its card fit, and axe finds nothing`, async ({ page }) => {
      const query = `?lang=ja&${ARTICLE}&rotation=1&games=1000`;
      const at = await (lab === 'cube' ? cube.openCube(page, query) : bearoff.openBearoff(page, query));
      await bearoff.ready(at);
      await expect(at.getByRole('combobox', { name: '最初の出目' })).toHaveValue('1');
      await expect(said(at)).toContainText('36ゲームのブロックが27個と、残り28ゲーム。');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await violationsIn(page, 'light')).toEqual([]);
    });
  }
});
