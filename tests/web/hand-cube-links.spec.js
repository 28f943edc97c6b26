// The ways between playing by hand with the cube and without it, and to the program's rollout with it: position, dice and cube go
// along. And what is shared of games with the cube.

import { expect, test } from './helpers/test.js';
import { openHandCube, playPerfectly, ready, snapshotOf } from './helpers/hand-cube.js';
import { clickShare, measured } from './helpers/share.js';

test('from the hand lab one comes here with its position and dice, and back', async ({ page }) => {
  await page.goto('./hand.html?position=rAYAAGwDAAAAAA&white=1&seed=0x77');
  await page.locator('hand-lab').getByRole('link', { name: 'Play this position with the cube' }).click();
  const lab = page.locator('hand-cube-lab');
  await ready(lab);
  const { position, seed, cube } = await snapshotOf(lab);
  expect({ position, seed, cube }).toEqual({
    position: { x: [0, 0, 2, 1, 1, 2], o: [0, 0, 0, 2, 2, 2], onRoll: 'o' },
    seed: '0x77',
    cube: { owner: 'centred' },
  });
  await lab.getByRole('link', { name: 'Play this position without the cube' }).click();
  await expect(page).toHaveURL(/\/hand\.html\?position=rAYAAGwDAAAAAA&white=1&seed=0x77/);
});

test('to the rollout with the cube the position goes along, and whose the cube is', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHandCube(page, '?position=rAYAAGwDAAAAAA&cube=o');
  await lab.getByRole('link', { name: 'Roll this position out with the cube' }).click();
  const rolled = page.locator('cube-lab');
  await ready(rolled);
  const { position, cube } = await rolled.evaluate((/** @type {any} */ it) => it.snapshot());
  expect([position.x, cube.owner]).toEqual([[0, 0, 0, 2, 2, 2], 'o']);
});

test('the position’s XGID says whose the cube is', { tag: '@long' }, async ({ page }) => {
  const lab = await openHandCube(page, '?position=EQAAEAEAAAAAAA&cube=o');
  // 5-2 against 4-1; the cube on 2 (2¹), that of the player at the top (−1).
  await expect(lab.locator('board-editor #xgid')).toHaveValue('XGID=--A--A---------------a--a-:1:-1:1:00:0:0:0:0:10');
});

test('past six checkers the hand lab has no way here', async ({ page }) => {
  await page.goto('./hand.html?position=2%2B4OAADt7g4AAA');
  const lab = page.locator('hand-lab');
  await ready(lab);
  await expect(lab.getByRole('link', { name: 'Roll this position out', exact: true })).toBeVisible();
  await expect(lab.getByRole('link', { name: 'Play this position with the cube' })).toHaveCount(0);
});

test('what is shared are the games that were played, each double with them, or dice of everybody’s own', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHandCube(page, '?opponent-cube=pip-count&lang=en');
  await playPerfectly(lab);
  const { seed } = await snapshotOf(lab);
  const dialog = await clickShare(page);
  const begun = await measured(dialog);
  expect(begun.link).toMatch(/[#&]plays=_[rdtp\w]+/);
  expect(begun.iframe).toContain('hand-cube-embed.html?v=2&amp;lang=en&amp;opponent-cube=pip-count"');
  await dialog.getByRole('combobox', { name: 'Begins with' }).selectOption({ label: 'the 1 game you have played' });
  const again = await measured(dialog);
  expect(again.iframe).toContain(`seed=${seed}&amp;plays=_`);
  expect(again.element).toContain(
    'alt="Rollout Lab: By hand, with the cube. What do your doubles and takes cost, once the luck is taken out?"',
  );
});
