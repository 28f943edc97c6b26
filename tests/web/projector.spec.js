// A lab for a class: larger as a whole, from edge to edge of the window, and nothing but what is to be seen from the back.

import { expect, test } from './helpers/test.js';
import { writtenHash } from './helpers/address.js';
import { NONE, violationsByTheme } from './helpers/axe.js';
import { chart, handle } from './helpers/bet.js';
import { scaleOf } from './helpers/chart.js';
import { SEED, main, point } from './helpers/hand.js';
import { KNOWN, tried } from './helpers/labs.js';
import { cell } from './helpers/luck-table.js';
import { ready } from './helpers/ready.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** The stage is 1024 × 576: the windows of projectors, and how much larger everything is in them. */
const WINDOWS = [
  { width: 1280, height: 800, scale: 1280 / 1024 },
  { width: 1920, height: 1080, scale: 1080 / 576 },
];

/** What a class has to see, of all that can be hidden. */
const SHOWN = new Set([
  'board',
  'editor',
  'game',
  'play',
  'controls',
  'table',
  'presets',
  'verdict',
  'luck',
  'map',
  'decision',
  'coupling',
  'model',
  'tiles',
  'legend',
]);

/**
 * @param {Page} page
 * @param {{name: string, page: string}} lab
 * @param {string} query
 */
async function open(page, { name, page: file }, query) {
  await page.goto(`./${file}?projector=1&${query}`);
  const lab = page.locator(`${name}-lab`);
  await ready(lab);
  return lab;
}

/** How much larger something is drawn than it is laid out. @param {Locator} it */
const enlarged = (it) =>
  it.evaluate((/** @type {HTMLElement} */ element) => element.getBoundingClientRect().width / element.offsetWidth);

/** The middle of something. @param {Locator} it */
async function centreOf(it) {
  const box = await it.boundingBox();
  if (!box) throw new Error('not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const known of KNOWN) {
  // Each window is that of a page that is opened, and one that a page comes to.
  for (const [language, windows] of /** @type {const} */ ([
    ['en', WINDOWS],
    ['ja', WINDOWS.toReversed()],
  ])) {
    test(
      `${known.name}: all is on one screen, as large as it takes (${language})`,
      tried(`projector in ${language}`, known.name),
      async ({ page }) => {
        await page.setViewportSize(windows[0]);
        const lab = await open(page, known, `lang=${language}`);
        for (const games of ['', known.poster.figure]) {
          await page.evaluate((hash) => {
            location.hash = hash;
          }, games);
          for (const { width, height, scale } of windows) {
            await page.setViewportSize({ width, height });
            await ready(lab);
            const said = `${width} × ${height}, ${games}`;
            const needs = await page.evaluate(() => {
              const { scrollWidth, scrollHeight } = document.documentElement;
              return { width: scrollWidth, height: scrollHeight };
            });
            expect(needs, said).toEqual({ width, height });
            expect(await enlarged(lab), said).toBeCloseTo(scale, 2);
            expect(await enlarged(lab.locator('rollout-chart.main')), said).toBeCloseTo(scale, 1);
            // From edge to edge.
            expect((await lab.boundingBox())?.width, said).toBeCloseTo(width, 0);
            await expect(lab.locator('rollout-chart.main')).toBeInViewport({ ratio: 1 });
          }
          // Before a game there is none.
          if (games) await expect(lab.locator('.tiles, span.count')).toContainText(known.poster.games);
        }
      },
    );
  }

  test(
    `${known.name}: there is what a class has to see, and nothing else, and axe finds nothing`,
    tried('parts for a class', known.name),
    async ({ page }) => {
      const lab = await open(page, known, `lang=en&${known.query}`);
      for (const [part, there] of Object.entries(known.parts)) {
        // Of the game of the two checkers the board is enough.
        if (part === 'game') continue;
        if (SHOWN.has(part)) await expect(there(lab).first(), part).toBeVisible();
        else await expect(there(lab), part).toBeHidden();
      }
      for (const around of ['body > .bar', '.lead p', '.newcomer', '.prose', 'reader-questions'])
        await expect(page.locator(around)).toBeHidden();
      await expect(lab.locator('.guide')).toHaveCount(0);
      expect(await violationsByTheme(page)).toEqual(NONE);
    },
  );

  test(
    `${known.name}: on a phone nothing is larger, and nothing smaller`,
    tried('projector on a phone', known.name),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const lab = await open(page, known, known.query);
      expect(await enlarged(lab)).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );

  test(
    `${known.name}: in a frame it is as wide as that, and as high as it is itself`,
    tried('projector in a frame', known.name),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const lab = await open(page, { ...known, page: known.embed }, known.query);
      const heights = [];
      // A frame may be made as high as what is in it: that must not grow with the frame.
      for (const height of [800, 2000]) {
        await page.setViewportSize({ width: 1280, height });
        await ready(lab);
        expect(await enlarged(lab)).toBeCloseTo(1280 / 1024, 2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
        heights.push((await lab.boundingBox())?.height);
      }
      expect(heights[1]).toBe(heights[0]);
    },
  );

  test(
    `${known.name}: an author’s hide= counts, too, and stays what it was for the next address`,
    tried('projector and hide', known.name),
    async ({ page }) => {
      const lab = await open(page, known, 'v=1&hide=legend&lang=en');
      await expect(lab.locator('rollout-chart.main .legend')).toBeHidden();
      expect(await writtenHash(page)).not.toContain('hide');
    },
  );
}

const [two, bearoff] = KNOWN;
const hand = /** @type {typeof two} */ (KNOWN.find(({ parts }) => 'play' in parts));

test('a bet is dragged to where the pointer is', async ({ page }) => {
  await page.setViewportSize(WINDOWS[1]);
  const lab = await open(page, two, 'bet=1&lang=en');
  const scale = await scaleOf(chart(lab));
  const plot = await chart(lab).locator('.plot').boundingBox();
  if (!plot) throw new Error('no plot');
  const from = await centreOf(handle(lab, 'plain'));
  // Three tenths down from the top of the plot, in its own pixels: they may be fractions, which offsetHeight would round.
  const height = plot.height / WINDOWS[1].scale;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, plot.y + 0.3 * plot.height, { steps: 3 });
  await page.mouse.up();
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', String(Math.round(scale.value(0.3 * height))));
  expect(Math.abs((await centreOf(handle(lab, 'plain'))).y - plot.y - 0.3 * plot.height)).toBeLessThan(
    // Half a percent, and half a pixel.
    (0.5 / scale.perPixel + 0.5) * WINDOWS[1].scale,
  );
});

