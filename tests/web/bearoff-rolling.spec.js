// Rolling in the bear-off lab: the seed alone decides the games, whatever the way they are rolled and measured.

import { expect, test } from './helpers/test.js';
import { holdClock } from './helpers/held-clock.js';
import { isRolling } from './helpers/lab.js';
import { SEED, choose, openBearoff, ready, roll, setPosition, snapshotOf, FOUR_EACH } from './helpers/bearoff.js';

/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

test('the buttons roll ten and a thousand games', async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('button', { name: '+10:' }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(10);
  await lab.getByRole('button', { name: '+1,000:' }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(1010);
  await ready(lab);
  await expect(lab.locator('.tiles')).toContainText('1,010');
});

test('Run rolls until Pause, and then nothing more', async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(0);
  await lab.getByRole('button', { name: 'Pause' }).click();
  expect(await isRolling(lab)).toBe(false);
  await expect(lab.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

test('the way of rolling changes nothing: at once, in pieces, running, roll by roll', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  const all = await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    await it.roll(20_000);
    const found = [it.snapshot()];
    it.rewind();
    for (const n of [1, 2, 3, 61, 933, 0, 7001, 1999, 10_000]) await it.roll(n);
    found.push(it.snapshot());
    it.rewind();
    it.rolling.target = 50;
    it.run();
    do await new Promise(requestAnimationFrame);
    while (it.rolling.player.running);
    await it.roll(20_000 - it.snapshot().games);
    found.push(it.snapshot());
    it.rewind();
    while (it.snapshot().games < 5) it.act.step();
    await Promise.all(Array.from({ length: 5 }, () => it.roll(3999)));
    found.push(it.snapshot());
    return found;
  });
  expect(all[0].games).toBe(20_000);
  for (const other of all.slice(1)) expect(other).toEqual(all[0]);
});

test('Rewind goes back to no games, and the same games come again', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 1234);
  const before = await snapshotOf(lab);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, seed: SEED, plain: { mean: null }, reduced: { mean: null } });
  await roll(lab, 1234);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('Rewind and Pause also give up what a host page has asked for in the same breath', async ({ page }) => {
  const lab = await openBearoff(page);
  const found = await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    const rolled = it.roll(1000);
    it.rewind();
    await rolled;
    const { games } = it.snapshot();
    const ran = it.run();
    it.pause();
    await ran;
    const { running } = it.rolling;
    // As in the other lab, Pause ends a run, and what roll() owes is still rolled; what comes later counts.
    const owed = it.roll(70);
    it.pause();
    await owed;
    await it.roll(7);
    return { games, running, after: it.snapshot().games };
  });
  expect(found).toEqual({ games: 0, running: false, after: 77 });
});

test('New dice are others, from no games on, and the old ones can be typed again', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await roll(lab, 2000);
  const before = await snapshotOf(lab);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await ready(lab);
  const fresh = await snapshotOf(lab);
  expect(fresh.games).toBe(0);
  expect(fresh.seed).not.toBe(SEED);
  await roll(lab, 2000);
  expect((await snapshotOf(lab)).reduced).not.toEqual(before.reduced);

  const field = lab.getByRole('textbox', { name: 'Seed' });
  await field.fill('10849');
  await field.press('Enter');
  await ready(lab);
  await expect(field).toHaveValue(SEED);
  await roll(lab, 2000);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('a seed that is none is said beside its field, and the games stay', async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  const field = lab.getByRole('textbox', { name: 'Seed' });
  await field.fill('abc');
  await field.press('Enter');
  await expect(lab.getByText('Not a valid seed')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await snapshotOf(lab)).toEqual(before);
});

test('another evaluator or scale measures the luck of the same games', async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await roll(lab, 5000);
  const before = await snapshotOf(lab);
  await choose(lab, 'evaluator', 'oneSided');
  const oneSided = await snapshotOf(lab);
  expect(oneSided).toMatchObject({ games: 5000, seed: SEED, plain: before.plain, evaluator: 'oneSided' });
  expect(oneSided.reduced.mean).not.toBe(before.reduced.mean);
  await choose(lab, 'scale', 'steep');
  const steep = await snapshotOf(lab);
  expect(steep).toMatchObject({ games: 5000, seed: SEED, plain: before.plain, scale: 'steep' });
  expect(steep.reduced.mean).not.toBe(oneSided.reduced.mean);
  await choose(lab, 'scale', 'linear');
  await choose(lab, 'evaluator', 'pipCount');
  expect(await snapshotOf(lab)).toEqual(before);
});

test('games rolled after the evaluator was changed are those that would have come', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await roll(lab, 3000);
  const expected = await snapshotOf(lab);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await roll(lab, 700);
  await choose(lab, 'evaluator', 'even');
  await roll(lab, 1300);
  await choose(lab, 'evaluator', 'pipCount');
  await roll(lab, 1000);
  expect(await snapshotOf(lab)).toEqual(expected);
});

test.describe('slice by slice', () => {
  test.use({ ownWindow: true });

  // 264 games are a slice. The few are all there before the game is made that measures them otherwise.
  for (const [which, wanted] of /** @type {const} */ ([
    ['many', 50_000],
    ['few', 1000],
  ])) {
    test(
      `games that are still being rolled when the evaluator is changed are all rolled, ${which} of them`,
      which === 'few' ? {} : { tag: '@long' },
      async ({ page }) => {
        await holdClock(page);
        const lab = await openBearoff(page);
        const games = await lab.evaluate(async (/** @type {BearoffLab} */ it, all) => {
          const { held } = /** @type {{held: import('./helpers/held-clock.js').Held}} */ (
            /** @type {unknown} */ (globalThis)
          );
          held.stopped = true;
          const rolling = it.roll(all);
          await held.next();
          const before = it.snapshot().games;
          it.act.measure({ evaluator: 'even' });
          held.goOn();
          await rolling;
          await it.settled();
          return { before, after: it.snapshot().games };
        }, wanted);
        expect(games.before).toBeGreaterThan(0);
        expect(games.before).toBeLessThan(wanted);
        expect(games.after).toBe(wanted);
        await ready(lab);
        expect((await snapshotOf(lab)).evaluator).toBe('even');
      },
    );
  }
});

test('Rewind while games are measured again rewinds, with the new evaluator', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 100_000);
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    it.act.measure({ evaluator: 'even' });
    it.rewind();
  });
  await ready(lab);
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, evaluator: 'even' });
});

test('a run goes on after the evaluator was changed', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(100);
  await lab.getByRole('combobox', { name: 'Luck is estimated by' }).selectOption('even');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.settled());
  await expect(lab.getByRole('button', { name: 'Pause' })).toBeVisible();
  const { games, evaluator } = await snapshotOf(lab);
  expect(evaluator).toBe('even');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(games);
  await lab.getByRole('button', { name: 'Pause' }).click();
});

test('another position while a thousand rollouts are being stopped ends that, and nothing is asked of what was freed', {
  tag: '@long',
}, async ({ page }) => {
  /** @type {Error[]} */
  const thrown = [];
  page.on('pageerror', (error) => thrown.push(error));
  const lab = await openBearoff(page, `?seed=${SEED}&games=100`);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  const findings = lab.locator('many-findings');
  await expect(findings.locator('.nearer')).toBeVisible();
  await findings.getByRole('button', { name: /^Stop when ahead/ }).click();
  await lab.evaluate((/** @type {import('../../www/labs/bearoff/lab.js').BearoffLab} */ it) => {
    it.position = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' };
    return it.settled();
  });
  await expect(findings.locator('li')).toHaveCount(0);
  expect(thrown).toEqual([]);
});
