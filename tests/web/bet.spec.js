// Bet first: the reader says where the lines will settle, before anything on the page tells it.

import { expect, test } from './helpers/test.js';
import { chart, handle, mark, openBet, set, skip } from './helpers/bet.js';
import { TABLES, drawn, roll, setTable } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * What the reader is told: words that can be seen, and names and hints that are read out.
 * @param {Page} page
 */
const told = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const words = [document.title];
    /** @param {ParentNode} root */
    const walk = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (!element.checkVisibility() || element.matches('style, script')) continue;
        const names = ['aria-label', 'aria-valuetext', 'title'];
        words.push(...names.map((name) => element.getAttribute(name) ?? ''));
        for (const node of element.childNodes) if (node instanceof Text) words.push(node.data);
      }
    };
    walk(document);
    return words.join(' ');
  });

for (const [where, address, tells] of /** @type {const} */ ([
  ['on the page', './?bet=1', ['37.5', '8.33']],
  ['in Japanese', './?bet=1&lang=ja', ['37.5', '8.33']],
  ['in an embed', 'embed.html?bet=1', ['37.5', '8.33']],
  [
    'with a biased table and every line',
    './?bet=1&luck=70,-10,45,-15&tables=1&average=1',
    ['37.5', '34.2', '+3.33'],
  ],
])) {
  test(`nothing gives the answer away while there are bets to be made, ${where}`, async ({ page }) => {
    const lab = await openBet(page, address);
    await expect(lab.getByRole('slider')).toHaveCount(2);
    const before = await told(page);
    // The average of the luck that is being handed out stands in the table, which is what is bet on.
    for (const answer of tells.slice(0, 2)) expect(before).not.toContain(answer);
    // Truth, funnels, limits.
    const telling = chart(lab).locator(
      'path:is([stroke="var(--truth)"], [stroke-dasharray="2 4"], [stroke-dasharray="4 3"])',
    );
    await expect(telling).toHaveCount(0);
    await expect(lab.locator('rollout-chart.second, many-rollouts, .verdict')).toHaveCount(0);
    const ticks = chart(lab).locator('svg g[text-anchor="end"] text');
    await expect(ticks.first()).toHaveText('0%');
    await expect(ticks.last()).toHaveText('100%');
    // No statistic of theory, either: of 37.5 the spread of a plain game follows.
    for (const figure of await lab.locator('.figures tbody td').allTextContents()) {
      expect(['', '–']).toContain(figure.trim());
    }
    await expect(lab.locator('.tile dd').nth(2)).toHaveText('–');

    // All of that comes with the answer.
    await lab.locator('.bet .quiet').click();
    await expect(lab.getByRole('slider')).toHaveCount(0);
    await drawn(page);
    const after = await told(page);
    for (const answer of tells) expect(after).toContain(answer);
    await expect(telling).not.toHaveCount(0);
    await expect(lab.locator('many-rollouts')).toHaveCount(1);
    await expect(lab.locator('.figures tbody td').nth(1)).toHaveText('37.50');
    await expect(ticks.last()).not.toHaveText('100%');
  });
}

test('without the author’s wish there is nothing to bet on, nor with games in the address', async ({ page }) => {
  for (const address of ['./', './?bet=0', './?bet=1&games=10', './?bet=1#v=1&games=10', './#v=1&bet=1']) {
    const lab = await openBet(page, address);
    await expect(chart(lab).getByText('exact 37.5%'), address).toBeVisible();
    await expect(lab.locator('[role=slider], .bet, .bets'), address).toHaveCount(0);
    expect(await told(page), address).not.toMatch(/\bbets?\b/i);
    await page.goto('about:blank');
  }
});

test('the question can be skipped; rewinding does not ask again, reloading does', async ({ page }) => {
  const lab = await openBet(page);
  await set(handle(lab, 'plain'), 12);
  await skip(lab).click();
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
  await expect(lab.locator('.bets')).toHaveCount(0);
  await expect(mark(lab, 'plain')).toHaveCount(0);
  await roll(lab, 10);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await drawn(page);
  await expect(lab.getByRole('slider')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('games');
  expect(page.url()).not.toContain('bets');
  await page.reload();
  await expect(lab.getByRole('slider')).toHaveCount(2);
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '50');
});

test('new dice and another table before the bet leave the question as it is', async ({ page }) => {
  const lab = await openBet(page);
  await set(handle(lab, 'plain'), 30);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await setTable(lab, TABLES.backwards);
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '30');
});

/** @type {[string, (lab: Locator) => Promise<unknown>][]} */
const ROLLS = [
  ['one roll', (lab) => lab.getByRole('button', { name: 'Roll one game' }).click()],
  ['ten games', (lab) => lab.getByRole('button', { name: /Roll 10 games more/i }).click()],
  ['a run', (lab) => lab.getByRole('button', { name: 'Run', exact: true }).click()],
  ['the article’s games', (lab) => lab.getByRole('button', { name: 'Replay the article' }).click()],
  ['a host page', (lab) => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(5))],
];
for (const [what, act] of ROLLS) {
  test(`rolling ends the question: ${what}`, async ({ page }) => {
    const lab = await openBet(page);
    await act(lab);
    await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
    await expect(lab.locator('[role=slider], .bets')).toHaveCount(0);
    expect(await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.values().bets)).toBeNull();

    // Handles that were moved are bets.
    await openBet(page);
    await set(handle(lab, 'variance reduced'), 61);
    await act(lab);
    await expect(lab.locator('.bets')).toContainText('plain 50%');
    await expect(lab.locator('.bets')).toContainText('variance reduced 61%');
    expect(await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.values().bets)).toEqual([50, 61]);
  });
}

test('a number of games that is none leaves the question open', async ({ page }) => {
  const lab = await openBet(page);
  const code = await lab.evaluate((/** @type {TwoCheckerLab} */ it) =>
    it.roll(-1).then(() => null, (error) => error.name),
  );
  expect(code).toBe('RolloutLabError');
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(0));
  await drawn(page);
  await expect(lab.getByRole('slider')).toHaveCount(2);
});

test('in Japanese the question, the handles, the marks and the outcome are Japanese', async ({ page }) => {
  const lab = await openBet(page, './?bet=1&lang=ja');
  await expect(lab.getByText('それぞれ何%に収束するでしょうか')).toBeVisible();
  const plain = lab.getByRole('slider', { name: 'あなたの予想：補正なし' });
  await set(plain, 41);
  await expect(plain).toHaveAttribute('aria-valuetext', '補正なし：41%');
  await expect(lab.getByRole('slider', { name: 'あなたの予想：分散減少' })).toBeVisible();
  await expect(lab.getByRole('button', { name: '予想しない' })).toBeVisible();
  await lab.getByRole('button', { name: 'この予想で始める' }).click();
  await expect(chart(lab).getByText('予想：補正なし41%')).toBeVisible();
  await expect(chart(lab).getByText('予想：分散減少50%')).toBeVisible();
  await roll(lab, 10);
  await expect(lab.locator('.bets')).toHaveText(
    'あなたの予想：補正なし41%（収束するのは37.5%）、分散減少50%（収束するのは37.5%）。',
  );
});
