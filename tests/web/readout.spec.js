// The readout: what is measured of the two rollouts beside what is exact, in figures and in the tree.

import { expect, test } from './helpers/test.js';
import { TABLES, defined, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { preset } from './helpers/luck-table.js';
import { statisticsOf } from './helpers/statistics.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Of seed 0x2a61 after 20,000 games. */
const LEAVES = { doubles: 3343, fails: 4183, bearsOff: 12474 };

/** @param {Locator} lab @param {string} heading */
const row = (lab, heading) => {
  const has = lab.page().getByRole('rowheader', { name: heading });
  return lab.locator('.figures tbody tr').filter({ has }).getByRole('cell');
};

/** @param {Locator} lab */
const tiles = (lab) => lab.locator('.tile b');

/** @param {Locator} lab */
const between = (lab) => lab.locator('.between');

/** @param {Locator} lab */
const tree = (lab) => lab.getByRole('figure', { name: 'How the games ended' });

/** @param {number} value @param {number} digits */
const write = (value, digits) => value.toFixed(digits);

test('before a game the readout shows what is exact, and dashes for what is measured', async ({ page }) => {
  // A page has it from the first roll on, an embed at once.
  // While a bet is on offer it tells nothing exact: these are the made-up estimates as the reader's own.
  await page.goto('./embed.html?luck=50,-10,45,-15');
  await defined(page);
  await drawn(page);
  const lab = page.locator('two-checker-lab');
  // √2343.75, √281.25 and 25/3: tests/golden/article.json
  await expect(row(lab, 'Mean')).toHaveText(['–', '37.50', '–', '37.50']);
  await expect(row(lab, 'SD per game')).toHaveText(['–', '48.41', '–', '16.77']);
  await expect(row(lab, 'Standard error')).toHaveText(['–', '–', '–', '–']);
  // Measured figures have a column, and so have exact ones.
  await expect(row(lab, '95% interval')).toHaveText(['–', '', '–', '']);
  await expect(row(lab, 'Plain games per game')).toHaveText(['', '–', '8.33']);
  await expect(tiles(lab)).toHaveText(['–', '–', '8.33', '0']);
  await expect(tree(lab).locator('b')).toHaveText(['0', '0', '0']);
});

test('beside each other in a sentence both averages have one precision, and so has where the line is heading', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openLab(page);
  const said = lab.locator('.sentence');
  // Half the intervals, 1.96·48.4/√n and 1.96·16.8/√n, are 0.21 and 0.07 points after 200,000 games: by itself the one
  // average has one decimal, the other two. After 2,000,000 both have two.
  await roll(lab, 200_000);
  await expect(said).toHaveText(/plain \d+\.\d%, variance reduced \d+\.\d%\./);
  await expect(tiles(lab).nth(1)).toHaveText(/\.\d\d%$/);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect(said).toHaveText(/plain \d+\.\d%, variance reduced \d+\.\d%\. .* settles at 34\.2%, 3\.3 points off\./);
  // Where every game returns the exact answer, there is no second interval.
  await roll(lab, 1_800_000);
  await preset(lab, 'Correct').check();
  await expect(said).toHaveText(/plain \d+\.\d\d%, variance reduced 37\.50%\./);
  await preset(lab, 'Yours').check();
  await expect(said).toHaveText(
    /plain \d+\.\d\d%, variance reduced \d+\.\d\d%\. .* settles at 34\.17%, 3\.33 points off\./,
  );
});

test('after 20,000 games measured and exact stand side by side', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const { plain, reduced } = statisticsOf(LEAVES, TABLES.madeUp);
  // Half of the intervals: 0.67 and 0.23 points; one digit of them, but two at least in this table.
  await expect(row(lab, 'Mean')).toHaveText([write(plain.mean, 2), '37.50', write(reduced.mean, 2), '37.50']);
  const sds = [write(plain.sd, 2), '48.41', write(reduced.sd, 2), '16.77'];
  await expect(row(lab, 'SD per game')).toHaveText(sds);
  const exact = [2343.75, 281.25].map((variance) => Math.sqrt(variance / 20_000));
  await expect(row(lab, 'Standard error')).toHaveText([
    write(plain.se, 3),
    write(exact[0], 3),
    write(reduced.se, 3),
    write(exact[1], 3),
  ]);
  await expect(row(lab, '95% interval')).toHaveText(
    [plain, reduced].flatMap(({ ci }) => [`${write(ci[0], 2)} – ${write(ci[1], 2)}`, '']),
  );
  await expect(row(lab, 'Plain games per game')).toHaveText([
    '',
    ((plain.sd / reduced.sd) ** 2).toPrecision(3),
    '8.33',
  ]);
});

