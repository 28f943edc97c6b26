// The bars of the luck table are dragged, and the other bar of the roll moves along like a seesaw.

import { expect, test } from './helpers/test.js';
import { bar, placeOf } from './helpers/bars.js';
import { SEED, TABLES, drawn, openLab, roll, snapshotOf, stopClock } from './helpers/lab.js';
import { cell, expectTable, keep, preset } from './helpers/luck-table.js';

/** @typedef {import('./helpers/luck-table.js').Cell} Cell */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const undo = (lab) => lab.locator('luck-table').getByRole('button', { name: 'Undo', exact: true });

/** Whether there is an edit to be undone. @param {Locator} lab */
const undoable = (lab) => lab.locator('luck-table').evaluate((it) => /** @type {any} */ (it).undoable);

/**
 * Presses a bar and moves it by so many points, in two steps.
 * @param {Page} page
 * @param {Locator} lab
 * @param {Cell} name
 * @param {number} points
 */
async function dragBy(page, lab, name, points) {
  const { x, y, point } = await placeOf(lab, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (points * point) / 2, y);
  await page.mouse.move(x + points * point, y);
}

test('a drag takes the other bar of its roll along, and is one edit', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 10);
  const before = await snapshotOf(lab);
  await dragBy(page, lab, 'doubles', 20);
  await page.mouse.up();
  await drawn(page);
  // From 50 to 70. Doubles have a chance of 1/6, so that the other estimate is −(1/6)/(5/6) times this one: −70/5.
  await expectTable(lab, { ...TABLES.madeUp, doubles: 70, noDoubles: -14 }, ['+70', '−14', '+45', '−15']);
  await expect(preset(lab, 'Yours')).toBeChecked();
  const after = await snapshotOf(lab);
  expect(after.plain).toEqual(before.plain);
  expect(after.reduced.mean).not.toBe(before.reduced.mean);
  await undo(lab).click();
  await expectTable(lab, TABLES.madeUp, ['+50', '−10', '+45', '−15']);
  expect(await undoable(lab)).toBe(false);
});

for (const [name, points, other, factor] of /** @type {const} */ ([
  ['noDoubles', -7, 'doubles', -5],
  ['oFails', 12, 'oBearsOff', -1 / 3],
  ['oBearsOff', 11, 'oFails', -3],
])) {
  test(`the bar of ${other} balances that of ${name}`, async ({ page }) => {
    const lab = await openLab(page);
    await dragBy(page, lab, name, points);
    await page.mouse.up();
    const { table } = await snapshotOf(lab);
    expect(table[name]).toBe(TABLES.madeUp[name] + points);
    expect(table[other]).toBeCloseTo(factor * table[name], 9);
    // The areas of the two bars are equal: each is as long as its luck and as thick as its chance.
    await drawn(page);
    const [one, two] = await Promise.all(
      [name, other].map((which) =>
        bar(lab, which)
          .locator('rect')
          .first()
          .evaluate((it) => it.getBoundingClientRect().width * it.getBoundingClientRect().height),
      ),
    );
    expect(Math.abs(one / two - 1)).toBeLessThan(0.02);
  });
}

test('without the rule only the dragged bar moves, and the mark of the average leaves zero', async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  const mark = lab.locator('luck-table svg.mean').first();
  await expect(mark).toHaveAttribute('x', '50%');
  await dragBy(page, lab, 'doubles', 30);
  await page.mouse.up();
  await expectTable(lab, { ...TABLES.madeUp, doubles: 80 }, ['+80', '−10', '+45', '−15']);
  // 80/6 − 10 · 5/6 = 5 points, of 110 that half of the column has.
  expect(Number.parseFloat((await mark.getAttribute('x')) ?? '')).toBeCloseTo(50 + (50 * 5) / 110, 9);
  await expect(mark).toHaveClass('mean bad');
});

