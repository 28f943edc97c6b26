// Who doubles and takes is separate from what measures luck: wrong plays and wrong cube actions stay in, and the page says what
// they cost.

import { expect, test } from './helpers/test.js';
import { give, openCube, roll, snapshotOf } from './helpers/cube.js';

/** @typedef {import('./helpers/cube.js').CubeLab} CubeLab */

const LADDER = /** @type {const} */ (['none', 'cubelessIgnored', 'cubelessTimesCube', 'janowski', 'exact']);

test('who never doubles plays a game without a cube: it is worth what that is', async ({ page }) => {
  const lab = await openCube(page, '?seed=0x2a61&blue-cube=never&white-cube=never');
  const { exact } = await snapshotOf(lab);
  // Of 5-2 against 4-1 Blue wins 1805/2916 (positions.js): 2 × 1805/2916 − 1 = 694/2916 = 0.237997.
  expect(exact?.plain.mean).toBeCloseTo(694 / 2916, 6);
  expect(exact?.cubeless).toBeCloseTo(694 / 2916, 6);
  // Perfect play is another thing.
  expect(exact?.value).toBeCloseTo(1 / 9, 6);
  await expect(lab.locator('.costs')).toContainText(
    'The position is worth +0.1111 with perfect play, and +0.2380 with these players.',
  );
});

test('wrong cube actions cost points, and all rungs settle at what these players’ game is worth', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCube(
    page,
    '?seed=0x2a61&position=rAYAAGwDAAAAAA&blue-cube=thresholds&white-cube=pip-count&double-from=55&whites=fewest-pips',
  );
  await roll(lab, 20_000);
  for (const name of LADDER) {
    await give(lab, { estimator: name });
    const { games, reduced, exact } = await snapshotOf(lab);
    expect(games, name).toBe(20_000);
    // By the exact spread; five with one seed.
    const se = Number(exact?.estimators[name].sd) / Math.sqrt(games);
    expect(Math.abs(Number(reduced.mean) - Number(exact?.plain.mean)), name).toBeLessThanOrEqual(4 * se);
  }
  const { exact } = await snapshotOf(lab);
  const costs = await lab.evaluate((/** @type {CubeLab} */ it) => it.frame.current?.theories[0].costs);
  // value = mean + Blue's mistakes − White's: every game's sum, on average.
  const blue = Number(costs?.x.checkers) + Number(costs?.x.cube);
  const white = Number(costs?.o.checkers) + Number(costs?.o.cube);
  expect(Number(exact?.value)).toBeCloseTo(Number(exact?.plain.mean) + blue - white, 5);
  expect(Number(costs?.x.cube)).toBeGreaterThan(0.001);
  const rows = lab.locator('.costs tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Blue');
  await expect(rows.first()).toContainText(Number(costs?.x.cube).toFixed(4));
});

test('of perfect players it is said that nothing is lost', async ({ page }) => {
  const lab = await openCube(page);
  await expect(lab.locator('.costs')).toContainText(
    'Both sides play and double perfectly, so both lines settle at the position’s value, +0.1111',
  );
});

test('a threshold is a number from 0 to 100; anything else is said to be none, and the last one stays in force', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCube(page, '?seed=0x2a61&blue-cube=thresholds');
  const field = lab.getByRole('textbox', { name: 'Doubles from (% to win)' });
  await expect(field).toHaveValue('70');
  for (const bad of ['101', '-1', 'often', '']) {
    await field.fill(bad);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(lab.locator('.numbered').getByRole('alert')).toContainText('a number from 0 to 100');
    expect(await lab.evaluate((/** @type {CubeLab} */ it) => it.state.wanted.thresholds.double)).toBe(70);
  }
  await field.fill('62,5');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(field).toHaveValue('62.5');
  expect(await lab.evaluate((/** @type {CubeLab} */ it) => it.state.wanted.thresholds)).toEqual({
    double: 62.5,
    pass: 25,
  });
});

test('Janowski’s x measures the same games again, and the rung in view rolls nothing again', async ({ page }) => {
  const lab = await openCube(page, '?seed=0x2a61&games=1000&estimator=janowski');
  const before = await snapshotOf(lab);
  const field = lab.getByRole('textbox', { name: 'x: how live the cube is, 0 to 1' });
  await field.fill('0.5');
  await field.press('Enter');
  await lab.evaluate((/** @type {CubeLab} */ it) => it.settled());
  const half = await snapshotOf(lab);
  expect(half.games).toBe(1000);
  expect(half.plain).toEqual(before.plain);
  expect(half.reduced).not.toEqual(before.reduced);
  const same = await lab.evaluate((/** @type {CubeLab} */ it) => {
    const { rollout } = it.rolling;
    it.act.setEstimator('none');
    return it.rolling.rollout === rollout && !it.busy;
  });
  expect(same).toBe(true);
  const none = await snapshotOf(lab);
  expect(none.reduced).toEqual(none.plain);
});
