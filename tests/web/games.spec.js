// The table of games, and the same games as a spreadsheet.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { parseCsv } from './helpers/csv.js';
import { article, firstGames } from './helpers/golden.js';
import { SEED, TABLES, chooseSpeed, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{x: [number, number], o: [number, number] | null}} Dice */

const OUTCOME = ['Result', 'Total luck', 'Result − luck'];
const HEADER = ['Game', 'Blue’s roll', 'luck', 'White’s roll', 'luck', ...OUTCOME];

/** @param {Locator} lab */
const table = (lab) => lab.locator('games-table');

/** @param {Locator} lab @param {'Newest' | 'First'} name */
const choice = (lab, name) => lab.getByRole('button', { name, exact: true });

/**
 * Cells of the listed games.
 * @param {Locator} lab
 */
const listed = (lab) =>
  table(lab)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** As players write a roll. @param {[number, number]} dice */
const write = ([a, b]) => `${Math.max(a, b)}-${Math.min(a, b)}`;

/**
 * O bears off from her six point with six pips or more; doubles count four times.
 * @param {[number, number]} dice
 */
const bearsOff = ([a, b]) => (a === b ? 4 * a : a + b) >= 6;

/**
 * A game's numbers, worked out from its dice: luck of X's and of O's roll, result, total luck, result − luck.
 * @param {Dice} dice
 * @param {typeof TABLES.madeUp} luck
 */
function scored({ o }, luck) {
  const xLuck = o ? luck.noDoubles : luck.doubles;
  const oLuck = o ? (bearsOff(o) ? luck.oBearsOff : luck.oFails) : null;
  const result = o && bearsOff(o) ? 0 : 100;
  const total = xLuck + (oLuck ?? 0);
  return { xLuck, oLuck, result, total, reduced: result - total };
}

