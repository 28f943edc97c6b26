// The bear-off page in the order of its idea: the position, its 36 rolls, one game on the same board, the chart.

import { writtenHash } from './helpers/address.js';
import { IDS, SEED, board, cell, idField, point, ready, roll } from './helpers/bearoff.js';
import { expect, test } from './helpers/test.js';
import { en } from '../../www/labs/bearoff/texts/en.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/labs/bearoff/lab.js').BearoffLab} BearoffLab */

const QUERY = `?seed=${SEED}&position=${IDS.fourEach}`;

/** Fifteen checkers on each side. */
const FIFTEEN = '2%2B4OAADt7g4AAA';

/** Nothing is unfolded. @param {Page} page @param {string} [query] */
async function open(page, query = QUERY) {
  await page.goto(`./bearoff.html${query}`);
  const lab = page.locator('bearoff-lab');
  await ready(lab);
  return lab;
}

/** Where something is in the window. @param {Locator} it */
const box = (it) => it.evaluate((el) => el.getBoundingClientRect().toJSON());

/** @param {Locator} lab @param {'Position' | 'Game'} name */
const shows = (lab, name) => lab.getByRole('button', { name, exact: true });

test('one board shows the position and the games that are rolled from it', async ({ page }) => {
  const lab = await open(page);
  await expect(lab.locator('backgammon-board')).toHaveCount(1);
  await expect(shows(lab, 'Game')).toHaveCount(0);
  const before = await box(lab.locator('.position'));
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await ready(lab);
  await expect(lab.locator('backgammon-board')).toHaveCount(1);
  await expect(shows(lab, 'Game')).toHaveAttribute('aria-pressed', 'true');
  await expect(board(lab).getByRole('img')).toHaveAttribute('aria-label', /^White is on roll/);
  await expect(lab.locator('.micro')).toBeVisible();
  expect((await box(lab.locator('.position'))).height).toBe(before.height);
  // And back, to be edited.
  await shows(lab, 'Position').click();
  await ready(lab);
  await expect(lab.locator('.micro')).toHaveCount(0);
  expect((await box(lab.locator('.position'))).height).toBe(before.height);
  await point(lab, 'Blue’s 3 point').press('ArrowUp');
  await ready(lab);
  await expect(point(lab, 'Blue’s 3 point')).toHaveAttribute('aria-valuenow', '2');
});

test('a thousand games bring the position back, and the newest of them is one press away', async ({ page }) => {
  const lab = await open(page);
  await lab.locator('.controls').getByRole('button', { name: 'Roll one game' }).click();
  await ready(lab);
  await expect(shows(lab, 'Game')).toHaveAttribute('aria-pressed', 'true');
  await roll(lab, 1000);
  await expect(shows(lab, 'Position')).toHaveAttribute('aria-pressed', 'true');
  await shows(lab, 'Game').click();
  await expect(lab.getByRole('heading', { name: 'Game 1,001', exact: true })).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
]) {
  test(
    `roll by roll moves the board that one looks at, at ${width} × ${height}`,
    width === 390 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const lab = await open(page);
      await lab.getByRole('button', { name: 'Roll by roll' }).click();
      await ready(lab);
      await expect(board(lab).getByRole('img')).toHaveAttribute('aria-label', /^White is on roll/);
      await expect.poll(async () => Math.round((await box(board(lab))).top)).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => Math.round((await box(board(lab))).bottom)).toBeLessThanOrEqual(height);
      // The next roll is within reach.
      const next = lab.getByRole('button', {
        name: width > 400 ? 'Next roll' : 'Next roll on this board',
        exact: true,
      });
      expect((await box(next)).bottom).toBeLessThanOrEqual(height);
    },
  );
}

test('board, rolls and chart are in the first screen of 1280 × 800, with the buttons that roll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lab = await open(page);
  for (const part of [
    board(lab),
    lab.locator('roll-map table'),
    lab.locator('rollout-chart.main'),
    lab.locator('.controls'),
  ]) {
    expect((await box(part)).bottom).toBeLessThanOrEqual(800);
  }
});

test('position, rolls and the upper half of the chart are in the first screen of 1024 × 768', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const lab = await open(page);
  for (const part of [board(lab), lab.locator('roll-map table'), lab.locator('.controls')]) {
    expect((await box(part)).bottom).toBeLessThanOrEqual(768);
  }
  const { top, bottom } = await box(lab.locator('rollout-chart.main'));
  expect((top + bottom) / 2).toBeLessThanOrEqual(768);
});

test('on a phone the rolls and what is said of the chosen one are on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await open(page, `${QUERY}&guide=0`);
  await cell(lab, 6, 6).click();
  const { top } = await box(lab.locator('roll-map table'));
  const { bottom } = await box(lab.locator('roll-map .detail'));
  expect(bottom - top).toBeLessThanOrEqual(844);
});

