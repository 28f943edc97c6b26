// Nothing the bear-off page does blocks it, though much of what it makes takes long: all of it comes in slices.

import { expect, test } from './helpers/test.js';
import { FIFTEEN_EACH, FOUR_EACH, openBearoff, ready, roll, setPosition } from './helpers/bearoff.js';
import { expectNoBlocking } from './helpers/blocking.js';
import { holdClock, inTurn } from './helpers/held-clock.js';
import { checkpoints, elementsOf, longestPath, stepsOf } from './helpers/drawn.js';
import { playOnBoard } from './helpers/long-work.js';

/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */
/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/**
 * Most games between two looks: a slice rolls one, four times as many after every look, but no more than the rest of it has
 * time for (`slice` in www/lib/workers/course.js). Where every look takes a millisecond of eight, that is 1, 4, 15, 34, 54,
 * 65, 58 and 33.
 */
const STRIDE = 65;

/** Arrangements of up to six checkers on six points, and of up to fifteen: (12 choose 6), (21 choose 6). */
const ARRANGEMENTS = { six: 924, all: 54_264 };

/** The game with a row for each arrangement that has a checker: one between two looks, in src/backgammon/bearoff_db/chance_table.rs. */
const ROWS = ARRANGEMENTS.six - 1;

const SIX_EACH = { x: [0, 0, 1, 1, 2, 2], o: [0, 0, 1, 1, 2, 2] };

/** @param {Page} page */
async function openHeld(page) {
  await holdClock(page);
  return openBearoff(page);
}

test('the page is drawn in steps, and its database and its game are made in slices', async ({ page }) => {
  await holdClock(page);
  // The exact chances of each arrangement against the others: a row between two looks, in src/backgammon/bearoff_db/exact.rs.
  await expectNoBlocking(page, ROWS, async () => {
    // What stands below the chart is there with the first game.
    const parts = ['board-editor', 'roll-map', 'rollout-chart', '.below > *'];
    const steps = await stepsOf(page, './bearoff.html?games=100', 'bearoff-lab', parts);
    expect(steps).toEqual([
      '',
      'board-editor',
      'board-editor roll-map',
      'board-editor roll-map rollout-chart',
      'board-editor roll-map rollout-chart .below > *',
    ]);
    await ready(page.locator('bearoff-lab'));
  });
});

test('games are rolled in slices, at once and flat out, and measured again in slices', async ({ page }) => {
  const lab = await openHeld(page);
  await setPosition(lab, FOUR_EACH);
  await expectNoBlocking(page, 10_000 / STRIDE, () => inTurn(lab, (/** @type {BearoffLab} */ it) => it.roll(10_000)));
  await ready(lab);
  await expectNoBlocking(page, 5000 / STRIDE, () =>
    inTurn(lab, async (/** @type {BearoffLab} */ it) => {
      it.act.setSpeed(Infinity);
      it.run();
      while (it.rolling.rollout.games < 15_000)
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      it.pause();
    }),
  );
  await ready(lab);
  // Three other evaluators, and all of them beside each other; with a table each of what they hold to be true.
  await expectNoBlocking(page, (4 * 15_000) / STRIDE + 3 * ROWS, () =>
    inTurn(lab, async (/** @type {BearoffLab} */ it) => {
      for (const evaluator of /** @type {const} */ (['oneSided', 'backwards', 'noisy'])) {
        it.act.measure({ evaluator, scale: 'steep' });
        await it.settled();
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      }
      it.act.changeView({ allTables: true });
      await it.settled();
    }),
  );
});

test('a thousand rollouts are rolled in slices', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, 100);
  await expectNoBlocking(page, (1000 * 100) / STRIDE, async () => {
    await inTurn(
      lab.locator('many-rollouts'),
      (/** @type {import('../../www/lib/rollout/many-rollouts.js').ManyRolloutsElement} */ it) => it.start(),
    );
    await ready(lab);
  });
});

test('positions are made ready in slices, also edits of them before the last one is made', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHeld(page);
  // A table of what pips are worth is filled row by row; what can happen is gone through besides.
  await expectNoBlocking(page, ROWS, () =>
    inTurn(
      lab,
      async (/** @type {BearoffLab} */ it, position) => {
        it.position = { ...position, onRoll: 'x' };
        await it.settled();
      },
      SIX_EACH,
    ),
  );
  await ready(lab);
  await expectNoBlocking(page, 0, () =>
    inTurn(lab, async (/** @type {BearoffLab} */ it) => {
      for (let on = 1; on <= 6; on += 1) {
        const detail = { x: [on, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 7 - on] };
        it.shadowRoot?.querySelector('board-editor')?.dispatchEvent(new CustomEvent('position-change', { detail }));
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      }
      await it.settled();
    }),
  );
});

test('fifteen checkers: the database is made, and games are rolled and listed, in slices', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHeld(page);
  // How many rolls each arrangement takes: 64 of them between two looks, in src/backgammon/bearoff_db/one_sided.rs.
  await expectNoBlocking(page, ARRANGEMENTS.all / 64, () =>
    inTurn(
      lab,
      async (/** @type {BearoffLab} */ it, position) => {
        it.position = { ...position, onRoll: 'x' };
        await it.settled();
      },
      FIFTEEN_EACH,
    ),
  );
  await ready(lab);
  await expectNoBlocking(page, 500 / STRIDE, async () => {
    await inTurn(lab, (/** @type {BearoffLab} */ it) => it.roll(500));
    await ready(lab);
  });
});

test('the rows of the table are recalled in slices', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, 1000);
  await ready(lab);
  // A look after each: `some` in www/lib/rollout/recalled.js.
  await expectNoBlocking(page, 50, () =>
    inTurn(lab.locator('games-table'), async (it) => {
      it.getRootNode().host.change({ gamesShown: 'first' });
      const whole = () => {
        const { textContent } = it.shadowRoot.querySelector('tbody');
        return it.shadowRoot.querySelector('tbody th').textContent === '1' && !textContent.includes('…');
      };
      while (!whole()) await new Promise(requestAnimationFrame);
    }),
  );
});

test('stepping, playing rolls on the board and a spreadsheet take no more looks than a slice', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHeld(page);
  await setPosition(lab, FOUR_EACH);
  await roll(lab, 5000);
  // `CSV_LOOK` games between two looks.
  await expectNoBlocking(page, 5000 / 50, async () => {
    const downloading = page.waitForEvent('download');
    await inTurn(lab, playOnBoard);
    await downloading;
  });
});

test('after a million games the charts have a point a checkpoint, and the page no more elements', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHeld(page);
  await inTurn(lab, (/** @type {BearoffLab} */ it) => it.act.changeView({ allTables: true, luck: true }));
  await ready(lab);
  // From then on the sum of the averages is there, and the guide has said all that it says of games.
  await roll(lab, 1000);
  const elements = await elementsOf(lab);
  // All in one go, which is quicker.
  await inTurn(lab, (/** @type {BearoffLab} */ it) => void it.rolling.rollout.roll(998_999));
  await roll(lab, 1);
  expect(await elementsOf(lab)).toBeLessThanOrEqual(elements);
  // A band has two sides; the axis may go ten times as far as the games do.
  expect(await longestPath(lab)).toBeLessThanOrEqual(2 * checkpoints(10_000_000));
});
