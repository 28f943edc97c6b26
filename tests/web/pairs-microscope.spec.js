// One pair under the microscope: two boards, and each roll of both strands with its rank and its luck, until both are over. The pair
// is made up (helpers/pairs-stage-data.js).

import { expect } from '@playwright/test';
import { violations } from './helpers/axe.js';
import { put, test } from './helpers/pairs-stage.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} stage */
const steps = (stage) => stage.locator('.micro ol > li');

/** Of A and of B in one step, as they are read. @param {Locator} stage @param {number} step */
const turns = async (stage, step) =>
  (await steps(stage).nth(step).locator('.turn').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

/** What the boards say of themselves. @param {Locator} stage */
const boards = async (stage) => {
  const images = stage.locator('backgammon-board').getByRole('img');
  return Promise.all([0, 1].map((i) => images.nth(i).getAttribute('aria-label')));
};

/** @param {Locator} stage */
const sums = async (stage) =>
  (await stage.locator('.micro dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

test('before the first pair both boards show what the plays lead to, and who is to roll', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['microscope'], games: 0 });
  await expect(stage.getByRole('heading', { name: 'No pair rolled yet' })).toBeVisible();
  await expect(steps(stage)).toHaveText([/White to roll …/]);
  // A: on 3 and 5; B: on 2 and 6; White: on 2, 3 and 4.
  expect(await boards(stage)).toEqual([
    'After play A: White is on roll. Blue has 8 pips to go, White 9.',
    'After play B: White is on roll. Blue has 8 pips to go, White 9.',
  ]);
  expect(await sums(stage)).toEqual([]);
});

test('without a game there is the position that is to be decided', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['microscope'], none: true });
  const position = 'Blue is on roll. Blue has 15 pips to go, White 9.';
  expect(await boards(stage)).toEqual([position, position]);
});

test('each roll of A and of B is told with its rank, what it is tied with, and its luck', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 2 });
  await expect(stage.getByRole('heading', { name: 'Pair 10,001' })).toBeVisible();
  expect(await turns(stage, 0)).toEqual([
    'Play A: White 6-5: 4/off 3/off rank 5 of 36 (5–6 tie) Blue’s luck −10.50',
    'Play B: White 5-4: 4/off 3/off rank 7 of 36 Blue’s luck −8.14',
  ]);
  expect(await turns(stage, 1)).toEqual([
    'Play A: Blue 6-3: 5/off 3/off rank 12 of 36 Blue’s luck +73.02',
    'Play B: Blue 4-2: 6/off rank 12 of 36 (11–14 tie) Blue’s luck +5.00',
  ]);
  await expect(steps(stage).nth(2)).toHaveText(/White to roll …/);
  // −10.50 + 73.02 − (−8.14 + 5.00) = 65.66.
  expect(await sums(stage)).toEqual(['luck so far, A − B +65.66']);
});

test('a strand that is over keeps its board, says so, and leaves the other one to roll on', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 2 });
  expect(await boards(stage)).toEqual([
    'After play A: Blue has borne off all checkers and won.',
    'After play B: White is on roll. Blue has 2 pips to go, White 2.',
  ]);
  await put(page, address, { views: ['microscope'], shown: 3 });
  expect(await boards(stage)).toEqual([
    'After play A: Blue has borne off all checkers and won.',
    'After play B: White has borne off all checkers and won.',
  ]);
  expect(await turns(stage, 2)).toEqual([
    'Play A: over: the other game rolls on alone',
    'Play B: White 3-1: 2/off rank 20 of 36 (1–36 tie) Blue’s luck −32.00',
  ]);
  // A's dice are of the step before.
  await expect(stage.locator('backgammon-board').nth(0).locator('.used')).not.toHaveCount(0);
  await expect(stage.locator('backgammon-board').nth(1).locator('.used')).toHaveCount(0);
});

test('when both are over, the sums of A, of B and of what is between them add up as they are written', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 3 });
  expect(await sums(stage)).toEqual([
    'A: result − luck 100 − (+62.52) = 37.48',
    'B: result − luck 0 − (−35.14) = 35.14',
    'A − B: result − luck 100 − (+97.66) = 2.34',
  ]);
});

test('in White’s decision White is lucky or not, and wins what White wins', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 3, whites: true });
  expect((await turns(stage, 1))[0]).toBe('Play A: White 6-3: 5/off 3/off rank 12 of 36 White’s luck +73.02');
  expect(await boards(stage)).toEqual([
    'After play A: White has borne off all checkers and won.',
    'After play B: Blue has borne off all checkers and won.',
  ]);
});

for (const [width, form] of /** @type {const} */ ([
  [1000, 'wide'],
  [390, 'on a phone'],
])) {
  test(
    `in an embed nothing below the microscope moves while a pair is rolled, ${form}`,
    width === 390 ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      await page.setViewportSize({ width, height: 800 });
      const heights = [];
      for (const given of [
        { games: 0 },
        { shown: 1 },
        { shown: 2 },
        { shown: 3 },
        { shown: 3, coupling: /** @type {const} */ ('nearest') },
      ]) {
        const stage = await put(page, address, { views: ['microscope'], form: 'embed', ...given });
        heights.push(await stage.evaluate((element) => element.getBoundingClientRect().height));
      }
      expect(new Set(heights).size).toBe(1);
    },
  );
}

test('both boards stand beside each other at every width, and nothing is wider than its page', async ({
  page,
  stage: address,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const stage = await put(page, address, { views: ['microscope'], shown: 3 });
    const [a, b] = await Promise.all([0, 1].map((i) => stage.locator('backgammon-board').nth(i).boundingBox()));
    expect(a?.y).toBe(b?.y);
    expect(/** @type {any} */ (b).x).toBeGreaterThan(/** @type {any} */ (a).x + /** @type {any} */ (a).width - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const language of /** @type {const} */ (['en', 'ja'])) {
  test(
    `it breaks no rule of accessibility, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      await put(page, address, { views: ['microscope'], shown: 3, language });
      expect((await violations(page)).filter(({ rule }) => !PAGE_RULES.includes(rule))).toEqual([]);
    },
  );
}

/** Of whole pages: the stage is none. */
const PAGE_RULES = ['page-has-heading-one', 'heading-order'];