test('the tiles give each mean with as many digits as its interval supports', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  // 37.63 ± 0.67 and 37.54475 ± 0.23
  await expect(tiles(lab)).toHaveText(['37.6%', '37.5%', '8.33', '20,000']);
  await expect(lab.locator('.tile .give')).toHaveText(['± 0.7 (95%)', '± 0.2 (95%)', 'plain games']);
  await roll(lab, 980_000);
  // (166719 + 207788) / 10⁶, ± 1.96 · 0.0484; 50, 65 and 25 each, ± 1.96 · 0.0168
  await expect(tiles(lab)).toHaveText(['37.45%', '37.48%', '8.33', '1M']);
  await expect(lab.locator('.tile .give')).toHaveText(['± 0.09 (95%)', '± 0.03 (95%)', 'plain games']);
});

test('after a thousand games it is said what is between both averages, as the table of games has it', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 999);
  await expect(between(lab)).toHaveCount(0);
  await roll(lab, 19_001);
  // 37.63, and 37.54475: readout of 20,000 games above.
  await expect(between(lab)).toHaveText(
    /^\s*plain 37\.63\s+− average luck \(\+0\.09\)\s+= variance reduced 37\.54\s*$/,
  );
  for (const table of [TABLES.backwards, TABLES.correct, { ...TABLES.madeUp, doubles: 70 }]) {
    await setTable(lab, table);
    const average = lab.locator('games-table tfoot tr').nth(1).getByRole('cell');
    await expect(average.last()).toHaveText(/\d/);
    const [plain, luck, reduced] = (await average.allTextContents()).slice(-3);
    await expect(between(lab)).toContainText(`plain ${plain}`);
    await expect(between(lab)).toContainText(`(${luck})`);
    await expect(between(lab)).toContainText(`variance reduced ${reduced}`);
  }
});

for (const width of [320, 390, 720, 1280]) {
  test(
    `${width} px wide, an embed keeps room for what is between both averages`,
    width === 390 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('embed.html?seed=0x2a61&hide=sentence');
      const lab = page.locator('two-checker-lab');
      const above = () =>
        lab.locator('rollout-chart.main').evaluate((chart) => chart.getBoundingClientRect().top + scrollY);
      await expect(lab.locator('.tiles')).toBeVisible();
      await expect(between(lab)).toBeHidden();
      const before = await above();
      await roll(lab, 1000);
      await expect(between(lab)).toBeVisible();
      expect(await above()).toBe(before);
    },
  );
}

test('below thirty games the interval is greyed and says why', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 29);
  const interval = row(lab, '95% interval').first();
  const note = lab.getByText('Below 30 games this interval is rough.');
  const look = () =>
    interval.evaluate((cell) => {
      const { color, opacity } = getComputedStyle(/** @type {Element} */ (cell.closest('tr')));
      return `${color} ${opacity} ${getComputedStyle(cell).color}`;
    });
  await expect(note).toBeVisible();
  const greyed = await look();
  await roll(lab, 1);
  await expect(note).toBeHidden();
  expect(await look()).not.toBe(greyed);
});

test('the worth of a game is exact for each table, and a dash where it has none', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  const worth = lab.locator('.tile').nth(2);
  for (const [name, value, words] of /** @type {const} */ ([
    ['Made-up', '8.33', 'plain games'],
    ['Correct', '–', 'each is exact'],
    ['Backwards', '0.25', 'plain games'],
    ['None', '1', 'plain game'],
  ])) {
    await preset(lab, name).check();
    await expect(worth.locator('b')).toHaveText(value);
    await expect(worth.locator('.give')).toHaveText(words);
    await expect(row(lab, 'Plain games per game').last()).toHaveText(value);
  }
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect(worth.locator('b')).toHaveText('–');
  await expect(worth.locator('.give')).toHaveText('biased');
  await expect(row(lab, 'Plain games per game').last()).toHaveText('–');
});

