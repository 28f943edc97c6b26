// The worksheet: right before any script, the core's numbers for every seed, and one page on paper.

import { DEVICES, looks, violationsIn } from './helpers/axe.js';
import { core } from './helpers/story-figures.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */

const PAGES = ['worksheet.html', 'worksheet-ja.html'];
const GAMES = 10;

/** What stands in the table of games, seen or not: a list for each row. @param {Page} page */
const rows = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.games :is(tbody, tfoot) tr')].map((row) =>
      [...row.querySelectorAll('td:not(.none)')].map((cell) => String(cell.textContent).trim()),
    ),
  );

/** @param {number | null} value */
const plain = (value) => String(value).replace('-', '−');
/** @param {number | null} value */
const points = (value) => (Number(value) > 0 ? '+' : '') + plain(value);

/** The same as the core has it. @param {string} seed */
function expected(seed) {
  const { madeUp } = core.presets();
  const turned = { doubles: -50, noDoubles: 10, oFails: -45, oBearsOff: 15 };
  const rollout = new core.TwoCheckerRollout(seed);
  rollout.roll(GAMES);
  const dice = (/** @type {number[] | null | undefined} */ two) => (two ? [...two].sort().reverse().join('-') : '–');
  const games = Array.from({ length: GAMES }, (_, i) => {
    const game = rollout.record(i, madeUp);
    const again = rollout.record(i, turned);
    return [
      dice(game.dice?.x),
      dice(game.dice?.o),
      plain(game.result),
      points(game.totalLuck),
      plain(game.reduced),
      ...(i < 3 ? [points(again.totalLuck), plain(again.reduced)] : []),
    ];
  });
  const { totals, plain: average, meanLuck, reduced } = rollout.readout(madeUp);
  rollout.free();
  return [
    ...games,
    [plain(totals.result), points(totals.luck), plain(totals.reduced)],
    [plain(average.mean), points(meanLuck), plain(reduced.mean)],
  ];
}

const blanks = (/** @type {Page} */ page) => page.locator('.filled').filter({ visible: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are ten games of the story’s seed, and answers only for those who open them', async ({ page }) => {
    await page.goto('worksheet.html');
    const cells = (/** @type {string} */ row) => page.locator(`.games tbody tr:nth-child(${row}) td:not(.none)`);
    // 5-3 is no doubles, −10; 3-1 are four pips of six, she fails, +45: luck +35, and 100 − 35. With signs turned −35.
    await expect(cells('1')).toHaveText(['5-3', '3-1', '100', '+35', '65', '−35', '135']);
    // −10; 4-2 takes her off the six point, −15: 0 − (−25).
    await expect(cells('2')).toHaveText(['3-2', '4-2', '0', '−25', '25', '+25', '−25']);
    // Doubles, +50, and White need not roll.
    await expect(cells('5')).toHaveText(['2-2', '–', '100', '+50', '50']);
    // Four of the ten are won: 1 (+35), 5, 9 and 10 (+50 each); six are lost (−25 each): 35 + 150 − 150.
    await expect(page.locator('.games tfoot td:not(.none)')).toHaveText(['400', '+35', '365', '40', '+3.5', '36.5']);
    await expect(blanks(page)).toHaveCount(0);
    await page.locator('.answers summary').click();
    expect(await blanks(page).count()).toBe(await page.locator('.filled').count());
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });
});

test('the answers are the core’s, and what can be derived by hand is so', async ({ page }) => {
  await page.goto('worksheet.html?answers=1');
  expect(await rows(page)).toEqual(expected('0x1'));
  const answers = page.locator('.questions .filled').filter({ visible: true });
  await expect(answers).toContainText([
    '(6 × 50 + 30 × (−10)) ÷ 36 = 0; (9 × 45 + 27 × (−15)) ÷ 36 = 0',
    // 36.5 is 1.0 from 37.5, 40 is 2.5.
    'The average of result − luck: 36.5, against 40',
    // Turned, doubles leave 100 + 50 = 150, failures 100 − (10 − 45) = 135, bearing off −(10 + 15) = −25, with chances
    // 1/6, 5/24 and 5/8. Squares: 3750 + 3796.9 + 390.6 = 7937.5; less 37.5² = 6531.25, whose root is 80.8.
    'standard deviation of a game is 80.8',
    // 20 points more for a sixth of the rolls: 3.33.
    '37.50 − 3.33 = 34.17%',
    // Ten results, four of them 100: mean 40, squared deviations 4 × 3600 + 6 × 1600 = 24000, over 9: 51.64. ± 1.96 × 51.64 / √10 = 32.0.
    '8.0 to 72.0',
  ]);
});

