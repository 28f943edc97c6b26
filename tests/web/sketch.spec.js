// Before the first game a chart that must not tell its answer sketches a funnel, and is as it ever was afterwards.

import { expect, test } from './helpers/test.js';
import { button, chart, handle, skip } from './helpers/bet.js';
import { drawn, openLab, roll } from './helpers/lab.js';
import { en } from '../../www/labs/two-checker/texts/en.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const ticks = (lab) => chart(lab).locator('svg g[text-anchor="end"] text').allTextContents();

/** @param {Locator} lab */
const sketched = (lab) => chart(lab).locator('path[data-funnel]');

test('the sketch tells neither the answer nor a scale, and goes with a bet', async ({ page }) => {
  const lab = await openLab(page);
  await expect(sketched(lab)).toHaveCount(1);
  await expect(chart(lab).getByText(en.chart.masked)).toBeVisible();
  await expect(chart(lab).getByText('exact ?')).toBeVisible();
  expect((await ticks(lab)).every((text) => text.trim() === '?')).toBe(true);
  await expect(chart(lab).locator('g[clip-path] path[stroke="var(--truth)"]')).toHaveCount(0);

  await button(lab, en.bet.offer).click();
  await expect(handle(lab, 'plain')).toBeVisible();
  await expect(sketched(lab)).toHaveCount(0);
  await skip(lab).click();
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
});

test('it goes with the first game', async ({ page }) => {
  const lab = await openLab(page);
  await expect(chart(lab).getByText('exact ?')).toBeVisible();
  await roll(lab, 1);
  await drawn(page);
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
  await expect(sketched(lab)).toHaveCount(2);
});

test('an embed keeps the same answer, and the place of its verdict, until a bet or a game', async ({ page }) => {
  await page.goto('./embed.html');
  const lab = page.locator('two-checker-lab');
  await expect(chart(lab).getByText('exact ?')).toBeVisible();
  await expect(sketched(lab)).toHaveCount(1);
  const verdict = lab.locator('.verdict');
  await expect(verdict).toBeHidden();
  const place = await verdict.boundingBox();
  expect(place?.height).toBeGreaterThan(0);
  await roll(lab, 1);
  await expect(verdict).toBeVisible();
  expect(await verdict.boundingBox()).toEqual(place);
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
});

test('a reader with a table of his own sees its effect at once, on the page and in an embed', async ({ page }) => {
  for (const form of ['./', './embed.html']) {
    await page.goto(`${form}?luck=50,-10,60,-15`);
    const lab = page.locator('two-checker-lab');
    await expect(lab.locator('.verdict')).toBeVisible();
    await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
  }
});
