// The bets that were made: marks on the chart, and in the address.

import { expect, test } from './helpers/test.js';
import { DEVICES, looks, violations, violationsIn } from './helpers/axe.js';
import { chart, expectMarks, handle, mark, openBet, place, set } from './helpers/bet.js';
import { TABLES, defined, drawn, roll, setTable, snapshotOf } from './helpers/lab.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

test('placed bets stay on the chart as marks, and travel in the address', async ({ page, browser }) => {
  const lab = await openBet(page);
  await set(handle(lab, 'plain'), 45);
  await set(handle(lab, 'variance reduced'), 92);
  await place(lab).click();
  await expect(lab.getByRole('slider')).toHaveCount(0);
  await expect(lab.getByText('Your bets: plain 45%, variance reduced 92%.', { exact: true })).toBeVisible();
  await expectMarks(lab, 45, 92);
  await expect(lab.locator('.bets')).not.toContainText('settles');
  await roll(lab, 20_000);
  await expect(lab.locator('.bets')).toHaveText(
    'Your bets: plain 45% (it settles at 37.5%), variance reduced 92% (it settles at 37.5%).',
  );
  await expectMarks(lab, 45, 92);
  // The address follows at most once a second: the bets may be in it before the games are.
  const hash = () => page.evaluate(() => location.hash);
  await expect.poll(hash).toContain('bets=45,92');
  await expect.poll(hash).toContain('games=20000');

  await page.reload();
  await defined(page);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(20_000);
  await expectMarks(lab, 45, 92);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await expectMarks(await openBet(other, page.url()), 45, 92);
  await elsewhere.close();
});

test('bets outlive rewinding, new dice and other tables; the exact limit follows the table', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBet(page, './?bet=1#v=1&games=1000&bets=20,70');
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect(lab.locator('.bets')).toContainText('variance reduced 70% (it settles at 34.2%)');
  await expectMarks(lab, 20, 70);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expectMarks(lab, 20, 70);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await expectMarks(lab, 20, 70);
  await expect(lab.getByRole('slider')).toHaveCount(0);
  await chart(lab).getByRole('button', { name: 'plain', exact: true }).click();
  await expect(mark(lab, 'plain')).toHaveCount(0);
  await expect(mark(lab, 'reduced')).toHaveCount(1);
});

test('an opened link shows its bets, exactly as they are written', async ({ page }) => {
  const hash = '#v=1&seed=0x2a61&games=100&bets=45.5,0.1';
  const lab = await openBet(page, `./${hash}`);
  await expectMarks(lab, 45.5, 0.1);
  await roll(lab, 1);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash.replace('100&', '101&'));
});

test('bets that are none are said to be none, and asked for again', { tag: '@long' }, async ({ page }) => {
  for (const bets of ['120,5', '5,-1', '50', '1,2,3', 'abc,5', '45,']) {
    const lab = await openBet(page, `./?bet=1#v=1&bets=${bets}`);
    await expect(lab.getByText(`bets: “${bets}”`), bets).toBeVisible();
    await expect(lab.getByRole('slider'), bets).toHaveCount(2);
    await page.goto('about:blank');
  }
});

test('bets at the ends of the axis are none too wide', { tag: '@long' }, async ({ page }) => {
  const lab = await openBet(page, './?bet=1#v=1&bets=0,100');
  await expect(lab.getByRole('slider')).toHaveCount(0);
  await expectMarks(lab, 0, 100);
});

test('names of bets lie on no other name, wherever the bets and the lines are', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const lab = await openBet(page, './#v=1&seed=0x2a61&bets=0,100');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const games of [0, 3, 20_000]) {
      await lab.getByRole('button', { name: 'Rewind' }).click();
      if (games) await roll(lab, games);
      for (const bets of [
        [37, 38],
        [40, 40],
        [0, 100],
        [60, 45],
      ]) {
        await lab.evaluate((it, values) => {
          /** @type {any} */ (it).change({ bets: values });
        }, bets);
        await drawn(page);
        const found = await chart(lab)
          .locator('svg > g > text')
          .evaluateAll((all) =>
            all.map((text) => {
              const { left, right, top, bottom } = text.getBoundingClientRect();
              return { words: text.textContent ?? '', left, right, top, bottom };
            }),
          );
        expect(found.filter(({ words }) => words.startsWith('your bet: '))).toHaveLength(2);
        const overlapping = found.flatMap((a, i) =>
          found.slice(i + 1).flatMap((b) => {
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            // Lines of text may come as close as in a paragraph.
            return down > 4 && across > 1 ? [`“${a.words}” and “${b.words}”`] : [];
          }),
        );
        expect.soft(overlapping, `at ${width} after ${games} games with ${bets}`).toEqual([]);
      }
    }
  }
});

test('the picture with marks needs no style sheet', async ({ page }) => {
  const lab = await openBet(page, './#v=1&bets=45,60');
  await expect(mark(lab, 'plain')).toHaveCount(1);
  await expect(chart(lab).locator('.plot svg :is([class], [style])')).toHaveCount(0);
});

test('at 1280 × 800 the first screen holds the question, the handles and the marks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lab = await openBet(page);
  const bottom = async () => {
    const box = await chart(lab).boundingBox();
    return Number(box?.y) + Number(box?.height);
  };
  expect(await bottom(), 'while betting').toBeLessThanOrEqual(800);
  await place(lab).click();
  await drawn(page);
  expect(await bottom(), 'before a game').toBeLessThanOrEqual(800);
  await roll(lab, 20_000);
  expect(await bottom(), 'after 20,000 games').toBeLessThanOrEqual(800);
});

for (const { device, theme, details } of looks('desktop')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test('axe finds nothing, neither while betting nor afterwards', async ({ page }) => {
      test.slow();
      const lab = await openBet(page);
      await set(handle(lab, 'plain'), 40);
      expect.soft(await violationsIn(page, theme), 'while betting').toEqual([]);
      await place(lab).click();
      await drawn(page);
      expect.soft(await violationsIn(page, theme), 'before a game').toEqual([]);
      await roll(lab, 1000);
      expect.soft(await violationsIn(page, theme), 'after 1,000 games').toEqual([]);
    });
  });
}

test('axe looks at the handles: one without a name is found', { tag: '@long' }, async ({ page }) => {
  const lab = await openBet(page);
  await handle(lab, 'plain').evaluate((it) => it.removeAttribute('aria-label'));
  expect((await violations(page)).map(({ rule }) => rule)).toContain('aria-input-field-name');
});
