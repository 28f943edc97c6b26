// Where things are: nothing overflows, the first screen holds the chart, targets are large enough for a
// finger, and nothing jumps.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { TABLES, drawn, holdCore, openLab, roll, setTable, tick } from './helpers/lab.js';
import { shiftOf, watchShifts } from './helpers/shifts.js';
import { targets } from './helpers/targets.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * The page with as much on it as there can be.
 * @param {Page} page
 */
async function openFullLab(page) {
  const lab = await openLab(page, '0xffffffffffffffff');
  const most = 999.123456;
  await setTable(lab, { doubles: most, noDoubles: -most, oFails: -most, oBearsOff: most });
  await roll(lab, 20_000);
  await tick(lab, { 'All tables': true, 'Average luck': true });
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible();
  await lab.getByRole('textbox', { name: 'Seed' }).fill('not a seed');
  await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await lab.getByRole('spinbutton', { name: 'White bears off' }).fill('not a number');
  await expect(lab.getByRole('alert')).toHaveCount(2);
  return lab;
}

/**
 * By how many pixels the page is wider than its window.
 * @param {Page} page
 */
const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('in an article’s column the game has the whole width, and each roll one line', async ({ page }) => {
  for (const width of [620, 640, 720]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('embed.html?v=2&seed=5&games=1000');
    await drawn(page);
    const lab = page.locator('two-checker-lab');
    const [playing, card] = await Promise.all([
      lab.locator('.playing').boundingBox(),
      lab.locator('.card.game').boundingBox(),
    ]);
    // All but the padding and the border of the card.
    expect(playing?.width, `${width}`).toBe(Number(card?.width) - 2 * (10 + 1));
    // A line of 13.5 px is 17.6 px high, the padding and the border of a step are 12 px.
    for (const step of await lab.locator('.step').all())
      expect((await step.boundingBox())?.height, `${width}`).toBeLessThan(2 * 17.6 + 12);
  }
});

const WIDTHS = [1920, 1280, 1024, 900, 768, 600, 390, 320];

for (const { name, page: file, query, ready } of KNOWN) {
  test(
    `${name}: on a phone the table of the two rollouts fits, in either language`,
    tried('phone table', name),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const language of ['en', 'ja']) {
        await page.goto(`./${file}?lang=${language}&${query}`);
        const lab = page.locator(`${name}-lab`);
        await ready(lab);
        const wider = await lab.locator('.figures-card .figures').evaluate((table) => {
          const room = /** @type {Element} */ (table.parentElement);
          return room.scrollWidth - room.clientWidth;
        });
        expect(wider, language).toBe(0);
      }
    },
  );
}

for (const [what, open] of /** @type {const} */ ([
  ['before a game', openLab],
  ['with everything shown', openFullLab],
])) {
  test(
    `nothing overflows sideways ${what}, at any width from 320 pixels`,
    open === openFullLab ? {} : { tag: '@long' },
    async ({ page }) => {
      await open(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        expect.soft(await sideways(page), `at ${width}`).toBe(0);
      }
    },
  );
}

test('at 1280 × 800 everything up to the chart’s last line fits on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lab = await openLab(page);
  const bottom = async () => {
    const box = await lab.locator('rollout-chart.main').boundingBox();
    return Number(box?.y) + Number(box?.height);
  };
  expect(await bottom(), 'before a game').toBeLessThanOrEqual(800);
  await roll(lab, 20_000);
  expect(await bottom(), 'after 20,000 games').toBeLessThanOrEqual(800);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  expect(await bottom(), 'with a biased table').toBeLessThanOrEqual(800);
  // And it is large enough to be read.
  const box = await lab.locator('rollout-chart.main').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(300);
  expect(box?.width).toBeGreaterThanOrEqual(600);
});

test.describe('on a phone', () => {
  test.use({ ownWindow: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 pixels high and wide', async ({ page }) => {
    const lab = await openLab(page);
    await roll(lab, 1000);
    await tick(lab, { 'All tables': true });
    await drawn(page);
    const all = await targets(page);
    // 8 buttons that roll, speed, seed, 5 presets, 1 + 5 boxes, 4 fields of 3, legend, games, download.
    expect(all.length).toBeGreaterThan(35);
    const small = all.filter(({ width, height }) => width < 43.9 || height < 43.9);
    expect(small).toEqual([]);
  });

  test('the page stacks: nothing stands beside the board, the chart or the table', async ({ page }) => {
    const lab = await openLab(page);
    await roll(lab, 1);
    const cards = await lab
      .locator('section.card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    expect(cards.length).toBeGreaterThan(4);
    for (const { left, right } of cards) {
      expect(left).toBe(cards[0].left);
      expect(right).toBe(cards[0].right);
    }
  });

  test('the board’s words and numbers stay legible', { tag: '@long' }, async ({ page }) => {
    const lab = await openLab(page);
    const sizes = await lab.locator('backgammon-board text').evaluateAll((all) =>
      all.map((text) => {
        const { a } = /** @type {SVGTextElement} */ (text).getScreenCTM() ?? { a: 0 };
        return a * parseFloat(getComputedStyle(text).fontSize);
      }),
    );
    // Twelve points, and the checkers borne off by each side.
    expect(sizes).toHaveLength(14);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
  });
});

const DEVICES = /** @type {const} */ ([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
]);

test.describe('watched from the start', () => {
  test.use({ ownWindow: true });

  test('what jumps is noticed', async ({ page }) => {
    await watchShifts(page);
    await openLab(page);
    await drawn(page);
    const before = await shiftOf(page);
    await page.evaluate(() => {
      document.body.style.paddingTop = '100px';
    });
    await drawn(page);
    expect(await shiftOf(page)).toBeGreaterThan(before + 0.02);
  });

  for (const [device, viewport] of DEVICES) {
    test(
      `nothing jumps while the page loads on ${device}`,
      device === 'a phone' ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await watchShifts(page);
        // A slow network: the page is on the screen before the core arrives.
        const release = await holdCore(page);
        await page.goto('./');
        await drawn(page);
        release();
        await expect(page.getByRole('button', { name: 'Roll one game' })).toBeVisible();
        await drawn(page);
        expect(await shiftOf(page)).toBeLessThan(0.02);
      },
    );
  }
});

for (const [device, viewport] of DEVICES) {
  test(
    `the controls stay where they are while games are rolled on ${device}`,
    device === 'a desktop' ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const lab = await openLab(page);
      const buttons = lab.locator('.controls button, .controls select');
      const places = () =>
        buttons.evaluateAll((all) =>
          all.map((button) => {
            const { x, y } = button.getBoundingClientRect();
            return `${x.toFixed(0)} ${(y + scrollY).toFixed(0)}`;
          }),
        );
      const before = await places();
      expect(before.length).toBeGreaterThan(7);
      // 4-4; then 5-6 6-5: every kind of roll, and a whole game.
      for (const name of ['Roll by roll', 'Roll by roll', 'Roll for White', 'Roll one game']) {
        await lab.getByRole('button', { name, exact: true }).click();
        await drawn(page);
        expect(await places(), `after ${name}`).toEqual(before);
      }
      await roll(lab, 1_000_000);
      expect(await places(), 'after a million games').toEqual(before);
    },
  );
}
