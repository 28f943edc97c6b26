// The chart, heard. Pitches are exact functions of the plan. What a page plays is rendered to samples in place of a loudspeaker, and
// the samples are measured: no test hears anything or waits for it.

import { layOut } from '../../www/lib/chart/plan.js';
import { pitchOf, sweepOf, voicesOf } from '../../www/lib/chart/sound.js';
import { en } from '../../www/lib/i18n/en.js';
import { openLab, roll } from './helpers/lab.js';
import { expect, test } from './helpers/test.js';

const text = (/** @type {number} */ value) => String(value);

/** A chart of two lines that meet at 40, on an axis from 0 to 80: its middle is an octave above 220 hertz. */
const plan = layOut(
  /** @type {any} */ ({
    games: Float64Array.of(1, 10, 100, 1000),
    series: [
      {
        id: 'plain',
        label: 'plain',
        mean: Float64Array.of(80, 60, 20, 40),
        lo: Float64Array.of(NaN, 40, 10, 40),
        hi: Float64Array.of(NaN, 80, 30, 40),
      },
      { id: 'away', label: 'away', hidden: true, mean: Float64Array.of(1, 1, 1, 1), lo: null, hi: null },
      { id: 'reduced', label: 'reduced', mean: Float64Array.of(0, NaN, 40, 40), lo: null, hi: null },
    ],
    funnels: [],
    limits: [],
    truth: null,
    axis: 'log',
    xMax: 1000,
    domain: [0, 80],
    format: { tick: text, gamesTick: text },
    texts: { xAxis: 'games' },
  }),
  600,
  300,
);

test('two octaves span the axis, and what lies beyond it has the pitch of its end', () => {
  // 220 · 4^share: a quarter of the axis is 220 · √2, its middle 440.
  for (const [value, hertz] of [
    [0, 220],
    [20, 220 * Math.SQRT2],
    [40, 440],
    [80, 880],
    [-5, 220],
    [1e9, 880],
    [NaN, 220],
  ])
    expect(pitchOf(plan, value)).toBeCloseTo(hertz, 9);
});

test('a line is two tones at the ends of its band, and both are one where the band has closed', () => {
  const [plain, reduced, ...more] = voicesOf(plan, [0, 1, 2, 3]);
  expect(more).toEqual([]);
  expect([plain.pan, reduced.pan]).toEqual([-1, 1]);
  const tones = (/** @type {number[]} */ values) => values.map((value) => Math.fround(pitchOf(plan, value)));
  // The first game has no band. It is as rough as the tenth, whose band is 20 to each side.
  expect([...plain.low]).toEqual(tones([60, 40, 10, 40]));
  expect([...plain.high]).toEqual(tones([100, 80, 30, 40]));
  expect([...reduced.low]).toEqual(tones([0, NaN, 40, 40]));
  expect([...reduced.high]).toEqual([...reduced.low]);
  // They end on one note.
  expect(plain.low[3]).toBe(reduced.high[3]);
});

test('a sweep goes as the eye does: each power of ten takes a third of it', () => {
  const indices = sweepOf(plan);
  expect(indices.length).toBe(300);
  expect(indices[0]).toBe(0);
  expect(indices.at(-1)).toBe(3);
  expect([...indices].sort((a, b) => a - b)).toEqual(indices);
  const count = (/** @type {number} */ index) => indices.filter((one) => one === index).length;
  for (const index of [1, 2, 3]) expect(Math.abs(count(index) - 100)).toBeLessThanOrEqual(1);
});

