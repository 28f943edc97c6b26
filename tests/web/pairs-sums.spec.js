// In the lab of pairs, A, B and A − B add up as they are written.

import { asWritten } from '../../www/lib/i18n/format.js';
import { openPairs, ready, roll } from './helpers/pairs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */

/** @param {string} from @param {string} to @param {string} difference  to two decimals or more */
const isBetween = (from, to, difference) => Math.abs(asWritten(from) - asWritten(to) - asWritten(difference)) < 1e-9;

test('of a pair that is over, A less B is A − B: result, luck, and result − luck', async ({ page }) => {
  const lab = await openPairs(page);
  const wrong = [];
  for (let pair = 0; pair < 12; pair += 1) {
    await lab.evaluate((/** @type {PairsLab} */ it) => it.act.rollGame());
    await ready(lab);
    const sums = await lab.locator('.micro .sums dd').allInnerTexts();
    const [a, b, both] = sums.map(
      (text) => /(\S+) − \((\S+)\) = (\S+)/.exec(text.replace(/\s+/g, ' '))?.slice(1) ?? [],
    );
    const down = [0, 1, 2].every((at) => isBetween(a[at], b[at], both[at]));
    const across = [a, b, both].every(([result, luck, reduced]) => isBetween(result, luck, reduced));
    if (!down || !across) wrong.push([a, b, both]);
  }
  expect(wrong).toEqual([]);
});

test('A less B is A − B in the table of the difference, in every coupling', async ({ page }) => {
  const lab = await openPairs(page);
  const wrong = [];
  for (const pairs of [37, 100]) {
    await roll(lab, pairs);
    for (const coupling of /** @type {const} */ (['independent', 'same', 'ranked', 'nearest'])) {
      await lab.evaluate((/** @type {PairsLab} */ it, name) => it.act.couple(name), coupling);
      await ready(lab);
      const [a, b, both] = await lab
        .locator('table.difference tbody tr')
        .evaluateAll((rows) =>
          rows.slice(0, 3).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
        );
      // Means, each beside its standard error.
      for (const at of [0, 2]) if (!isBetween(a[at], b[at], both[at])) wrong.push([coupling, a[at], b[at], both[at]]);
    }
  }
  expect(wrong).toEqual([]);
});

test('the correlation has both columns of its rollout for headings, not the standard error alone', async ({ page }) => {
  const lab = await openPairs(page);
  await roll(lab, 100);
  const headed = await lab.locator('table.difference td[colspan]').evaluateAll((cells) =>
    cells.map((cell) =>
      cell
        .getAttribute('headers')
        ?.split(' ')
        .map((id) => /** @type {ShadowRoot} */ (cell.getRootNode()).getElementById(id)?.textContent?.trim()),
    ),
  );
  expect(headed).toEqual([
    ['Correlation of A and B', 'Plain'],
    ['Correlation of A and B', 'Variance reduced'],
  ]);
});

test('where A or B leaves 0–100% with luck subtracted, the table says that this may be', async ({ page }) => {
  const lab = await openPairs(page, '?seed=0x2a61&evaluator=backwards');
  // Of two pairs the interval is wider than all chances.
  await roll(lab, 2);
  await expect(lab.locator('.printed')).toContainText(
    'Result minus luck can fall below 0% or rise above 100%. That doesn’t bias its average.',
  );
});

test('the button that goes on to a thousand pairs says so, and does', async ({ page }) => {
  const lab = await openPairs(page);
  const way = lab.locator('.guide .primary');
  await expect(way).toHaveText('Roll 1,000 pairs');
  await roll(lab, 7);
  await expect(way).toHaveText('Roll on to 1,000 pairs');
  await way.click();
  await ready(lab);
  expect(await lab.evaluate((/** @type {PairsLab} */ it) => it.snapshot().pairs)).toBe(1000);
});

test('with more than six checkers nothing is said of where nearest luck settles', async ({ page }) => {
  const lab = await openPairs(page);
  await lab.evaluate((/** @type {PairsLab} */ it) =>
    it.act.decide({
      position: { x: [3, 2, 1, 1, 0, 0], o: [3, 0, 0, 0, 0, 0], onRoll: 'x' },
      roll: [2, 1],
      a: null,
      b: null,
    }),
  );
  await ready(lab);
  await roll(lab, 1000);
  await lab.evaluate((/** @type {PairsLab} */ it) => it.act.couple('nearest'));
  await ready(lab);
  await expect(lab.locator('.guide')).toContainText('the lines may settle at wrong values');
});