/** @param {number | null} value */
const signed = (value) => (value === null ? '–' : value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`);

/**
 * Downloads the spreadsheet.
 * @param {Locator} lab
 */
async function download(lab) {
  const downloading = lab.page().waitForEvent('download');
  await lab.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  /** @type {string} */
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), text };
}

test('the table has the article’s columns and says when it is empty', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await expect(table(lab).getByRole('columnheader')).toHaveText(HEADER.map((name) => new RegExp(`^${name}`)));
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(table(lab).getByText('No games rolled yet.')).toBeVisible();
});

test('every listed game is the seed’s, with the luck of its rolls', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20);
  await choice(lab, 'First').click();
  await expect(table(lab).locator('tbody th').first()).toHaveText('1');
  const expected = firstGames(SEED).map((dice, trial) => {
    const { xLuck, oLuck, result, total, reduced } = scored(dice, TABLES.madeUp);
    const o = dice.o ? `${write(dice.o)} ${bearsOff(dice.o) ? 'off' : 'misses'}` : '–';
    const numbers = [String(result), signed(total), String(reduced)];
    return [String(trial + 1), write(dice.x), signed(xLuck), o, signed(oLuck), ...numbers];
  });
  expect(await listed(lab)).toEqual(expected);
});

test('the newest games come first, or the first ones, fifty at the most', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1234);
  const numbers = table(lab).locator('tbody th');
  await expect(choice(lab, 'Newest')).toHaveAttribute('aria-pressed', 'true');
  await expect(numbers).toHaveCount(50);
  await expect(numbers.first()).toHaveText('1,234');
  await expect(numbers.last()).toHaveText('1,185');
  await expect(table(lab)).toContainText('The newest 50 of 1,234 games; totals and averages cover all of them.');
  await choice(lab, 'First').click();
  await expect(choice(lab, 'First')).toHaveAttribute('aria-pressed', 'true');
  await expect(numbers.first()).toHaveText('1');
  await expect(numbers.last()).toHaveText('50');
  await expect(table(lab)).toContainText('The first 50 of 1,234 games; totals and averages cover all of them.');
});

test('totals and averages are of all games', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const foot = table(lab).locator('tfoot tr');
  // 3343, 4183 and 12474 games; luck +50, +35 and −25; reduced 50, 65 and 25.
  await expect(foot.nth(0).getByRole('cell')).toHaveText(['', '', '', '', '752,600', '+1,705', '750,895']);
  await expect(foot.nth(1).getByRole('cell')).toHaveText(['', '', '', '', '37.63', '+0.09', '37.54']);
});

test('after the article’s games the totals are the article’s', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Replay the article' }).click();
  const foot = table(lab).locator('tfoot tr').first().getByRole('cell');
  const { raw_total: total, made_up: madeUp } = article.after_10;
  await expect(foot).toHaveText(['', '', '', '', String(total), signed(total - madeUp), String(madeUp)]);
  await lab.getByRole('button', { name: '20 more' }).click();
  const after30 = article.after_30;
  await expect(foot).toHaveText([
    '',
    '',
    '',
    '',
    after30.raw_total.toLocaleString('en'),
    signed(after30.raw_total - after30.made_up),
    after30.made_up.toLocaleString('en'),
  ]);
});

test('an edit of the luck table scores the listed games again', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20);
  await choice(lab, 'First').click();
  await setTable(lab, TABLES.backwards);
  await expect(table(lab).locator('tbody tr').first()).toContainText('−62.5');
  const reduced = (await listed(lab)).map((cells) => cells[7]);
  // 162.5 or −37.5
  const expected = firstGames(SEED).map((dice) => scored(dice, TABLES.backwards).reduced);
  expect(reduced).toEqual(expected.map((points) => signed(points).replace('+', '')));
});

test('the spreadsheet holds every game with its dice and all digits', async ({ page }) => {
  const lab = await openLab(page);
  const luck = { doubles: 12.25, noDoubles: -2.45, oFails: 10, oBearsOff: -10 / 3 };
  await setTable(lab, luck);
  await roll(lab, 20);
  const { name, text } = await download(lab);
  expect(name).toBe('rollout-lab-games.csv');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header, ...rows] = parseCsv(text.slice(1));
  expect(header).toEqual(HEADER);
  expect(rows).toHaveLength(20);
  firstGames(SEED).forEach((dice, trial) => {
    const [game, x, xLuck, o, oLuck, result, total, reduced] = rows[trial];
    const expected = scored(dice, luck);
    expect([game, x]).toEqual([String(trial + 1), write(dice.x)]);
    expect(o).toBe(dice.o ? `${write(dice.o)} ${bearsOff(dice.o) ? 'off' : 'misses'}` : '');
    expect(Number(xLuck)).toBe(expected.xLuck);
    expect(oLuck === '' ? null : Number(oLuck)).toBe(expected.oLuck);
    expect(Number(result)).toBe(expected.result);
    expect(Number(total)).toBeCloseTo(expected.total, 12);
    expect(Number(reduced)).toBeCloseTo(expected.reduced, 12);
  });
});

test('the article’s games are in the spreadsheet by their outcomes', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Replay the article' }).click();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(10);
  await expect(lab.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  const { text } = await download(lab);
  const [, ...rows] = parseCsv(text.slice(1));
  const outcomes = { D: ['doubles', ''], F: ['no doubles', 'misses'], B: ['no doubles', 'off'] };
  expect(rows.map(([, x, , o]) => [x, o])).toEqual(
    [...article.games.first_10].map((letter) => outcomes[/** @type {'D' | 'F' | 'B'} */ (letter)]),
  );
});

test('the spreadsheet’s games add up to the leaves that are counted', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const { text } = await download(lab);
  const [, ...rows] = parseCsv(text.slice(1));
  const o = rows.map((cells) => cells[3]);
  expect({
    doubles: o.filter((cell) => cell === '').length,
    fails: o.filter((cell) => cell.endsWith('misses')).length,
    bearsOff: o.filter((cell) => cell.endsWith(' off')).length,
  }).toEqual({ doubles: 3343, fails: 4183, bearsOff: 12474 });
});

test('there is nothing to download after a rewind', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(lab.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});

test('the list follows a run to its end', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await chooseSpeed(lab, Infinity);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    it.rolling.target = 777;
    it.run();
  });
  await expect(lab.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expect(table(lab).locator('tbody th').first()).toHaveText('777');
});

test('a reader who has scrolled to a game keeps it before his eyes while others come in above', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const box = table(lab).locator('[part~=box]');
  await box.evaluate((it) => {
    it.scrollTop = 400;
  });
  await drawn(page);
  const row = await table(lab).locator('tbody tr').nth(20).elementHandle();
  const seen = () =>
    row?.evaluate((it) => ({ game: it.querySelector('th')?.textContent, top: it.getBoundingClientRect().top }));
  const before = await seen();
  expect(before?.game).toBe('80');
  for (let more = 0; more < 3; more += 1) await roll(lab, 1);
  await expect(table(lab).locator('tbody th').first()).toHaveText('103');
  const after = await seen();
  expect(after?.game).toBe('80');
  // Browsers scroll by whole pixels; a row has thirty.
  expect(Math.abs(Number(after?.top) - Number(before?.top))).toBeLessThanOrEqual(1);
});

test('totals add up as they are written, also where both end in halves', async ({ page }) => {
  const lab = await openLab(page);
  // 11 · 12.25 = 134.75, of which one decimal is written: with any number of games won the other sum ends in a half, too.
  await setTable(lab, { doubles: 12.25, noDoubles: 12.25, oFails: 0, oBearsOff: 0 });
  await roll(lab, 11);
  expect((await snapshotOf(lab)).plain.mean).toBeGreaterThan(0);
  const total = await table(lab)
    .locator('tfoot tr')
    .first()
    .evaluate((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '').slice(-3));
  const [result, luck, reduced] = total.map((text) => Number(text.replace('−', '-')));
  expect((result - luck).toFixed(1)).toBe(reduced.toFixed(1));
});
