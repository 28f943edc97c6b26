// Who plays is separate from who measures luck: variance reduction takes luck out, not mistakes.

import { expect, test } from './helpers/test.js';
import {
  FOUR_EACH,
  IDS,
  SEED,
  choose,
  openBearoff,
  roll,
  select,
  setPosition,
  snapshotOf,
  worthOf,
  zOf,
} from './helpers/bearoff.js';

/** From issue and texts, calculated apart from the core: both sides choosing the fewest pips. */
const FEWEST = 64.291;
const PERFECT = 65.861;

test('fewest pips: the truth of these players stands beside that of perfect play', async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fourEach');
  await choose(lab, 'blue', 'fewestPips');
  await choose(lab, 'white', 'fewestPips');
  const { positionId, players, exact } = await snapshotOf(lab);
  expect({ positionId, players }).toEqual({ positionId: IDS.fourEach, players: { x: 'fewestPips', o: 'fewestPips' } });
  expect(Math.abs(Number(exact?.plain.mean) - FEWEST)).toBeLessThan(0.0005);
  expect(Math.abs(Number(exact?.reduced.mean) - FEWEST)).toBeLessThan(0.0005);
  expect(Math.abs(Number(exact?.perfect) - PERFECT)).toBeLessThan(0.0005);
  await roll(lab, 20_000);
  const truth = worthOf(lab, 'Exact value with these players');
  await expect(truth).toContainText('64.29%');
  await expect(truth).toContainText('with perfect play 65.86%');
  expect(zOf(await snapshotOf(lab))).toBeLessThanOrEqual(4);
  await expect(lab.locator('.verdict')).toContainText('both lines settle at 64.29%');
});

test('Williams’s sum credits the mistakes back: with exact estimates it settles at perfect play', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await choose(lab, 'blue', 'fewestPips');
  await choose(lab, 'white', 'fewestPips');
  await choose(lab, 'evaluator', 'exact');
  await roll(lab, 20_000);
  const { williams, reduced, exact } = await snapshotOf(lab);
  expect(Math.abs(Number(exact?.williams) - PERFECT)).toBeLessThan(0.0005);
  // In each single game.
  expect(Math.abs(Number(williams?.mean) - PERFECT)).toBeLessThan(0.0005);
  expect(williams?.sd).toBeLessThan(1e-3);
  const z = Math.abs(Number(reduced.mean) - FEWEST) / Number(reduced.se);
  expect(z).toBeLessThanOrEqual(4);
  // What tells the two apart: many standard errors.
  expect((PERFECT - Number(reduced.mean)) / Number(reduced.se)).toBeGreaterThan(10);
  const row = worthOf(lab, 'Williams’s sum');
  await expect(row).toContainText('65.86%');
  await expect(row).toContainText('settles at 65.86%');
});

test('with another evaluator Williams’s sum settles where exact calculation says', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await choose(lab, 'white', 'fewestPips');
  await roll(lab, 20_000);
  const { williams, exact } = await snapshotOf(lab);
  const limit = Number(exact?.williams);
  expect(Math.abs(Number(williams?.mean) - limit) / Number(williams?.se)).toBeLessThanOrEqual(4);
  await expect(worthOf(lab, 'Williams’s sum')).toContainText(`settles at ${limit.toFixed(2)}%`);
});

test('every player can be chosen for each side, plays a game of its own, and never beats perfect play', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  const players = ['exact', 'careless', 'oneSided', 'pipCount', 'fewestPips', 'even', 'noisy', 'backwards'];
  await expect(select(lab, 'blue').getByRole('option')).toHaveCount(players.length);
  for (const player of players) {
    await choose(lab, 'blue', player);
    await expect(select(lab, 'blue')).toHaveValue(player);
    await roll(lab, 2000);
    const snapshot = await snapshotOf(lab);
    expect(snapshot.players, player).toEqual({ x: player, o: 'exact' });
    expect(snapshot.games, player).toBe(2000);
    expect(Number(snapshot.exact?.plain.mean), player).toBeLessThanOrEqual(Number(snapshot.exact?.perfect) + 1e-4);
    expect(zOf(snapshot), player).toBeLessThanOrEqual(4);
  }
  await choose(lab, 'blue', 'exact');
  for (const player of players) {
    await choose(lab, 'white', player);
    const { exact } = await snapshotOf(lab);
    // White's mistakes are Blue's gain.
    expect(Number(exact?.plain.mean), player).toBeGreaterThanOrEqual(Number(exact?.perfect) - 1e-4);
  }
});

test('other players begin with no games and the same dice', async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 100);
  await choose(lab, 'blue', 'backwards');
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, seed: SEED });
  // Whoever plays worst from the article's position cannot play anything but the same.
  expect((await snapshotOf(lab)).exact?.plain.mean).toBeCloseTo(37.5, 6);
});

test('other errors of noisy players are another game', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&blues=noisy&noise=40`);
  const before = await snapshotOf(lab);
  await roll(lab, 500);
  await lab.getByRole('button', { name: 'New errors' }).click();
  await lab.evaluate((/** @type {import('./helpers/bearoff.js').BearoffLab} */ it) => it.settled());
  const after = await snapshotOf(lab);
  expect(after.games).toBe(0);
  expect(after.exact?.plain.mean).not.toBe(before.exact?.plain.mean);
});
