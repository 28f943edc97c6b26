// What becomes of games that are played with the cube by hand: they come back after a reload, are measured in another way, given
// up, and taken away as files; and where the exact answer stops, so does the lab.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { parseCsv } from './helpers/csv.js';
import {
  IDS,
  SEED,
  button,
  openHandCube,
  playAnyhow,
  playPerfectly,
  ready,
  recordsOf,
  snapshotOf,
  viewOf,
} from './helpers/hand-cube.js';

/** @typedef {import('./helpers/hand-cube.js').HandCubeLab} HandCubeLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * What is downloaded by this button.
 * @param {Locator} lab
 * @param {string} name
 */
async function downloaded(lab, name) {
  const downloading = lab.page().waitForEvent('download');
  await button(lab, name).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a reload goes on where the reader was, also in the middle of a double', async ({ page }) => {
  const lab = await openHandCube(page, '?hands=both');
  await playAnyhow(lab, 3);
  await button(lab, 'Next game').click();
  await button(lab, 'Double to 2').click();
  const { written } = await lab.evaluate((/** @type {HandCubeLab} */ it) => ({ written: it.session.rollout.written }));
  await expect.poll(() => new URLSearchParams(page.url().split('#')[1]).get('plays')).toBe(written);
  const before = { snapshot: await snapshotOf(lab), records: await recordsOf(lab), view: await viewOf(lab) };
  expect(before.view?.asked).toBe('answer');
  await page.reload();
  await ready(lab);
  expect({ snapshot: await snapshotOf(lab), records: await recordsOf(lab), view: await viewOf(lab) }).toEqual(before);
});

test('what nobody can have played is said, and no game is begun', async ({ page }) => {
  const lab = await openHandCube(page, `?seed=${SEED}&plays=_tt`);
  await expect(lab.getByRole('status').filter({ hasText: 'plays' })).toContainText('_tt');
  expect(await viewOf(lab)).toMatchObject({ begun: 0, turn: null, asked: null });
});

test('a game that is given up before the first roll does not count', { tag: '@long' }, async ({ page }) => {
  const lab = await openHandCube(page);
  await button(lab, 'Play a game').click();
  await button(lab, 'Resign').click();
  await button(lab, 'Yes, resign').click();
  await expect(lab.locator('.said')).toContainText('You resigned. This game doesn’t count.');
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, abandoned: 1 });
});

test('luck that is estimated in another way leaves games and mistakes as they are, and no sum of one game', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHandCube(page);
  await playAnyhow(lab, 4);
  const [before, then] = [await recordsOf(lab), await snapshotOf(lab)];
  await expect(lab.locator('.said .sum')).toBeVisible();
  for (const name of ['none', 'cubelessIgnored', 'cubelessTimesCube', 'janowski']) {
    await lab.getByRole('combobox', { name: 'Luck is estimated by' }).selectOption(name);
    await ready(lab);
    const [after, now] = [await recordsOf(lab), await snapshotOf(lab)];
    const kept = (/** @type {typeof after} */ records) =>
      records.map(({ result, mistakes, turns }) => ({
        result,
        mistakes,
        plays: turns.map(({ doubled, answer, moves }) => [doubled, answer, moves]),
      }));
    expect(kept(after)).toEqual(kept(before));
    expect([now.plain, now.costs]).toEqual([then.plain, then.costs]);
    expect(now.reduced.mean).not.toBe(then.reduced.mean);
    await expect(lab.locator('.said .sum')).toHaveCount(0);
  }
  // Without any luck the lines are one.
  await lab.getByRole('combobox', { name: 'Luck is estimated by' }).selectOption('none');
  await ready(lab);
  const { plain, reduced } = await snapshotOf(lab);
  expect(reduced.mean).toBe(plain.mean);
});

test('who plays, doubles, and owns the cube is chosen, and nothing that ends the games happens unasked', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHandCube(page);
  await playPerfectly(lab);
  const before = await snapshotOf(lab);
  const cube = lab.getByRole('combobox', { name: 'The other side’s cube actions' });
  await cube.selectOption('pipCount');
  await button(lab, 'Keep these games').click();
  expect(await snapshotOf(lab)).toEqual(before);
  await cube.selectOption('thresholds');
  await button(lab, 'Start again').click();
  await ready(lab);
  const from = lab.getByRole('textbox', { name: 'Doubles from' });
  await from.fill('101');
  await from.press('Enter');
  await expect(lab.getByRole('alert').filter({ hasText: 'from 0 to 100' })).toBeVisible();
  await from.fill('60');
  await from.press('Enter');
  await lab.getByRole('combobox', { name: 'Cube at the start' }).selectOption('o');
  await ready(lab);
  const { games, opponent, cube: owned } = await snapshotOf(lab);
  expect([games, opponent, owned]).toEqual([0, { plays: 'withCube', cube: 'thresholds' }, { owner: 'o' }]);
  const address = await writtenAddress(page);
  for (const part of ['opponent-cube=thresholds', 'double-from=60', 'cube=o']) expect(address).toContain(part);
});

