// Nothing the page does blocks it: what is long is cut into slices, and what is drawn does not grow with the games.

import { expect, test } from './helpers/test.js';
import { MOST_GAMES, MOST_LOOKS, expectNoBlocking } from './helpers/blocking.js';
import { holdClock, inTurn, looksOf } from './helpers/held-clock.js';
import { checkpoints, elementsOf, longestPath, stepsOf } from './helpers/drawn.js';
import { TABLES, defined, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { lookAround } from './helpers/long-work.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/** As many games as take hundreds of slices. */
const MANY = 100_000;

/** @param {Page} page */
async function openHeld(page) {
  await holdClock(page);
  return openLab(page);
}

test('what rolls on without looking at the clock, or does not stop when it should, is noticed', async ({ page }) => {
  const lab = await openHeld(page);
  const deaf = await looksOf(page, () =>
    inTurn(lab, (/** @type {TwoCheckerLab} */ it, games) => it.rolling.rollout.roll(games), MANY),
  );
  expect(deaf.looks).toBeLessThan(MANY / MOST_GAMES);
  const endless = await looksOf(page, () =>
    inTurn(
      lab,
      (/** @type {TwoCheckerLab} */ it, looks) => {
        for (let look = 0; look < looks; look += 1) it.rolling.rollout.roll(performance.now() && 1);
      },
      MANY / MOST_GAMES,
    ),
  );
  expect(endless.looks).toBeGreaterThanOrEqual(MANY / MOST_GAMES);
  expect(endless.most).toBeGreaterThan(MOST_LOOKS);
});

// What stands below comes with the first game, which an address can have.
for (const [address, parts] of /** @type {[string, string[]][]} */ ([
  ['./', ['.game', 'rollout-chart']],
  ['./?games=1', ['.game', 'rollout-chart', '.below > *']],
])) {
  test(`${address} is drawn in steps, a frame each: ${parts.join(', ')}`, async ({ page }) => {
    await holdClock(page);
    const steps = await stepsOf(page, address, 'two-checker-lab', parts);
    expect(steps).toEqual(['', ...parts.map((_, i) => parts.slice(0, i + 1).join(' '))]);
    const { most } = await page.evaluate(() => /** @type {any} */ (globalThis).held);
    expect(most).toBeLessThanOrEqual(MOST_LOOKS);
  });
}

test('a hundred thousand games are rolled in slices, where no worker rolls them', async ({ page }) => {
  const lab = await openHeld(page);
  await expectNoBlocking(page, MANY / MOST_GAMES, async () => {
    await inTurn(lab, (/** @type {TwoCheckerLab} */ it, games) => it.roll(games), MANY);
    await drawn(page);
  });
});

test('the hundred thousand games of an address are rolled in slices', { tag: '@long' }, async ({ page }) => {
  await holdClock(page);
  await expectNoBlocking(page, MANY / MOST_GAMES, async () => {
    await page.goto(`./?games=${MANY}`);
    await defined(page);
    await expect.poll(async () => (await snapshotOf(page.locator('two-checker-lab'))).games).toBe(MANY);
    await drawn(page);
  });
});

test('a run flat out comes in slices, with all tables and the average luck, and edits all the while', async ({
  page,
}) => {
  const lab = await openHeld(page);
  await inTurn(lab, (/** @type {TwoCheckerLab} */ it) => {
    it.act.changeView({ allTables: true, luck: true });
    it.act.setSpeed(Infinity);
  });
  await drawn(page);
  await expectNoBlocking(page, MANY / MOST_GAMES, async () => {
    await inTurn(
      lab,
      async (/** @type {TwoCheckerLab} */ it, games) => {
        it.run();
        for (let doubles = 40; it.rolling.rollout.games < games; doubles += 1) {
          it.table = { doubles: doubles % 100, noDoubles: -10, oFails: 45, oBearsOff: -15 };
          // A frame, and the task after it: edits come in no frame's turn.
          await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
        }
        it.pause();
      },
      MANY,
    );
    await drawn(page);
  });
});

test('a thousand rollouts are rolled in slices, and scored again', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, 100);
  const many = lab.locator('many-rollouts');
  await expectNoBlocking(page, (1000 * 100) / MOST_GAMES, async () => {
    await inTurn(many, (/** @type {import('../../www/lib/rollout/many-rollouts.js').ManyRolloutsElement} */ it) =>
      it.start(),
    );
    await drawn(page);
    await inTurn(
      lab,
      (/** @type {TwoCheckerLab} */ it, table) => {
        it.table = table;
      },
      TABLES.backwards,
    );
    await drawn(page);
  });
  await expect(many.getByRole('img')).toBeVisible();
});

test('the longest spreadsheet is written in slices', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, 1_000_000);
  // `MOST_IN_CSV` games, `CSV_LOOK` between two looks.
  await expectNoBlocking(page, 100_000 / 50, async () => {
    const downloading = page.waitForEvent('download');
    await inTurn(lab, (/** @type {TwoCheckerLab} */ it) => it.act.downloadGames());
    await downloading;
  });
});

test('stepping, replaying, new dice and the views take no more looks than a slice', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHeld(page);
  // What stands below is loaded with the first game, and drawn whenever it has come: then all that it draws asks for its time at
  // once, in the turn of somebody's slice. So it comes before.
  await roll(lab, 1);
  await expect(lab.locator('.below > *').first()).toBeAttached();
  await inTurn(lab, (/** @type {TwoCheckerLab} */ it) => it.rewind());
  await drawn(page);
  await expectNoBlocking(page, 0, () => inTurn(lab, lookAround));
});

for (const axis of /** @type {const} */ (['log', 'linear'])) {
  test(`after a thousand million games the ${axis} chart has a point a checkpoint, and the page no more elements`, {
    tag: '@long',
  }, async ({ page }) => {
    await holdClock(page);
    const lab = await openLab(page);
    await inTurn(
      lab,
      (/** @type {TwoCheckerLab} */ it, view) => it.act.changeView({ allTables: true, luck: true, ...view }),
      { axis },
    );
    // With as many games as anything waits for that is told: from a thousand on, what is between both averages.
    await roll(lab, 1000);
    /** With one table, and after an edit to another one. */
    const edited = async () => {
      const counts = [];
      for (const table of [TABLES.backwards, TABLES.madeUp]) {
        await setTable(lab, table);
        counts.push(await elementsOf(lab));
      }
      return counts;
    };
    const [backwards, madeUp] = await edited();
    // All in one go, which is quicker.
    await inTurn(lab, (/** @type {TwoCheckerLab} */ it) => void it.rolling.rollout.roll(999_998_999));
    await roll(lab, 1);
    const after = await edited();
    expect(after[0]).toBeLessThanOrEqual(backwards);
    expect(after[1]).toBeLessThanOrEqual(madeUp);
    // A band has an upper and a lower side; the funnel around it is drawn to the end of the axis, ten times as far.
    expect(await longestPath(lab)).toBeLessThanOrEqual(2 * checkpoints(10_000_000_000));
    expect(await lab.locator('games-table tbody tr').count()).toBe(50);
  });
}
