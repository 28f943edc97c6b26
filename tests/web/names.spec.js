// Names at the ends of lines, in a chart as narrow as a phone's: in order, on their side, and not struck through.

import { expect, test } from './helpers/test.js';
import { chart } from './helpers/bet.js';
import { drawn, openLab, roll } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** As close as this, in pixels, lines end in one place. */
const SAME = 2;

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
    `${width} pixels wide, names stand in the order of the ends of their lines, on their side of the truth`,
    width === 320 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const lab = await openLab(page);
      for (const [seed, games, table] of /** @type {const} */ ([
        ['0x1', 1000, 'madeUp'],
        ['0x2', 1000, 'backwards'],
        ['0x3', 1000, 'none'],
        ['0x4', 1_000_000, 'madeUp'],
        ['0x5', 1000, 'madeUp'],
        ['0x6', 999, 'biased'],
      ])) {
        await lab.evaluate(
          (/** @type {TwoCheckerLab} */ it, [dice, name]) => {
            it.seed = dice;
            if (name === 'biased') it.table = { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 };
            else it.act.choosePreset(name);
          },
          /** @type {const} */ ([seed, table]),
        );
        await roll(lab, games);
        await drawn(page);
        const { named, truth, bottom } = await namesIn(lab);
        const where = `${games} games of ${seed}, ${table}`;
        // Two lines and the truth, and where the biased one settles. Lines that are one have two names all the same.
        expect(named.length, where).toBe(table === 'biased' ? 4 : 3);
        for (const { label, end, centre } of named) {
          expect(centre, `${label}: ${where}`).toBeLessThanOrEqual(bottom - 7);
          if (Math.abs(end - truth) > 4)
            expect(Math.sign(centre - truth), `${label}: ${where}`).toBe(Math.sign(end - truth));
        }
        for (const a of named) {
          for (const b of named) {
            if (a.end < b.end - SAME) expect(a.centre, `${a.label} above ${b.label}: ${where}`).toBeLessThan(b.centre);
          }
        }
      }
    },
  );
}

for (const width of [390, 1280]) {
  test(
    `${width} pixels wide, no name is struck through by the axis`,
    width === 390 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
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
    },
  );
}
