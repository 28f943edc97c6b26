// The ways between bear-offs without a cube and with one: the same position, whoever is on roll.

import { expect, test } from './helpers/test.js';
import { openCube, ready } from './helpers/cube.js';
import { openBearoff, setPosition } from './helpers/bearoff.js';

const POSITION = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: /** @type {const} */ ('o') };

test('from a bear-off without a cube a link leads to the same position with one, and another one back', async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await setPosition(lab, POSITION);
  await lab.getByRole('link', { name: 'Roll this position out with the cube' }).click();
  const cube = page.locator('cube-lab');
  await ready(cube);
  expect(await cube.evaluate((/** @type {import('./helpers/cube.js').CubeLab} */ it) => it.position)).toEqual(POSITION);
  await cube.getByRole('link', { name: 'Roll this position out without the cube' }).first().click();
  await expect(page).toHaveURL(/bearoff\.html/);
  const back = page.locator('bearoff-lab');
  await ready(back);
  expect(await back.evaluate((/** @type {import('./helpers/bearoff.js').BearoffLab} */ it) => it.position)).toEqual(
    POSITION,
  );
});

test('where a side has more than six checkers there is no way to the cube, which knows nothing of it', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, { x: [2, 1, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' });
  await expect(lab.getByRole('link', { name: 'Play this position by hand' })).toBeVisible();
  await expect(lab.getByRole('link', { name: 'Roll this position out with the cube' })).toHaveCount(0);
});

test('the way to a bear-off without a cube keeps the position past six checkers', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openCube(page, '?position=2%2B4OAADt7g4AAA');
  await lab.locator('.beyond').getByRole('link').click();
  await expect(page).toHaveURL(/bearoff\.html\?position=2%2B4OAADt7g4AAA/);
});
