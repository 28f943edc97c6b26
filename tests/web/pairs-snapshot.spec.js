// What host pages and tests are told of pairs, and what they may do: as the README says.

import { expect, test } from './helpers/test.js';
import { SIX_EACH, THREE_EACH, decide, openPairs, ready, roll, snapshotOf } from './helpers/pairs.js';

/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */

const COUPLINGS = ['independent', 'same', 'ranked', 'nearest'];
const NOTHING = { mean: null, se: null, sd: null, correlation: null };

test('a snapshot says the pairs, the decision, what is exact, and all couplings, plain and reduced', async ({
  page,
}) => {
  const lab = await openPairs(page);
  const before = await snapshotOf(lab);
  expect(Object.keys(before)).toEqual(['pairs', 'seed', 'decision', 'evaluator', 'exact', 'couplings']);
  expect(before).toMatchObject({ pairs: 0, seed: '0x2a61', decision: THREE_EACH, evaluator: 'pipCount' });
  expect(Object.keys(before.couplings)).toEqual(COUPLINGS);
  expect(before.couplings.same.plain).toMatchObject(NOTHING);
  // tests/golden/pairs.json: 0.374785665…, 0.351444615…, and the SDs of plain differences.
  expect(before.exact.a).toBeCloseTo(37.47857, 3);
  expect(before.exact.b).toBeCloseTo(35.14446, 3);
  expect(before.exact.difference).toBeCloseTo(2.33411, 3);
  const sds = COUPLINGS.map((name) => Number(before.couplings[/** @type {'same'} */ (name)].plain.exact.sd));
  expect(sds[0]).toBeCloseTo(67.98917, 3);
  expect(sds[1]).toBeCloseTo(40.35375, 3);
  expect(sds[2]).toBeCloseTo(15.09843, 3);

  await roll(lab, 20_000);
  const { pairs, couplings } = await snapshotOf(lab);
  expect(pairs).toBe(20_000);
  for (const name of COUPLINGS) {
    for (const which of /** @type {const} */ (['plain', 'reduced'])) {
      const { mean, se, sd, correlation, exact } = couplings[/** @type {'same'} */ (name)][which];
      const said = `${name}, ${which}`;
      expect([mean, se, sd, correlation, exact.mean, exact.sd].every(Number.isFinite), said).toBe(true);
      // Four standard errors, of eight figures with this seed.
      // Where there is no spread, rounding.
      expect(Math.abs(Number(mean) - Number(exact.mean)), said).toBeLessThanOrEqual(4 * Number(se) + 1e-9);
    }
  }
});

test('with the luck of the exact evaluator every pair that is not biased returns the exact difference', async ({
  page,
}) => {
  const lab = await openPairs(page);
  await lab.evaluate((/** @type {PairsLab} */ it) => {
    it.evaluator = 'exact';
  });
  await roll(lab, 500);
  const { couplings, exact, evaluator } = await snapshotOf(lab);
  expect(evaluator).toBe('exact');
  for (const name of /** @type {const} */ (['independent', 'same', 'ranked'])) {
    expect(couplings[name].reduced.mean, name).toBeCloseTo(Number(exact.difference), 4);
    expect(couplings[name].reduced.sd, name).toBeCloseTo(0, 4);
  }
  // Nearest luck gives B other dice than fair ones: what is left of it is not the difference.
  expect(Math.abs(Number(couplings.nearest.plain.exact.mean) - Number(exact.difference))).toBeGreaterThan(1);
});

test('who measures luck and who ranks rolls can be set, and what is none is refused', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openPairs(page, '?seed=5&games=200');
  const before = await snapshotOf(lab);
  const refused = await lab.evaluate((/** @type {PairsLab} */ it) =>
    [null, 7, 'best', {}, Symbol('s')].flatMap((bad) =>
      /** @type {const} */ (['evaluator', 'ranking']).map((name) => {
        try {
          it[name] = /** @type {any} */ (bad);
          return 'taken';
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
      }),
    ),
  );
  expect([...new Set(refused)]).toEqual(['RolloutLabError']);
  expect(await snapshotOf(lab)).toEqual(before);

  await lab.evaluate((/** @type {PairsLab} */ it) => {
    it.evaluator = 'oneSided';
  });
  await ready(lab);
  const measured = await snapshotOf(lab);
  // The same pairs: their plain results are as they were, and their luck is another.
  expect(measured.pairs).toBe(200);
  expect(measured.couplings.same.plain).toEqual(before.couplings.same.plain);
  expect(measured.couplings.same.reduced).not.toEqual(before.couplings.same.reduced);

  // To whom all rolls are alike: any of B's may come with any of A's.
  await lab.evaluate((/** @type {PairsLab} */ it) => {
    it.ranking = 'even';
  });
  await ready(lab);
  const ranked = await snapshotOf(lab);
  // The dice of A, and those that do not follow ranks, are as they were.
  expect(ranked.couplings.independent).toEqual(measured.couplings.independent);
  const spreads = [measured, ranked].map(({ couplings }) => Number(couplings.ranked.plain.exact.sd));
  expect(spreads[1]).toBeGreaterThan(spreads[0]);
});

test('rewound and rolled again, pairs are the same', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page);
  await decide(lab, SIX_EACH);
  await roll(lab, 300);
  const { couplings } = await snapshotOf(lab);
  await lab.evaluate((/** @type {PairsLab} */ it) => it.rewind());
  expect((await snapshotOf(lab)).pairs).toBe(0);
  await roll(lab, 100);
  await roll(lab, 200);
  expect((await snapshotOf(lab)).couplings).toEqual(couplings);
});

test('who waits for it to be settled knows the exact spread of coupled pairs', async ({ page }) => {
  await page.goto('./pairs.html');
  const sd = await page.locator('pairs-lab').evaluate(async (element) => {
    await customElements.whenDefined('pairs-lab');
    const it = /** @type {PairsLab} */ (element);
    // 6/3, or 6/4 5/4.
    it.decision = /** @type {any} */ ({ ...it.decision, roll: [2, 1], a: [0, 0, 1, 1, 1, 0], b: [0, 0, 0, 3, 0, 0] });
    await it.settled();
    return it.snapshot().couplings.ranked.reduced.exact.sd;
  });
  expect(Number(sd)).toBeGreaterThan(0);
});