test('the tree counts the same leaves as the snapshot', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  expect((await snapshotOf(lab)).leaves).toEqual(LEAVES);
  await expect(tree(lab).locator('b')).toHaveText(['3,343', '4,183', '12,474']);
  await expect(tree(lab).locator('li div')).toHaveText([
    /^\s*doubles\s+1\/6\s+3,343\s*Blue wins\s*$/,
    /^\s*White misses\s+1\/4\s+4,183\s*Blue wins\s*$/,
    /^\s*White bears off\s+3\/4\s+12,474\s*White wins\s*$/,
  ]);
});

test('the sentence says what can be seen, and what the table does', async ({ page }) => {
  const lab = await openLab(page);
  const sentence = lab.locator('.sentence');
  await roll(lab, 1);
  await lab.getByRole('button', { name: 'Rewind' }).click();
  await expect(sentence).toContainText('No games yet.');
  await roll(lab, 20_000);
  await expect(sentence).toHaveText(
    '20,000 games: plain 37.6%, variance reduced 37.5%. ' +
      'The estimates are wrong but average zero: each game counts as 8.33 plain games.',
  );
  for (const [name, words] of /** @type {const} */ ([
    ['Correct', /every single game returns the exact answer\.$/],
    ['Backwards', /It just takes longer: each game counts as 0\.25 plain games\.$/],
    ['None', /neither lucky nor unlucky, so the two lines are identical\.$/],
  ])) {
    await preset(lab, name).check();
    await expect(sentence).toHaveText(words);
  }
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await expect(sentence).toHaveText(/don’t average zero, .* settles at 34\.2%, 3\.3 points off\.$/);
});

test('one game is spoken of as one game', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await expect(lab.locator('.sentence')).toHaveText(/^1 game: plain 100\.0%, variance reduced 50\.0%\./);
});

test('the measured interval stands in a measured column, and no cell of it under “exact”', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  const placed = await row(lab, '95% interval').evaluateAll((cells) =>
    cells.map((cell) => [/** @type {HTMLTableCellElement} */ (cell).colSpan, cell.textContent?.trim() !== '']),
  );
  // Measured, exact; measured, exact.
  expect(placed).toEqual([
    [1, true],
    [1, false],
    [1, true],
    [1, false],
  ]);
});

test('a chance that leaves 0–100% is said to, and that its average is right only where it is', async ({ page }) => {
  const lab = await openLab(page);
  const said = lab.locator('.sentence');
  await preset(lab, 'Backwards').check();
  // 0 − 12.5 − 25 or 0 − (−62.5), 100 − …: result − luck of a single game is −37.5, 162.5 or 62.5 in its three endings.
  await roll(lab, 1);
  const { reduced } = await snapshotOf(lab);
  const leaves = Number(reduced.mean) < 0 || Number(reduced.mean) > 100;
  await expect(said).toContainText(
    leaves ? 'can fall below 0% or rise above 100%. That doesn’t bias its average.' : 'variance reduced',
  );
  await roll(lab, 9);
  await expect(said).toContainText(
    'Result minus luck can fall below 0% or rise above 100%. That doesn’t bias its average.',
  );
  await setTable(lab, { ...TABLES.backwards, oFails: 60 });
  await expect(said).toContainText('Result minus luck can fall below 0% or rise above 100%.');
  await expect(said).not.toContainText('still right');
  await roll(lab, 10_000);
  await expect(said).not.toContainText('rise above 100%');
});

test('where the mean of a table has more decimals than are written, the sum is called approximate', async ({
  page,
}) => {
  const lab = await openLab(page);
  const sum = lab.locator('.verdict .sum');
  await roll(lab, 1);
  await expect(sum).toContainText('= 37.5');
  // 1/6 · 99.877 and 20/24 of others: 100 − 0.123 has three decimals, of which two are written.
  await setTable(lab, { ...TABLES.madeUp, doubles: 0.123 });
  await expect(sum).toContainText('≈');
  await expect(sum).not.toContainText('=');
});