test('other dice are the core’s games of their seed, and stay when the page is loaded again', async ({ page }) => {
  await page.goto('worksheet.html');
  const before = await rows(page);
  await page.getByRole('button', { name: 'New dice' }).click();
  const seed = page.locator('.source b');
  await expect(seed).not.toHaveText('0x1');
  const other = String(await seed.textContent());
  const after = await rows(page);
  expect(after).toEqual(expected(other));
  expect(after).not.toEqual(before);
  await expect(page).toHaveURL(new RegExp(`seed=${other}$`));
  await expect(page.locator('.source a')).toHaveAttribute(
    'href',
    new RegExp(`^http.*/worksheet\\.html\\?seed=${other}&answers=1$`),
  );
  await page.reload();
  await expect(seed).toHaveText(other);
  expect(await rows(page)).toEqual(after);
});

test('the printed address opens the sheet with its answers; closed, they are gone from the address, too', async ({
  page,
}) => {
  await page.goto('worksheet-ja.html?seed=0x77');
  await expect(page.locator('.source b')).toHaveText('0x77');
  await page.goto(String(await page.locator('.source a').getAttribute('href')));
  await expect(page.locator('.source b')).toHaveText('0x77');
  expect(await rows(page)).toEqual(expected('0x77'));
  expect(await blanks(page).count()).toBe(await page.locator('.filled').count());
  await page.locator('.answers summary').click();
  await expect(page).toHaveURL(/worksheet-ja\.html\?seed=0x77$/);
  await expect(blanks(page)).toHaveCount(0);
});

test.describe('in a window of its own', () => {
  // A window that has shown the drawings of the header, in an open panel or on paper, takes them from its memory for every page.
  test.use({ ownWindow: true });

  test('what rolls is loaded only for other dice, and where it can’t be had the sheet stays', async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('worksheet.html?answers=1');
    await expect(page.locator('.answers')).toHaveAttribute('open', '');
    expect(asked.filter((url) => /wasm|draw/.test(url))).toEqual([]);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'New dice' }).click();
    await expect(page.getByRole('alert')).toContainText('couldn’t be rolled');
    expect(await rows(page)).toEqual(expected('0x1'));
  });
});

test('a seed that is none leaves the story’s, and is named', async ({ page }) => {
  // The second one is more than 64 bits.
  for (const seed of ['dice', '99999999999999999999']) {
    await page.goto(`worksheet.html?seed=${seed}`);
    await expect(page.locator('.source b')).toHaveText('0x1');
    await expect(page.getByRole('status')).toContainText(`seed: “${seed}”`);
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await rows(page)).toEqual(expected('0x1'));
  }
});

test('other dice load no other page’s script', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('worksheet.html');
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.locator('.source b')).not.toHaveText('0x1');
  expect(asked.filter((path) => /\/page-[^/]*\.js$/.test(path))).toHaveLength(1);
});

test('a roll is on one line, however narrow the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const file of PAGES) {
    await page.goto(`${file}?answers=1`);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('.games td')].flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          .size > 1
          ? [cell.textContent]
          : [];
      }),
    );
    expect(broken, file).toEqual([]);
  }
});

for (const file of PAGES) {
  test(
    `${file} is one page of A4 and of Letter, with its answers and without`,
    file === PAGES[0] ? {} : { tag: '@long' },
    async ({ page }) => {
      for (const query of ['', '?answers=1', '?seed=0x77&answers=1']) {
        await page.goto(file + query);
        if (query.includes('0x77')) await expect(page.locator('.source b')).toHaveText('0x77');
        for (const format of ['A4', 'Letter']) {
          const paper = (await page.pdf({ format })).toString('latin1');
          expect(paper.match(/\/Type\s*\/Page\b/g), `${query} ${format}`).toHaveLength(1);
        }
      }
    },
  );

  for (const { device, theme, details } of looks('phone')) {
    test.describe(`${file} on ${device}, ${theme}`, file === PAGES[0] ? { tag: '@long' } : details, () => {
      test.use(DEVICES[device]);

      test('axe finds nothing, with answers and without, and nothing is wider than the window', async ({ page }) => {
        for (const query of ['', '?answers=1']) {
          await page.goto(file + query);
          expect.soft(await violationsIn(page, theme), query).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DEVICES[device].viewport.width);
        }
      });
    });
  }
}
