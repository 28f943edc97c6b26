// Typing and stepping estimates of luck: what is understood, what is explained, and what stays in force.

import { expect, test } from './helpers/test.js';
import { TABLES, drawn, openLab, setTable, snapshotOf } from './helpers/lab.js';
import { cell, expectTable, keep, preset, stepper } from './helpers/luck-table.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const OUT_OF_RANGE = 'Enter a number from −1000 to 1000. The last valid value still counts.';

/** @param {Locator} lab */
const problem = (lab) => lab.locator('luck-table').getByRole('alert');

test('numbers are understood as people write them', async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  for (const [typed, points] of /** @type {const} */ ([
    ['62.5', 62.5],
    ['62,5', 62.5],
    ['+7', 7],
    ['-5', -5],
    ['−5', -5],
    ['–6', -6],
    ['5%', 5],
    ['12.5 %', 12.5],
    [' 8 ', 8],
    ['.5', 0.5],
    ['４２', 42],
    ['0', 0],
    ['1000', 1000],
    ['-1000', -1000],
  ])) {
    await cell(lab, 'doubles').fill(typed);
    expect((await snapshotOf(lab)).table.doubles, typed).toBe(points);
    await expect(cell(lab, 'doubles')).toHaveAttribute('aria-invalid', 'false');
  }
});

test('what is no number is explained, and the last good value stays in force', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  const field = cell(lab, 'oFails');
  const noNumbers = ['abc', '', '-', '1e3', '0x10', 'NaN', 'Infinity', '5 6', '--5', '1,000,5'];
  for (const typed of [...noNumbers, '1001', '-1000.01']) {
    await field.fill(typed);
    await expect(problem(lab), typed).toHaveText(OUT_OF_RANGE);
    await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
    // What was typed stays to be corrected.
    await expect(field).toHaveValue(typed);
    expect((await snapshotOf(lab)).table, typed).toEqual(TABLES.madeUp);
  }
  await expect(preset(lab, 'Made-up')).toBeChecked();
});

test('the explanation belongs to its field, for those who hear the page too', async ({ page }) => {
  const lab = await openLab(page);
  const field = cell(lab, 'noDoubles');
  await field.fill('abc');
  await expect(field).toHaveAccessibleDescription(OUT_OF_RANGE);
  for (const other of /** @type {const} */ (['doubles', 'oFails', 'oBearsOff'])) {
    await expect(cell(lab, other)).toHaveAttribute('aria-invalid', 'false');
  }
  // Right below the field, and above the next roll's.
  const [own, message, next] = await Promise.all(
    [field, problem(lab), cell(lab, 'oFails')].map((part) => part.boundingBox()),
  );
  expect(message?.y).toBeGreaterThanOrEqual(Number(own?.y) + Number(own?.height) - 4);
  expect(message?.y).toBeLessThan(Number(next?.y));
});

test('leaving the field shows the value in force again, without the explanation', async ({ page }) => {
  const lab = await openLab(page);
  const field = cell(lab, 'doubles');
  await field.fill('61');
  await field.fill('61x');
  await expect(problem(lab)).toBeVisible();
  await field.blur();
  await expect(problem(lab)).toHaveCount(0);
  await expect(field).toHaveValue('+61');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  expect((await snapshotOf(lab)).table.doubles).toBe(61);
});

test('a number that is corrected while typing takes the explanation away', async ({ page }) => {
  const lab = await openLab(page);
  const field = cell(lab, 'doubles');
  await field.fill('5000');
  await expect(problem(lab)).toBeVisible();
  await field.fill('500');
  await expect(problem(lab)).toHaveCount(0);
  expect((await snapshotOf(lab)).table.doubles).toBe(500);
});

test('typing key by key ends with what was typed', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').click();
  // Clicking selects what is there, so that typing replaces it.
  await page.keyboard.type('-12.5');
  await expect(cell(lab, 'doubles')).toHaveValue('-12.5');
  expect((await snapshotOf(lab)).table.doubles).toBe(-12.5);
  await page.keyboard.press('Tab');
  await expect(cell(lab, 'doubles')).toHaveValue('−12.5');
});

test('where the other cell would leave the range, that is said and nothing changes', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  await cell(lab, 'noDoubles').fill('500');
  // −5 · 500
  await expect(problem(lab)).toHaveText(
    'To keep the average at zero, “Blue rolls doubles” would need −2,500, outside −1000 to 1000. ' +
      'The last valid value still counts.',
  );
  expect((await snapshotOf(lab)).table).toEqual(TABLES.madeUp);
  await expect(cell(lab, 'noDoubles')).toHaveAttribute('aria-invalid', 'true');
  // With the average free it is a good number.
  await keep(lab).uncheck();
  await cell(lab, 'noDoubles').fill('501');
  await expect(problem(lab)).toHaveCount(0);
  expect((await snapshotOf(lab)).table.noDoubles).toBe(501);
});

