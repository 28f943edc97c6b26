// `snapshot()` and the `snapshot` event: what a host page learns of a rollout.

import { expect, test } from './helpers/test.js';
import { SEED, TABLES, openLab, roll, setTable, snapshotOf, stopClock } from './helpers/lab.js';
import { exactOf, statisticsOf } from './helpers/statistics.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('./helpers/lab.js').Snapshot} Snapshot */

/** Of seed 0x2a61 after 20,000 games; after 999 and a million see tests/golden/stability.json. */
const AFTER_20_000 = { doubles: 3343, fails: 4183, bearsOff: 12474 };

/** Everything undefined. */
const NOTHING = { mean: null, sd: null, se: null, ci: null, anyTime: null };

/**
 * Numbers may differ in the last bits of what another order of adding gives, and in nothing more.
 * @param {{mean: number | null, sd: number | null, se: number | null, ci: number[] | null}} actual
 * @param {{mean: number, sd: number, se: number, ci: number[]}} expected
 */
function expectSummary(actual, expected) {
  for (const name of /** @type {const} */ (['mean', 'sd', 'se'])) {
    expect(actual[name], name).toBeCloseTo(expected[name], 9);
  }
  expect(actual.ci).toHaveLength(2);
  expect(actual.ci?.[0]).toBeCloseTo(expected.ci[0], 9);
  expect(actual.ci?.[1]).toBeCloseTo(expected.ci[1], 9);
}

test('before a game everything measured is null and everything exact is known', async ({ page }) => {
  const lab = await openLab(page);
  const { exact, ...measured } = await snapshotOf(lab);
  expect(measured).toEqual({
    games: 0,
    seed: SEED,
    leaves: { doubles: 0, fails: 0, bearsOff: 0 },
    rotation: 0,
    blocks: null,
    table: TABLES.madeUp,
    evaluations: null,
    plain: NOTHING,
    reduced: NOTHING,
    equivalentGames: null,
  });
  // √2343.75 and √281.25: tests/golden/article.json has the variances; 2343.75 / 281.25 = 25/3.
  expect(exact.plain.mean).toBe(37.5);
  expect(exact.plain.sd).toBeCloseTo(48.412291827592711, 12);
  expect(exact.reduced.mean).toBeCloseTo(37.5, 12);
  expect(exact.reduced.sd).toBeCloseTo(16.770509831248425, 12);
  expect(exact.reduced.bias).toBe(0);
  expect(exact.equivalentGames).toBeCloseTo(25 / 3, 12);
});

test('a snapshot has exactly the documented properties, in plain objects', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const { shape, isPlain } = await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    /** @type {string[]} */
    const shape = [];
    let isPlain = true;
    /** @param {unknown} value @param {string} path */
    const walk = (value, path) => {
      if (typeof value === 'object' && value !== null) {
        isPlain &&= [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
        for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
      } else {
        shape.push(`${path}: ${typeof value}`);
      }
    };
    walk(it.snapshot(), '');
    return { shape: shape.sort(), isPlain };
  });
  const summary = (/** @type {string} */ which) =>
    ['mean', 'sd', 'se', 'ci.0', 'ci.1', 'anyTime.0', 'anyTime.1'].map((name) => `${which}.${name}: number`);
  const table = ['doubles', 'noDoubles', 'oFails', 'oBearsOff'].map((cell) => `table.${cell}: number`);
  const leaves = ['doubles', 'fails', 'bearsOff'].map((leaf) => `leaves.${leaf}: number`);
  const both = ['plain.mean', 'plain.sd', 'reduced.mean', 'reduced.sd'];
  const exact = [...both, 'reduced.bias', 'equivalentGames'].map((name) => `exact.${name}: number`);
  const rest = ['games: number', 'seed: string', 'equivalentGames: number', 'rotation: number'];
  // Null: luck was typed, and first rolls are random.
  rest.push('evaluations: object', 'blocks: object');
  expect(shape).toEqual([...rest, ...leaves, ...table, ...summary('plain'), ...summary('reduced'), ...exact].sort());
  expect(isPlain).toBe(true);
});

test('after one game there is a mean but no spread yet', async ({ page }) => {
  const lab = await openLab(page);
  // The first game of this seed is 4-4: doubles. Result 100, luck +50.
  await roll(lab, 1);
  const { games, leaves, plain, reduced, equivalentGames } = await snapshotOf(lab);
  expect({ games, leaves, plain, reduced, equivalentGames }).toEqual({
    games: 1,
    leaves: { doubles: 1, fails: 0, bearsOff: 0 },
    plain: { ...NOTHING, mean: 100 },
    reduced: { ...NOTHING, mean: 50 },
    equivalentGames: null,
  });
});

test('after two like games the spread is zero and says nothing of worth', async ({ page }) => {
  // The second and third game of seed 0x2: 3-3 and 4-4. Rolled with the first, 1-3 2-3, they are not alike;
  // with the correct table every game is.
  const lab = await openLab(page, '0x2');
  await setTable(lab, TABLES.correct);
  await roll(lab, 3);
  const { leaves, reduced, equivalentGames, exact } = await snapshotOf(lab);
  expect(leaves).toEqual({ doubles: 2, fails: 1, bearsOff: 0 });
  expect(reduced).toEqual({ mean: 37.5, sd: 0, se: 0, ci: [37.5, 37.5], anyTime: null });
  expect(equivalentGames).toBeNull();
  expect(exact.equivalentGames).toBeNull();
});

