// Rolling from a host page: `roll`, `run`, `pause`, `rewind`, and the dice behind them.

import { expect, test } from './helpers/test.js';
import { firstGames } from './helpers/golden.js';
import { SEED, TABLES, chooseSpeed, drawn, holdCore, isRolling, openLab, roll, snapshotOf } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

/** Of seed 0x2a61, from tests/golden/stability.json. */
const AFTER_999 = { doubles: 164, fails: 225, bearsOff: 610 };
const AFTER_A_MILLION = { doubles: 166719, fails: 207788, bearsOff: 625493 };

test('roll(n) rolls n games and resolves when they are rolled', async ({ page }) => {
  const lab = await openLab(page);
  const games = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    const counts = [];
    for (const n of [0, 1, 9, 990, 19_000]) {
      await it.roll(n);
      counts.push(it.snapshot().games);
    }
    return counts;
  });
  expect(games).toEqual([0, 1, 10, 1000, 20_000]);
});

test('a seed gives the games that it gives natively', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 999);
  expect((await snapshotOf(lab)).leaves).toEqual(AFTER_999);
  await roll(lab, 1_000_000 - 999);
  expect((await snapshotOf(lab)).leaves).toEqual(AFTER_A_MILLION);
});

test('another seed gives other games, and the largest is one too', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page, '18446744073709551615');
  await roll(lab, 1_000_000);
  const { seed, leaves } = await snapshotOf(lab);
  expect(seed).toBe('0xffffffffffffffff');
  // tests/golden/stability.json
  expect(leaves).toEqual({ doubles: 166879, fails: 207937, bearsOff: 625184 });
});

test('the way of rolling changes nothing: at once, in pieces, by running, game by game', async ({ page }) => {
  const lab = await openLab(page);
  const { atOnce, pieces, byRunning, oneByOne, whilePaused } = await lab.evaluate(
    async (/** @type {TwoCheckerLab} */ it) => {
      await it.roll(20_000);
      const atOnce = it.snapshot();

      it.rewind();
      for (const n of [1, 2, 3, 61, 933, 0, 7001, 1999, 10_000]) await it.roll(n);
      const pieces = it.snapshot();

      it.rewind();
      it.rolling.target = 100;
      it.run();
      while (it.rolling.player.running) await new Promise(requestAnimationFrame);
      const whilePaused = it.snapshot().games;
      await it.roll(20_000 - whilePaused);
      const byRunning = it.snapshot();

      it.rewind();
      // Several at the same time, and some steps of the microscope first.
      while (it.snapshot().games < 20) it.act.step();
      await Promise.all(Array.from({ length: 180 }, () => it.roll(111)));
      const oneByOne = it.snapshot();
      return { atOnce, pieces, byRunning, oneByOne, whilePaused };
    },
  );
  expect(atOnce.games).toBe(20_000);
  expect(whilePaused).toBe(100);
  expect(pieces).toEqual(atOnce);
  expect(byRunning).toEqual(atOnce);
  // 20 + 180 × 111 = 20,000
  expect(oneByOne).toEqual(atOnce);
});

test('rewind goes back to no games and replays the same dice', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1234);
  const before = await snapshotOf(lab);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rewind());
  const rewound = await snapshotOf(lab);
  expect(rewound.games).toBe(0);
  expect(rewound.seed).toBe(SEED);
  expect(rewound.table).toEqual(before.table);
  await roll(lab, 1234);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('setting the seed starts again, with the same table', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 50);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    it.table = { doubles: 5, noDoubles: -1, oFails: 3, oBearsOff: -1 };
    it.seed = '16';
  });
  const { games, seed, table } = await snapshotOf(lab);
  expect({ games, seed, table }).toEqual({
    games: 0,
    seed: '0x10',
    table: { doubles: 5, noDoubles: -1, oFails: 3, oBearsOff: -1 },
  });
});

test('every fresh lab has dice of its own', async ({ page }) => {
  const lab = await openLab(page, null);
  const seeds = await lab.evaluate(() => {
    const create = () => /** @type {TwoCheckerLab} */ (document.createElement('two-checker-lab'));
    return Array.from({ length: 5 }, () => create().seed);
  });
  expect(seeds).toHaveLength(5);
  expect(new Set(seeds).size).toBe(5);
  for (const seed of seeds) expect(seed).toMatch(/^0x[0-9a-f]{1,8}$/);
});

test('run() rolls until pause()', async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(0);
  expect(await isRolling(lab)).toBe(true);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.pause());
  expect(await isRolling(lab)).toBe(false);
});

test('rewind() ends a run and what roll() still owes', async ({ page }) => {
  const lab = await openLab(page);
  const games = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    it.run();
    const rolling = it.roll(1e12);
    it.rewind();
    // Also given up, it resolves: whoever waits for it must not wait for ever.
    await rolling;
    return it.snapshot().games;
  });
  expect(games).toBe(0);
  expect(await isRolling(lab)).toBe(false);
});

test('a removed lab rolls no more and sends no more events', async ({ page }) => {
  const lab = await openLab(page);
  await chooseSpeed(lab, Infinity);
  const { before, after, events, due } = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    it.run();
    const rolling = it.roll(1e12);
    while (it.snapshot().games < 1000) await new Promise(requestAnimationFrame);
    let events = 0;
    it.remove();
    it.addEventListener('snapshot', () => {
      events += 1;
    });
    // Its promise can't be kept: what it rejects with is for removed.spec.js.
    await rolling.catch(() => {});
    const before = it.snapshot().games;
    // What was on its way comes with the next tasks; nothing else is to come.
    for (let task = 0; task < 3; task += 1) await new Promise((next) => setTimeout(next));
    const due = it.rolling.player.scheduled || it.snapshots.pending;
    return { before, after: it.snapshot().games, events, due };
  });
  expect(before).toBeGreaterThanOrEqual(1000);
  expect(after).toBe(before);
  expect(events).toBe(0);
  expect(due).toBe(false);
});