test('arrow keys step by one, with Shift by ten, with Alt by a tenth', async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  await cell(lab, 'oFails').focus();
  for (const [key, points] of /** @type {const} */ ([
    ['ArrowUp', 46],
    ['ArrowDown', 45],
    ['Shift+ArrowUp', 55],
    ['Shift+ArrowDown', 45],
    ['Alt+ArrowUp', 45.1],
    ['Alt+ArrowUp', 45.2],
    ['Alt+ArrowUp', 45.3],
    ['Alt+ArrowDown', 45.2],
  ])) {
    await page.keyboard.press(key);
    expect((await snapshotOf(lab)).table.oFails, key).toBe(points);
  }
  await drawn(page);
  await expect(cell(lab, 'oFails')).toHaveValue('+45.2');
});

test('edits made faster than the screen is drawn all count', async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').evaluate((field) => {
    for (let press = 0; press < 5; press += 1) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    }
  });
  await expectTable(lab, { ...TABLES.madeUp, doubles: 55, noDoubles: -11 }, ['+55', '−11', '+45', '−15']);
});

test('a value that changes while its field has the focus is replaced by what is typed next', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').focus();
  await setTable(lab, TABLES.correct);
  await expect(cell(lab, 'doubles')).toHaveValue('+62.5');
  await page.keyboard.type('70');
  await expectTable(lab, { ...TABLES.correct, doubles: 70, noDoubles: -14 }, ['70', '−14', '+75', '−25']);
});

test('an edit made before the chosen preset is drawn changes that preset', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((it) => {
    const table = it.shadowRoot?.querySelector('luck-table')?.shadowRoot;
    const backwards = /** @type {HTMLInputElement[]} */ ([...(table?.querySelectorAll('[type=radio]') ?? [])])[2];
    backwards.click();
    const fails = /** @type {HTMLInputElement} */ (table?.querySelector('[aria-labelledby=oFails]'));
    fails.value = '30';
    fails.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expectTable(lab, { ...TABLES.backwards, oFails: 30, oBearsOff: -10 }, ['−62.5', '+12.5', '30', '−10']);
});

test('steps stop at the ends of the range', async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').fill('995');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect((await snapshotOf(lab)).table).toMatchObject({ doubles: 1000, noDoubles: -200 });
  await expect(problem(lab)).toHaveCount(0);
});

test('the buttons beside a field step it by one point', async ({ page }) => {
  const lab = await openLab(page);
  await stepper(lab, 'doubles', 'more').click();
  await expectTable(lab, { ...TABLES.madeUp, doubles: 51, noDoubles: -10.2 }, ['+51', '−10.2', '+45', '−15']);
  await stepper(lab, 'doubles', 'less').click();
  await stepper(lab, 'oBearsOff', 'less').click();
  await expectTable(lab, { ...TABLES.madeUp, oFails: 48, oBearsOff: -16 }, ['+50', '−10', '+48', '−16']);
});

test('a field says its value and its range to those who hear the page', async ({ page }) => {
  const lab = await openLab(page);
  const field = cell(lab, 'noDoubles');
  await expect(field).toHaveAttribute('aria-valuenow', '-10');
  await expect(field).toHaveAttribute('aria-valuemin', '-1000');
  await expect(field).toHaveAttribute('aria-valuemax', '1000');
  await field.fill('7');
  await expect(field).toHaveAttribute('aria-valuenow', '7');
});

test('a preset chosen while a field is wrong takes its place', async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').fill('abc');
  await preset(lab, 'Correct').check();
  await expectTable(lab, TABLES.correct, ['+62.5', '−12.5', '+75', '−25']);
  await expect(problem(lab)).toHaveCount(0);
});

test('of thousands of digits that are pasted, a field takes as many as a number may have', async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').focus();
  await page.keyboard.insertText('1'.repeat(30_000));
  await expect(problem(lab)).toHaveText(OUT_OF_RANGE);
  // Not compared as texts: what fails is printed.
  expect((await cell(lab, 'doubles').inputValue()).length).toBe(40);
  expect((await snapshotOf(lab)).table).toEqual(TABLES.madeUp);
});