test('after 20,000 games all statistics are those of the three leaves', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const { games, leaves, plain, reduced, equivalentGames } = await snapshotOf(lab);
  expect(games).toBe(20_000);
  expect(leaves).toEqual(AFTER_20_000);
  // (3343 + 4183) / 20,000 games won; 50, 65 and 25 for each leaf with the made-up table.
  expect(plain.mean).toBeCloseTo(37.63, 12);
  expect(reduced.mean).toBeCloseTo(37.54475, 12);
  const expected = statisticsOf(AFTER_20_000, TABLES.madeUp);
  expectSummary(plain, expected.plain);
  expectSummary(reduced, expected.reduced);
  expect(equivalentGames).toBeCloseTo((expected.plain.sd / expected.reduced.sd) ** 2, 9);
});

test('another table scores the same games again', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const biased = { doubles: 70, noDoubles: -10, oFails: 1.5, oBearsOff: 0 };
  for (const table of [TABLES.backwards, TABLES.none, biased]) {
    await setTable(lab, table);
    const snapshot = await snapshotOf(lab);
    expect(snapshot.table).toEqual(table);
    expect(snapshot.leaves).toEqual(AFTER_20_000);
    expectSummary(snapshot.reduced, statisticsOf(AFTER_20_000, table).reduced);
    const exact = exactOf(table);
    expect(snapshot.exact.reduced.mean).toBeCloseTo(exact.mean, 9);
    expect(snapshot.exact.reduced.sd).toBeCloseTo(exact.sd, 9);
    expect(snapshot.exact.reduced.bias).toBeCloseTo(exact.mean - 37.5, 9);
  }
});

test('a biased table is worth no number of games', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  const { exact } = await snapshotOf(lab);
  expect(exact.equivalentGames).toBeNull();
  // 20 points too much on 1/6 of the first rolls: tests/golden/article.json's biased_example.
  expect(exact.reduced.bias).toBeCloseTo(-20 / 6, 9);
});

test('changing a snapshot or the table that was set does not change the lab', async ({ page }) => {
  const lab = await openLab(page);
  const table = await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    const mine = { doubles: 1, noDoubles: 2, oFails: 3, oBearsOff: 4 };
    it.table = mine;
    mine.doubles = 99;
    it.snapshot().table.noDoubles = 99;
    it.table.oFails = 99;
    return it.table;
  });
  expect(table).toEqual({ doubles: 1, noDoubles: 2, oFails: 3, oBearsOff: 4 });
});

test('snapshot events reach listeners on the document', async ({ page }) => {
  const lab = await openLab(page);
  const heard = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    /** @type {Promise<Snapshot>} */
    const first = new Promise((resolve) => {
      document.addEventListener('snapshot', (event) => {
        const { detail } = /** @type {CustomEvent<Snapshot>} */ (event);
        if (detail.games === 7) resolve(detail);
      });
    });
    await it.roll(7);
    return first;
  });
  expect(heard.games).toBe(7);
});

test.describe('by the clock', () => {
  test.use({ ownWindow: true });

  test('snapshot events come ten times a second while games are rolled, and no more often', { tag: '@long' }, async ({
    page,
  }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await stopClock(page);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
      const times = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { times });
      it.addEventListener('snapshot', () => times.push(performance.now()));
      it.run();
    });
    await page.clock.runFor(1000);
    const times = await page.evaluate(() => /** @type {{times: number[]}} */ (/** @type {any} */ (globalThis)).times);
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
    // They are asked for with every slice, 16 milliseconds after the one before.
    expect(times.length).toBeGreaterThanOrEqual(Math.floor(1000 / (100 + 17)));
  });

  test('of a burst there are two snapshot events, and the last holds the last state', async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await stopClock(page);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
      const details = /** @type {Snapshot[]} */ ([]);
      Object.assign(globalThis, { details });
      it.addEventListener('snapshot', (event) => {
        details.push(/** @type {CustomEvent<Snapshot>} */ (event).detail);
      });
    });
    /** @param {number} from @param {number} to  of doubles */
    const burst = (from, to) =>
      lab.evaluate(
        async (/** @type {TwoCheckerLab} */ it, [first, last]) => {
          for (let doubles = first; doubles <= last; doubles += 1) {
            it.table = { doubles, noDoubles: 0, oFails: 0, oBearsOff: 0 };
            await it.roll(1);
          }
        },
        [from, to],
      );
    await burst(1, 100);
    await page.clock.runFor(10);
    // Within the hundred milliseconds after the first event.
    await burst(101, 200);
    await page.clock.runFor(10);
    await burst(201, 300);
    await page.clock.runFor(1000);
    const details = await page.evaluate(
      () => /** @type {{details: Snapshot[]}} */ (/** @type {any} */ (globalThis)).details,
    );
    expect(details.map(({ games }) => games)).toEqual([100, 300]);
    expect(details.at(-1)).toEqual(await snapshotOf(lab));
    expect(details.at(-1)?.table.doubles).toBe(300);
  });

  test('no snapshot event comes while nothing changes', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    const lab = await openLab(page);
    await roll(lab, 10);
    // The event about those ten games has come by then.
    await stopClock(page);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
      const heard = { snapshots: 0 };
      Object.assign(globalThis, { heard });
      it.addEventListener('snapshot', () => {
        heard.snapshots += 1;
      });
    });
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard.snapshots)).toBe(0);
  });
});
