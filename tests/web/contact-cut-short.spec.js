// Rollouts of any position that are cut short: the evaluation at the horizon, the same games played to the end, and the card that
// shows what the horizon saves and how far off it is.

import { writtenAddress } from './helpers/address.js';
import { DEVICES, violationsIn } from './helpers/axe.js';
import { openContact, ready, roll, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */

/** A bear-off of six checkers a side, which the database knows exactly. */
const BEAR_OFF = 'aQUAAFUDAAAAAA';

/**
 * How far the pip count after two rolls is off the value of this bear-off, in points. tests/contact_rollouts/cut_short.rs enumerates all
 * rolls and expects this number, too.
 */
const OFF = -0.1515242484;

/** @param {Locator} lab */
const card = (lab) => lab.locator('.cut-card');

/** @param {Locator} lab @param {string} value */
async function cutAfter(lab, value) {
  await card(lab).getByRole('combobox', { name: 'Each game is rolled' }).selectOption(value);
  await ready(lab);
}

/** Plays the games to the end by the card's button. @param {Locator} lab */
async function playOn(lab) {
  await card(lab).getByRole('button', { name: /^Play/ }).click();
  await ready(lab);
}

test('cut before the first roll, every game is the evaluation that the lab shows', async ({ page }) => {
  const lab = await openContact(page, '?seed=5&games=12&horizon=0');
  const { games, horizon, plain, reduced, evaluation, playedOn } = await snapshotOf(lab);
  expect({ games, horizon, playedOn }).toEqual({ games: 12, horizon: 0, playedOn: null });
  for (const { mean, sd, chances } of [plain, reduced]) {
    expect(Math.abs(Number(mean) - evaluation.equity)).toBeLessThan(1e-9);
    expect(sd).toBe(0);
    expect(Math.abs(Number(chances.win.mean) - 100 * evaluation.win)).toBeLessThan(1e-9);
  }
  await expect(lab.locator('games-table tbody tr').first()).toContainText('–');
  await lab.getByRole('button', { name: 'Roll one game' }).click();
  await ready(lab);
  const shown = String(await lab.locator('.equity b').textContent());
  await expect(lab.locator('.won')).toHaveText(`cut at ${shown}`);
  await expect(lab.locator('.tiles')).not.toContainText('exact');
});

test('the same games to the end measure how far the horizon is off', async ({ page }) => {
  const query = `?seed=5&position=${BEAR_OFF}&evaluator=pip-count&games=400`;
  const lab = await openContact(page, query);
  const full = await snapshotOf(lab);
  expect(full.horizon).toBe(null);
  await expect(card(lab)).toContainText('Rolled to the end, both averages settle at one value');
  await expect(card(lab).locator('table')).toHaveCount(0);

  await cutAfter(lab, '2');
  const cut = await snapshotOf(lab);
  expect(cut.games).toBe(400);
  await expect(card(lab).locator('[data-row="reduced"] td').last()).toHaveText('–');
  await expect(card(lab)).toContainText('Its evaluations after 2 rolls can.');
  await playOn(lab);
  const { playedOn, ...rest } = await snapshotOf(lab);
  expect({ ...rest, playedOn: null }).toEqual(cut);
  if (!playedOn) throw new Error('the games are not played on');
  // Both sides are the rollouts themselves, and each difference meets the exact one.
  for (const id of /** @type {const} */ (['plain', 'reduced'])) {
    expect([playedOn.cut[id].mean, playedOn.cut[id].sd]).toEqual([cut[id].mean, cut[id].sd]);
    expect([playedOn.toEnd[id].mean, playedOn.toEnd[id].sd]).toEqual([full[id].mean, full[id].sd]);
    const { mean, se } = playedOn.difference[id];
    expect(Math.abs(Number(mean) - OFF), id).toBeLessThanOrEqual(4 * Number(se));
  }
  expect(playedOn.cut.rolls).toBe(2);
  expect(playedOn.rollsRatio).toBeCloseTo(Number(playedOn.toEnd.rolls) / 2, 9);
  await expect(card(lab)).toContainText(/move it by −0\.\d{3} ± 0\.\d{3} points, as measured in 400 games\./);
  await expect(card(lab)).toContainText('Cut short, a game takes 2.0 rolls on average.');
  await expect(card(lab)).toContainText('400 of 400 games played to the end.');
  await expect(card(lab).getByRole('button', { name: /^Play/ })).toBeDisabled();

  // The database evaluates without an error.
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.measure({ evaluator: 'network' }));
  await ready(lab);
  expect((await snapshotOf(lab)).playedOn).toBe(null);
  await playOn(lab);
  const exact = (await snapshotOf(lab)).playedOn;
  expect(Math.abs(Number(exact?.difference.reduced.mean))).toBeLessThan(1e-5);
  await expect(card(lab)).toContainText('That is Williams’s sum, cut short');

  await cutAfter(lab, '50');
  await playOn(lab);
  await expect(card(lab)).toContainText('None of these games lasted longer than 50 rolls, so none was cut.');
  await cutAfter(lab, 'end');
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.measure({ evaluator: 'pipCount' }));
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(full);
});

