// Bets on a bear-off: what tells the answer there, and where there is none to bet on.

import {
  FIFTEEN_EACH,
  IDS,
  backButton,
  choose,
  openBearoff,
  playRoll,
  ready,
  roll,
  setPosition,
  snapshotOf,
} from './helpers/bearoff.js';
import { button, chart, handle, place, set, telling, told } from './helpers/bet.js';
import { expect, test } from './helpers/test.js';
import { writtenHash } from './helpers/address.js';
import { en } from '../../www/labs/bearoff/texts/en-page.js';

for (const [where, file] of /** @type {const} */ ([
  ['on the page', 'bearoff.html'],
  ['in an embed', 'bearoff-embed.html'],
])) {
  test(
    `nothing tells the answer before a bet has it, ${where}`,
    where === 'on the page' ? {} : { tag: '@long' },
    async ({ page }) => {
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
      // On the page the thousand rollouts come with the first game.
      await expect(lab.locator('roll-map, dl.worth, many-rollouts')).toHaveCount(where === 'on the page' ? 2 : 3);
      expect(await told(page)).toMatch(/37\.5/);
    },
  );
}

test.use({ viewport: { width: 1280, height: 800 } });

test('what was told is told of a position and its players, however luck is estimated', { tag: '@long' }, async ({
  page,
}) => {
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

/** Two checkers against two. */
const OTHER = { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0] };

/**
 * Bets on a new rollout of four checkers against four, as in the list.
 * @param {import('@playwright/test').Page} page
 * @param {string} [more]  of the address
 */
async function bet(page, more = '') {
  const lab = await openBearoff(page, `?position=${IDS.fourEach}${more}`);
  await button(lab, en.bet.offer).click();
  await set(handle(lab, 'plain'), 60);
  await place(lab).click();
  await roll(lab, 10);
  return lab;
}

/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

test('a bet is on the position that it was made on: it goes with that, and comes back with it', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await bet(page);
  await button(lab, en.bet.show).click();
  await expect(lab.locator('.bets')).toContainText('settles at');
  const settled = await lab.locator('.bets').textContent();
  for (const remeasured of [false, true]) {
    await playRoll(lab, 6, 5);
    await expect(lab.locator('.bets')).toHaveCount(0);
    expect(await writtenHash(page)).not.toContain('bets');
    // With another estimate the games are rolled again on the way back.
    if (remeasured) await choose(lab, 'evaluator', 'even');
    await backButton(lab).click();
    await ready(lab);
    await expect(lab.locator('.bets')).toHaveText(String(settled));
    expect((await snapshotOf(lab)).games).toBe(10);
  }
  await setPosition(lab, OTHER);
  await expect(lab.locator('.bets')).toHaveCount(0);
});

test('a bet that is open is so no more in another position, and again when that was not waited for', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await bet(page);
  await expect(lab.locator('roll-map')).toHaveCount(0);
  await lab.evaluate(
    (/** @type {BearoffLab} */ it, position) => {
      it.prepared.workshop.make = () => new Promise(() => {});
      it.position = /** @type {any} */ (position);
    },
    { ...OTHER, onRoll: 'x' },
  );
  await expect(lab.locator('.bets')).toHaveCount(0);
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.cancel());
  await expect(lab.locator('.bets')).toContainText('60%');
  await expect(button(lab, en.bet.show)).toBeVisible();
  await expect(lab.locator('roll-map')).toHaveCount(0);
});

test('a bet on players who err is on their errors; those of the estimate are nobody’s game', { tag: '@long' }, async ({
  page,
}) => {
  for (const [players, bets] of /** @type {const} */ ([
    ['&blues=noisy', 0],
    ['&evaluator=noisy', 1],
  ])) {
    const lab = await bet(page, players);
    await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.setNoise({ size: 5, seed: 1 }));
    await ready(lab);
    await expect(lab.locator('.bets'), players).toHaveCount(bets);
  }
});

test('where no exact answer is known there is no bet on offer', async ({ page }) => {
  const lab = await openBearoff(page);
  await expect(button(lab, en.bet.offer)).toBeVisible();
  await setPosition(lab, FIFTEEN_EACH);
  await expect(chart(lab)).toBeVisible();
  await expect(button(lab, en.bet.offer)).toHaveCount(0);
});
