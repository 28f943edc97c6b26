// What the lab's interface refuses: it throws a typed error with the reason, and nothing changes.

import { expect, test } from './helpers/test.js';
import { TABLES, drawn, openLab, roll, snapshotOf } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {{name: string, code: string, message: string, cell: string | null}} Refusal */

/**
 * What is thrown when a property is set; null if nothing is.
 * @param {import('@playwright/test').Locator} lab
 * @param {'seed' | 'table'} property
 * @param {unknown} value
 * @returns {Promise<Refusal | null>}
 */
function refusal(lab, property, value) {
  return lab.evaluate(
    (it, [name, bad]) => {
      try {
        Object.assign(it, { [/** @type {string} */ (name)]: bad });
        return null;
      } catch (error) {
        const { name: kind, code, message, cell = null } = /** @type {Refusal & Error} */ (error);
        return { name: kind, code, message, cell };
      }
    },
    [property, value],
  );
}

/** @type {[unknown, string, string | null][]} value, code, cell */
const BAD_TABLES = [
  [undefined, 'WrongShape', null],
  [null, 'WrongShape', null],
  [{}, 'LuckOutOfRange', 'doubles'],
  [[50, -10, 45, -15], 'LuckOutOfRange', 'doubles'],
  ['abc', 'LuckOutOfRange', 'doubles'],
  [NaN, 'LuckOutOfRange', 'doubles'],
  [{ ...TABLES.madeUp, doubles: NaN }, 'LuckOutOfRange', 'doubles'],
  [{ ...TABLES.madeUp, noDoubles: 1001 }, 'LuckOutOfRange', 'noDoubles'],
  [{ ...TABLES.madeUp, oFails: -1000.5 }, 'LuckOutOfRange', 'oFails'],
  [{ ...TABLES.madeUp, oBearsOff: -Infinity }, 'LuckOutOfRange', 'oBearsOff'],
  [{ ...TABLES.madeUp, oBearsOff: '-15' }, 'LuckOutOfRange', 'oBearsOff'],
  [{ ...TABLES.madeUp, oFails: undefined }, 'LuckOutOfRange', 'oFails'],
  [{ ...TABLES.madeUp, doubles: null }, 'LuckOutOfRange', 'doubles'],
];

test('a table that is none is refused with the reason, and the old one stays in force', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  for (const [table, code, cell] of BAD_TABLES) {
    const thrown = await refusal(lab, 'table', table);
    const which = JSON.stringify(table) ?? String(table);
    expect(thrown, which).toMatchObject({ name: 'RolloutLabError', code, cell });
    expect(thrown?.message, which).toMatch(/\w{3,}/);
    expect(await snapshotOf(lab), which).toEqual(before);
  }
  await drawn(page);
  await expect(lab.getByRole('radio', { name: 'Made-up' })).toBeChecked();
});

test('the ends of the range are still tables', async ({ page }) => {
  const lab = await openLab(page);
  const table = { doubles: 1000, noDoubles: -1000, oFails: -1000, oBearsOff: 1000 };
  expect(await refusal(lab, 'table', table)).toBeNull();
  expect((await snapshotOf(lab)).table).toEqual(table);
});

/** @type {[unknown, string][]} */
const BAD_SEEDS = [
  ['', 'SeedEmpty'],
  ['   ', 'SeedEmpty'],
  ['abc', 'SeedNotANumber'],
  ['0x', 'SeedNotANumber'],
  ['0xg', 'SeedNotANumber'],
  ['-1', 'SeedNotANumber'],
  ['1.5', 'SeedNotANumber'],
  ['1e3', 'SeedNotANumber'],
  ['1,000', 'SeedNotANumber'],
  [NaN, 'SeedNotANumber'],
  [undefined, 'SeedNotANumber'],
  [null, 'SeedNotANumber'],
  [{}, 'SeedNotANumber'],
  // 2⁶⁴
  ['18446744073709551616', 'SeedTooLarge'],
  ['0x10000000000000000', 'SeedTooLarge'],
];

test('a seed that is none is refused with the reason, and the rollout stays', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  for (const [seed, code] of BAD_SEEDS) {
    const thrown = await refusal(lab, 'seed', seed);
    expect(thrown, String(seed)).toMatchObject({ name: 'RolloutLabError', code });
    expect(thrown?.message, String(seed)).toMatch(/seed/);
    expect(await snapshotOf(lab), String(seed)).toEqual(before);
  }
});

const BAD_COUNTS = [-1, NaN, 1.5, Infinity, 1e12 + 1, '5', undefined, null, {}];

test('roll() rejects what is no number of games, and rolls nothing', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  for (const count of BAD_COUNTS) {
    const thrown = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it, bad) => {
      try {
        await it.roll(/** @type {number} */ (bad));
        return null;
      } catch (error) {
        const { name, code, message } = /** @type {Refusal} */ (/** @type {unknown} */ (error));
        return { name, code, message };
      }
    }, count);
    expect(thrown, String(count)).toMatchObject({ name: 'RolloutLabError', code: 'WrongShape' });
    expect(thrown?.message, String(count)).toContain('whole number');
    expect(await snapshotOf(lab), String(count)).toEqual(before);
  }
});

test('a refused roll() leaves the game under the microscope as it was', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  // The second game of this seed is 5-6 6-5: both roll.
  await roll(lab, 1);
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await expect(lab.getByRole('button', { name: 'Roll for White' })).toBeVisible();
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(-1).catch(() => {}));
  await drawn(page);
  await expect(lab.getByRole('button', { name: 'Roll for White' })).toBeVisible();
});

test('a refused seed leaves a run running', async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
  expect(await refusal(lab, 'seed', 'abc')).not.toBeNull();
  const { games } = await snapshotOf(lab);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(games);
});

test('the core goes on working after everything it has refused', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  for (const [table] of BAD_TABLES) await refusal(lab, 'table', table);
  for (const [seed] of BAD_SEEDS) await refusal(lab, 'seed', seed);
  await roll(lab, 999);
  // tests/golden/stability.json
  expect((await snapshotOf(lab)).leaves).toEqual({ doubles: 164, fails: 225, bearsOff: 610 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
