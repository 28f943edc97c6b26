// The seed of the dice: shown, typed, and replaced by new dice.

import { expect, test } from './helpers/test.js';
import { SEED, drawn, openLab, roll, snapshotOf } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** Of seed 0x2a61 after 999 games: tests/golden/stability.json. */
const AFTER_999 = { doubles: 164, fails: 225, bearsOff: 610 };

/** @param {Locator} lab */
const field = (lab) => lab.getByRole('textbox', { name: 'Seed' });

/** @param {Locator} lab */
const problem = (lab) => lab.locator('#seed-problem');

/** @param {Locator} lab @param {string} seed */
async function type(lab, seed) {
  await field(lab).fill(seed);
  await field(lab).press('Enter');
}

test('the seed in force is shown', async ({ page }) => {
  const lab = await openLab(page, null);
  const { seed } = await snapshotOf(lab);
  await expect(field(lab)).toHaveValue(seed);
  await expect(field(lab)).toBeInViewport();
});

test('a seed can be typed in hexadecimal or decimal, and is shown in hexadecimal', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page, '0x1');
  for (const text of ['0x2a61', '0X2A61', '10849', '  0x2a61 ', '0x0000000000002a61']) {
    await roll(lab, 10);
    await type(lab, text);
    await expect.poll(async () => (await snapshotOf(lab)).seed, text).toBe(SEED);
    expect((await snapshotOf(lab)).games).toBe(0);
    await expect(field(lab)).toHaveValue(SEED);
    await roll(lab, 999);
    expect((await snapshotOf(lab)).leaves).toEqual(AFTER_999);
    await type(lab, '0x1');
    await expect(field(lab)).toHaveValue('0x1');
  }
});

test('a seed can be typed while games are rolled', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
  await field(lab).focus();
  await page.keyboard.press('ControlOrMeta+A');
  for (const key of '0xabc') {
    await page.keyboard.press(key);
    // The page is drawn between any two keys of a reader.
    await drawn(page);
  }
  await expect(field(lab)).toHaveValue('0xabc');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await snapshotOf(lab)).seed).toBe('0xabc');
});

test('the seed that is in force already, typed in decimal, is shown in hexadecimal', async ({ page }) => {
  const lab = await openLab(page);
  await type(lab, '10849');
  await drawn(page);
  await expect(field(lab)).toHaveValue(SEED);
});

test('a seed that is none is explained, and the last good one stays in force', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 10);
  for (const [text, message] of /** @type {const} */ ([
    ['abc', 'Not a valid seed. Use digits, or 0x and hex digits.'],
    ['-5', 'Not a valid seed. Use digits, or 0x and hex digits.'],
    ['', 'Enter a seed: digits, or 0x and hex digits.'],
    // 2⁶⁴
    ['18446744073709551616', 'Seed too large. Use at most 64 bits: up to 0xffffffffffffffff.'],
  ])) {
    await type(lab, text);
    await expect(problem(lab), text).toHaveText(message);
    await expect(problem(lab)).toHaveRole('alert');
    await expect(field(lab)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(lab)).toHaveAccessibleDescription(message);
    // What was typed stays to be corrected.
    await expect(field(lab)).toHaveValue(text);
    const { seed, games } = await snapshotOf(lab);
    expect({ seed, games }, text).toEqual({ seed: SEED, games: 10 });
  }
  await roll(lab, 989);
  expect((await snapshotOf(lab)).leaves).toEqual(AFTER_999);
});

test('a corrected seed takes the explanation away', async ({ page }) => {
  const lab = await openLab(page);
  await type(lab, 'abc');
  await expect(problem(lab)).toBeVisible();
  await type(lab, '0x1');
  await expect(problem(lab)).toHaveCount(0);
  await expect(field(lab)).toHaveAttribute('aria-invalid', 'false');
  await expect(field(lab)).toHaveValue('0x1');
  expect((await snapshotOf(lab)).seed).toBe('0x1');
});

test('going back to the seed in force takes the explanation away', async ({ page }) => {
  const lab = await openLab(page);
  await type(lab, 'abc');
  await expect(problem(lab)).toBeVisible();
  await type(lab, SEED);
  await expect(problem(lab)).toHaveCount(0);
  await expect(field(lab)).toHaveValue(SEED);
});

test('new dice are another seed, and no games', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 10);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await expect(field(lab)).not.toHaveValue(SEED);
  const { seed, games } = await snapshotOf(lab);
  expect(games).toBe(0);
  expect(seed).not.toBe(SEED);
  await expect(field(lab)).toHaveValue(seed);
});

test('new dice take the place of a seed that was refused', async ({ page }) => {
  const lab = await openLab(page);
  await type(lab, 'abc');
  await expect(problem(lab)).toBeVisible();
  await lab.getByRole('button', { name: 'New dice' }).click();
  await expect(problem(lab)).toHaveCount(0);
  await expect(field(lab)).toHaveValue((await snapshotOf(lab)).seed);
});

test('a seed in the HTML that is none is explained like one that was typed', async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((it) => it.setAttribute('seed', 'abc'));
  await expect(problem(lab)).toHaveText('Not a valid seed. Use digits, or 0x and hex digits.');
  expect((await snapshotOf(lab)).seed).toBe(SEED);
});
