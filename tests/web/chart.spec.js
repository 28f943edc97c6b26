// The chart as a picture: funnels, truth, bands, lines, axes, and what hides or adds them.

import { en } from '../../www/labs/two-checker/texts/en.js';
import { button, skip } from './helpers/bet.js';
import { expect, test } from './helpers/test.js';
import { heights, scaleOf, series } from './helpers/chart.js';
import { TABLES, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { cell } from './helpers/luck-table.js';
import { exactOf, statisticsOf } from './helpers/statistics.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const chart = (lab) => lab.locator('rollout-chart.main');

/** @param {Locator} lab @param {string} name */
const option = (lab, name) => lab.getByRole('checkbox', { name, exact: true });

/** @param {Locator} lab @param {string} name */
const toggle = (lab, name) => chart(lab).getByRole('button', { name, exact: true });

/** Dashed outlines of the funnels. @param {Locator} lab @param {string} tone */
const funnel = (lab, tone) => chart(lab).locator(`path[stroke="var(--${tone})"][stroke-dasharray="2 4"]`);

/** Areas of the 95% bands. @param {Locator} lab @param {string} tone */
const band = (lab, tone) => chart(lab).locator(`path[data-band="${tone}"]`);

/** How far pixels that are rounded to a tenth may be off, in points. @param {{perPixel: number}} scale */
const tolerance = ({ perPixel }) => 0.15 * perPixel;

test('before any game both funnels are drawn, as wide as theory says', async ({ page }) => {
  const lab = await openLab(page);
  // A bet is on offer first.
  await button(lab, en.bet.offer).click();
  await skip(lab).click();
  await drawn(page);
  await expect(chart(lab).getByText('No games yet')).toBeVisible();
  await expect(series(chart(lab), 'plain')).toHaveAttribute('d', '');
  const scale = await scaleOf(chart(lab));
  for (const [tone, { sd }] of /** @type {const} */ ([
    ['plain', exactOf(TABLES.none)],
    ['reduced', exactOf(TABLES.madeUp)],
  ])) {
    // The axis reaches to 1,000 games: there 95 of 100 rollouts are within 1.96 SD / √1000.
    const mouth = (1.96 * sd) / Math.sqrt(1000);
    const { last } = await heights(funnel(lab, tone));
    expect(Math.abs(scale.value(last.low) - (37.5 - mouth)), tone).toBeLessThan(tolerance(scale));
    expect(Math.abs(scale.value(last.high) - (37.5 + mouth)), tone).toBeLessThan(tolerance(scale));
  }
});

test('the truth is a thin level line at 37.5, named, behind all others, and marked at the edge', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
  const truth = chart(lab).locator('path[stroke="var(--truth)"]');
  const scale = await scaleOf(chart(lab));
  const { first, last } = await heights(truth.first());
  expect(first.low).toBe(last.low);
  expect(Math.abs(scale.value(first.low) - 37.5)).toBeLessThan(tolerance(scale));
  // A biased line's limit is as thin. Nothing that is drawn later hides its mark, which is outside the plot.
  const order = await chart(lab)
    .locator('g[clip-path] path[stroke]')
    .evaluateAll((all) =>
      all.map((path) => ({ tone: path.getAttribute('stroke'), width: Number(path.getAttribute('stroke-width') ?? 1) })),
    );
  const at = order.findIndex(({ tone }) => tone === 'var(--truth)');
  const series = order.slice(at + 1);
  expect(series.map(({ tone }) => tone)).toEqual(['var(--plain)', 'var(--reduced)']);
  for (const { width } of series) expect(width).toBeGreaterThan(order[at].width);
  const mark = await chart(lab).locator('path[fill="var(--truth)"]').getAttribute('d');
  expect(mark?.startsWith(`M${last.x},${last.low}l`)).toBe(true);
});

test('the band in hand is filled strongly: the reduced one’s, or that of the button that is pointed at', async ({
  page,
}) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const strong = chart(lab).locator('path[data-band][fill-opacity="0.2"]');
  await expect(strong).toHaveAttribute('data-band', 'reduced');
  await toggle(lab, 'plain').hover();
  await expect(strong).toHaveAttribute('data-band', 'plain');
  await expect(band(lab, 'reduced')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(strong).toHaveAttribute('data-band', 'reduced');
  await toggle(lab, 'plain').focus();
  await expect(strong).toHaveAttribute('data-band', 'plain');
});

test('the lines and bands end at the statistics of the snapshot', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const { leaves } = await snapshotOf(lab);
  const expected = statisticsOf(leaves, TABLES.madeUp);
  const scale = await scaleOf(chart(lab));
  for (const tone of /** @type {const} */ (['plain', 'reduced'])) {
    const line = await heights(series(chart(lab), tone));
    expect(Math.abs(scale.value(line.last.low) - expected[tone].mean), tone).toBeLessThan(tolerance(scale));
    const { last } = await heights(band(lab, tone));
    expect(Math.abs(scale.value(last.low) - expected[tone].ci[0]), tone).toBeLessThan(tolerance(scale));
    expect(Math.abs(scale.value(last.high) - expected[tone].ci[1]), tone).toBeLessThan(tolerance(scale));
  }
});