test('scale, players and XGID are folded until one of them is not as usual, and the ID is in sight', async ({
  page,
}) => {
  const lab = await open(page);
  await expect(idField(lab)).toBeVisible();
  const xgid = lab.getByRole('textbox', { name: 'XGID', exact: true });
  await expect(xgid).toBeHidden();
  await lab.getByText('XGID', { exact: true }).click();
  await expect(xgid).toBeVisible();
  await expect(lab.getByRole('combobox', { name: 'Scale of its chances' })).toBeHidden();
  await expect(lab.getByRole('combobox', { name: 'Luck is estimated by' })).toBeVisible();
  const steep = await open(page, `${QUERY}&scale=steep`);
  await expect(steep.getByRole('combobox', { name: 'Scale of its chances' })).toBeVisible();
  const players = await open(page, `${QUERY}&whites=fewest-pips`);
  await expect(players.getByRole('combobox', { name: 'White’s plays are chosen by' })).toBeVisible();
});

test('an embed of today has all of it open, and a board for the game where the editor is hidden', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`./bearoff-embed.html${QUERY}&v=1`);
  const lab = page.locator('bearoff-lab');
  await ready(lab);
  for (const part of [
    idField(lab),
    lab.getByRole('combobox', { name: 'Scale of its chances' }),
    lab.locator('.micro'),
  ]) {
    await expect(part).toBeVisible();
  }
  await expect(lab.locator('.guide, details')).toHaveCount(0);
  await expect(lab.locator('backgammon-board')).toHaveCount(1);
  for (const [hide, boards, micros] of /** @type {const} */ ([
    ['editor', 1, 1],
    ['game', 1, 0],
    ['editor,game', 0, 0],
  ])) {
    await page.goto(`./bearoff-embed.html${QUERY}&v=1&hide=${hide}&half=1`);
    await ready(lab);
    await expect(lab.locator('backgammon-board'), hide).toHaveCount(boards);
    await expect(lab.locator('.micro'), hide).toHaveCount(micros);
  }
});

for (const lang of ['en', 'ja']) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    test(
      `the guide leads from a position to a worse evaluator, in ${lang} at ${width}`,
      lang === 'ja' && width === 390 ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        const lab = await open(page, `${QUERY}&lang=${lang}`);
        const steps = [];
        const heights = new Set();
        for (let clicks = 0; clicks < 4; clicks += 1) {
          const guide = lab.locator('.guide');
          steps.push(await guide.getAttribute('data-step'));
          heights.add((await box(guide)).height);
          const way = guide.locator('.primary');
          await expect(lab.locator('button.primary')).toHaveCount(1);
          expect((await box(way)).bottom).toBeLessThanOrEqual(height);
          await way.click();
          await ready(lab);
        }
        expect(steps).toEqual(['start', 'one', 'more', 'worse']);
        await expect(lab.locator('.guide')).toHaveAttribute('data-step', 'onward');
        // Nothing below it moves from step to step.
        heights.add((await box(lab.locator('.guide'))).height);
        expect([...heights]).toHaveLength(1);
        const href = String(await lab.locator('.guide a.primary').getAttribute('href'));
        expect(href).toMatch(/^\.\/hand\.html\?/);
        expect(new URLSearchParams(href.split('?')[1]).get('position')).toBe(IDS.fourEach);
      },
    );
  }
}

test('who closes the guide sees it no more, also after a reload', { tag: '@long' }, async ({ page }) => {
  const lab = await open(page);
  await lab.locator('.guide').getByRole('button', { name: en.guide.close }).click();
  await expect(lab.locator('.guide')).toHaveCount(0);
  expect(await writtenHash(page)).toContain('guide=0');
  await page.reload();
  await ready(lab);
  await expect(lab.locator('.guide')).toHaveCount(0);
});

test('beyond six checkers the worse evaluator is one that there is, and is spoken of as what it is', {
  tag: '@long',
}, async ({ page }) => {
  // Where chances are not known exactly, they cannot be turned round either.
  const lab = await open(page, `?seed=${SEED}&position=${FIFTEEN}&games=1000`);
  const guide = lab.locator('.guide');
  await expect(guide).toHaveAttribute('data-step', 'worse');
  await guide.locator('.primary').click();
  await ready(lab);
  await expect(guide).toHaveAttribute('data-step', 'onward');
  expect(await lab.evaluate((/** @type {BearoffLab} */ it) => it.prepared.current?.setup.evaluator)).toBe('even');
  await expect(guide).toContainText('calls every position even');
  await expect(guide).not.toContainText('calls good luck bad');
});

test('a position that is set up while a game is on the board is what the board shows', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await open(page);
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await expect(shows(lab, 'Game')).toHaveAttribute('aria-pressed', 'true');
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    it.position = { x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1], onRoll: 'x' };
  });
  await ready(lab);
  await expect(lab.locator('.micro')).toHaveCount(0);
  await expect(point(lab, 'Blue’s ace point')).toHaveAttribute('aria-valuenow', '4');
});
