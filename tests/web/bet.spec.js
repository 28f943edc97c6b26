// Bet first: the reader says where the lines will settle, before anything on the page tells it.

import { expect, test } from './helpers/test.js';
import { writtenHash } from './helpers/address.js';
import { button, chart, handle, mark, openBet, set, skip, telling, told } from './helpers/bet.js';
import { TABLES, drawn, roll, setTable } from './helpers/lab.js';
import { unmarked } from './helpers/unmarked.js';
import { en } from '../../www/labs/two-checker/texts/en-page.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

for (const [where, address, tells] of /** @type {const} */ ([
  ['on the page', './?bet=1', ['37.5', '8.33']],
  ['in Japanese', './?bet=1&lang=ja', ['37.5', '8.33']],
  ['in an embed', 'embed.html?bet=1', ['37.5', '8.33']],
  ['with a biased table and every line', './?bet=1&luck=70,-10,45,-15&tables=1&average=1', ['37.5', '34.2', '+3.33']],
])) {
  test(
    `nothing gives the answer away while there are bets to be made, ${where}`,
    where === 'on the page' ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openBet(page, address);
      await expect(lab.getByRole('slider')).toHaveCount(2);
      const before = await told(page);
      // The average of the luck that is being handed out stands in the table, which is what is bet on.
      for (const answer of tells.slice(0, 2)) expect(before).not.toContain(answer);
      await expect(telling(lab)).toHaveCount(0);
      await expect(lab.locator('rollout-chart.second, many-rollouts, .verdict')).toHaveCount(0);
      const ticks = chart(lab).locator('svg g[text-anchor="end"] text');
      await expect(ticks.first()).toHaveText('0%');
      await expect(ticks.last()).toHaveText('100%');
      // No statistic of theory, either: of 37.5 the spread of a plain game follows.
      for (const figure of await lab.locator('.figures tbody td').allTextContents()) {
        expect(['', '–']).toContain(figure.trim());
      }
      const onPage = !address.startsWith('embed');
      await expect(lab.locator('.tile dd').nth(2)).toHaveText('–');

      // All of that comes with the answer. Whoever asks has the button: the guide, or in an embed the question itself.
      await lab.locator(onPage ? '.guide .ways .quiet' : '.answers .quiet').click();
      await expect(lab.getByRole('slider')).toHaveCount(0);
      await expect(ticks.last()).not.toHaveText('100%');
      if (onPage) await roll(lab, 1);
      await drawn(page);
      const after = await told(page);
      for (const answer of tells) expect(after).toContain(answer);
      await expect(telling(lab)).not.toHaveCount(0);
      await expect(lab.locator('many-rollouts')).toHaveCount(1);
      await expect(lab.locator('.figures tbody td').nth(1)).toHaveText('37.50');
    },
  );
}

test('without the author’s wish nobody is asked, nor with games in the address; only the offer is there', {
  tag: '@long',
}, async ({ page }) => {
  for (const address of [
    './',
    './?bet=0',
    './?bet=1&games=10',
    './?bet=1#v=1&games=10',
    './#v=1&bet=1',
    './?hide=options',
  ]) {
    const lab = await openBet(page, address);
    const offered = /games|hide/.test(address) ? 0 : 1;
    // Who is about to be asked is not told.
    await expect(chart(lab).getByText('exact 37.5%'), address).toHaveCount(1 - offered);
    await expect(lab.locator('[role=slider], .bet, .bets'), address).toHaveCount(0);
    await expect(button(lab, en.bet.offer), address).toHaveCount(offered);
    expect((await told(page)).match(/\bbets?\b/gi) ?? [], address).toHaveLength(offered);
    expect(await writtenHash(page), address).not.toContain('told');
    await page.goto('about:blank');
  }
});

