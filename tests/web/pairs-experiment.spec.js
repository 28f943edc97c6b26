// Koca's experiment: the reader says how many rollouts of how many pairs; how their differences spread is one histogram for each
// coupling. What is rolled is made up, and comes when the test says so.

import { expect } from '@playwright/test';
import { readCount } from '../../www/labs/pairs/experiment-fields.js';
import { violations } from './helpers/axe.js';
import { put, test } from './helpers/pairs-stage.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} address @param {import('./helpers/pairs-stage-page.js').Given} [given] */
const open = (page, address, given = {}) => put(page, address, { views: ['experiment'], ...given });

/** @param {Locator} stage */
const start = (stage) => stage.getByRole('button', { name: 'Start' });

/** @param {Locator} stage @param {'Pairs in a rollout' | 'Rollouts'} name */
const field = (stage, name) => stage.getByRole('textbox', { name, exact: true });

/** What was made to be rolled. @param {Locator} stage */
const made = (stage) =>
  stage.evaluate((/** @type {any} */ it) =>
    it.made.map((/** @type {any} */ { seed, rollouts, games, all, done, freed }) => ({
      seed,
      rollouts,
      games,
      left: all - done,
      freed,
    })),
  );

/** @param {Locator} stage */
const panels = (stage) =>
  stage
    .locator('rollout-histogram')
    .evaluate((/** @type {any} */ it) =>
      it.model.panels.map((/** @type {any} */ { label, note, tone }) => ({ label, note, tone })),
    );

test('it begins as Koca proposed it: a thousand rollouts of 36 pairs', async ({ page, stage: address }) => {
  const stage = await open(page, address);
  await expect(field(stage, 'Pairs in a rollout')).toHaveValue('36');
  await expect(field(stage, 'Rollouts')).toHaveValue('1000');
  expect(await made(stage)).toEqual([]);
  await start(stage).click();
  await expect(stage).toContainText('1,000 rollouts of 36 pairs each');
  expect(await made(stage)).toEqual([{ seed: '0x7', rollouts: 1000, games: 36, left: 0, freed: false }]);
});

test('each coupling has its histogram on one scale, beside what is expected, and the exact difference is marked', async ({
  page,
  stage: address,
}) => {
  const stage = await open(page, address);
  await start(stage).click();
  // A sixth of the spread of a pair: 67.99, 40.35, 15.1 and 14.1; the measured ones are made 1% larger.
  expect(await panels(stage)).toEqual([
    { label: 'Independent dice', tone: 'madeup', note: 'average 2.43, SD 11.44; expected 2.33, 11.33' },
    { label: 'Same dice', tone: 'yours', note: 'average 2.43, SD 6.79; expected 2.33, 6.73' },
    { label: 'Rank-coupled', tone: 'correct', note: 'average 2.43, SD 2.54; expected 2.33, 2.52' },
    { label: 'Nearest luck (biased)', tone: 'backwards', note: 'average 1.23, SD 2.37; expected 1.13, 2.35' },
  ]);
  await expect(stage.locator('rollout-histogram svg')).toContainText('exact 2.33');
  await expect(stage.getByRole('img', { name: /Spread of the rollouts’ differences/ })).toHaveAccessibleDescription(
    /Rank-coupled: average 2\.43, SD 2\.54; expected 2\.33, 2\.52; Nearest luck \(biased\): /,
  );
});

test('with luck subtracted it shows the same rollouts, and rolls nothing', async ({ page, stage: address }) => {
  const stage = await open(page, address);
  await start(stage).click();
  await stage.getByRole('checkbox', { name: 'with luck subtracted' }).check();
  // 6.34 / 6 = 1.057.
  await expect.poll(async () => (await panels(stage))[2].note).toBe('average 2.43, SD 1.07; expected 2.33, 1.06');
  expect(await made(stage)).toHaveLength(1);
});

test('bad input says why beside its field, rolls nothing, and loses nothing', { tag: '@long' }, async ({
  page,
  stage: address,
}) => {
  const stage = await open(page, address);
  await start(stage).click();
  await expect(stage).toContainText('1,000 rollouts of 36 pairs each');
  for (const text of ['', '0', '-3', '1.5', 'many', '1e3', '2000000']) {
    await field(stage, 'Pairs in a rollout').fill(text);
    await start(stage).click();
    await expect(field(stage, 'Pairs in a rollout')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 1,000,000.',
    );
    await expect(field(stage, 'Pairs in a rollout')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(stage, 'Pairs in a rollout')).toHaveValue(text);
  }
  await expect(field(stage, 'Rollouts')).toHaveAttribute('aria-invalid', 'false');
  await expect(stage).toContainText('1,000 rollouts of 36 pairs each');
  expect(await made(stage)).toHaveLength(1);
  await field(stage, 'Pairs in a rollout').fill('72');
  await expect(field(stage, 'Pairs in a rollout')).toHaveAttribute('aria-invalid', 'false');
  await start(stage).click();
  await expect(stage).toContainText('1,000 rollouts of 72 pairs each');
  expect((await made(stage)).map((/** @type {any} */ { freed }) => freed)).toEqual([true, false]);
});

