// What host pages and tests are told of walks, and what they may do: as the README says, beside the independent reference.

import { REFERENCE, measure, openWalk, ready, roll, snapshotOf } from './helpers/walk.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/walk.js').WalkLab} WalkLab */

const PROFESSIONAL = REFERENCE.walk_professional_games;

/** What the reference calls the scales; whole pawns it has with values that it rounds itself. */
const SCALES = {
  calibrated: 'calibrated linear .5+.5X/(1+.5826A)',
  linear: 'X itself, +-1 at end, as (1+X)/2',
  centipawns: 'raw centipawn V=1200 atanh X, linear, clip 3000',
  pawns: 'raw V rounded to whole pawns, X back to winrate',
  threeLevels: '3 levels .25/.5/.75',
  sign: 'sign 0.25/0.75 (ordinal, 2 levels)',
  steep: 'too steep: winrate=.5+.5tanh(3X)',
  reversed: 'wrong sign (anti-evaluator)',
};

/** Relative distance. @param {number} value @param {number} of */
const off = (value, of) => Math.abs(value / of - 1);

test('a snapshot has the numbers of the reference, and nothing else', async ({ page }) => {
  const lab = await openWalk(page);
  const { walks, seed, model, length, exact } = await snapshotOf(lab);
  expect({ walks, seed, model }).toEqual({ walks: 0, seed: '0x2a61', model: { a: 0.2474, m: 95.46, s: 21.72 } });
  expect(length).toEqual({ mean: null, sd: null, c3: null, c4: null });
  expect(Object.keys(exact)).toEqual(['walk', 'total', 'gamma', 'scales']);
  expect(Math.abs(exact.walk.mean - PROFESSIONAL.walk.mean)).toBeLessThan(1e-4);
  const { mean, sd, c3, c4 } = PROFESSIONAL.total_T;
  const { k, theta, loc } = PROFESSIONAL.gamma3_matched;
  const pairs = [
    [exact.walk.sd, PROFESSIONAL.walk.sd],
    [exact.total.mean, mean],
    [exact.total.sd, sd],
    [exact.total.c3, c3],
    [exact.total.c4, c4],
    [exact.gamma?.shape, k],
    [exact.gamma?.scale, theta],
    [exact.gamma?.shift, loc],
  ];
  expect(pairs.filter(([ours, theirs]) => !(off(Number(ours), Number(theirs)) < 1e-4))).toEqual([]);
  const scales = REFERENCE.win_probability_variance_ratio_by_evaluator_scale_at_x0;
  expect(Object.keys(exact.scales)).toEqual(Object.keys(SCALES));
  for (const [name, theirs] of Object.entries(SCALES)) {
    const { equivalentGames } = exact.scales[/** @type {'sign'} */ (name)];
    expect(off(Number(equivalentGames), scales[theirs].ratio_beta1), name).toBeLessThan(0.02);
  }
});

test('lengths of 200,000 games are those of the model within four standard errors', async ({ page }) => {
  const lab = await openWalk(page);
  await roll(lab, 200_000);
  const { walks, length } = await snapshotOf(lab);
  const { mean, sd, c4 } = PROFESSIONAL.total_T;
  expect(walks).toBe(200_000);
  expect(Math.abs(Number(length.mean) - mean)).toBeLessThan((4 * sd) / Math.sqrt(walks));
  // The standard error of a variance is √((c4 − sd⁴) / n), and of its root that over 2 sd.
  expect(Math.abs(Number(length.sd) - sd)).toBeLessThan((4 * Math.sqrt((c4 - sd ** 4) / walks)) / (2 * sd));
});

test('on every scale the same walks settle at one half, within four standard errors', async ({ page }) => {
  const lab = await openWalk(page);
  await roll(lab, 20_000);
  const found = await lab.evaluate(async (/** @type {WalkLab} */ it, names) => {
    const all = [];
    for (const scale of names) {
      it.act.measure({ scale: /** @type {'sign'} */ (scale) });
      await it.settled();
      const { plain, reduced } = it.frame.readout;
      all.push({ scale, plain: plain.mean, z: (Number(reduced.mean) - 50) / Number(reduced.se) });
    }
    return all;
  }, Object.keys(SCALES));
  // Plain results are those of the same walks.
  expect(new Set(found.map(({ plain }) => plain)).size).toBe(1);
  expect(found.filter(({ z }) => !(Math.abs(z) < 4))).toEqual([]);
});