test('the address has the horizon, and Undo brings the games to the end back', async ({ page }) => {
  const query = `?seed=5&position=${BEAR_OFF}&evaluator=tiny&games=60`;
  const lab = await openContact(page, query);
  const before = await snapshotOf(lab);
  await cutAfter(lab, '2');
  const cut = await snapshotOf(lab);
  // Another evaluator has other values at the horizon: these are other games, as many of them.
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.measure({ evaluator: 'pipCount' }));
  await ready(lab);
  const other = await snapshotOf(lab);
  expect(other.games).toBe(60);
  expect(other.plain.mean).not.toBeCloseTo(Number(cut.plain.mean), 3);
  await lab.getByRole('button', { name: 'Undo change' }).click();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(cut);
  const address = await writtenAddress(page);
  expect(new URLSearchParams(address.split('#')[1]).get('horizon')).toBe('2');
  await page.goto('about:blank');
  expect(await snapshotOf(await openContact(page, address))).toEqual(cut);
  // The reader can overrule the author of a link.
  const written = await openContact(page, `${query}&horizon=2`);
  await cutAfter(written, 'end');
  expect(await snapshotOf(written)).toEqual(before);
  expect(await writtenAddress(page)).toContain('horizon=end');
});

test('where nothing measures luck, the network gives the result', async ({ page }) => {
  const lab = await openContact(page, `?seed=5&position=${BEAR_OFF}&evaluator=nothing&games=40&horizon=1`);
  await expect(card(lab)).toContainText('so the network gives the result at the horizon');
  const { plain, reduced } = await snapshotOf(lab);
  expect(reduced.mean).toBe(plain.mean);
  // Scripts play games on, too, and only those that are missing.
  await lab.evaluate((/** @type {ContactLab} */ it) => it.playOn());
  await roll(lab, 10);
  await expect(card(lab)).toContainText('40 of 50 games played to the end.');
  await lab.evaluate((/** @type {ContactLab} */ it) => it.playOn());
  await ready(lab);
  expect((await snapshotOf(lab)).playedOn?.games).toBe(50);
});

test('Rewind drops the games that were played on, also while they are', async ({ page }) => {
  const lab = await openContact(page, `?seed=5&position=${BEAR_OFF}&evaluator=pip-count&games=100&horizon=2`);
  await playOn(lab);
  expect((await snapshotOf(lab)).playedOn?.games).toBe(100);
  const rewound = await lab.evaluate((/** @type {ContactLab} */ it) => {
    it.rewind();
    const { games, playedOn } = it.snapshot();
    return { games, playedOn };
  });
  expect(rewound).toEqual({ games: 0, playedOn: null });
  await roll(lab, 400);
  await expect(card(lab).locator('[data-row="reduced"] td').last()).toHaveText('–');
  // No game of four hundred has come from a worker before the task ends.
  const running = await lab.evaluate((/** @type {ContactLab} */ it) => {
    it.act.playOn();
    const before = it.playedOn.running;
    it.act.rewind();
    return [before, it.playedOn.running];
  });
  expect(running).toEqual([true, false]);
  await ready(lab);
  expect((await snapshotOf(lab)).playedOn).toBe(null);
});

test('games and pairs stop the games that are played on', async ({ page }) => {
  const lab = await openContact(page, `?seed=5&position=${BEAR_OFF}&evaluator=pip-count&games=400&horizon=2&until=500`);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.comparePlays([6, 5]));
  await ready(lab);
  // Playing on is stopped in the task in which it began, so some of the games are always missing.
  const running = await lab.evaluate((/** @type {ContactLab} */ it) => {
    const all = {
      startUntil: () => it.act.startUntil(),
      openRest() {
        it.rolling.opening = { is: 'asking', games: 500, rolled: it.rolling.rollout.games, half: 0 };
        it.act.openRest(true);
      },
      run: () => it.act.run(),
      rollGame: () => it.act.rollGame(),
      pairs: () => it.comparison.pairs?.begins(),
    };
    const during = Object.entries(all).map(([name, begin]) => {
      it.act.playOn();
      const before = it.playedOn.running;
      begin();
      const after = it.playedOn.running;
      it.pause();
      return [name, before, after];
    });
    it.rewind();
    return during;
  });
  expect(running).toEqual(['startUntil', 'openRest', 'run', 'rollGame', 'pairs'].map((name) => [name, true, false]));
});

test('every call of playOn waits until the games are played on', async ({ page }) => {
  const lab = await openContact(page, `?seed=5&position=${BEAR_OFF}&evaluator=pip-count&games=400&horizon=2`);
  const played = await lab.evaluate(async (/** @type {ContactLab} */ it) => {
    const first = it.playOn();
    await it.playOn();
    const games = it.snapshot().playedOn?.games;
    await first;
    await it.playOn();
    return games;
  });
  expect(played).toBe(400);
});

test.describe('on a phone', () => {
  test.use(DEVICES.phone);

  test('in Japanese everything fits, and axe finds nothing', async ({ page }) => {
    const lab = await openContact(page, `?seed=5&position=${BEAR_OFF}&evaluator=pip-count&games=50&horizon=2&lang=ja`);
    await lab.evaluate((/** @type {ContactLab} */ it) => it.playOn());
    await ready(lab);
    await card(lab).scrollIntoViewIfNeeded();
    await expect(card(lab).locator('.moved')).toContainText('（50ゲームでの測定）');
    await expect(card(lab).getByRole('combobox', { name: 'ゲームの打ち切り' })).toHaveValue('2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await violationsIn(page, 'light')).toEqual([]);
  });
});