test('a series is hidden and shown by its button, with its band and funnel', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  for (const [name, tone, other] of /** @type {const} */ ([
    ['plain', 'plain', 'reduced'],
    ['variance reduced', 'reduced', 'plain'],
  ])) {
    await expect(toggle(lab, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(series(chart(lab), tone)).toHaveCount(1);
    await toggle(lab, name).click();
    await expect(toggle(lab, name)).toHaveAttribute('aria-pressed', 'false');
    await expect(series(chart(lab), tone)).toHaveCount(0);
    await expect(band(lab, tone)).toHaveCount(0);
    await expect(funnel(lab, tone)).toHaveCount(0);
    await expect(series(chart(lab), other)).toHaveCount(1);
    await toggle(lab, name).click();
    await expect(series(chart(lab), tone)).toHaveCount(1);
  }
});

test('bands and funnels can be left out', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await expect(band(lab, 'plain')).toHaveCount(1);
  await option(lab, '95% bands').uncheck();
  await expect(band(lab, 'plain')).toHaveCount(0);
  await expect(band(lab, 'reduced')).toHaveCount(0);
  await expect(funnel(lab, 'plain')).toHaveCount(1);
  await option(lab, 'Expected funnel').uncheck();
  await expect(funnel(lab, 'plain')).toHaveCount(0);
  await expect(funnel(lab, 'reduced')).toHaveCount(0);
  await expect(series(chart(lab), 'plain')).toHaveCount(1);
});

test('“All tables” scores the same games with all tables at once', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await option(lab, 'All tables').check();
  const legend = chart(lab).getByRole('group', { name: 'Lines shown' }).getByRole('button');
  await expect(legend).toHaveText(['plain', 'correct', 'made-up', 'backwards']);

  await cell(lab, 'doubles').fill('10');
  await cell(lab, 'doubles').blur();
  await expect(legend).toHaveText(['plain', 'correct', 'made-up', 'backwards', 'yours']);
  const { leaves } = await snapshotOf(lab);
  const yours = { doubles: 10, noDoubles: -2, oFails: 45, oBearsOff: -15 };
  await drawn(page);
  const scale = await scaleOf(chart(lab));
  for (const [tone, table] of /** @type {const} */ ([
    ['correct', TABLES.correct],
    ['madeup', TABLES.madeUp],
    ['backwards', TABLES.backwards],
    ['yours', yours],
  ])) {
    const { last } = await heights(series(chart(lab), tone));
    const { mean } = statisticsOf(leaves, table).reduced;
    expect(Math.abs(scale.value(last.low) - mean), tone).toBeLessThan(tolerance(scale));
  }
  await option(lab, 'All tables').uncheck();
  await expect(legend).toHaveText(['plain', 'variance reduced']);
});

test('the average luck, on demand, is the difference of the two averages', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const luck = lab.locator('rollout-chart.second');
  await expect(luck).toHaveCount(0);
  await option(lab, 'Average luck').check();
  await expect(luck.getByRole('application', { name: 'Average luck per game' })).toBeVisible();
  await expect(luck.getByText('zero', { exact: true })).toBeVisible();
  await drawn(page);
  const { plain, reduced } = await snapshotOf(lab);
  const scale = await scaleOf(luck);
  const { last } = await heights(series(luck, 'luckline'));
  const difference = Number(plain.mean) - Number(reduced.mean);
  expect(Math.abs(scale.value(last.low) - difference)).toBeLessThan(tolerance(scale));
  await option(lab, 'Average luck').uncheck();
  await expect(luck).toHaveCount(0);
});

test('the average luck of a biased table settles at what it hands out', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await option(lab, 'Average luck').check();
  await expect(lab.locator('rollout-chart.second').getByText('settles at +3.3')).toBeVisible();
  await expect(chart(lab).getByText('settles at 34.2%')).toBeVisible();
});

test('the games axis is logarithmic or linear', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const ticks = chart(lab).locator('svg g[text-anchor="middle"] text');
  await expect(option(lab, 'Log axis')).toBeChecked();
  await expect(ticks).toHaveText(['1', '10', '100', '1K', '10K', '100K']);
  await option(lab, 'Log axis').uncheck();
  await expect(ticks.first()).toHaveText('0');
  await expect(ticks.last()).toHaveText('20K');
  // Evenly, and the newest game at the right end.
  const at = await ticks.evaluateAll((all) => all.map((text) => Number(text.getAttribute('x'))));
  const steps = at.slice(1).map((x, i) => x - at[i]);
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) expect(Math.abs(step - steps[0])).toBeLessThan(0.5);
  const { last } = await heights(series(chart(lab), 'plain'));
  expect(Math.abs(last.x - at[at.length - 1])).toBeLessThan(0.5);
});

test('an edit moves the whole line, first games included', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const before = await heights(series(chart(lab), 'reduced'));
  const beforeScale = await scaleOf(chart(lab));
  // The first game is doubles: 100 − 50 with the made-up table, 100 + 62.5 with the backwards one.
  expect(Math.abs(beforeScale.value(before.first.low) - 50)).toBeLessThan(tolerance(beforeScale));
  await setTable(lab, TABLES.backwards);
  const after = await heights(series(chart(lab), 'reduced'));
  const afterScale = await scaleOf(chart(lab));
  expect(Math.abs(afterScale.value(after.first.low) - 162.5)).toBeLessThan(tolerance(afterScale));
});

test('bands begin at thirty games, where they mean something', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 29);
  await expect(series(chart(lab), 'plain')).toHaveCount(1);
  await expect(band(lab, 'plain')).toHaveAttribute('d', '');
  await roll(lab, 11);
  await expect(band(lab, 'plain')).toHaveAttribute('d', /^M/);
});
