// Replaying the article's 30 games shows the article's figures. They are in tests/golden/article.json.

import { expect, test } from './helpers/test.js';
import { article } from './helpers/golden.js';
import { drawn, openLab, roll, snapshotOf } from './helpers/lab.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

const ALL_GAMES = article.games.first_10 + article.games.next_20;

/** @param {string} games letters of the article */
const leavesOf = (games) => ({
  doubles: games.split('D').length - 1,
  fails: games.split('F').length - 1,
  bearsOff: games.split('B').length - 1,
});

/** @param {Locator} lab */
async function replayTen(lab) {
  await lab.getByRole('button', { name: 'Replay the article' }).click();
  await expect(lab.getByRole('heading', { name: 'Game 10', exact: true })).toBeVisible();
}

/** @param {Locator} lab */
async function replayThirty(lab) {
  await replayTen(lab);
  await lab.getByRole('button', { name: '20 more from the article' }).click();
  await expect(lab.getByRole('heading', { name: 'Game 30', exact: true })).toBeVisible();
}

/**
 * The running averages that the page shows in large figures.
 * @param {Locator} lab
 */
const shown = (lab) => lab.locator('.tile:is(.plain, .reduced) b');

test('replaying the article can be undone: the games before it come back, with real dice', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  await replayTen(lab);
  await lab.getByRole('button', { name: 'Undo replay' }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(1000);
  await drawn(page);
  expect(await snapshotOf(lab)).toEqual(before);
  // And once something else is rolled, they don't.
  await replayTen(lab);
  await roll(lab, 1);
  await expect(lab.getByRole('button', { name: 'Undo replay' })).toHaveCount(0);
});

test('the button says how many of the article’s games it adds', async ({ page }) => {
  const lab = await openLab(page);
  await replayTen(lab);
  await lab.getByRole('button', { name: 'Roll one game' }).click();
  await lab.getByRole('button', { name: '19 more from the article' }).click();
  await expect(lab.getByRole('heading', { name: 'Game 30', exact: true })).toBeVisible();
  expect((await snapshotOf(lab)).leaves).toEqual(leavesOf(ALL_GAMES));
});

test('a button that is clicked several times at once, or after a roll that is not drawn, adds no more games than it says', async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  const lab = await openLab(page);
  /** Clicks these buttons in one task. @param {string[]} names */
  const click = async (...names) => {
    const buttons = await Promise.all(names.map((name) => lab.getByRole('button', { name }).elementHandle()));
    await page.evaluate((all) => {
      for (const button of all) /** @type {HTMLElement} */ (button).click();
    }, buttons);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.settled());
    await drawn(page);
    return (await snapshotOf(lab)).games;
  };
  const first = 'Replay the article';
  const more = '20 more from the article';
  expect(await click(first, first, first)).toBe(10);
  expect(await click(more, more, more)).toBe(30);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rewind());
  await drawn(page);
  expect(await click(first)).toBe(10);
  // There are more games than the article has.
  expect(await click('Roll 1,000 more games', more)).toBe(1010);
  expect(errors).toEqual([]);
});

test('ten games: plain 50, made-up 42, correct 37.5 and backwards 62.5', async ({ page }) => {
  const lab = await openLab(page);
  await replayTen(lab);
  const { games, leaves } = await snapshotOf(lab);
  expect(games).toBe(10);
  expect(leaves).toEqual(leavesOf(article.games.first_10));
  for (const [preset, mean, key] of /** @type {const} */ ([
    ['Made-up', '42.0%', 'made_up'],
    ['Correct', '37.5%', 'correct'],
    ['Backwards', '62.5%', 'backwards'],
  ])) {
    await lab.getByRole('radio', { name: preset }).check();
    await expect(shown(lab)).toHaveText(['50.0%', mean]);
    const { plain, reduced } = await snapshotOf(lab);
    expect(plain.mean).toBe(article.after_10.raw_total / 10);
    expect(reduced.mean).toBe(article.after_10[key] / 10);
  }
});

test('thirty games: plain 36.67, backwards 35.83, made-up 37.17, correct still 37.5', async ({ page }) => {
  const lab = await openLab(page);
  await replayThirty(lab);
  expect((await snapshotOf(lab)).leaves).toEqual(leavesOf(ALL_GAMES));
  for (const [preset, key] of /** @type {const} */ ([
    ['Made-up', 'made_up'],
    ['Correct', 'correct'],
    ['Backwards', 'backwards'],
  ])) {
    await lab.getByRole('radio', { name: preset }).check();
    const { plain, reduced } = await snapshotOf(lab);
    expect(plain.mean).toBeCloseTo(article.after_30.raw_total / 30, 12);
    expect(reduced.mean).toBeCloseTo(article.after_30[key] / 30, 12);
  }
  // The full table rounds to the two decimals that the article prints.
  const means = lab.locator('.figures tbody tr').filter({ hasText: 'Mean' }).getByRole('cell');
  await expect(means).toHaveText(['36.67', '37.50', '35.83', '37.50']);
});

