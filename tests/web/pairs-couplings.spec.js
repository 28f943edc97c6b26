// The couplings beside each other: figures, verdict, and what they cost on this machine. The figures are made up
// (helpers/pairs-stage-data.js); what is true of real ones the core's tests say.

import { expect } from '@playwright/test';
import { ratesOf } from '../../www/labs/pairs/speeds.js';
import { violations } from './helpers/axe.js';
import { put, test } from './helpers/pairs-stage.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} rows */
const cells = async (rows) =>
  (await rows.locator('th, td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

/** @param {Locator} stage */
const table = (stage) => stage.locator('table.couplings');

/** A row of the table of all couplings. @param {Locator} stage @param {number} coupling @param {number} way */
const row = async (stage, coupling, way) =>
  (await cells(table(stage).locator('tbody').nth(coupling).locator('tr').nth(way))).slice(way === 0 ? 2 : 1);

/** @param {Locator} stage */
const said = (stage) => stage.locator('p.verdict').innerText();

test('of the coupling in view A, B and A − B are told, and what programs print as if they were independent', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['couplings'] });
  const first = stage.locator('table').first();
  // An SD of 15.2 after 10,000 pairs is ± 0.152; with luck subtracted 6.3 and ± 0.063.
  expect(await cells(first.locator('tbody tr').nth(0))).toEqual(['A', '37.50', '0.48', '37.500', '0.480']);
  expect(await cells(first.locator('tbody tr').nth(2))).toEqual([
    'A − B, by pairs',
    '+2.40',
    '0.15',
    '+2.400',
    '0.063',
  ]);
  expect(await cells(first.locator('tbody tr').nth(3))).toEqual([
    'A − B, as if independent',
    '+2.40',
    '0.68',
    '+2.400',
    '0.680',
  ]);
  expect(await cells(first.locator('tbody tr').nth(4))).toEqual(['Correlation of A and B', '+0.95', '+0.92']);
  await expect(stage).toContainText('a standard error of 0.68. Pair by pair it’s 0.15.');
});

test('all four couplings have their figures, measured beside exact', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['couplings'] });
  expect(await table(stage).locator('th.name').allInnerTexts()).toEqual(
    ['Independent dice', 'Same dice', 'Rank-coupled', 'Nearest luck'].map((name) => expect.stringContaining(name)),
  );
  // (68 / 15.2)² = 20.01 and (67.99 / 15.1)² = 20.27; (1.96 × 15.2 / 2.4)² = 154.09 and (1.96 × 15.1 / 2.33)² = 161.35 pairs, rounded up.
  expect(await row(stage, 2, 0)).toEqual(['+2.40', '15.20', '15.10', '+0.95', '20', '20.3', '–', '155', '162']);
  // (68 / 6.3)² = 116.5, (67.99 / 6.34)² = 115.0; (1.96 × 6.3 / 2.4)² = 26.5, (1.96 × 6.34 / 2.33)² = 28.4.
  expect(await row(stage, 2, 1)).toEqual(['+2.40', '6.30', '6.34', '+0.92', '117', '115', '–', '27', '29']);
});

test('nearest luck is called biased, and is worth nothing that could be said', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['couplings'] });
  await expect(table(stage).locator('th.name').nth(3)).toHaveText(/Nearest luck\s+biased/);
  await expect(table(stage).getByText('biased')).toHaveCount(1);
  for (const way of [0, 1]) expect((await row(stage, 3, way)).slice(4)).toEqual(['–', '–', '–', '–', '–']);
});

test('what is not exactly known is “–”', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['couplings'], unknown: true });
  expect(await row(stage, 2, 0)).toEqual(['+2.40', '15.20', '–', '+0.95', '20', '–', '–', '155', '–']);
});

test('without a game nothing is said of the figures but “–”', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['couplings', 'verdict'], none: true });
  for (const coupling of [0, 1, 2, 3])
    for (const way of [0, 1]) expect(await row(stage, coupling, way)).toEqual(Array(9).fill('–'));
  await expect(stage.getByRole('heading', { name: 'Which coupling is best here?' })).toHaveCount(0);
  await expect(stage.getByRole('button', { name: 'Time them on this machine' })).toBeDisabled();
});

