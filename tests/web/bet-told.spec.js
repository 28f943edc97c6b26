// A bet that is open: nothing tells the answer until 100 games are rolled or the reader wants it; and the next bet.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { writtenHash } from './helpers/address.js';
import { button, chart, expectMarks, handle, openBet, place, set, skip, telling, told } from './helpers/bet.js';
import { TABLES, drawn, roll, setTable, snapshotOf } from './helpers/lab.js';
import { clickShare } from './helpers/share.js';
import { en } from '../../www/labs/two-checker/texts/en.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const OPEN = './?bet=1&seed=0x2a61#v=1&bets=40,60&told=0';

/**
 * Everything of a lab that tells where its lines settle: there, or not.
 * @param {Locator} lab
 * @param {boolean} shown
 * @param {boolean} [begun]  whether anything has been rolled: on a page there are figures only then
 */
async function expectTold(lab, shown, begun = true) {
  await drawn(lab.page());
  const all = [telling(lab), lab.locator('.verdict'), chart(lab).getByText('exact 37.5%')];
  if (begun) all.push(lab.locator('many-rollouts'));
  for (const one of all) {
    if (shown) await expect(one).not.toHaveCount(0);
    else await expect(one).toHaveCount(0);
  }
  await expect(button(lab, en.bet.show)).toHaveCount(shown ? 0 : 1);
  await expect(button(lab, en.bet.again)).toHaveCount(shown ? 1 : 0);
  if (!begun) {
    await expect(lab.locator('.figures, p.sentence, many-rollouts')).toHaveCount(0);
    // The tiles keep their place, with nothing in it.
    for (const figure of await lab.locator('.tile:is(.plain, .reduced) b').all()) await expect(figure).toHaveText('–');
    return;
  }
  // Mean, spread and worth as theory says them: the last column.
  const exact = lab.locator('.figures tbody tr:is(:nth-child(1), :nth-child(2), :nth-child(5)) td:last-child');
  await expect(exact).toHaveCount(3);
  for (const figure of await exact.all()) await expect(figure).toHaveText(shown ? /\d/ : '–');
  // What a game is worth by the theory; until then there is at most what these games measure.
  const worth = lab.locator('.tile dd').nth(2);
  await (shown ? expect(worth) : expect(worth).not).toContainText('8.33');
  // What the table does, or the funnels where nothing is rolled.
  const sentence = lab.locator('p.sentence');
  await (shown ? expect(sentence) : expect(sentence).not).toContainText(/average zero|funnels show/);
}

test('a bet that is made has its answer after 100 games, and not before', async ({ page }) => {
  const lab = await openBet(page, './?bet=1&seed=0x2a61');
  await set(handle(lab, 'plain'), 40);
  await set(handle(lab, 'variance reduced'), 60);
  await place(lab).click();
  await expect(lab.getByText(en.bet.waits('100'))).toBeVisible();
  await expectMarks(lab, 40, 60);
  // Before a game there is no figure that could be taken for it.
  expect(await told(page)).not.toMatch(/37\.5|8\.33/);
  for (const games of [0, 10, 89]) {
    if (games > 0) await roll(lab, games);
    await expectTold(lab, false, games > 0);
    await expectMarks(lab, 40, 60);
  }
  // Of the standard error of 99 games the spread follows, and of that the mean.
  const expectedError = lab.locator('.figures tbody tr:nth-child(3) td:last-child');
  await expect(expectedError).toHaveText('–');
  await roll(lab, 1);
  await expectTold(lab, true);
  await expect(expectedError).toHaveText(/\d/);
  await expectMarks(lab, 40, 60);
  await expect(lab.locator('.bets')).toContainText('it settles at 37.5%');
  // What is known stays known.
  await button(lab, 'Rewind').click();
  await expectTold(lab, true);
});

test('the axis stands still while a bet is open', async ({ page }) => {
  const lab = await openBet(page, OPEN);
  const ticks = () => chart(lab).locator('svg g[text-anchor="end"] text').allTextContents();
  const before = await ticks();
  expect([before[0], before.at(-1)]).toEqual(['0%', '100%']);
  await roll(lab, 50);
  await drawn(page);
  expect(await ticks()).toEqual(before);
});

test('“Show me” tells at once, before a game and between', async ({ page }) => {
  for (const games of [0, 10]) {
    const lab = await openBet(page, OPEN);
    if (games > 0) await roll(lab, games);
    await expectTold(lab, false, games > 0);
    await button(lab, en.bet.show).click();
    await expectTold(lab, true, games > 0);
    await expect(lab.locator('.bets')).toHaveText(
      'Your bets: plain 40% (it settles at 37.5%), variance reduced 60% (it settles at 37.5%).',
    );
    await page.goto('about:blank');
  }
});