test('with the correct table every single game returns 37.5', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('radio', { name: 'Correct' }).check();
  const means = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    it.act.replayTo(0);
    const means = [];
    for (let game = 0; game < 30; game += 1) {
      await it.roll(1);
      means.push(it.snapshot().reduced.mean);
    }
    return means;
  });
  expect(means).toEqual(Array(30).fill(37.5));
});

test('every running total of the backwards table is the article’s', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('radio', { name: 'Backwards' }).check();
  await replayTen(lab);
  const totals = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    const totals = [];
    for (let game = 11; game <= 30; game += 1) {
      await it.roll(1);
      totals.push(Number(it.snapshot().reduced.mean) * game);
    }
    return totals;
  });
  const printed = article.backwards_running_total_games_11_to_30;
  expect(totals).toHaveLength(printed.length);
  for (const [i, total] of totals.entries()) expect(total, `game ${11 + i}`).toBeCloseTo(printed[i], 9);
});

test('the table lists the article’s games by their outcomes, without dice', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await replayThirty(lab);
  await lab.getByRole('button', { name: 'First', exact: true }).click();
  await drawn(page);
  const rows = lab.locator('games-table tbody tr');
  await expect(rows).toHaveCount(30);
  const outcome = { D: ['doubles', '–'], F: ['no doubles', 'misses'], B: ['no doubles', 'off'] };
  const expected = [...ALL_GAMES].map((letter) => outcome[/** @type {'D' | 'F' | 'B'} */ (letter)]);
  // The columns after the game's number: Blue's roll, luck, White's roll, luck, …
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  expect(seen.map((cells) => [cells[0], cells[2]])).toEqual(expected);
});

test('the microscope and the board show no dice for a printed game', async ({ page }) => {
  const lab = await openLab(page);
  await replayTen(lab);
  // Game 10 ended with F: White failed.
  await expect(lab.getByText('printed in the article, without its dice')).toBeVisible();
  await expect(lab.getByText('Blue rolls no doubles: bears off two')).toBeVisible();
  await expect(lab.locator('.micro').getByText('White misses')).toBeVisible();
  const board = lab.locator('backgammon-board');
  await expect(board.getByRole('img')).toHaveAttribute('aria-label', /White has missed/);
  await expect(board.locator('.dice')).toHaveCount(0);
});

test('going on with real dice adds the seed’s games to the thirty', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 30);
  const firstThirty = (await snapshotOf(lab)).leaves;

  await replayThirty(lab);
  await lab.getByRole('button', { name: 'Go on with real dice' }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(30);
  await lab.getByRole('button', { name: 'Pause' }).click();
  const { games } = await snapshotOf(lab);
  expect(games).toBeLessThan(1_000_000);
  await roll(lab, 1_000_000 - games);

  // Trial k is a function of seed and k: only the first thirty are not the dice's.
  // tests/golden/stability.json
  const printed = leavesOf(ALL_GAMES);
  expect((await snapshotOf(lab)).leaves).toEqual({
    doubles: 166719 - firstThirty.doubles + printed.doubles,
    fails: 207788 - firstThirty.fails + printed.fails,
    bearsOff: 625493 - firstThirty.bearsOff + printed.bearsOff,
  });
  await expect(lab.getByText('printed in the article, without its dice')).toBeHidden();
});

test('a replay can be stepped through and rewound', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await replayThirty(lab);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(lab.getByText('No game rolled yet')).toBeVisible();
  // Game 1 is F: both roll.
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await expect(lab.getByText('Blue rolls no doubles: bears off two')).toBeVisible();
  await lab.getByRole('button', { name: 'Roll for White' }).click();
  await expect(lab.locator('.micro').getByText('White misses')).toBeVisible();
  expect((await snapshotOf(lab)).leaves).toEqual(leavesOf('F'));
  // And gone on with: nine are missing from the ten.
  await replayTen(lab);
  expect((await snapshotOf(lab)).leaves).toEqual(leavesOf(article.games.first_10));
});

test('new dice end the replay', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await replayTen(lab);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await drawn(page);
  expect((await snapshotOf(lab)).games).toBe(0);
  await lab.getByRole('button', { name: 'Roll one game' }).click();
  await expect(lab.locator('backgammon-board .dice')).toHaveCount(1);
  await expect(lab.getByText('printed in the article')).toBeHidden();
});