for (const [width, language] of /** @type {const} */ ([
  [1100, 'en'],
  [1100, 'ja'],
  [390, 'en'],
  [390, 'ja'],
  [320, 'en'],
])) {
  test(
    `in an embed nothing moves while they come, ${width} ${language}`,
    width === 390 && language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      await page.setViewportSize({ width, height: 800 });
      /** @type {Set<number>} */
      const heights = new Set();
      const long = {
        best: 'ranked',
        reduced: true,
        plainBest: 'same',
        exact: false,
        raised: ['independent', 'same', 'ranked'],
      };
      for (const given of [{ none: true }, { unknown: true }, { found: {} }, { found: long }]) {
        const stage = await put(page, address, {
          views: ['couplings', 'verdict', 'scatter'],
          form: 'embed',
          language,
          ...given,
        });
        heights.add(await stage.evaluate((element) => element.getBoundingClientRect().height));
      }
      expect([...heights]).toHaveLength(1);
    },
  );
}

test('nothing is timed before somebody asks, and then for once', { tag: '@long' }, async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['couplings'] });
  const rolled = () => stage.evaluate((/** @type {any} */ it) => it.rolled.length);
  await expect(stage).toContainText('Time the couplings to see them.');
  expect(await rolled()).toBe(0);
  await stage.getByRole('button', { name: 'Time them on this machine' }).click();
  await expect(stage).toContainText(/Pairs per second on one core of this machine: Independent dice .*, Same dice /);
  expect(await rolled()).toBeGreaterThanOrEqual(4);
  await expect(stage.getByRole('button', { name: 'Time them on this machine' })).toBeDisabled();
  // One pair of independent dice per second is worth as much as itself.
  expect((await row(stage, 0, 0))[6]).toBe('1');
  // By what is exact where that is known: (67.99 / 22.93)² = 8.79, and not (68 / 23)² = 8.74.
  expect((await row(stage, 0, 1))[6]).toBe('8.79');
  expect((await row(stage, 2, 0))[6]).not.toBe('–');
  expect((await row(stage, 3, 0))[6]).toBe('–');
});

test('a rate is of the fastest turn, by the clock, and no turn is long', async () => {
  let time = 0;
  let built = 0;
  let turn = 0;
  const costs = { independent: 0.001, same: 0.0005, ranked: 0.002, nearest: 0.004 };
  /** @type {number[]} */
  const spent = [];
  const game = {
    theory: () => null,
    buildTimed: () => {
      built += 1;
      return built === 3;
    },
    rollOnly: (/** @type {keyof typeof costs} */ coupling, /** @type {number} */ pairs) => {
      // In two turns out of five something else goes on.
      const slow = turn % 5 < 2 ? 3 : 1;
      spent.push(pairs * costs[coupling] * slow);
      time += pairs * costs[coupling] * slow;
      if (coupling === 'nearest') turn += 1;
    },
  };
  const rates = await ratesOf(
    game,
    () => true,
    () => time,
  );
  expect(built).toBe(3);
  for (const [name, cost] of Object.entries(costs))
    expect(rates?.[/** @type {keyof typeof costs} */ (name)]).toBeCloseTo(1000 / cost, 6);
  expect(Math.max(...spent)).toBeLessThanOrEqual(24);
});

test('pairs that nobody wants to be timed any more are not rolled: their game is gone', async () => {
  for (const asked of [0, 1, 2, 7]) {
    let [answers, rolled] = [0, 0];
    const gone = () => {
      if (answers > asked) throw new Error('freed');
    };
    const game = {
      theory: () => null,
      buildTimed: () => {
        gone();
        return true;
      },
      rollOnly: () => {
        gone();
        rolled += 1;
      },
    };
    let time = 0;
    const wanted = () => {
      answers += 1;
      return answers <= asked;
    };
    expect(await ratesOf(game, wanted, () => (time += 5))).toBeNull();
    // One answer is for what is built.
    expect(rolled).toBe(Math.max(0, asked - 1));
  }
});