test('one rollout has no spread, and what would take for ever is refused', { tag: '@long' }, async ({
  page,
  stage: address,
}) => {
  const stage = await open(page, address);
  await field(stage, 'Rollouts').fill('1');
  await start(stage).click();
  await expect(field(stage, 'Rollouts')).toHaveAccessibleDescription('Enter a whole number from 2 to 100,000.');
  await field(stage, 'Rollouts').fill('100,000');
  await field(stage, 'Pairs in a rollout').fill('10,000');
  await start(stage).click();
  await expect(field(stage, 'Rollouts')).toHaveAccessibleDescription(
    'That would be 1,000,000,000 pairs in all. The limit is 100,000,000.',
  );
  expect(await made(stage)).toEqual([]);
});

test('whole numbers are read as people write them', () => {
  for (const text of ['1000', ' 1,000 ', '1 000', '1.000', '１０００']) expect(readCount(text), text).toBe(1000);
  for (const text of ['', '1,00', '1000.5', '0x10', '10,00,000', '１０００回']) expect(readCount(text), text).toBeNaN();
});

test('it shows how far it is and can be cancelled, and what there was stays', async ({ page, stage: address }) => {
  const stage = await open(page, address);
  await start(stage).click();
  await stage.evaluate((/** @type {any} */ it) => Object.assign(it.given, { held: true }));
  await field(stage, 'Pairs in a rollout').fill('360');
  await start(stage).click();
  await stage.evaluate((/** @type {any} */ it) => it.held[0](0.37 * 360 * 1000));
  await expect(stage.getByRole('progressbar')).toHaveJSProperty('value', 0.37);
  await expect(stage).toContainText('37% rolled');
  await stage.getByRole('button', { name: 'Cancel' }).click();
  await expect(start(stage)).toBeVisible();
  await expect(stage).toContainText('1,000 rollouts of 36 pairs each');
  expect((await made(stage)).map((/** @type {any} */ { freed }) => freed)).toEqual([false, true]);
});

test('of another decision nothing is shown before it is rolled, and what was rolled is freed', async ({
  page,
  stage: address,
}) => {
  const stage = await open(page, address);
  await start(stage).click();
  await expect(stage.locator('rollout-histogram')).toBeVisible();
  await stage.evaluate((/** @type {any} */ it) => {
    const { many } = it;
    it.many = (/** @type {any[]} */ ...all) => many(...all);
    it.requestUpdate();
  });
  await expect(stage.locator('rollout-histogram')).toHaveCount(0);
  expect((await made(stage)).map((/** @type {any} */ { freed }) => freed)).toEqual([true]);
});

test('without a game there is nothing to start, and without an exact difference none is marked', async ({
  page,
  stage: address,
}) => {
  const stage = await open(page, address, { none: true });
  await expect(start(stage)).toBeDisabled();
  await open(page, address, { unknown: true });
  await start(stage).click();
  await expect(stage.locator('rollout-histogram svg')).toBeVisible();
  await expect(stage.locator('rollout-histogram svg')).not.toContainText('exact');
});

for (const [width, language] of /** @type {const} */ ([
  [1280, 'en'],
  [390, 'ja'],
])) {
  test(
    `it breaks no rule at ${width}, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      await page.setViewportSize({ width, height: 844 });
      const stage = await open(page, address, { language });
      await stage.locator('koca-experiment button').click();
      await expect(stage.locator('rollout-histogram svg')).toBeVisible();
      const ofPages = ['page-has-heading-one', 'heading-order'];
      expect((await violations(page)).filter(({ rule }) => !ofPages.includes(rule))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}

test('on paper it stands that luck is subtracted only where it is', async ({ page, stage: address }) => {
  const stage = await open(page, address);
  await start(stage).click();
  const words = stage.getByText('with luck subtracted');
  await page.emulateMedia({ media: 'print' });
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await stage.getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(words).toBeVisible();
});