test('while a bet is open the page around the lab says nothing of the answer, either', { tag: '@long' }, async ({
  page,
}) => {
  for (const address of ['./?bet=1', './#v=1&bets=40,60&told=0']) {
    const lab = await openBet(page, address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(en.bet.heading);
    await expect(page).toHaveTitle(new RegExp(`^${en.bet.heading.replace('?', '\\?')}`));
    await expect(page.locator('.lead p, .prose')).toHaveCount(2);
    for (const one of await page.locator('.lead p, .prose').all()) await expect(one).toBeHidden();
    expect(await told(page)).not.toMatch(/bias|averages? zero/i);
    await (address.includes('bets') ? button(lab, en.bet.show) : skip(lab)).click();
    await expect(heading).toHaveText(en.page.heading);
    await expect(page).toHaveTitle(en.page.title);
    for (const one of await page.locator('.lead p, .prose').all()) await expect(one).toBeVisible();
    await page.goto('about:blank');
  }
});

test('the question can be skipped; neither rewinding nor reloading asks again, but a new visit does', async ({
  page,
}) => {
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
  const hash = await writtenHash(page);
  expect(hash).toContain('told=1');
  expect(hash).not.toMatch(/games|bets/);
  await page.reload();
  await expect(chart(lab).getByText('exact 37.5%')).toBeVisible();
  await expect(lab.getByRole('slider')).toHaveCount(0);
  await page.goto('about:blank');
  await openBet(page);
  await expect(lab.getByRole('slider')).toHaveCount(2);
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '50');
});

test('new dice and another table before the bet leave the question as it is', { tag: '@long' }, async ({ page }) => {
  const lab = await openBet(page);
  await set(handle(lab, 'plain'), 30);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await setTable(lab, TABLES.backwards);
  await expect(handle(lab, 'plain')).toHaveAttribute('aria-valuenow', '30');
});

/** @type {[string, (lab: Locator) => Promise<unknown>][]} */
const ROLLS = [
  ['one roll', (lab) => lab.getByRole('button', { name: 'Roll by roll' }).click()],
  ['one game', (lab) => lab.getByRole('button', { name: 'Roll one game' }).click()],
  ['ten games', (lab) => lab.getByRole('button', { name: /Roll 10 more games/i }).click()],
  ['a run', (lab) => lab.getByRole('button', { name: 'Run', exact: true }).click()],
  ['the article’s games', (lab) => lab.getByRole('button', { name: 'Replay the article' }).click()],
  ['a host page', (lab) => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(5))],
];
for (const [what, act] of ROLLS) {
  test(`rolling ends the question: ${what}`, what === 'one roll' ? {} : { tag: '@long' }, async ({ page }) => {
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
    it.roll(-1).then(
      () => null,
      (error) => error.name,
    ),
  );
  expect(code).toBe('RolloutLabError');
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.roll(0));
  await drawn(page);
  await expect(lab.getByRole('slider')).toHaveCount(2);
});

/**
 * Expects words in sight. Japanese has marks between its letters that say where a line may end.
 * @param {Locator} it
 * @param {string} words
 */
async function expectSaid(it, words) {
  await expect(it).toBeVisible();
  await expect.poll(async () => unmarked(await it.innerText())).toContain(words);
}

test('in Japanese the question, the handles, the marks and the outcome are Japanese', { tag: '@long' }, async ({
  page,
}) => {
  // An embed asks beside the chart, a page in its guide.
  const embed = await openBet(page, 'embed.html?bet=1&lang=ja');
  await expectSaid(embed.locator('.bet p'), 'それぞれ何%に収束するでしょうか');
  await expect(button(embed, 'この予想で始める')).toBeVisible();
  const lab = await openBet(page, './?bet=1&lang=ja');
  await expectSaid(lab.locator('.guide p'), 'それぞれの線が収束すると思うところへ、つまみを動かしてください。');
  const plain = lab.getByRole('slider', { name: 'あなたの予想：分散減少なし' });
  await set(plain, 41);
  await expect(plain).toHaveAttribute('aria-valuetext', '分散減少なし：41%');
  await expect(lab.getByRole('slider', { name: 'あなたの予想：分散減少あり' })).toBeVisible();
  await expect(lab.getByRole('button', { name: '予想しない' })).toBeVisible();
  // The guide's button is the first one; another stands at the handles for the keyboard.
  await button(lab, 'この予想で始める').first().click();
  await expect(chart(lab).getByText('予想：分散減少なし41%')).toBeVisible();
  await expect(chart(lab).getByText('予想：分散減少あり50%')).toBeVisible();
  await expectSaid(lab.locator('.placed'), '答えは100ゲーム進めると出ます。');
  await roll(lab, 100);
  await expect
    .poll(async () => unmarked(await lab.locator('.bets').innerText()))
    .toBe('あなたの予想：分散減少なし41%（収束するのは37.5%）、分散減少あり50%（収束するのは37.5%）。');
});