test('what is no model is refused in a sentence, and changes nothing', async ({ page }) => {
  const lab = await openWalk(page, '?seed=5&games=200');
  const before = await snapshotOf(lab);
  const refused = await lab.evaluate((/** @type {WalkLab} */ it) => {
    const good = { a: 0.3, m: 50, s: 5 };
    const bad = [
      null,
      7,
      {},
      { ...good, a: 0.01 },
      { ...good, a: 2 },
      { ...good, m: -1 },
      { ...good, s: 1e9 },
      { ...good, a: NaN },
      { ...good, m: '5' },
    ];
    return bad.map((model) => {
      try {
        it.model = /** @type {any} */ (model);
        return 'taken';
      } catch (error) {
        const { name, code, message } = /** @type {any} */ (error);
        return { name, code, said: message.length > 20 };
      }
    });
  });
  expect(refused.filter((one) => one === 'taken' || one.name !== 'RolloutLabError')).toEqual([]);
  const sentence = (/** @type {string} */ code) => ({ name: 'RolloutLabError', code, said: true });
  expect(refused.slice(3, 7)).toEqual(['WalkA', 'WalkA', 'WalkM', 'WalkS'].map(sentence));
  expect(await snapshotOf(lab)).toEqual(before);
});

test('another model is another game, from no walks on, with exact numbers of its own', async ({ page }) => {
  const lab = await openWalk(page, '?seed=5&games=200');
  await lab.evaluate((/** @type {WalkLab} */ it) => {
    it.model = { a: 1, m: 0, s: 0 };
  });
  await ready(lab);
  const { walks, model, exact } = await snapshotOf(lab);
  expect({ walks, model }).toEqual({ walks: 0, model: { a: 1, m: 0, s: 0 } });
  // Without other moves the whole game is the walk.
  expect(exact.total.mean).toBe(exact.walk.mean);
  expect(exact.total.sd).toBeCloseTo(exact.walk.sd, 10);
});

test('another share is read from the same walks: between none and all its average is in between', async ({ page }) => {
  const lab = await openWalk(page, '?seed=5&games=1000&scale=sign');
  const at = (/** @type {number} */ share) =>
    lab.evaluate((/** @type {WalkLab} */ it, of) => {
      const rollout = it.rolling.rollout;
      it.act.measure({ share: of });
      return {
        same: it.rolling.rollout === rollout,
        reduced: it.frame.readout.reduced.mean,
        plain: it.frame.readout.plain.mean,
      };
    }, share);
  const [none, half, all] = [await at(0), await at(0.5), await at(1)];
  expect([none.same, half.same, all.same]).toEqual([true, true, true]);
  expect(none.reduced).toBeCloseTo(Number(none.plain), 9);
  expect(half.reduced).toBeCloseTo((Number(none.reduced) + Number(all.reduced)) / 2, 9);
});

test('with the exact number of moves left every single walk returns the mean', async ({ page }) => {
  const lab = await openWalk(page, '?seed=5&games=500&outcome=length&moves-left=exact');
  const { reduced, plain } = await lab.evaluate((/** @type {WalkLab} */ it) => it.frame.readout);
  expect(reduced.mean).toBeCloseTo(PROFESSIONAL.walk.mean, 6);
  expect(Number(reduced.sd)).toBeLessThan(1e-6);
  expect(Number(plain.sd)).toBeGreaterThan(10);
});

test('asked for something else in the middle of games, all of them are rolled again', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openWalk(page, '?seed=5');
  const games = await lab.evaluate(async (/** @type {WalkLab} */ it) => {
    it.roll(300_000);
    it.act.measure({ outcome: 'length' });
    await it.settled();
    return it.rolling.rollout.games;
  });
  expect(games).toBe(300_000);
  await measure(lab, { outcome: 'win' });
  expect((await snapshotOf(lab)).walks).toBe(300_000);
});