test('whether the answer was told is in the address: a reload shows the same', { tag: '@long' }, async ({ page }) => {
  const lab = await openBet(page, './?bet=1&seed=0x2a61');
  expect(await writtenHash(page)).toBe('');
  await set(handle(lab, 'plain'), 40);
  await place(lab).click();
  await roll(lab, 10);
  expect(await writtenHash(page)).toBe('#v=1&games=10&bets=40,50&told=0');
  await page.reload();
  await expectTold(lab, false);
  expect((await snapshotOf(lab)).games).toBe(10);
  await button(lab, en.bet.show).click();
  expect(await writtenHash(page)).toBe('#v=1&games=10&bets=40,50');
  await page.reload();
  await expectTold(lab, true);
});

test('an address of before, with bets and without a word of the answer, shows it as ever', async ({ page }) => {
  for (const hash of ['#v=1&bets=40,60', '#v=1&games=3&bets=40,60']) {
    await expectTold(await openBet(page, `./?bet=1${hash}`), true, hash.includes('games'));
    await page.goto('about:blank');
  }
});

test('an address whose question comes too late asks nothing', async ({ page }) => {
  const lab = await openBet(page, './#v=1&games=10&told=0');
  await expect(lab.getByRole('slider')).toHaveCount(0);
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
});

test('who wants to bet can, before a game is rolled; the page is honest about what it has shown', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openBet(page, './?seed=0x2a61&guide=0');
  // The page withholds the answer of the table it opens with.
  await expect(chart(lab).getByText('exact 37.5%')).toHaveCount(0);
  await button(lab, en.bet.offer).click();
  await expect(lab.getByRole('slider')).toHaveCount(2);
  await expect(lab.getByText(en.bet.known)).toHaveCount(0);
  // Another table shows its effect at once.
  await openBet(page, './?seed=0x2a61&guide=0&preset=backwards');
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
  await button(lab, en.bet.offer).click();
  await expect(lab.getByRole('slider')).toHaveCount(2);
  await expect(telling(lab)).toHaveCount(0);
  await expect(lab.locator('.verdict')).toHaveCount(0);
  await expect(lab.getByText(en.bet.known)).toBeVisible();
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect(lab.getByText(en.bet.known)).toHaveCount(0);
  await expect(lab.getByRole('slider')).toHaveCount(2);
  // Reloading asks on.
  expect(await writtenHash(page)).toContain('told=0');
  await page.reload();
  await expect(lab.getByRole('slider')).toHaveCount(2);
  await skip(lab).click();
  await expect(lab.locator('.verdict')).toHaveCount(1);
  expect(await writtenHash(page)).not.toContain('told');
  // The dice are those of the address.
  expect((await snapshotOf(lab)).seed).toBe('0x2a61');
  await roll(lab, 1);
  await expect(button(lab, en.bet.offer)).toHaveCount(0);
});

test('“Bet again” asks again, of no games and with other dice', { tag: '@long' }, async ({ page }) => {
  const lab = await openBet(page, './?bet=1&seed=0x2a61#v=1&games=1000&bets=20,70');
  await button(lab, en.bet.again).click();
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '50');
  await expect(handle(lab, 'variance reduced')).toHaveAttribute('aria-valuenow', '50');
  await expect(lab.locator('.bets')).toHaveCount(0);
  const { games, seed } = await snapshotOf(lab);
  expect([games, seed === '0x2a61']).toEqual([0, false]);
  await expect(lab.getByText(en.bet.known)).toBeVisible();
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect(lab.getByText(en.bet.known)).toHaveCount(0);
  await set(handle(lab, 'variance reduced'), 34);
  await place(lab).click();
  await expect(lab.locator('.verdict')).toHaveCount(0);
  await roll(lab, 100);
  await expect(lab.locator('.bets')).toContainText('variance reduced 34% (it settles at 34.2%)');
});

test('a picture of an open bet does not tell, either', { tag: '@long' }, async ({ page }) => {
  const svg = async () => {
    const downloading = page.waitForEvent('download');
    await (await clickShare(page)).getByRole('button', { name: 'SVG' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    await page.keyboard.press('Escape');
    return text;
  };
  const lab = await openBet(page, OPEN);
  const open = await svg();
  expect(open).toContain('your bet: plain 40%');
  expect(open).not.toMatch(/37\.5|8\.33|average zero|stroke-dasharray="2 4"/);
  await button(lab, en.bet.show).click();
  expect(await svg()).toContain('exact 37.5%');
});

test('by keys the focus goes on where the buttons lead', async ({ page }) => {
  const lab = await openBet(page, './?seed=0x2a61');
  const press = async (/** @type {string} */ name) => {
    // A bet can be placed at the chart, too.
    await button(lab, name).first().focus();
    await page.keyboard.press('Enter');
  };
  await press(en.bet.offer);
  await expect(handle(lab, 'plain')).toBeFocused();
  // The guide took the answer: what comes next is at the same place.
  await press(en.bet.place);
  await expect(lab.locator('.guide .primary')).toBeFocused();
  await press(en.bet.show);
  await expect(chart(lab).getByRole('application')).toBeFocused();
  await press(en.bet.again);
  await expect(handle(lab, 'plain')).toBeFocused();
});
