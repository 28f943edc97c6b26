// Lines of Japanese end between phrases: on phones no word and no formula is on two lines, in any browser.

import { withLineEnds } from '../../www/build/html.js';
import { lineEnds } from '../../www/lib/i18n/line-ends.js';
import { KNOWN, tried } from './helpers/labs.js';
import { lineBreaks } from './helpers/line-breaks.js';
import { liven, openStory } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { unmarked } from './helpers/unmarked.js';

const PHONE = { width: 375, height: 800 };

/** Of a page some dozens of lines end, or the claim is empty. */
const SOME = 20;

test('a line may end where a phrase begins, and nowhere else', () => {
  const lines = (/** @type {string} */ text) => lineEnds(text).split('\u200b').map(unmarked);
  // Phrases (文節) as a grammar divides them: each begins with a word of its own, and particles and endings go with the word before.
  expect(lines('何千ゲーム進めても平均はなかなか収束しません')).toEqual([
    '何千ゲーム進めても',
    '平均はなかなか',
    '収束しません',
  ]);
  expect(lines('平均がゼロになることだけはわかります')).toEqual(['平均が', 'ゼロに', 'なることだけは', 'わかります']);
  expect(lines('1ゲームは分散減少なしの8.33ゲームに相当')).toEqual([
    '1ゲームは',
    '分散減少なしの',
    '8.33ゲームに',
    '相当',
  ]);
  // WebKit ends no line beside commas and brackets where words are kept whole: there is a mark, except before what closes.
  expect(lines('ダブルするか、待つか。結果（XGの）と「差」。')).toEqual([
    'ダブルするか、',
    '待つか。',
    '結果',
    '（XGの）と',
    '「差」。',
  ]);
  expect(lines('A（全部）は誤りです！？')).toEqual(['A', '（全部）は', '誤りです！？']);
  // Another language has spaces.
  expect(lines('Each game counts as 8.33 plain games')).toEqual(['Each game counts as 8.33 plain games']);
});

test('a phrase begins where another element ends', () => {
  expect(lineEnds('平均します', '差を')).toBe('\u200b平均します');
  expect(lineEnds('は同じです', '分散減少')).toBe('は\u200b同じです');
});

test('no line ends in a formula, a range, or between a number and its sign', () => {
  // U+2060 joins, and so does U+00A0, the space at which no line ends.
  expect(lineEnds('A − Bの差')).toBe('A\u00a0−\u00a0Bの\u200b差');
  expect(lineEnds('手数は21〜24手')).toBe('手数は\u200b21\u2060〜\u206024手');
  expect(lineEnds('2016年12月〜2017年1月')).toBe('2016年12月\u2060〜\u20602017年1月');
  expect(lineEnds('結果−運の平均')).toBe('結果\u2060−運の\u200b平均');
  expect(lineEnds('誤差はs/√Rです')).toBe('誤差は\u200bs\u2060/\u2060√\u2060Rです');
  expect(lineEnds('95%信頼区間')).toBe('95%\u2060信頼区間');
});

test('the build marks line ends between tags, and changes neither tags nor drawings nor code', () => {
  expect(withLineEnds('<p lang="ja" title="平均を引く"><em>差を</em>平均します</p>')).toBe(
    '<p lang="ja" title="平均を引く"><em>差を</em><wbr />平均します</p>',
  );
  for (const html of [
    '<svg><text>平均を引く</text></svg>',
    '<code>平均を引く</code>',
    '<!-- 平均を引く -->',
    '<p>平均を</p><p>引く</p>',
  ]) {
    expect(withLineEnds(html)).toBe(html);
  }
});

/**
 * Opens all that can be opened.
 * @param {import('@playwright/test').Page} page
 */
const openAll = (page) =>
  page.evaluate(() => {
    const open = (/** @type {Document | ShadowRoot} */ root) => {
      for (const more of root.querySelectorAll('details')) more.open = true;
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) open(element.shadowRoot);
    };
    open(document);
  });

for (const { name, page: file, query, ready } of KNOWN) {
  for (const address of [`${file}?lang=ja&${query}`, `${file.replace('.html', '-ja.html')}?${query}`]) {
    test(
      `${address}: on a phone no word and no formula is on two lines`,
      tried(`lines of ${address.includes('-ja') ? 'its page' : 'lang=ja'}`, name),
      async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.goto(`./${address}`);
        await ready(page.locator(`${name}-lab`));
        const questions = page.locator('reader-questions');
        // Some labs have none.
        if ((await questions.count()) > 0) {
          await questions.scrollIntoViewIfNeeded();
          await expect(questions.locator('summary').first()).toBeVisible();
        }
        await openAll(page);
        const { lines, broken } = await lineBreaks(page);
        expect(lines).toBeGreaterThan(SOME);
        expect(broken).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      },
    );
  }
}

test('on a phone no word and no formula of the story is on two lines, before its figures live and after', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStory(page, 'ja');
  await openAll(page);
  const still = await lineBreaks(page);
  expect(still.lines).toBeGreaterThan(10 * SOME);
  expect(still.broken).toEqual([]);
  await liven(page);
  await openAll(page);
  expect((await lineBreaks(page)).broken).toEqual([]);
});

test('on a phone no word and no formula of the worksheet is on two lines, also of other dice, and no column is out of sight', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const query of ['', '&seed=0x77']) {
    await page.goto(`worksheet-ja.html?answers=1${query}`);
    if (query) await expect(page.locator('.source b')).toHaveText('0x77');
    const { lines, broken } = await lineBreaks(page);
    expect(lines).toBeGreaterThan(SOME);
    expect(broken).toEqual([]);
    expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  }
});

test('on a phone no word and no formula of the rules is on two lines', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('rules-ja.html');
  const { lines, broken } = await lineBreaks(page);
  expect(lines).toBeGreaterThan(SOME);
  expect(broken).toEqual([]);
});
