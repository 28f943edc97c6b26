// Whatever estimates the luck of a bear-off, from perfect to absurd, the reduced mean stays on the truth.

import { en } from '../../www/labs/bearoff/texts/en.js';
import { expect, test } from './helpers/test.js';
import {
  FOUR_EACH,
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

/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** tests/golden/bearoff.json: 9406198434961 / 14281868906496. */
const PERFECT = (100 * 9406198434961) / 14281868906496;

const EVALUATORS = ['exact', 'oneSided', 'pipCount', 'even', 'backwards', 'noisy'];
const SCALES = ['linear', 'steep', 'flat', 'threeLevels', 'sign'];

test('every evaluator and every scale that can be chosen leaves the mean where it belongs', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await roll(lab, 20_000);
  const { plain } = await snapshotOf(lab);
  // Each evaluator with each scale: tests/bearoff/unbiased.rs.
  const choices = [
    ...EVALUATORS.map((evaluator) => ({ evaluator, scale: SCALES[0] })),
    ...SCALES.slice(1).map((scale) => ({ evaluator: 'oneSided', scale })),
  ];
  for (const { evaluator, scale } of choices) {
    const what = `${evaluator}, ${scale}`;
    await choose(lab, 'evaluator', evaluator);
    await choose(lab, 'scale', scale);
    await expect(select(lab, 'evaluator'), what).toHaveValue(evaluator);
    await expect(select(lab, 'scale'), what).toHaveValue(scale);
    const snapshot = await snapshotOf(lab);
    expect(snapshot, what).toMatchObject({ games: 20_000, seed: SEED, evaluator, scale, plain });
    // The truth is what it is, and the lab calls every one of these unbiased.
    expect(snapshot.exact?.perfect, what).toBeCloseTo(PERFECT, 4);
    expect(snapshot.exact?.plain.mean, what).toBeCloseTo(PERFECT, 4);
    expect(snapshot.exact?.reduced.mean, what).toBeCloseTo(PERFECT, 4);
    expect(snapshot.exact?.reduced.bias, what).toBeCloseTo(0, 6);
    expect(snapshot.exact?.unbiased, what).toBe(true);
    expect(zOf(snapshot), what).toBeLessThanOrEqual(4);
    await expect(worthOf(lab, 'Exact value with these players'), what).toContainText('65.86%');
    await expect(lab.locator('.verdict'), what).toContainText('both lines settle at 65.86%');
  }
});

test('with the exact evaluator every game returns the exact value', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await choose(lab, 'evaluator', 'exact');
  await roll(lab, 1000);
  const { reduced, williams, plain, exact } = await snapshotOf(lab);
  expect(reduced.mean).toBeCloseTo(PERFECT, 4);
  expect(reduced.sd).toBeLessThan(1e-4);
  expect(williams?.mean).toBeCloseTo(PERFECT, 4);
  expect(plain.sd).toBeGreaterThan(40);
  expect(exact?.equivalentGames).toBeNull();
  await expect(lab.locator('.tiles')).toContainText('each is exact');
  const each = await lab.evaluate((/** @type {BearoffLab} */ it) =>
    Array.from({ length: 1000 }, (_, trial) => Number(it.rolling.rollout.record(trial, 0)?.reduced)),
  );
  for (const reducedResult of each) expect(reducedResult).toBeCloseTo(PERFECT, 4);
});

test('backwards is worth exactly a quarter of a plain game under perfect play, and said to be', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openBearoff(page);
  await choose(lab, 'evaluator', 'backwards');
  await roll(lab, 20_000);
  const { equivalentGames, exact, williams } = await snapshotOf(lab);
  expect(exact?.equivalentGames).toBeCloseTo(0.25, 6);
  // Measured: the ratio of two sample variances of the same games.
  expect(equivalentGames).toBeGreaterThan(0.24);
  expect(equivalentGames).toBeLessThan(0.26);
  await expect(lab.locator('.tiles')).toContainText('0.25');
  await expect(lab.locator('.sentence')).toContainText('each game counts as 0.25 plain games');
  // Williams's proof needs an evaluator that values finished games as their results.
  expect(williams).toBeNull();
  expect(exact?.williams).toBeNull();
  const row = worthOf(lab, 'Williams’s sum');
  await expect(row).toContainText('–');
  await expect(row).toContainText(en.worth.noWilliams);
});

