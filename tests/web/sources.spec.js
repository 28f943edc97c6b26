// docs/sources.md: the sources claim by claim, with the tests that read them off the pages.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './helpers/test.js';
import { complete } from './helpers/ready.js';
import { addressOf, labNamed } from '../../www/lib/page/labs.js';

const path = (/** @type {string} */ from) => fileURLToPath(new URL(`../../${from}`, import.meta.url));

/** How many claims each source has. */
const CLAIMS = { M: 16, W: 3, K: 6, L: 16 };

/** @type {string} */
const table = readFileSync(path('docs/sources.md'), 'utf8');

/** Its rows: id, claim, page, element, test. */
const rows = table
  .split('\n')
  .filter((line) => /^\| [MWKL]\d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

test('every claim of every source has one row', () => {
  const ids = Object.entries(CLAIMS).flatMap(([source, count]) =>
    Array.from({ length: count }, (_, i) => `${source}${i + 1}`),
  );
  expect(rows.map(([id]) => id)).toEqual(ids);
  for (const row of rows) expect(row, row[0]).toHaveLength(5);
});

test('every row names a test that there is', () => {
  for (const [id, , , , named] of rows) {
    const [, file, title] = /^`([\w-]+\.spec\.js)`: (.+)$/.exec(named) ?? [];
    expect(file && existsSync(path(`tests/web/${file}`)), `${id}: ${named}`).toBe(true);
    expect(readFileSync(path(`tests/web/${file}`), 'utf8'), id).toMatch(
      new RegExp(`test\\(['\`]${title.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}['\`]`),
    );
  }
});

test('pairs are explained by couples', async ({ page }) => {
  const { name, page: file } = labNamed('pairs');
  await page.goto(addressOf(file));
  await complete(page.locator(`${name}-lab`));
  await expect(page.locator('.prose')).toContainText('husbands are taller than their wives');
});

test('in the story the sum of fifty tosses makes more noise, and averages seven all the same', async ({ page }) => {
  await page.goto('./story.html');
  const story = page.locator('main');
  // The sum of n independent tosses spreads √n times as far: √50 = 7.07.
  await expect(story).toContainText(
    'the sum of fifty tosses at once, and there is about seven times as much noise, but the average is still 7',
  );
});
