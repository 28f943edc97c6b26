// Names at the ends of lines: on their side of the levels, not struck through, and in a narrow chart below the plot.

import { expect, test } from './helpers/test.js';
import { chart } from './helpers/bet.js';
import { drawn, openLab, roll, setTable } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * Where lines end, and where their names stand.
 * @param {Locator} lab
 */
const namesIn = (lab) =>
  chart(lab).evaluate((it) => {
    const { plan } = /** @type {import('../../www/lib/chart/chart.js').RolloutChart} */ (it);
    if (!plan) throw new Error('nothing is drawn');
    const { model, y, top, bottom } = plan;
    const lines = model.series
      .filter(({ hidden, mean }) => !hidden && mean.length > 0)
      .map(({ label, mean }) => ({ label, value: mean[mean.length - 1] }));
    const ends = [...lines, ...model.limits, ...(model.truth ? [model.truth] : [])];
    const texts = [...(it.shadowRoot?.querySelectorAll('svg text[paint-order]') ?? [])];
    return {
      bottom,
      truth: model.truth ? y(model.truth.value) : NaN,
      named: ends.map(({ label, value }) => {
        const text = texts.find(({ textContent }) => textContent === label);
        // The baseline is 0.35 of the size, 12, below the middle.
        return {
          label,
          end: Math.max(top, Math.min(bottom, y(value))),
          centre: Number(text?.getAttribute('y') ?? NaN) - 4.2,
        };
      }),
    };
  });

for (const width of [320, 390]) {
  test(
    `${width} pixels wide, no name lies in the plot: a key below it has what the buttons don’t say`,
    width === 320 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const lab = await openLab(page);
      await roll(lab, 1000);
      await setTable(lab, { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 });
      const names = () =>
        chart(lab).evaluate((it) => {
          const { plan } = /** @type {import('../../www/lib/chart/chart.js').RolloutChart} */ (it);
          const texts = [...(it.shadowRoot?.querySelectorAll('svg text[paint-order]') ?? [])];
          const plot = it.shadowRoot?.querySelector('.plot')?.getBoundingClientRect();
          if (!plan || !plot) throw new Error('nothing is drawn');
          return texts.map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return {
              words: text.textContent,
              below: top - plot.top >= plan.bottom,
              within: left >= plot.left && right <= plot.right + 1 && bottom <= plot.bottom + 1,
            };
          });
        });
      const all = await names();
      expect(all.map(({ words }) => words)).toEqual(['exact 37.5%', 'settles at 34.2%']);
      expect(all.every(({ below, within }) => below && within)).toBe(true);
      // Without its buttons, the chart names its lines, too.
      await page.goto('./?seed=0x2a61&games=1000&hide=legend');
      await drawn(page);
      await expect(chart(lab).locator('svg text[paint-order]').first()).toHaveText('plain');
      const named = await names();
      expect(named.map(({ words }) => words)).toEqual(['plain', 'variance reduced', 'exact 37.5%']);
      expect(named.every(({ below, within }) => below && within)).toBe(true);
    },
  );
}

test('names inside a wide plot lie on no level', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const lab = await openLab(page);
  for (const games of [1, 9, 40, 50]) {
    await roll(lab, games);
    const { named, truth } = await namesIn(lab);
    // A name is 12 pixels high, and its line's own side of the truth is its own.
    for (const { label, end, centre } of named.filter(({ label: words }) => !words.startsWith('exact'))) {
      expect(Math.abs(centre - truth), `${label} after ${games} more`).toBeGreaterThan(6);
      if (Math.abs(end - truth) > 4) expect(Math.sign(centre - truth), label).toBe(Math.sign(end - truth));
    }
  }
});

test('no name is struck through by the axis', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const lab = await openLab(page);
  // The first game of these dice is lost: a line that ends at 0%, where the axis is.
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    it.seed = '5';
  });
  await roll(lab, 1);
  await drawn(page);
  const { named, bottom } = await namesIn(lab);
  const low = named.filter(({ end }) => end > bottom - 7);
  expect(low.length).toBeGreaterThan(0);
  for (const { label, centre } of low) expect(centre, label).toBeLessThanOrEqual(bottom - 7);
});
