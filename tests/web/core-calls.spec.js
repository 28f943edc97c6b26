// What the labs ask their core: what is needed, and once.

import { expect, test } from './helpers/test.js';
import { ready } from './helpers/bearoff.js';
import { coreCalls, countCoreCalls } from './helpers/core-calls.js';
import { ready as handReady } from './helpers/hand.js';
import { TABLES, drawn, openLab } from './helpers/lab.js';
import { cell, keep } from './helpers/luck-table.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

test.use({ ownWindow: true });

/** What is asked when a database and a game are made, by a worker. */
const MADE = /** @type {const} */ ([
  'bearoffdatabase_order',
  'bearoffdatabase_made',
  'bearoffdatabase_new',
  'bearoffgame_new',
]);

for (const [name, page_, wait] of /** @type {const} */ ([
  ['bearoff-lab', 'bearoff.html', ready],
  ['hand-lab', 'hand.html', handReady],
])) {
  for (const [what, query] of [
    ['without a word', ''],
    ['of fifteen checkers', '?position=2%2B4OAADt7g4AAA'],
  ]) {
    test(
      `an address ${what} has one database and one game of the ${name} made, and none on the page`,
      query === '' ? {} : { tag: '@long' },
      async ({ page }) => {
        await countCoreCalls(page);
        await page.goto(`./${page_}${query}`);
        await wait(page.locator(name));
        expect(await coreCalls(page, MADE)).toEqual({
          bearoffdatabase_order: 1,
          bearoffdatabase_made: 1,
          bearoffdatabase_new: 0,
          bearoffgame_new: 1,
        });
      },
    );
  }
}

for (const [how, asked] of /** @type {const} */ ([
  ['that keeps the average at zero', { theory: 1, recentre: 1, funnel: 1 }],
  ['that stands alone', { theory: 1, recentre: 0, funnel: 1 }],
])) {
  test(`an edit of the luck table ${how} is checked, drawn and told with one answer of the core`, async ({ page }) => {
    await countCoreCalls(page);
    const lab = await openLab(page);
    if (asked.recentre === 0) await keep(lab).uncheck();
    await drawn(page);
    const names = /** @type {const} */ (['theory', 'recentre', 'funnel']);
    const before = await coreCalls(page, names);
    await lab.evaluate((it) => {
      Object.assign(globalThis, { said: 0 });
      it.addEventListener('statechange', () => {
        /** @type {any} */ (globalThis).said += 1;
      });
    });
    await cell(lab, 'doubles').fill('70');
    await drawn(page);
    const { table, exact } = await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.snapshot());
    expect(table.doubles).toBe(70);
    // 70 / 6 − 10 · 5 / 6 points of bias, where the other cell is not moved along.
    expect(exact.reduced.mean).toBeCloseTo(37.5 - (asked.recentre ? 0 : 70 / 6 - 50 / 6), 9);
    const after = await coreCalls(page, names);
    expect(Object.fromEntries(names.map((name) => [name, after[name] - before[name]]))).toEqual(asked);
    expect(await page.evaluate(() => /** @type {any} */ (globalThis).said)).toBe(1);
  });
}

test('a table that is set from outside is checked, drawn and told with one answer of the core', {
  tag: '@long',
}, async ({ page }) => {
  await countCoreCalls(page);
  const lab = await openLab(page);
  const before = await coreCalls(page, ['theory']);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it, table) => {
    it.table = table;
  }, TABLES.backwards);
  await drawn(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.snapshot());
  expect((await coreCalls(page, ['theory'])).theory - before.theory).toBe(1);
});