test('the chart is read where the pointer is', async ({ page }) => {
  await page.setViewportSize(WINDOWS[1]);
  const lab = await open(page, two, 'seed=5&games=1000&lang=en');
  const plot = chart(lab).locator('.plot');
  const box = await plot.boundingBox();
  if (!box) throw new Error('no plot');
  await page.mouse.move(box.x + 0.6 * box.width, box.y + 0.5 * box.height);
  const crosshair = chart(lab).locator('.plot .reading');
  await expect(crosshair).toBeVisible();
  // Its line is where the pointer is: to the next game that is drawn, of some hundred along the axis.
  const lines = await plot.locator(':scope > svg > :last-child').evaluate((it) => it.getBoundingClientRect());
  expect(Math.abs(lines.x + lines.width / 2 - (box.x + 0.6 * box.width))).toBeLessThan(0.02 * box.width);
});

test('checkers are set, and played, where the pointer is', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(WINDOWS[1]);
  const lab = await open(page, bearoff, 'lang=en');
  const five = lab.getByRole('spinbutton', { name: 'Blue’s 5 point', exact: true });
  const { x, y } = await centreOf(five);
  await page.mouse.click(x, y);
  await ready(lab);
  await expect(five).toHaveAttribute('aria-valuenow', '1');

  const board = await open(page, hand, `lang=en&seed=${SEED}`);
  await main(board).click();
  await ready(board);
  // Blue's first roll with these dice is 4-3: from the 6 point a checker can be dragged to the 2 or the 3 point.
  const from = await centreOf(point(board, 6));
  const to = await centreOf(point(board, 3));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y - 30);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  const position = () => board.evaluate((/** @type {any} */ it) => it.session.played.view().position.x);
  expect(await position()).toEqual([0, 0, 2, 1, 1, 0]);
});

for (const language of ['en', 'ja']) {
  test(
    `the histogram stands beside the board, and the luck table has room for its bars, with each table (${language})`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      for (const viewport of [{ width: 1280, height: 720 }, WINDOWS[1]]) {
        await page.setViewportSize(viewport);
        const scale = Math.min(viewport.width / 1024, viewport.height / 576);
        for (const table of ['preset=backwards', 'preset=gnu', 'luck=70,-10,45,-15&keep=0']) {
          const lab = await open(page, two, `lang=${language}&seed=5&games=1000&${table}`);
          const histogram = lab.locator('many-beside rollout-histogram');
          await expect(histogram, table).toBeInViewport({ ratio: 1 });
          const board = await lab.locator('backgammon-board').boundingBox();
          const box = await histogram.boundingBox();
          if (!board || !box) throw new Error('not to be seen');
          // The left column has 474 px of the stage. The board and a gap take less than half of it.
          expect(box.width, table).toBeGreaterThan(0.5 * 474 * scale);
          expect(box.x, table).toBeGreaterThan(board.x + board.width);
          expect(box.height, table).toBeGreaterThan(0.7 * board.height);
          const needs = await page.evaluate(() => document.documentElement.scrollHeight);
          expect(needs, table).toBe(viewport.height);
          if (table === 'preset=gnu') continue;
          // As wide as the number with its buttons, and a half more.
          const bar = await lab.locator('.bar').first().boundingBox();
          const field = await lab.locator('luck-table .field').first().boundingBox();
          expect(Number(bar?.width), table).toBeGreaterThan(1.5 * Number(field?.width));
        }
      }
    },
  );
}

test('the luck table is edited as ever', async ({ page }) => {
  await page.setViewportSize(WINDOWS[1]);
  const lab = await open(page, two, 'lang=en');
  await cell(lab, 'doubles').fill('62.5');
  await expect(cell(lab, 'noDoubles')).toHaveValue('−12.5');
});

test('without projector=1 nobody loads what it needs', { tag: '@long' }, async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => void asked.push(request.url()));
  for (const { page: file } of KNOWN) {
    await page.goto(`./${file}`);
    await ready(page.locator('[data-lab]'));
  }
  expect(asked.filter((url) => url.includes('projector'))).toEqual([]);
});
