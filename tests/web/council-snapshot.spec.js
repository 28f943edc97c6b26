// What host pages can have of a council: settings, trials, and a snapshot with everything that is known.

import {
  AGREEMENT,
  REFERENCE,
  RULES,
  errorOf,
  openCouncil,
  roll,
  setModel,
  simulate,
  snapshotOf,
} from './helpers/council.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/council.js').CouncilLab} CouncilLab */
/** @typedef {import('./helpers/council.js').Rule} Rule */

test('a snapshot has trials, model, rates, agreement and exact, and a rate for each rule; none before there is a trial', async ({
  page,
}) => {
  const lab = await openCouncil(page);
  const before = await snapshotOf(lab);
  expect(Object.keys(before)).toEqual(['trials', 'model', 'rates', 'agreement', 'exact']);
  expect(before.trials).toBe(0);
  expect(before.model).toEqual({ candidates: 2, d: 1, s1: 2, s2: 3, copying: 0, programs: 3 });
  expect(Object.keys(before.rates)).toEqual(RULES);
  expect(Object.keys(before.exact)).toEqual([...RULES, 'agreement']);
  expect(before.agreement).toEqual({ strongestAndOther: null, others: null });
  expect(new Set(Object.values(before.rates))).toEqual(new Set([null]));
  await roll(lab, 1);
  const { trials, rates, agreement } = await snapshotOf(lab);
  expect(trials).toBe(1);
  for (const rate of [...Object.values(rates), ...Object.values(agreement)]) expect([0, 100]).toContain(rate);
});

test('exact rates are the reference’s in all of its rows, with and without copies', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openCouncil(page);
  for (const { s2, plain, half } of REFERENCE) {
    for (const [copying, known] of /** @type {const} */ ([
      [0, plain],
      [50, half],
    ])) {
      const { exact } = await lab.evaluate(
        (/** @type {CouncilLab} */ it, change) => {
          it.model = { ...it.model, ...change };
          return it.snapshot();
        },
        { s2, copying },
      );
      // A millionth is a ten-thousandth of a percent.
      for (const [rule, rate] of Object.entries(known))
        expect(exact[/** @type {Rule} */ (rule)], `${rule} ${s2} ${copying}`).toBeCloseTo(rate, 4);
    }
  }
});

test('agreement is the reference’s, exact and within four standard errors in a hundred thousand positions', async ({
  page,
}) => {
  const lab = await openCouncil(page);
  for (const { council, pairs } of AGREEMENT) {
    const { agreement, exact } = await simulate(lab, council);
    for (const [pair, known] of pairs) {
      const what = `${pair} ${JSON.stringify(council)}`;
      // A millionth is a ten-thousandth of a percent.
      expect(Math.abs(Number(exact.agreement[pair]) - 100 * known), what).toBeLessThan(1e-4);
      expect(Math.abs(Number(agreement[pair]) - 100 * known), what).toBeLessThan(4 * errorOf(known));
    }
  }
});

test('a million positions come within four standard errors of what is exact, of three moves with copies', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCouncil(page);
  await setModel(lab, { candidates: 3, copying: 30 });
  await roll(lab, 1_000_000);
  const { rates, exact } = await snapshotOf(lab);
  for (const rule of RULES) {
    const [rate, known] = [Number(rates[rule]), Number(exact[rule])];
    expect(Math.abs(rate - known), rule).toBeLessThan((4 * Math.sqrt(known * (100 - known))) / 1000);
  }
});

test('the same seed has the same positions, however they are cut into calls', { tag: '@long' }, async ({ page }) => {
  const lab = await openCouncil(page, '?seed=0x2a61');
  await roll(lab, 50_000);
  const once = await snapshotOf(lab);
  await lab.evaluate((/** @type {CouncilLab} */ it) => {
    it.seed = '0x2a61';
  });
  expect((await snapshotOf(lab)).trials).toBe(0);
  for (const part of [1, 999, 30_000, 19_000]) await roll(lab, part);
  expect(await snapshotOf(lab)).toEqual(once);
});

test('of more than three programs the optimal rules have no exact rate, and all others have one', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCouncil(page);
  await setModel(lab, { programs: 9, s2: 2 });
  const { exact } = await snapshotOf(lab);
  const unknown = Object.entries(exact)
    .filter(([, rate]) => rate === null)
    .map(([rule]) => rule);
  expect(unknown).toEqual(['optimal', 'optimalKnowingCopies', 'optimalPredicted']);
});

test('what is no council is refused with a reason, and changes nothing', async ({ page }) => {
  const lab = await openCouncil(page);
  await roll(lab, 10);
  const before = await snapshotOf(lab);
  const refused = await lab.evaluate((/** @type {CouncilLab} */ it) => {
    const usual = it.model;
    const bad = [
      { candidates: 1 },
      { d: 0 },
      { s1: 4 },
      { s2: 1000 },
      { copying: 101 },
      { programs: 10 },
      { programs: 5 },
      { s1: NaN },
    ];
    return bad.map((change) => {
      try {
        it.model = { ...usual, ...change };
        return 'taken';
      } catch (error) {
        const { name, message } = /** @type {Error} */ (error);
        return `${name}: ${message}`;
      }
    });
  });
  for (const message of refused) expect(message).toMatch(/^RolloutLabError: [a-z].{20,}/);
  expect(new Set(refused).size).toBe(refused.length);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('no number of trials is refused', async ({ page }) => {
  const lab = await openCouncil(page);
  const codes = await lab.evaluate((/** @type {CouncilLab} */ it) =>
    Promise.all(
      [-1, 0.5, NaN, 'many'].map((bad) =>
        it.roll(/** @type {number} */ (bad)).then(
          () => 'taken',
          (error) => error.code,
        ),
      ),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['WrongShape']));
});
