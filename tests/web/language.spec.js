// English and Japanese: which one a reader gets, how to change it, and that nothing is left in the other.

import { expect, test } from './helpers/test.js';
import { violations } from './helpers/axe.js';
import { LABS } from '../../www/pkg/labs.js';
import { defined, drawn, roll, snapshotOf, tick } from './helpers/lab.js';
import { unmarked } from './helpers/unmarked.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @param {string} [address]
 */
async function open(page, address = '') {
  await page.goto(`./${address}`);
  await defined(page);
  await drawn(page);
  return page.locator('two-checker-lab');
}

/**
 * All that is shown or said on the page, in shadow roots, too.
 * @param {Page} page
 */
const words = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const found = [document.title, document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''];
    /** @param {Node} node */
    const walk = (node) => {
      if (node instanceof Text) found.push(node.data);
      if (node instanceof Element) {
        if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) return;
        for (const name of ['aria-label', 'title', 'alt', 'aria-valuetext']) found.push(node.getAttribute(name) ?? '');
        if (node.shadowRoot) walk(node.shadowRoot);
      }
      for (const child of node.childNodes) walk(child);
    };
    walk(document.documentElement);
    return found.map((text) => text.trim()).filter(Boolean);
  });

/** Names that are written the same in Japanese texts. */
const NAMES =
  /Rollout|Lab|(David )?Montgomery|Jim Williams|Williams|disparity|GNU Backgammon|GNUBG|JellyFish|Snowie|Fredrik Dahl|Rob Maier|Gary Wong|Joseph Heled|Øystein Johansen|rec\.games\.backgammon|Variance Reduction|control variate|AIVAT|Burch|Schmid|Moravčík|Morrill|Bowling|CUPED|Deng|Xu|Kohavi|Walker|Prediction-powered inference|Angelopoulos|Science|GammOnLine|JavaScript|WebAssembly|SIMD|Chrome|Firefox|Safari|CSV|English|Page Up|Page Down|Home|End/g;

/** @param {string[]} texts */
const english = (texts) =>
  texts.filter((text) => /[a-z]{3,}/i.test(text.replace(NAMES, '').replace(/0x[\da-f]+/g, '')));

