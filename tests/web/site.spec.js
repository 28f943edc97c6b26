// One site: every page has the same header, with a way to the story and to every lab.

import { expect, test } from './helpers/test.js';
import { violations } from './helpers/axe.js';
import { tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { targets } from './helpers/targets.js';
import { pageTexts } from '../../www/build/page-texts.js';
import { LABS } from '../../www/pkg/labs.js';
import { addressOf, pageIn } from '../../www/lib/page/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { STORY_ENTRY } from '../../www/story/texts/entry.js';
import { storyPage } from '../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const header = (page) => page.getByRole('banner').getByRole('navigation', { name: 'RolloutLab' });

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(`./${address}`);
  await page.locator('html[data-translated]').waitFor();
}

/** @typedef {typeof LANGUAGES[number]} Language */

/** So many links stand before those to the labs: the story. */
const BEFORE = 1;

/** What the header says of the story and of the labs. @param {Language} language */
const said = async (language) => {
  const labs = await Promise.all(LABS.map(async ({ name }) => (await pageTexts(name, language)).page));
  return [STORY_ENTRY[language], ...labs].map(({ name, purpose }) => `${name} ${purpose}`);
};

/**
 * By how much the line of labs is longer than there is room for it.
 * @param {Page} page
 */
const hiddenPart = (page) => page.locator('.labs').evaluate((labs) => labs.scrollWidth - labs.clientWidth);

for (const { name, page: file } of LABS) {
  for (const language of LANGUAGES) {
    test(
      `${name}, ${language}: the header names the story and every lab with what it is for, and marks this one`,
      tried(language, name),
      async ({ page }) => {
        await open(page, `${file}?lang=${language}`);
        const links = header(page).getByRole('link');
        await expect(links).toHaveText(await said(language));
        await expect(header(page).locator('[aria-current="page"] b')).toHaveText(
          (await pageTexts(name, language)).page.name,
        );
        expect(await links.evaluateAll((all) => all.map((it) => it.matches('[aria-current]')))).toEqual([
          false,
          ...LABS.map((lab) => lab.name === name),
        ]);
        // Each language of the story is a page of its own.
        expect(
          new URL(await links.first().evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href)).pathname,
        ).toBe(`/${storyPage(language)}`);
      },
    );
  }

  test.describe(`${name} without scripts`, tried('header without scripts', name), () => {
    test.use({ javaScriptEnabled: false });

    test('the story and every lab can be gone to from the header, and nothing else; on a phone nothing overflows', async ({
      page,
      baseURL,
    }) => {
      await page.goto(`./${file}`);
      const links = header(page).getByRole('link');
      const addresses = [`./${storyPage('en')}`, ...LABS.map((lab) => addressOf(lab.page))].map(
        (way) => new URL(way, baseURL).href,
      );
      expect(await links.evaluateAll((all) => all.map((it) => /** @type {HTMLAnchorElement} */ (it).href))).toEqual(
        addresses,
      );
      for (const i of addresses.keys()) await links.nth(i).click({ trial: true });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      // Those that can be pressed lead where they say: from each page another one is gone to.
      const next = (LABS.findIndex((lab) => lab.name === name) + 1) % LABS.length;
      await links.nth(BEFORE + next).click();
      await expect(page.locator(`${LABS[next].name}-lab`)).toBeAttached();
      expect(page.url()).toBe(addresses[BEFORE + next]);
    });
  });

  test(
    `${name}: the tab key goes through the story and the labs in order, and Enter opens one`,
    tried('header by keys', name),
    async ({ page }) => {
      await open(page, file);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'RolloutLab', exact: true })).toBeFocused();
      for (let i = 0; i < BEFORE + LABS.length; i += 1) {
        await page.keyboard.press('Tab');
        await expect(header(page).getByRole('link').nth(i)).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(page.locator(`${LABS[LABS.length - 1].name}-lab`)).toBeAttached();
      await expect(page).toHaveURL(new RegExp(`/${LABS[LABS.length - 1].page}$`));
    },
  );
}