test('a lab that was moved in the document goes on working', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 10);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => document.body.prepend(it));
  await roll(lab, 10);
  expect((await snapshotOf(lab)).games).toBe(20);
  await expect(lab.getByRole('heading', { name: 'Game 20', exact: true })).toBeVisible();
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
  // It rolls once the browser has told it that it is seen where it is now.
  await expect.poll(() => isRolling(lab)).toBe(true);
});

test('labs on one page are independent', { tag: '@long' }, async ({ page }) => {
  const first = await openLab(page);
  await first.evaluate((it) => {
    const second = /** @type {TwoCheckerLab} */ (document.createElement('two-checker-lab'));
    const third = /** @type {TwoCheckerLab} */ (document.createElement('two-checker-lab'));
    it.after(second, third);
    second.seed = '0x2a61';
    third.seed = '0x1';
    third.table = { doubles: 5, noDoubles: -1, oFails: 3, oBearsOff: -1 };
  });
  const labs = page.locator('two-checker-lab');
  await expect(labs).toHaveCount(3);
  await roll(labs.nth(1), 999);
  await roll(labs.nth(2), 10);
  await labs.nth(1).getByRole('radio', { name: 'Backwards' }).check();

  const [one, two, three] = await labs.evaluateAll((all) =>
    all.map((it) => /** @type {TwoCheckerLab} */ (it).snapshot()),
  );
  expect([one.games, two.games, three.games]).toEqual([0, 999, 10]);
  expect(two.leaves).toEqual(AFTER_999);
  expect([one.seed, two.seed, three.seed]).toEqual([SEED, SEED, '0x1']);
  expect(one.table).toEqual(TABLES.madeUp);
  expect(two.table).toEqual(TABLES.backwards);
  expect(three.table).toEqual({ doubles: 5, noDoubles: -1, oFails: 3, oBearsOff: -1 });
  await expect(labs.nth(0).getByRole('radio', { name: 'Made-up' })).toBeChecked();

  // Running one runs only that one.
  await labs.nth(2).evaluate((it) => /** @type {TwoCheckerLab} */ (it).run());
  await labs.nth(2).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await snapshotOf(labs.nth(2))).games).toBeGreaterThan(10);
  expect((await snapshotOf(labs.nth(0))).games).toBe(0);
  expect((await snapshotOf(labs.nth(1))).games).toBe(999);
});

test.describe('before the core is loaded', () => {
  test.use({ ownWindow: true });

  test('what a page sets before the lab is defined is honoured', async ({ page }) => {
    const release = await holdCore(page);
    await page.goto('./');
    const lab = page.locator('two-checker-lab');
    const wasDefined = await lab.evaluate((it) => {
      Object.assign(it, { seed: '0x2a61', table: { doubles: 5, noDoubles: -1, oFails: 3, oBearsOff: -1 } });
      return customElements.get('two-checker-lab') !== undefined;
    });
    expect(wasDefined).toBe(false);
    release();
    await lab.evaluate(() => customElements.whenDefined('two-checker-lab').then(() => {}));
    await roll(lab, 999);
    const { seed, table, leaves } = await snapshotOf(lab);
    expect({ seed, table, leaves }).toEqual({
      seed: SEED,
      table: { doubles: 5, noDoubles: -1, oFails: 3, oBearsOff: -1 },
      leaves: AFTER_999,
    });
    // And they are still live properties.
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
      it.seed = '0x1';
    });
    expect((await snapshotOf(lab)).seed).toBe('0x1');
  });

  test('games that are rolled as soon as the lab is defined stay, with what was set before', async ({ page }) => {
    const release = await holdCore(page);
    await page.goto('./');
    const lab = page.locator('two-checker-lab');
    // The promise is answered in the task in which the lab is defined: nothing is drawn yet.
    await lab.evaluate((it) => {
      Object.assign(it, { seed: '0x2a61' });
      void customElements.whenDefined(it.localName).then(() => /** @type {any} */ (it).roll(999));
    });
    release();
    await lab.evaluate((it) => customElements.whenDefined(it.localName).then(() => {}));
    await drawn(page);
    const { seed, leaves } = await snapshotOf(lab);
    expect({ seed, leaves }).toEqual({ seed: SEED, leaves: AFTER_999 });
  });
});

test('a seed in the HTML is honoured', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  const html = '<two-checker-lab seed="10849"></two-checker-lab>';
  await lab.evaluate((it, markup) => it.insertAdjacentHTML('afterend', markup), html);
  const second = page.locator('two-checker-lab').nth(1);
  await roll(second, 20);
  const { seed, leaves } = await snapshotOf(second);
  expect(seed).toBe(SEED);
  // O, from her six point, bears off with 27 of 36 rolls: with six pips or more, doubles counting twice.
  const games = firstGames(SEED);
  const doubles = games.filter(({ o }) => o === null).length;
  const bearsOff = games.filter(({ o }) => o && (o[0] === o[1] ? 4 * o[0] : o[0] + o[1]) >= 6).length;
  expect(leaves).toEqual({ doubles, fails: 20 - doubles - bearsOff, bearsOff });
});