test('a better evaluator is worth more games, and a bent scale fewer', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  const worth = async () => Number((await snapshotOf(lab)).exact?.equivalentGames);
  const pips = await worth();
  await choose(lab, 'evaluator', 'even');
  const even = await worth();
  await choose(lab, 'evaluator', 'oneSided');
  const oneSided = await worth();
  expect(pips).toBeGreaterThan(even);
  expect(oneSided).toBeGreaterThan(pips);
  // What it means stands there with the first game.
  await roll(lab, 1);
  for (const scale of SCALES.slice(1)) {
    await choose(lab, 'scale', scale);
    expect(await worth(), scale).toBeLessThan(oneSided);
    await expect(lab.locator('.verdict'), scale).toContainText(
      scale === 'threeLevels' || scale === 'sign' ? en.worth.coarse : en.worth.rising,
    );
  }
});

test('errors that are changed twice in the same frame are changed twice', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await choose(lab, 'evaluator', 'noisy');
  const noise = () => lab.evaluate((/** @type {BearoffLab} */ it) => it.state.wanted.noise);
  const { size, seed } = await noise();
  await lab.getByRole('button', { name: 'New errors' }).evaluate((/** @type {HTMLElement} */ button) => {
    for (let press = 0; press < 2; press += 1) button.click();
  });
  expect(await noise()).toEqual({ size, seed: seed + 2 });
});

test('larger errors are worth less, other errors are others, and none are exact', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await choose(lab, 'evaluator', 'noisy');
  await roll(lab, 2000);
  const ten = await snapshotOf(lab);
  const size = lab.getByRole('slider', { name: /^Errors of up to/ });
  await expect(size).toHaveAccessibleName('Errors of up to 10 points');
  await lab.getByRole('button', { name: 'New errors' }).click();
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.settled());
  const other = await snapshotOf(lab);
  expect(other.plain).toEqual(ten.plain);
  expect(other.reduced).not.toEqual(ten.reduced);
  await size.fill('30');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.settled());
  const thirty = await snapshotOf(lab);
  expect(thirty.plain).toEqual(ten.plain);
  expect(Number(thirty.exact?.equivalentGames)).toBeLessThan(Number(other.exact?.equivalentGames));
  await expect(size).toHaveAccessibleName('Errors of up to 30 points');
  await size.fill('0');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.settled());
  expect((await snapshotOf(lab)).reduced.sd).toBeLessThan(1e-4);
});

test('what it says before any roll is the evaluator’s own estimate', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  const start = worthOf(lab, 'Estimate before the first roll');
  // It stands there with the first game, and also when that is rewound.
  await roll(lab, 1);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await choose(lab, 'evaluator', 'exact');
  await expect(start).toContainText('65.86%');
  await choose(lab, 'evaluator', 'even');
  await expect(start).toContainText('50.00%');
  await choose(lab, 'evaluator', 'backwards');
  await expect(start).toContainText('34.14%');
  await expect(start).toContainText('rolled out: –');
  await roll(lab, 1000);
  const { reduced } = await snapshotOf(lab);
  await expect(start).toContainText(new RegExp(`rolled out: ${String(reduced.mean).slice(0, 2)}`));
});

test('estimates that are compared are measured in the same games', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 2000);
  const before = await snapshotOf(lab);
  await lab.getByRole('checkbox', { name: 'Compare estimates' }).check();
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.settled());
  expect(await snapshotOf(lab)).toEqual(before);
  const means = await lab.evaluate((/** @type {BearoffLab} */ it) =>
    it.frame
      .estimates()
      .map(({ id, estimate }) => ({ id, mean: it.rolling.rollout.readout(Number(estimate)).reduced.mean })),
  );
  expect(means.map(({ id }) => id)).toEqual(['exact', 'oneSided', 'pipCount', 'backwards']);
  const mean = (/** @type {string} */ name) => Number(means.find(({ id }) => id === name)?.mean);
  expect(mean('exact')).toBeCloseTo(37.5, 4);
  expect(mean('pipCount')).toBe(before.reduced.mean);
  // Backwards strays from the truth as far as the plain mean, and once more: result + luck.
  expect(mean('backwards') - Number(before.plain.mean)).toBeCloseTo(Number(before.plain.mean) - 37.5, 4);
  // One that is not among them comes on top.
  await choose(lab, 'evaluator', 'even');
  expect(await lab.evaluate((/** @type {BearoffLab} */ it) => it.frame.estimates().map(({ id }) => id))).toEqual([
    'exact',
    'oneSided',
    'pipCount',
    'backwards',
    'yours',
  ]);
});