test('Escape takes a drag back, also the choice of the table, and the pointer does nothing more', async ({ page }) => {
  const lab = await openLab(page);
  await preset(lab, 'Backwards').check();
  await dragBy(page, lab, 'oFails', 40);
  await expect.poll(async () => (await snapshotOf(lab)).table.oFails).toBe(-35);
  await page.keyboard.press('Escape');
  await expectTable(lab, TABLES.backwards, ['−62.5', '+12.5', '−75', '+25']);
  await expect(preset(lab, 'Backwards')).toBeChecked();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expectTable(lab, TABLES.backwards, ['−62.5', '+12.5', '−75', '+25']);
  // The drag has left nothing to be undone but the choice before it.
  await undo(lab).click();
  expect(await undoable(lab)).toBe(false);
  await expectTable(lab, TABLES.madeUp, ['+50', '−10', '+45', '−15']);
});

test('a press without a move changes nothing, and a drag ends at a hundred points', async ({ page }) => {
  const lab = await openLab(page);
  await dragBy(page, lab, 'doubles', 0);
  await page.mouse.up();
  await expect(preset(lab, 'Made-up')).toBeChecked();
  expect(await undoable(lab)).toBe(false);
  await dragBy(page, lab, 'doubles', 300);
  await page.mouse.up();
  await expectTable(lab, { ...TABLES.madeUp, doubles: 100, noDoubles: -20 }, ['+100', '−20', '+45', '−15']);
  // More can be typed, and has an arrow instead of the grip.
  await expect(bar(lab, 'doubles').locator('.grip')).toHaveCount(1);
  await cell(lab, 'doubles').fill('150');
  await expect(bar(lab, 'doubles').locator('.arrow')).toHaveCount(1);
  await expect(bar(lab, 'doubles').locator('.grip')).toHaveCount(0);
});

test('bars are not tab stops, and are no second voice of the fields', async ({ page }) => {
  const lab = await openLab(page);
  await expect(bar(lab, 'doubles')).toHaveAttribute('aria-hidden', 'true');
  await expect(lab.locator('luck-table .bar [tabindex], luck-table .bar[tabindex]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a bar across and doesn’t scroll the page', async ({ page }) => {
    const lab = await openLab(page);
    const { x, y, point } = await placeOf(lab, 'oFails');
    const scrolled = await page.evaluate(() => scrollY);
    const devtools = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number[][]} points */
    const touch = (type, points) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top]) => ({ x: left, y: top })),
      });
    await touch('touchStart', [[x, y]]);
    // It begins across, and wanders down.
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [[x + 30 * point * share, y + 30 * share ** 3]]);
    await touch('touchEnd', []);
    await expectTable(lab, { ...TABLES.madeUp, oFails: 75, oBearsOff: -25 }, ['+50', '−10', '+75', '−25']);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await devtools.detach();
  });
});

test.describe('on a held clock', () => {
  test.use({ ownWindow: true, lessMotion: 'no-preference' });

  test('a drag is taken once a frame, and the bars of another table swing there', async ({ page }) => {
    await page.clock.install();
    await page.goto(`./?seed=${SEED}&games=10`);
    const lab = page.locator('two-checker-lab');
    await drawn(page);
    await stopClock(page);
    await lab.locator('luck-table').evaluate((it) => {
      Object.assign(globalThis, { edits: 0 });
      it.addEventListener('table-change', () => {
        const counter = /** @type {any} */ (globalThis);
        counter.edits += 1;
      });
    });
    const edits = () => page.evaluate(() => /** @type {any} */ (globalThis).edits);
    const { x, y, point } = await placeOf(lab, 'doubles');
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const points of [5, 10, 15]) await page.mouse.move(x + points * point, y);
    expect(await edits()).toBe(0);
    await page.clock.runFor(20);
    expect(await edits()).toBe(1);
    expect((await snapshotOf(lab)).table.doubles).toBe(65);
    await page.mouse.up();
    await page.clock.runFor(1000);
    expect(await edits()).toBe(1);

    const length = async () =>
      Number.parseFloat((await bar(lab, 'doubles').locator('rect').first().getAttribute('width')) ?? '');
    const long = (/** @type {number} */ points) => (50 * points) / 110;
    expect(await length()).toBeCloseTo(long(65), 9);
    await preset(lab, 'None').check();
    await page.clock.runFor(200);
    expect(await length()).toBeGreaterThan(0);
    expect(await length()).toBeLessThan(long(65));
    await page.clock.runFor(400);
    expect(await length()).toBe(0);
  });
});