for (const lang of LANGUAGES) {
  test(`all labs, ${lang}: nothing overflows, however narrow, and the header stays low`, { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, `?lang=${lang}`);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The chart is as wide as it was until it is drawn anew.
      await ready(page.locator('two-checker-lab'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const height = Number((await page.getByRole('banner').boundingBox())?.height);
      // One line of 44 px, or two on a phone, and the rule below them.
      expect(height, String(width)).toBeLessThanOrEqual(width > 640 ? 45 : 89);
      const boxes = await header(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
      for (const [i, box] of boxes.slice(1).entries())
        expect(box.left, String(width)).toBeGreaterThanOrEqual(boxes[i].right);
      expect(new Set(boxes.map(({ top }) => top)).size, String(width)).toBe(1);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  for (const { name, page: file } of LABS) {
    test(
      `${name}: what a finger taps in the header is 44 px high and wide, and the present lab is in sight`,
      tried('header by touch', name),
      async ({ page }) => {
        await open(page, file);
        const inHeader = (await targets(page)).slice(0, 1 + BEFORE + LABS.length + LANGUAGES.length);
        expect(inHeader.map(({ name: target }) => target)).toContain('a RolloutLab');
        expect(inHeader.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
        await expect(header(page).locator('[aria-current]')).toBeInViewport({ ratio: 0.99 });
      },
    );
  }

  test('the last lab is reached by moving the line of labs, not the page', async ({ page }) => {
    await open(page, '');
    expect(await hiddenPart(page)).toBeGreaterThan(0);
    await header(page).getByRole('link').last().focus();
    await expect(header(page).getByRole('link').last()).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => scrollX)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('the labs of the header speak the language that the address asks for', { tag: '@long' }, async ({ page }) => {
  await open(page, `${LABS[1].page}?lang=ja`);
  for (const [i, { name }] of LABS.entries()) {
    await header(page)
      .getByRole('link')
      .nth(BEFORE + i)
      .click();
    await page.locator('html[lang="ja"][data-translated]').waitFor();
    await expect(page.locator(`${name}-lab`)).toBeAttached();
    expect(new URL(page.url()).search).toBe('?lang=ja');
  }
  await page.getByRole('banner').getByRole('link', { name: 'RolloutLab', exact: true }).click();
  await expect(page).toHaveURL(/\/\?lang=ja$/);
  await page.locator('html[lang="ja"][data-translated]').waitFor();
  await header(page).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${storyPage('ja')}(\\?lang=ja)?$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

for (const language of LANGUAGES) {
  test(
    `${language}: the header of the story is that of the labs, and leads to them in its language`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page, baseURL }) => {
      await page.goto(`./${storyPage(language)}`);
      const links = header(page).getByRole('link');
      await expect(links).toHaveText(await said(language));
      expect(
        await links.evaluateAll((all) =>
          all.map((it) => [/** @type {HTMLAnchorElement} */ (it).href, it.getAttribute('aria-current')]),
        ),
      ).toEqual([
        [new URL(storyPage(language), baseURL).href, 'page'],
        // A Japanese page speaks Japanese by itself; the plain one asks the browser unless it is told.
        ...LABS.map(({ page: file }) => [
          new URL(language === 'en' ? `${addressOf(file)}?lang=en` : addressOf(pageIn(file, language)), baseURL).href,
          null,
        ]),
      ]);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // As in labs: one line of 44 px, or two on a phone, and the rule below them.
        const height = Number((await page.getByRole('banner').boundingBox())?.height);
        expect(height, String(width)).toBeLessThanOrEqual(width > 640 ? 45 : 89);
      }
      expect((await links.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    },
  );
}

test('in a window of 1280 px with a scroll bar of 15 px no lab is out of sight, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1280 - 15, height: 800 });
  // The story's pages have the header of all pages, and nothing that comes late.
  for (const language of LANGUAGES) {
    await page.goto(`./${storyPage(language)}`);
    expect(await hiddenPart(page), language).toBe(0);
  }
});
