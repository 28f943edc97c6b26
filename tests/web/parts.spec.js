// hide=…: an author leaves out what his figure does not need, and no gap stays.

import { expect, test } from './helpers/test.js';
import { defined, drawn } from './helpers/lab.js';
import { PARTS } from '../../www/labs/two-checker/properties.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** What is there of each part. @type {Record<string, (lab: Locator) => Locator>} */
const SEEN = {
  board: (lab) => lab.locator('backgammon-board'),
  game: (lab) => lab.locator('.micro'),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  controls: (lab) => lab.getByRole('button', { name: 'Roll one game' }),
  tree: (lab) => lab.locator('.tree'),
  sentence: (lab) => lab.locator('.sentence'),
  table: (lab) => lab.locator('luck-table'),
  presets: (lab) => lab.getByRole('radiogroup'),
  verdict: (lab) => lab.locator('.verdict'),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: the rollouts’ own'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  readout: (lab) => lab.getByRole('heading', { name: 'The two rollouts, side by side' }),
  many: (lab) => lab.locator('many-rollouts'),
  games: (lab) => lab.locator('games-table'),
};

/** Parts that go with another one. @type {Record<string, string[]>} */
const WITH = { game: ['seed'], table: ['presets'] };

/**
 * @param {Page} page
 * @param {string[]} hidden
 */
async function open(page, hidden) {
  await page.goto(`./?games=100&seed=5&hide=${hidden.join(',')}`);
  await defined(page);
  await drawn(page);
  return page.locator('two-checker-lab');
}

/**
 * Where the cards stand, that they hold something, and what is left empty between them.
 * @param {Locator} lab
 */
const cards = (lab) =>
  lab.evaluate((it) =>
    [...(it.shadowRoot?.querySelectorAll('.card') ?? [])].map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return { name: card.className, left, right, top, bottom, empty: card.children.length === 0 };
    }),
  );

test('every part that can be hidden is known here', () => {
  expect(Object.keys(SEEN)).toEqual(PARTS);
});

test('nothing hidden: everything is there', async ({ page }) => {
  const lab = await open(page, ['none']);
  for (const part of PARTS) await expect(SEEN[part](lab), part).toBeVisible();
});

test('hide=… hides that part and nothing else', async ({ page }) => {
  test.slow();
  for (const part of PARTS) {
    await test.step(`hide=${part}`, async () => {
      const lab = await open(page, [part]);
      const gone = [part, ...(WITH[part] ?? [])];
      for (const other of PARTS) {
        await expect.soft(SEEN[other](lab), `${other} with hide=${part}`).toBeVisible({ visible: !gone.includes(other) });
      }
      expect.soft((await cards(lab)).filter(({ empty }) => empty), part).toEqual([]);
    });
  }
});

for (const width of [390, 1280]) {
  test(`with everything hidden that can be, the chart has the ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const lab = await open(page, PARTS);
    const all = await cards(lab);
    expect(all.map(({ name }) => name)).toEqual(['card averages']);
    const [{ left, right, top }] = all;
    const box = await lab.boundingBox();
    expect({ left, right, top }).toEqual({
      left: box?.x,
      right: Number(box?.x) + Number(box?.width),
      top: box?.y,
    });
    await expect(lab.locator('rollout-chart')).toBeVisible();
  });
}

test('cards close the gaps of hidden ones, on a phone and on a desktop', async ({ page }) => {
  test.slow();
  const left = ['board', 'game', 'controls', 'tree', 'sentence'];
  const luck = ['table', 'verdict'];
  const below = ['readout', 'many', 'games'];
  for (const hidden of [
    left,
    luck,
    below,
    [...left, ...luck],
    [...luck, ...below],
    [...left, ...below],
    ['readout'],
    ['many'],
  ]) {
    const lab = await open(page, hidden);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      const where = `without ${hidden} at ${width} px`;
      const all = await cards(lab);
      // Each card begins where another one ends, or at the top.
      for (const { name, top } of all) {
        const above = Math.max(
          all[0].top,
          ...all.filter(({ bottom }) => bottom <= top).map(({ bottom }) => bottom + 14),
        );
        expect(top, `${name} ${where}`).toBeLessThanOrEqual(above + 0.5);
      }
      const last = Math.max(...all.map(({ bottom }) => bottom));
      const box = await lab.boundingBox();
      // The page keeps a lab as high as the window.
      const low = Math.max(last, Number(box?.y) + 800);
      expect(Number(box?.y) + Number(box?.height), `below ${where}`).toBeLessThanOrEqual(low + 0.5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  }
});
