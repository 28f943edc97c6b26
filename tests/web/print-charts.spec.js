// Charts on paper: drawn for its width, so that their text can be read, and as on the screen again afterwards.

import { openBearoff } from './helpers/bearoff.js';
import { KNOWN } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** As www/lib/chart/sized-element.js has it: as wide as A4 between margins. */
const PAPER = 700;

/** The size that a chart is drawn for. @param {Locator} chart */
const drawn = (chart) =>
  chart.locator('.plot > svg').evaluate((svg) => ['width', 'height'].map((name) => Number(svg.getAttribute(name))));

test('a chart is drawn for the width of paper before it is printed, and for the screen afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const lab = await openBearoff(page, '?seed=0x2a61&games=100&hide=editor,game,map,luck');
  const chart = lab.locator('rollout-chart.main');
  const screen = await drawn(chart);
  expect(screen[0]).toBeGreaterThan(PAPER);
  // No frame comes between the event and the paper: what is drawn is there at once.
  const [paper, style] = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const svg = document
      .querySelector('bearoff-lab')
      ?.shadowRoot?.querySelector('rollout-chart.main')
      ?.shadowRoot?.querySelector('.plot > svg');
    return [Number(svg?.getAttribute('width')), document.documentElement.style.width];
  });
  expect(paper).toBeLessThanOrEqual(PAPER);
  // A page of 700 pixels has 16 at each side, and a card 14 and an edge.
  expect(paper).toBeGreaterThan(PAPER - 2 * (16 + 14 + 1) - 10);
  expect(style).toBe('');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await drawn(chart)).toEqual(screen);
});

test('the browser prints the chart as it was drawn for paper', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const lab = await openBearoff(page, '?seed=0x2a61&games=100&hide=editor,game,map,luck');
  const chart = lab.locator('rollout-chart.main');
  const screen = await drawn(chart);
  const widths = await chart.evaluateHandle((it) => {
    /** @type {number[]} */
    const seen = [];
    addEventListener('beforeprint', () =>
      seen.push(Number(it.shadowRoot?.querySelector('.plot > svg')?.getAttribute('width'))),
    );
    return seen;
  });
  await page.pdf({ format: 'A4' });
  const [width] = await widths.evaluate((seen) => seen);
  expect(width).toBeLessThanOrEqual(PAPER);
  await expect.poll(() => drawn(chart)).toEqual(screen);
});

/** The width and the height of Letter between margins of a centimetre: 11 inches less 20 mm are 980 pixels, and A4 is higher and narrower. */
const NARROW = 718;
const PAGE = 980;

for (const { name, page: file, poster } of KNOWN.filter(({ hundred }) => hundred)) {
  test(`${name}: after twenty games, the chart is on the first page, below the board`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`./${file}?${poster.figure}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: NARROW, height: PAGE });
    const [play, averages] = await Promise.all(
      ['.card.play', '.averages'].map((card) => lab.locator(card).boundingBox()),
    );
    expect(averages?.y).toBeGreaterThan((play?.y ?? 0) + (play?.height ?? 0));
    // The card is kept whole: were it to end below the page, the rest of the page would be empty.
    await expect(lab.locator('.averages')).toHaveCSS('break-inside', 'avoid');
    expect((averages?.y ?? 0) + (averages?.height ?? 0)).toBeLessThanOrEqual(PAGE);
  });
}