test('host pages set the cube, and what is none is refused', async ({ page }) => {
  const lab = await openHandCube(page);
  const owner = await lab.evaluate(async (/** @type {HandCubeLab} */ it) => {
    it.cube = { owner: 'x' };
    await it.settled();
    return it.snapshot().cube.owner;
  });
  expect(owner).toBe('x');
  const thrown = await lab.evaluate((/** @type {HandCubeLab} */ it) => {
    try {
      Reflect.set(it, 'cube', { owner: 'nobody' });
      return '';
    } catch (error) {
      return /** @type {Error} */ (error).name;
    }
  });
  expect(thrown).toBe('RolloutLabError');
});

test('past six checkers the lab says that the exact answer stops, and leads to the games without the cube', async ({
  page,
}) => {
  const lab = await openHandCube(page, `?seed=${SEED}&position=${encodeURIComponent(IDS.fifteenEach)}&plays=_r0`);
  await expect(lab.locator('.said')).toContainText('exact answers stop at six checkers a side');
  await expect(button(lab, 'Play a game')).toBeDisabled();
  await expect(lab.getByRole('status').filter({ hasText: 'plays' })).toContainText('_r0');
  const link = lab.getByRole('link', { name: 'Play this position without the cube' });
  const { search, pathname } = new URL(await link.evaluate((/** @type {HTMLAnchorElement} */ it) => it.href));
  expect(pathname).toMatch(/hand\.html$/);
  expect(new URLSearchParams(search).get('position')).toBe(IDS.fifteenEach);
  expect(new URLSearchParams(search).get('seed')).toBe(SEED);
});

test('the games as a spreadsheet: every turn, with luck and costs that add up', { tag: '@long' }, async ({ page }) => {
  const lab = await openHandCube(page, `?seed=${SEED}&hands=both`);
  await playAnyhow(lab, 6);
  const records = await recordsOf(lab);
  const { name, text } = await downloaded(lab, 'Download CSV');
  expect(name).toBe('rollout-lab-hand-cube-games.csv');
  const [head, ...rows] = parseCsv(text.slice(1));
  const column = (/** @type {string} */ title) => head.indexOf(title);
  for (const { number, luck, result, mistakes, turns } of records) {
    const own = rows.filter(([game]) => Number(game) === number + 1);
    expect(own).toHaveLength(turns.length);
    const sum = (/** @type {string} */ title) => own.reduce((total, row) => total + Number(row[column(title)]), 0);
    expect(sum('Luck')).toBeCloseTo(luck, 9);
    expect(sum('Cube cost') + sum('Answer cost')).toBeCloseTo(mistakes.x.cube + mistakes.o.cube, 9);
    expect(sum('Play cost')).toBeCloseTo(mistakes.x.checkers + mistakes.o.checkers, 9);
    expect(own.map((row) => row[column('Answer')])).toEqual(turns.map(({ answer }) => answer ?? ''));
    expect(own.every((row) => Number(row[column('Result')]) === result)).toBe(true);
  }
});

test('the games as a match that other programs read, with the cube', async ({ page }) => {
  const lab = await openHandCube(page, `?seed=${SEED}&hands=both`);
  await playAnyhow(lab, 6);
  const records = await recordsOf(lab);
  const { name, text } = await downloaded(lab, 'Download match');
  expect(name).toBe('rollout-lab-hand-cube-games.mat');
  const turns = records.flatMap((record) => record.turns);
  const count = (/** @type {RegExp} */ found) => text.match(found)?.length ?? 0;
  expect(count(/^ Game \d+\r$/gm)).toBe(6);
  expect(count(/ Doubles => \d+/g)).toBe(turns.filter(({ doubled }) => doubled).length);
  expect(count(/ Takes/g)).toBe(turns.filter(({ answer }) => answer === 'take').length);
  expect(count(/ Drops/g)).toBe(turns.filter(({ answer }) => answer === 'pass').length);
  const paid = [...text.matchAll(/Wins (\d+) point/g)].map(([, points]) => Number(points));
  expect(paid).toEqual(records.map(({ result }) => Math.abs(Number(result))));
});
