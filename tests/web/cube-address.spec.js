// The address of the lab of the cube: what it holds, what it refuses, and what it says past the database.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { openCube, snapshotOf } from './helpers/cube.js';

/** @typedef {import('./helpers/cube.js').CubeLab} CubeLab */

test('whose the cube is, who plays and doubles, and what measures luck stand in the address and come back', async ({
  page,
}) => {
  const lab = await openCube(page, '?seed=0x2a61');
  await lab.evaluate(async (/** @type {CubeLab} */ it) => {
    it.act.setOwner('o');
    it.act.setPlayers({ x: { plays: 'pipCount', cube: 'thresholds' }, o: { plays: 'withCube', cube: 'never' } });
    it.act.setThresholds({ double: 66.25, pass: 20 });
    it.act.setJanowski(0.7);
    it.act.setEstimator('janowski');
    await it.settled();
  });
  const address = await writtenAddress(page);
  expect(address).toBe(
    '?seed=0x2a61#v=1&cube=o&estimator=janowski&janowski=0.7&blues=pip-count&blue-cube=thresholds&white-cube=never&double-from=66.25&pass-below=20',
  );
  const before = await snapshotOf(lab);
  const again = await openCube(page, address);
  expect(await snapshotOf(again)).toEqual(before);
  expect(await writtenAddress(page)).toBe(address);
});

test('as it begins an address says nothing', { tag: '@long' }, async ({ page }) => {
  await openCube(page, '');
  expect(await writtenAddress(page)).toBe('');
});

test('what is no number there is said to be none, and left out', async ({ page }) => {
  const lab = await openCube(page, '?janowski=1.5&double-from=-1&pass-below=often&cube=y&estimator=best&seed=0x2a61');
  const notice = lab.locator('.notice').filter({ hasText: 'wasn’t recognised' });
  for (const said of [
    'janowski: “1.5”',
    'double-from: “-1”',
    'pass-below: “often”',
    'cube: “y”',
    'estimator: “best”',
  ]) {
    await expect(notice).toContainText(said);
  }
  const { wanted, estimator } = await lab.evaluate((/** @type {CubeLab} */ it) => it.state);
  expect(wanted).toMatchObject({ owner: 'centred', janowski: 0.68, thresholds: { double: 70, pass: 25 } });
  expect(estimator).toBe('cubelessTimesCube');
});

test('games that an address asks for are not waited for where nothing can be rolled', async ({ page }) => {
  // Fifteen checkers each: 2+4OAADt7g4AAA.
  const lab = await openCube(page, '?position=2%2B4OAADt7g4AAA&games=1000&seed=0x2a61');
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, exact: null });
  await expect(lab.locator('.beyond')).toContainText('stop at six checkers a side');
});

test('bets are points, below zero, too', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page, '?bet=1&seed=0x2a61#v=1&bets=-0.25,1.5&told=0');
  expect(await lab.evaluate((/** @type {CubeLab} */ it) => it.state.bets)).toEqual([-0.25, 1.5]);
  await expect(lab.locator('.bets')).toContainText('plain −0.25, variance reduced +1.5');
});
