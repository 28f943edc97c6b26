// Bets on a bear-off: what tells the answer there, and where there is none to bet on.

import { FIFTEEN_EACH, choose, openBearoff, ready, roll, setPosition } from './helpers/bearoff.js';
import { button, chart, handle, place, set, telling, told, writtenHash } from './helpers/bet.js';
import { expect, test } from './helpers/test.js';
import { en } from '../../www/labs/bearoff/texts/en-page.js';

for (const [where, file] of /** @type {const} */ ([['on the page', 'bearoff.html'], ['in an embed', 'bearoff-embed.html']])) {
  test(`nothing tells the answer before a bet has it, ${where}`, async ({ page }) => {
    // The article's position, of which all is said: Blue wins exactly 3/8.
    await page.goto(`./${file}?bet=1&evaluator=exact&seed=0x2a61`);
    const lab = page.locator('bearoff-lab');
    await ready(lab);
    await expect(lab.getByRole('slider')).toHaveCount(2);
    const secret = async () => {
      await ready(lab);
      await expect(telling(lab)).toHaveCount(0);
      await expect(lab.locator('roll-map, .worth, .verdict, many-rollouts')).toHaveCount(0);
      expect(await told(page)).not.toMatch(/37\.5|3\/8/);
    };
    await secret();
    await set(handle(lab, 'plain'), 40);
    await place(lab).click();
    await secret();
    await button(lab, en.bet.show).click();
    await ready(lab);
    await expect(telling(lab)).not.toHaveCount(0);
    await expect(lab.locator('roll-map, dl.worth, many-rollouts')).toHaveCount(3);
    expect(await told(page)).toMatch(/37\.5/);
  });
}

test.use({ viewport: { width: 1280, height: 800 } });

test('what was told is told of a position and its players, however luck is estimated', async ({ page }) => {
  const lab = await openBearoff(page);
  await button(lab, en.bet.offer).click();
  // What told the answer above it is gone; the question is in view, wherever the button was.
  await expect(lab.locator('.bet')).toBeInViewport({ ratio: 1 });
  const known = lab.getByText(en.bet.known);
  await expect(known).toBeVisible();
  await choose(lab, 'evaluator', 'backwards');
  await expect(known).toBeVisible();
  await setPosition(lab, { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0] });
  await expect(known).toHaveCount(0);
  await set(handle(lab, 'plain'), 60);
  await place(lab).click();
  await roll(lab, 99);
  await expect(telling(lab)).toHaveCount(0);
  expect(await writtenHash(page)).toContain('bets=60,50&told=0');
  await roll(lab, 1);
  // 1805/2916, by hand in the position's own words.
  await expect(lab.locator('.bets')).toContainText('it settles at 61.9%');
  await button(lab, en.bet.again).click();
  await expect(lab.getByRole('slider')).toHaveCount(2);
  await expect(known).toBeVisible();
});

test('where no exact answer is known there is no bet on offer', async ({ page }) => {
  const lab = await openBearoff(page);
  await expect(button(lab, en.bet.offer)).toBeVisible();
  await setPosition(lab, FIFTEEN_EACH);
  await expect(chart(lab)).toBeVisible();
  await expect(button(lab, en.bet.offer)).toHaveCount(0);
});
