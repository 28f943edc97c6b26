// The council lab and its address: every setting is in it, and what makes no council is said.

import { writtenAddress } from './helpers/address.js';
import { openCouncil, ready, roll, setModel, snapshotOf } from './helpers/council.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/council.js').CouncilLab} CouncilLab */

test('every setting, the trials and the seed stand in the address, and open the same', async ({ page }) => {
  const lab = await openCouncil(page, '');
  await setModel(lab, { candidates: 4, d: 0.5, s1: 1.25, s2: 2, copying: 12.5 });
  await lab.evaluate((/** @type {CouncilLab} */ it) => {
    it.seed = '0x77';
    it.act.toggleSeries('pessimistic', true);
    it.act.setWorth(10);
  });
  await roll(lab, 2500);
  await lab.evaluate((/** @type {CouncilLab} */ it) => it.act.lookAt(17));
  const address = await writtenAddress(page);
  for (const said of [
    'candidates=4',
    'd=0.5',
    's1=1.25',
    's2=2',
    'copying=12.5',
    'seed=0x77',
    'trials=2500',
    'look=17',
    'worth=10',
  ]) {
    expect(address).toContain(said);
  }
  const before = await snapshotOf(lab);
  await page.goto('about:blank');
  await page.goto(`./council.html${address}`);
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(lab.getByRole('heading', { name: 'Position 17' })).toBeVisible();
  await expect(lab.locator('rollout-chart.main').getByRole('button', { name: 'pessimistic' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('numbers that make no council together are named, and the usual one is there', async ({ page }) => {
  const lab = await openCouncil(page, '?s1=5&s2=2&copying=10&seed=5');
  const problems = await lab.evaluate((/** @type {CouncilLab} */ it) => it.problems);
  expect(problems).toEqual([
    { name: 's1', text: '5' },
    { name: 's2', text: '2' },
    { name: 'copying', text: '10' },
  ]);
  expect((await snapshotOf(lab)).model).toEqual({ candidates: 2, d: 1, s1: 2, s2: 3, copying: 0, programs: 3 });
});

test('with other programs than three, an address may still say what three had', async ({ page }) => {
  const lab = await openCouncil(page, '?programs=5&s2=9&copying=10&seed=5');
  expect(await lab.evaluate((/** @type {CouncilLab} */ it) => it.problems)).toEqual([]);
  expect((await snapshotOf(lab)).model).toEqual({ candidates: 2, d: 1, s1: 2, s2: 2, copying: 0, programs: 5 });
});

test('a lab that is settled has simulated the positions that its address asks for', async ({ page }) => {
  const lab = await openCouncil(page, '?seed=5&trials=3000000');
  expect((await snapshotOf(lab)).trials).toBe(3_000_000);
});