test('how far the exact figures of coupled pairs are is said while they are worked out', { tag: '@long' }, async ({
  page,
  stage: address,
}) => {
  for (const [given, said] of /** @type {const} */ ([
    [{ working: 0.43 }, 'All four couplings, with the same games of A exact figures: 43% calculated'],
    [{ working: 0.43, language: 'ja' }, /計算中（43%）/],
    [{}, 'All four couplings, with the same games of A'],
    // Where nothing moves, the note under the table is enough.
    [{ working: 0.43, form: 'embed' }, 'All four couplings, with the same games of A'],
  ])) {
    const stage = await put(page, address, { views: ['couplings'], unknown: true, ...given });
    await expect(stage.locator('h2').nth(1)).toHaveText(said);
  }
});

test('the verdict names what is best, by what, and the trap with its limits', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['verdict'] });
  expect(await said(stage)).toBe(
    'By the exact spreads, the best is rank-coupled dice (Koca’s) with luck subtracted: each pair counts as 115 plain pairs with ' +
      'independent dice. It’s the best without luck subtracted, too: 20.3 pairs. Nearest luck is the trap: B’s dice are no longer ' +
      'fair. However narrow its band, it settles at 1.13 instead of 2.33. With luck subtracted it settles at 1.53.',
  );
});

test('where the same dice do better, it is said that it is not always Koca’s', async ({ page, stage: address }) => {
  const stage = await put(page, address, {
    views: ['verdict'],
    found: { best: 'same', plainBest: 'same', reduced: false, worth: 9.5, exact: false },
  });
  expect(await said(stage)).toMatch(
    /^By the spreads measured so far, the best is the same dice without luck subtracted: each pair counts as 9\.5 plain pairs .* So Koca’s coupling isn’t always the best\./,
  );
  await put(page, address, { views: ['verdict'], found: { plainBest: 'same', plainWorth: 9.5 } });
  expect(await said(stage)).toContain(
    'Without luck subtracted, it’s the same dice: 9.5 pairs. So Koca’s coupling isn’t always the best.',
  );
  await put(page, address, { views: ['verdict'] });
  expect(await said(stage)).not.toContain('isn’t always');
});

test('where subtracting luck raises the spread, it is said of which couplings', async ({ page, stage: address }) => {
  const stage = await put(page, address, {
    views: ['verdict'],
    found: { reduced: false, worth: 20.3, raised: ['same', 'ranked'] },
  });
  expect(await said(stage)).toContain(
    'Subtracting luck increases the spread of the same dice and rank-coupled dice (Koca’s).',
  );
  await put(page, address, {
    views: ['verdict'],
    found: { reduced: false, worth: 20.3, raised: ['independent', 'same', 'ranked'] },
  });
  expect(await said(stage)).toContain(
    'Subtracting luck increases the spread of independent dice, the same dice and rank-coupled dice (Koca’s): these luck estimates are worse than none.',
  );
  await put(page, address, { views: ['verdict'] });
  expect(await said(stage)).not.toContain('increases');
});

test('where no spread is left nothing is called infinite, and a trap whose limit is not known is still one', async ({
  page,
  stage: address,
}) => {
  for (const [reduced, how] of /** @type {const} */ ([
    [true, 'with'],
    [false, 'without'],
  ])) {
    const found = { best: 'same', reduced, worth: null, plainWorth: null, raised: ['ranked'] };
    const stage = await put(page, address, { views: ['verdict'], found, unknown: true });
    expect(await said(stage)).toBe(
      `By the exact spreads, the best is the same dice ${how} luck subtracted: its pairs have no spread left. Nearest luck is the trap: ` +
        'B’s dice are no longer fair. However narrow its band, it may settle at a wrong value.',
    );
  }
});

for (const language of /** @type {const} */ (['en', 'ja'])) {
  test(
    `they break no rule of accessibility, and only the table scrolls sideways on a phone, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await put(page, address, { views: ['couplings', 'verdict'], language });
      const ofPages = ['page-has-heading-one', 'heading-order', 'empty-table-header'];
      expect((await violations(page)).filter(({ rule }) => !ofPages.includes(rule))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
}