test.describe('a reader’s browser', () => {
  for (const [locale, language] of /** @type {const} */ ([
    ['ja-JP', 'ja'],
    ['ja', 'ja'],
    ['en-GB', 'en'],
    ['de-DE', 'en'],
  ])) {
    test.describe(locale, () => {
      test.use({ ownWindow: true, locale });

      test(`says ${locale}: he gets ${language}`, async ({ page }) => {
        const lab = await open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(
          lab.getByRole('button', { name: language === 'ja' ? '1ゲーム進める' : 'Roll one game', exact: true }),
        ).toBeVisible();
      });
    });
  }

  test.describe('Japanese', () => {
    test.use({ ownWindow: true, locale: 'ja-JP' });

    test('counts less than lang=en', async ({ page }) => {
      const lab = await open(page, '?lang=en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(lab.getByRole('button', { name: 'Roll one game', exact: true })).toBeVisible();
    });
  });
});

test('with lang=ja nothing is left in English, whatever is shown', async ({ page }) => {
  const lab = await open(page, '?lang=ja');
  expect(english(await words(page))).toEqual([]);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    it.table = { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 };
  });
  await roll(lab, 20_000);
  await tick(lab, { すべての表: true, 運の平均: true });
  await lab.getByRole('button', { name: '20,000ゲーム×1,000回行う' }).click();
  await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible();
  await lab.getByRole('textbox', { name: 'シード' }).fill('abc');
  await lab.getByRole('textbox', { name: 'シード' }).press('Enter');
  await lab.getByRole('spinbutton', { name: 'Xがゾロ目 1/6', exact: true }).fill('x');
  await expect(lab.getByRole('alert')).toHaveCount(2);
  expect(english((await words(page)).filter((text) => text !== 'abc'))).toEqual([]);
  await lab.getByRole('application').first().focus();
  await page.keyboard.press('ArrowLeft');
  await drawn(page);
  expect(english((await words(page)).filter((text) => text !== 'abc'))).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('with lang=en nothing is left in Japanese but the way to it', async ({ page }) => {
  const lab = await open(page, '?lang=en');
  await roll(lab, 1000);
  expect((await words(page)).filter((text) => /[぀-ヿ一-鿿]/.test(text))).toEqual(['日本語']);
});

test('the switch keeps what the reader has done, and says which language is on', async ({ page }) => {
  const lab = await open(page, '?games=1000&seed=0x2a61&preset=backwards&utm_source=news');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await lab.getByRole('checkbox', { name: 'Log axis' }).click();
  await roll(lab, 234);
  const before = await snapshotOf(lab);
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await defined(page);
  await expect(page.getByRole('link', { name: '日本語' })).toHaveAttribute('aria-current', 'true');
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(lab.getByRole('checkbox', { name: '対数目盛り' })).not.toBeChecked();
  expect(new URL(page.url()).search).toBe('?games=1000&seed=0x2a61&preset=backwards&utm_source=news&lang=ja');
});

test('the way to the other lab and back keeps the language that the address asks for, and nothing else', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '?lang=ja&games=1000');
  const [, other] = LABS;
  await page.getByRole('link', { name: /^ベアオフ/ }).click();
  await expect(page.locator(`${other.name}-lab`)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/${other.page}?lang=ja`);
  await page.getByRole('link', { name: /^入門編/ }).click();
  await expect(page).toHaveURL(/\/\?lang=ja$/);
  await open(page);
  await expect(page.getByRole('link', { name: /^Bear-off/ })).toHaveAttribute('href', `./${other.page}`);
});

test.describe('a page made in Japanese', () => {
  test.use({ ownWindow: true, locale: 'en-GB' });

  test('stays Japanese whatever the browser says, leads to Japanese pages, and to the English one with what the reader has done', async ({
    page,
  }) => {
    const lab = await open(page, 'index-ja.html?games=1000&seed=0x2a61');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(lab.getByRole('button', { name: '1ゲーム進める', exact: true })).toBeVisible();
    expect(english(await words(page))).toEqual([]);
    await expect(page.getByRole('link', { name: '日本語' })).toHaveAttribute('aria-current', 'true');
    const [, other] = LABS;
    await page.locator('.labs summary').first().click();
    await expect(page.getByRole('link', { name: /^ベアオフ/ })).toHaveAttribute(
      'href',
      `./${other.page.replace('.html', '-ja.html')}`,
    );
    // Its other ways to labs: those of the questions.
    const ways = page.locator('reader-questions a[href*=".html"]');
    await page.locator('reader-questions').scrollIntoViewIfNeeded();
    await expect(ways.first()).toBeAttached();
    expect(
      await ways.evaluateAll((all) =>
        all.map((way) => way.getAttribute('href')).filter((way) => !way?.includes('-ja.html#')),
      ),
    ).toEqual([]);
    const before = await snapshotOf(lab);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await defined(page);
    await drawn(page);
    expect(await snapshotOf(page.locator('two-checker-lab'))).toEqual(before);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('a page made in Japanese, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its words, and leads to pages in Japanese and to the English one', async ({ page }) => {
    await page.goto('./index-ja.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^運の見積もりが間違っていたら/);
    await expect(page.getByText('次に示すのは記事にある3つの運の表で')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: '日本語' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.getByRole('link', { name: /^物語で読む/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

test('what one game is worth reads as one, also where it is no number', async ({ page }) => {
  const lab = await open(page, '?lang=ja&games=1000&seed=0x2a61');
  const worth = lab.locator('.tile').nth(2);
  const reads = async () => unmarked((await worth.innerText()).replace(/\s+/g, ''));
  expect(await reads()).toBe('1ゲームは分散減少なしの8.33ゲーム相当');
  await lab.getByRole('radio', { name: '正しい' }).check();
  await expect(worth).toContainText('1ゲームで正確');
  expect(await reads()).toBe('1ゲームの価値–1ゲームで正確');
});

test('numbers are written as Japanese readers write them', async ({ page }) => {
  const lab = await open(page, '?lang=ja&games=20000&seed=0x2a61');
  await expect(lab.locator('rollout-chart.main text').filter({ hasText: '万' })).toHaveText(['1万', '10万']);
  await expect(lab.locator('.tile').last()).toContainText('20,000');
});

test.describe('watched from its first frame on', () => {
  test.use({ ownWindow: true });

  test('before the catalogue is there, a Japanese reader sees no English flash', async ({ page }) => {
    await page.addInitScript(() => {
      // What the page looks like in each of its first frames.
      const seen = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { seen });
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.textContent ?? '');
        if (seen.length < 5) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('./?lang=ja');
    await expect.poll(() => page.evaluate(() => /** @type {any} */ (globalThis).seen.length)).toBe(5);
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
    expect(new Set(seen).size).toBe(1);
    expect(unmarked(seen[0])).toMatch(/^運の見積もりが間違っていたら/);
  });
});

for (const width of [320, 390, 768, 1280]) {
  test(
    `Japanese, ${width} px wide: nothing overflows sideways, and no line begins with a stop`,
    width === 320 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const lab = await open(page, '?lang=ja&games=20000&seed=0x2a61');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const clipped = await lab.evaluate((it) => {
        const all = [...(it.shadowRoot?.querySelectorAll('button, th, td, dt, dd, label, p, h2, li') ?? [])];
        return all
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent);
      });
      expect(clipped).toEqual([]);
    },
  );
}