test.describe('by keys', () => {
  test.use({ ownWindow: true });

  test('Listen follows the legend, says what it does, and Escape ends what plays', async ({ page }) => {
    await page.addInitScript(() => {
      // Its time stands still: the first checkpoint is being played.
      class Still extends OfflineAudioContext {
        constructor() {
          super(2, 22_050, 22_050);
        }

        async resume() {}
        async close() {}
      }
      Object.assign(window, { AudioContext: Still });
    });
    const lab = await openLab(page, '1');
    await roll(lab, 10_000);
    const listen = lab.getByRole('button', { name: 'Listen' });
    await lab.getByRole('button', { name: 'variance reduced', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(listen).toBeFocused();
    await expect(listen).toHaveAttribute('aria-pressed', 'false');
    await expect(listen).toHaveAccessibleDescription(en.chart.listen.hint);
    const box = lab.locator('rollout-chart.main .reading');
    for (const place of [listen, lab.getByRole('application').first()]) {
      await listen.focus();
      await page.keyboard.press('Space');
      await expect(listen).toHaveAttribute('aria-pressed', 'true');
      await expect(box).toContainText('after 1 game');
      await place.focus();
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      // It doesn't come back with the next frames, and keys still play.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      await expect(box).toHaveCount(0);
      await expect(listen).toHaveAttribute('aria-pressed', 'true');
      await listen.press('Enter');
      await expect(listen).toHaveAttribute('aria-pressed', 'false');
    }
  });
});

test.describe('on the page', () => {
  test.use({ ownWindow: true });

  test('Listen plays plain on the left and reduced on the right, as their averages are', async ({ page }) => {
    await page.addInitScript(() => {
      // Renders to samples, for the page's whole sweep of six seconds.
      class Rendered extends OfflineAudioContext {
        constructor() {
          super(2, 6 * 22_050, 22_050);
          Object.assign(window, { rendered: this });
        }

        async resume() {}
        async close() {}
      }
      /** @type {number[]} */
      const tones = [];
      class Noted extends OscillatorNode {
        /** @param {BaseAudioContext} context @param {OscillatorOptions} options */
        constructor(context, options) {
          super(context, options);
          tones.push(Number(options.frequency));
        }
      }
      Object.assign(window, { AudioContext: Rendered, OscillatorNode: Noted, tones });
    });
    const lab = await openLab(page, '1');
    const listen = lab.getByRole('button', { name: 'Listen' });
    await expect(listen).toHaveCount(0);
    await roll(lab, 10_000);
    expect(await page.evaluate(() => 'rendered' in window)).toBe(false);
    await listen.click();
    await expect(listen).toHaveAttribute('aria-pressed', 'true');
    await page.waitForFunction(() => 'rendered' in window);
    const ears = await lab.evaluate(async (it) => {
      const context = /** @type {{rendered: OfflineAudioContext}} */ (/** @type {unknown} */ (window)).rendered;
      const sound = await context.startRendering();
      /** Where the power lies between 220 and 880 hertz, from 5 to 5.9 seconds. @param {number} ear */
      const hertz = (ear) => {
        const samples = sound.getChannelData(ear).subarray(5 * 22_050, 5.9 * 22_050);
        let [all, weighted] = [0, 0];
        for (let cycles = 198; cycles < 792; cycles += 1) {
          const angle = (2 * Math.PI * cycles) / samples.length;
          let [cos, sin] = [0, 0];
          samples.forEach((sample, i) => {
            cos += sample * Math.cos(angle * i);
            sin += sample * Math.sin(angle * i);
          });
          all += cos * cos + sin * sin;
          weighted += (cos * cos + sin * sin) * (cycles / 0.9);
        }
        return weighted / all;
      };
      const chart = it.shadowRoot?.querySelector('rollout-chart.main');
      const { plan } = /** @type {{plan: import('../../www/lib/chart/plan.js').Plan}} */ (
        /** @type {unknown} */ (chart)
      );
      const { xs, y, model } = plan;
      const [low, high] = y.domain();
      const last = xs.length - 1;
      /** The mean pitch of a line meanwhile, whose picture is swept evenly. @param {number} line */
      const expected = (line) => {
        let sum = 0;
        for (let i = 0; i < 900; i += 1) {
          const x = xs[0] + ((5 + i / 1000) / 6) * (xs[last] - xs[0]);
          const at = xs.findIndex((pixel) => pixel >= x);
          // Of both tones, at the ends of the band.
          for (const end of [model.series[line].lo?.[at] ?? NaN, model.series[line].hi?.[at] ?? NaN]) {
            sum += (220 * 4 ** ((end - low) / (high - low))) / 2;
          }
        }
        return sum / 900;
      };
      return [0, 1].map((line) => ({ heard: hertz(line), expected: expected(line) }));
    });
    // The two tones of a line are equally loud, so their power lies about the line. A cycle in 0.9 s is 1.1 hertz.
    for (const { heard, expected } of ears) expect(Math.abs(heard - expected)).toBeLessThan(1 / 0.9);

    // From then on, a key that reads a checkpoint plays it: two lines of two tones.
    const tones = () =>
      page.evaluate(() => /** @type {{tones: number[]}} */ (/** @type {unknown} */ (window)).tones.length);
    const before = await tones();
    await lab.getByRole('application').first().press('End');
    expect(await tones()).toBe(before + 4);
    await listen.click();
    await expect(listen).toHaveAttribute('aria-pressed', 'false');
    await lab.getByRole('application').first().press('ArrowLeft');
    expect(await tones()).toBe(before + 4);
  });
});
