// The address where a rollout is played by hand: whose plays it holds, and which it cannot hold.

import { expect, test } from './helpers/test.js';
import { SEED, openHand, playGames, ready, snapshotOf } from './helpers/hand.js';

/** @typedef {import('./helpers/hand.js').HandLab} HandLab */

test('games that the reader has ended do not come back from the link that brought them', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHand(page);
  await playGames(lab, 2, 'worst');
  const plays = await lab.evaluate((/** @type {HandLab} */ it) => it.session.rollout.written);
  await page.goto('about:blank');
  await openHand(page, `?seed=${SEED}&plays=${plays}`);
  expect((await snapshotOf(lab)).games).toBe(2);
  await lab.getByRole('button', { name: 'Start again with new dice' }).click();
  await lab.getByRole('button', { name: 'Start again', exact: true }).click();
  await ready(lab);
  const before = await snapshotOf(lab);
  await page.reload();
  await ready(lab);
  const after = await snapshotOf(lab);
  expect([after.games, after.seed]).toEqual([0, before.seed]);
  await expect(lab.getByRole('status').filter({ hasText: 'plays' })).toHaveCount(0);
});

test('what a lab refuses of a link is told again after a reload, and not written as the reader’s', async ({ page }) => {
  // 2⁶⁴ is no seed.
  const address = './hand.html?seed=18446744073709551616&position=zzzzzzzzzzzzzz&plays=_0';
  await page.goto(address);
  const lab = page.locator('hand-lab');
  const note = lab.getByRole('status').filter({ hasText: 'wasn’t recognised' });
  const told = [
    /^position: “zzzzzzzzzzzzzz”\s*This position ID doesn’t describe a possible board\./,
    'seed: “0x10000000000000000”',
    'plays: “_0”',
  ];
  await expect(note.getByRole('listitem')).toHaveText(told);
  await page.reload();
  await ready(lab);
  await expect(note.getByRole('listitem')).toHaveText(told);
  expect(new URL(page.url()).hash).toBe('');
});

test('plays without a seed cannot be made again, and are said', async ({ page }) => {
  const lab = await openHand(page, '?plays=_0');
  await expect(lab.getByRole('status').filter({ hasText: 'plays' })).toContainText('plays: “_0”');
});
