// Where things are on the bear-off page: nothing overflows, and targets are large enough for a finger.

import { expect, test } from './helpers/test.js';
import {
  cell,
  choose,
  enterId,
  openBearoff,
  playButton,
  playRoll,
  ready,
  roll,
  setPosition,
} from './helpers/bearoff.js';
import { targets } from './helpers/targets.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/**
 * The page with as much on it as there can be.
 * @param {Page} page
 */
async function openFullLab(page) {
  const lab = await openBearoff(page, '?seed=0xffffffffffffffff&blues=noisy&noise=99&errors=4294967295');
  await setPosition(lab, { x: [0, 0, 0, 2, 2, 2], o: [0, 0, 2, 1, 1, 2] });
  await playRoll(lab, 2, 1);
  await choose(lab, 'evaluator', 'noisy');
  await choose(lab, 'scale', 'steep');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.changeView({ allTables: true, luck: true }));
  await ready(lab);
  await roll(lab, 1000);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible({ timeout: 60_000 });
  await lab.getByRole('textbox', { name: 'Seed' }).fill('not a seed');
  await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await enterId(lab, 'XGID=-------D---------------a--:0:0:1:00:0:0:0:0:10');
  await lab.getByRole('button', { name: 'Clear the board' }).click();
  await cell(lab, 6, 6).focus();
  return lab;
}

/**
 * Thirty checkers, with every point as high as it can be.
 * @param {Page} page
 */
async function openLargeLab(page) {
  const lab = await openBearoff(page);
  await setPosition(lab, { x: [0, 0, 0, 0, 0, 15], o: [15, 0, 0, 0, 0, 0] });
  await roll(lab, 200);
  return lab;
}

/** By how many pixels the page is wider than its window. @param {Page} page */
const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [what, open] of /** @type {const} */ ([
  ['before a game', openBearoff],
  ['with everything shown', openFullLab],
  ['with fifteen checkers a side', openLargeLab],
])) {
  test(
    `nothing overflows sideways ${what}, at any width from 320 pixels`,
    open === openLargeLab ? {} : { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const lab = await open(page);
      for (const width of [1920, 1280, 1024, 900, 768, 600, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await ready(lab);
        expect.soft(await sideways(page), `at ${width}`).toBe(0);
      }
    },
  );
}

test('what is too wide is noticed', async ({ page }) => {
  await openBearoff(page);
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.width = '2000px';
    wide.textContent = 'wide';
    document.body.append(wide);
  });
  expect(await sideways(page)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ ownWindow: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 pixels high and wide', async ({ page }) => {
    test.setTimeout(120_000);
    const lab = await openBearoff(page);
    await choose(lab, 'evaluator', 'noisy');
    await playRoll(lab, 2, 1);
    await cell(lab, 2, 1).click();
    await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.changeView({ allTables: true }));
    await roll(lab, 1000);
    await expect(lab.getByRole('button', { name: 'Take the roll back' })).toBeVisible();
    await expect(playButton(lab)).toBeVisible();
    const all = await targets(page);
    // 36 rolls, 12 points, 5 + 3 buttons that roll or begin anew, 4 selects and a list, and so on.
    expect(all.length).toBeGreaterThan(36 + 12 + 20);
    const small = all.filter(({ width, height }) => width < 43.9 || height < 43.9);
    expect(small).toEqual([]);
  });

  test('the page stacks: all cards are as wide as one another', async ({ page }) => {
    const lab = await openBearoff(page, '?seed=0x2a61&games=100');
    const cards = await lab
      .locator('section.card')
      .evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    expect(cards.length).toBeGreaterThan(5);
    for (const card of cards) expect(card).toEqual(cards[0]);
  });
});

for (const [device, viewport] of /** @type {const} */ ([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])) {
  test(
    `the buttons that roll stay where they are while games are stepped and rolled on ${device}`,
    device === 'a phone' ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const lab = await openBearoff(page, '?seed=0x2a61&position=SgEAgCoAAAAAAA');
      const places = () =>
        lab.locator('.controls button, .controls select').evaluateAll((all) =>
          all.map((button) => {
            const { x, y } = button.getBoundingClientRect();
            return `${x.toFixed(0)} ${(y + scrollY).toFixed(0)}`;
          }),
        );
      const before = await places();
      expect(before.length).toBeGreaterThan(7);
      for (let step = 0; step < 6; step += 1) {
        await lab.getByRole('button', { name: /^(Roll by roll|Next roll)$/ }).click();
        await ready(lab);
        expect(await places(), `after step ${step + 1}`).toEqual(before);
      }
      await roll(lab, 20_000);
      expect(await places(), 'after 20,000 games').toEqual(before);
    },
  );
}
