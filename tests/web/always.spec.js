// The interval that holds at all times at once: drawn around the ordinary one where the reader wants it, in every lab.

import { expect, test } from './helpers/test.js';
import { atTheEnds } from './helpers/any-time.js';
import { heights, scaleOf } from './helpers/chart.js';
import { drawn, openLab, roll } from './helpers/lab.js';
import { ROLLING, tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { openDialog } from './helpers/share.js';
import { en } from '../../www/labs/two-checker/texts/en.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** What the note below the chart says of it, in whatever games are called. */
const NOTE = 'holds however often you look';

/** @param {Locator} lab */
const chart = (lab) => lab.locator('rollout-chart.main');

/** @param {Locator} lab */
const option = (lab) => lab.getByRole('checkbox', { name: en.chart.always, exact: true });

/** The outline of such a band. @param {Locator} lab @param {string} [tone] */
const outline = (lab, tone) =>
  chart(lab).locator(`g[clip-path] path${tone ? `[stroke="var(--${tone})"]` : ''}[stroke-opacity="0.6"]`);

/** @param {Locator} lab */
const summaries = (lab) =>
  lab.evaluate((/** @type {any} */ it) => {
    const { games, plain, reduced, approximate } = it.frame.readout;
    return { games, plain, reduced, approximate };
  });

/**
 * Robbins' mixture as it is printed, narrowest after 2,000 games: x = tρ², which is 8.212 there, and α = 5%. Where no bounds of
 * games are known, the any-time interval is as many times as wide as the ordinary one as this is 1.96.
 * @param {number} games
 */
function factor(games) {
  const x = (8.212 * games) / 2000;
  return Math.sqrt(((x + 1) / x) * Math.log((x + 1) / 0.05 ** 2));
}

for (const { name, page: file, query, hundred } of ROLLING) {
  test(
    `${name}: it is drawn when the reader wants it, as wide as the readout says, and the address knows`,
    tried('always', name),
    async ({ page }) => {
      await page.goto(`./${file}?${query}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      await (hundred ?? roll)(lab, 100);
      await expect(option(lab)).not.toBeChecked();
      await expect(outline(lab)).toHaveCount(0);
      await expect(lab.locator('.note')).not.toContainText(NOTE);

      await option(lab).check();
      await expect(outline(lab)).toHaveCount(2);
      await expect(lab.locator('.note')).toContainText(NOTE);
      await drawn(page);
      const { games, approximate, ...both } = await summaries(lab);
      expect(games).toBeGreaterThanOrEqual(100);
      const scale = await scaleOf(chart(lab));
      for (const [
        tone,
        {
          mean,
          ci,
          anyTime: [low, high],
        },
      ] of Object.entries(both)) {
        const { last } = await heights(outline(lab, tone));
        expect(Math.abs(scale.value(last.low) - low), tone).toBeLessThan(0.15 * scale.perPixel);
        expect(Math.abs(scale.value(last.high) - high), tone).toBeLessThan(0.15 * scale.perPixel);
        if (approximate[tone]) {
          expect((mean - low) / (mean - ci[0])).toBeCloseTo(factor(games) / 1.96, 9);
          expect((high - mean) / (ci[1] - mean)).toBeCloseTo(factor(games) / 1.96, 9);
        }
      }
      const isApproximate = approximate.plain || approximate.reduced;
      await expect(lab.locator('.note').filter({ hasText: en.chart.approximateNote.trim() })).toHaveCount(
        isApproximate ? 1 : 0,
      );
      await expect(page).toHaveURL(/[#&]always=1/);
      await option(lab).uncheck();
      await expect(outline(lab)).toHaveCount(0);
      await expect(page).not.toHaveURL(/always=/);
    },
  );
}

test('at its ends two gamblers who bet against them are forty times as rich', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const { games, plain, reduced } = await summaries(lab);
  // Results are 0 or 100; with the made-up table's luck subtracted, 100 − 50, 100 + 10 − 45 or 0 + 10 + 15.
  for (const [of, bounds] of /** @type {const} */ ([
    [plain, [0, 100]],
    [reduced, [25, 65]],
  ])) {
    const { ends, nearer } = atTheEnds({ games, mean: of.mean, sd: of.sd }, [...bounds], of.anyTime);
    for (const owned of ends) expect(owned).toBeGreaterThanOrEqual(40);
    for (const owned of nearer) expect(owned).toBeLessThan(40);
  }
  const snapshot = await lab.evaluate((/** @type {any} */ it) => it.snapshot());
  expect([snapshot.plain.anyTime, snapshot.reduced.anyTime]).toEqual([plain.anyTime, reduced.anyTime]);
});

test('it begins at a hundred games', async ({ page }) => {
  await page.goto('./?seed=0x2a61&games=99&always=1');
  const lab = page.locator('two-checker-lab');
  await ready(lab);
  await expect(option(lab)).toBeChecked();
  await expect(outline(lab, 'plain')).toHaveAttribute('d', '');
  await roll(lab, 1);
  await expect(outline(lab, 'plain')).toHaveAttribute('d', /^M/);
});

test('a series that is hidden has none, and it is there without the bands', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await option(lab).check();
  await lab.getByRole('checkbox', { name: en.chart.bands, exact: true }).uncheck();
  await expect(outline(lab)).toHaveCount(2);
  await chart(lab).getByRole('button', { name: 'plain', exact: true }).click();
  await expect(outline(lab, 'plain')).toHaveCount(0);
  await expect(outline(lab, 'reduced')).toHaveCount(1);
});

test('pointing at the chart reads it, and it is spoken', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const plot = lab.getByRole('application', { name: /^Running averages/ });
  const box = plot.locator('.reading');
  await plot.focus();
  await page.keyboard.press('End');
  await expect(box.locator('th')).toHaveText(['plain', 'variance reduced']);

  await option(lab).check();
  await plot.focus();
  await page.keyboard.press('End');
  await expect(box.locator('th')).toHaveText(['plain', 'any-time band', 'variance reduced', 'any-time band']);
  const { plain, reduced } = await summaries(lab);
  const always = [plain, reduced].map(({ anyTime }) =>
    anyTime.map((/** @type {number} */ end) => `${end.toFixed(3)}%`).join(' to '),
  );
  await expect(box.locator('.band').nth(1)).toHaveText(always[0]);
  await expect(box.locator('.band').nth(3)).toHaveText(always[1]);
  const said = lab.locator('rollout-chart.main [aria-live]');
  await expect(said).toHaveText(
    /plain .*, any-time band [\d.]+% to [\d.]+%, variance reduced .*, any-time band [\d.]+% to [\d.]+%$/,
  );
  // Before there is one, nothing is said of it.
  await page.keyboard.press('Home');
  await expect(box.locator('th')).toHaveText(['plain', 'variance reduced']);
});

test('the axis has room for it', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await option(lab).check();
  await lab.getByRole('checkbox', { name: en.chart.funnels, exact: true }).uncheck();
  await drawn(page);
  const clip = await chart(lab)
    .locator('clipPath rect')
    .evaluate((rect) => ({ top: Number(rect.getAttribute('y')), tall: Number(rect.getAttribute('height')) }));
  const { first } = await heights(outline(lab, 'plain'));
  expect(first.high).toBeGreaterThanOrEqual(clip.top);
  expect(first.low).toBeLessThanOrEqual(clip.top + clip.tall);
});

test('the picture of the chart has it', { tag: '@long' }, async ({ page }) => {
  for (const [query, count] of /** @type {const} */ ([
    ['', 0],
    ['&always=1', 2],
  ])) {
    const dialog = await openDialog(page, `?seed=0x2a61&games=1000${query}`);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /SVG/ }).click();
    const stream = await (await downloading).createReadStream();
    let svg = '';
    for await (const chunk of stream) svg += chunk;
    const [plot = ''] = svg.match(/<g [^>]*clip-path=[^]*?<\/g>/) ?? [];
    expect(plot).toContain('<path');
    expect(plot.match(/stroke-opacity="0\.6"/g) ?? []).toHaveLength(count);
  }
});
