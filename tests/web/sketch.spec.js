// Before the first game a chart that must not tell its answer sketches a funnel, and is as it ever was afterwards. A bet has one around it.

import { expect, test } from './helpers/test.js';
import { button, chart, handle, skip } from './helpers/bet.js';
import { drawingOf, heightsOf } from './helpers/flips.js';
import { drawn, openLab, roll } from './helpers/lab.js';
import { inTurn } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { en } from '../../www/labs/two-checker/texts/en.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const ticks = (lab) => chart(lab).locator('svg g[text-anchor="end"] text').allTextContents();

/** @param {Locator} lab */
const sketched = (lab) => chart(lab).locator('path[data-funnel]');

/** Heights in the middle between a funnel's edges, from its first game to its last. @param {Locator} lab */
async function middles(lab) {
  const path = (await sketched(lab).getAttribute('d')) ?? '';
  const heights = heightsOf(path);
  // The lower edge comes first, and the upper one goes back.
  return heights.slice(0, heights.length / 2).map((low, i) => (low + heights[heights.length - 1 - i]) / 2);
}

/** The height of a bet's line. @param {Locator} lab @param {string} tone */
async function levelOf(lab, tone) {
  const path = await chart(lab).locator(`svg > path[stroke="var(--${tone})"]`).last().getAttribute('d');
  return Number(/,(-?[\d.]+)/.exec(path ?? '')?.[1]);
}

test('the sketch tells neither the answer nor a scale, and goes with a bet', async ({ page }) => {
  const lab = await openLab(page);
  await expect(sketched(lab)).toHaveCount(1);
  await expect(chart(lab).getByText(en.chart.masked)).toBeVisible();
  await expect(chart(lab).getByText('exact ?')).toBeVisible();
  expect((await ticks(lab)).every((text) => text.trim() === '?')).toBe(true);
  await expect(chart(lab).locator('g[clip-path] path[stroke="var(--truth)"]')).toHaveCount(0);

  await button(lab, en.bet.offer).click();
  await expect(handle(lab, 'plain')).toBeVisible();
  // While bets are made, the funnel is the bet's.
  await expect(sketched(lab)).toHaveCount(1);
  await expect(chart(lab).getByText('exact ?')).toHaveCount(0);
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

/** Labs with bets: what they bet on, in two ways that have other answers, and bets in their unit. */
const BETS = [
  {
    name: 'two-checker',
    page: './',
    embed: './embed.html',
    of: ['preset=correct', 'luck=70,-10,45,-15'],
    bets: [20, 60],
  },
  {
    name: 'bearoff',
    page: './bearoff.html',
    embed: './bearoff-embed.html',
    of: ['', 'position=rAYAAGwDAAAAAA'],
    bets: [20, 60],
  },
  {
    name: 'cube',
    page: './cube.html',
    embed: './cube-embed.html',
    of: ['', 'position=rAYAAGwDAAAAAA'],
    bets: [-0.5, 0.5],
  },
];

const tried = inTurn(BETS);

for (const { name, page: file, embed, of, bets } of BETS) {
  for (const form of ['page', 'embed']) {
    const how = tried(`a bet of ${form === 'page' ? 'a page' : 'an embed'}`, name);
    test(
      `${name}, ${form}: a bet has a funnel around it, which is equal for every answer and goes with the first game`,
      how,
      async ({ page }) => {
        const drawings = [];
        for (const what of of) {
          await page.goto(`${form === 'page' ? file : embed}?seed=5&bet=1&${what}`);
          const lab = page.locator(`${name}-lab`);
          await ready(lab);
          await expect(lab.getByRole('slider')).toHaveCount(2);
          const asked = await drawingOf(lab);
          await expect(sketched(lab)).toHaveCount(1);
          const centred = await middles(lab);
          const handled = await levelOf(lab, 'plain');
          // The funnel is as high as the plot after the first games, and cut off by it alike. Heights are rounded to tenths.
          for (const middle of centred) expect(Math.abs(middle - handled)).toBeLessThan(0.11);

          await lab.evaluate((/** @type {any} */ it, values) => {
            it.act.moveBet('plain', () => values[0]);
            it.act.moveBet('reduced', () => values[1]);
          }, bets);
          await ready(lab);
          expect(await levelOf(lab, 'plain')).not.toBe(handled);
          expect(Math.abs((await middles(lab))[0] - (await levelOf(lab, 'plain')))).toBeLessThan(0.11);

          await lab.evaluate((/** @type {any} */ it) => it.act.placeBet());
          await ready(lab);
          await expect(sketched(lab)).toHaveCount(1);
          drawings.push([asked, await drawingOf(lab)]);
          await roll(lab, 1);
          await ready(lab);
          await expect(sketched(lab)).toHaveCount(0);
        }
        // For each answer.
        expect(drawings[0]).toEqual(drawings[1]);
      },
    );
  }
}
