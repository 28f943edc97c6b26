// One site: every page has the same header, with a way to every lab.

import { expect, test } from './helpers/test.js';
import { violations } from './helpers/axe.js';
import { ready } from './helpers/ready.js';
import { targets } from './helpers/targets.js';
import { pageTexts } from '../../www/build/html.js';
import { LABS } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/shared/texts/texts.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const header = (page) => page.getByRole('banner').getByRole('navigation', { name: 'RolloutLab' });

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(`./${address}`);
  await page.locator('html[data-translated]').waitFor();
}

/** What the header says of the labs. @param {string} language */
const said = async (language) =>
  Promise.all(
    LABS.map(async ({ name }) => {
      const { page } = await pageTexts(name, language);
      return `${page.name} ${page.purpose}`;
    }),
  );

/**
 * More labs than there are, as they are to come.
 * @param {Page} page
 */
const addLabs = (page) =>
  page.locator('.labs').evaluate((labs) => {
    while (labs.children.length < 8) {
      const next = /** @type {Element} */ (labs.children[labs.children.length % 3].cloneNode(true));
      next.removeAttribute('aria-current');
      labs.append(' ', next);
    }
  });

for (const { name, page: file } of LABS) {
  for (const language of LANGUAGES) {
    test(`${name}, ${language}: the header names every lab with what it is for, and marks this one`, async ({ page }) => {
      await open(page, `${file}?lang=${language}`);
      const links = header(page).getByRole('link');
      await expect(links).toHaveText(await said(language));
      await expect(header(page).locator('[aria-current="page"] b')).toHaveText((await pageTexts(name, language)).page.name);
      expect(await links.evaluateAll((all) => all.map((it) => it.matches('[aria-current]')))).toEqual(
        LABS.map((lab) => lab.name === name),
      );
    });
  }

  test.describe(`${name} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('every lab can be gone to from the header, and none but those; on a phone nothing overflows', async ({ page, baseURL }) => {
      await page.goto(`./${file}`);
      const links = header(page).getByRole('link');
      const addresses = LABS.map((lab) => new URL(`./${lab.page.replace(/^index.html$/, '')}`, baseURL).href);
      expect(await links.evaluateAll((all) => all.map((it) => /** @type {HTMLAnchorElement} */ (it).href))).toEqual(addresses);
      for (const i of LABS.keys()) await links.nth(i).click({ trial: true });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      // Those that can be pressed lead where they say: from each page another one is gone to.
      const next = (LABS.findIndex((lab) => lab.name === name) + 1) % LABS.length;
      await links.nth(next).click();
      await expect(page.locator(`${LABS[next].name}-lab`)).toBeAttached();
      expect(page.url()).toBe(addresses[next]);
    });
  });

  test(`${name}: the tab key goes through the labs in order, and Enter opens one`, async ({ page }) => {
    await open(page, file);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'RolloutLab', exact: true })).toBeFocused();
    for (const [i] of LABS.entries()) {
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link').nth(i)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(`${LABS[LABS.length - 1].name}-lab`)).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`/${LABS[LABS.length - 1].page}$`));
  });
}

for (const lang of LANGUAGES) {
  test(`eight labs, ${lang}: nothing overflows, however narrow, and the header stays low`, async ({ page }) => {
    await open(page, `?lang=${lang}`);
    await addLabs(page);
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
      for (const [i, box] of boxes.slice(1).entries()) expect(box.left, String(width)).toBeGreaterThanOrEqual(boxes[i].right);
      expect(new Set(boxes.map(({ top }) => top)).size, String(width)).toBe(1);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  for (const { name, page: file } of LABS) {
    test(`${name}: what a finger taps in the header is 44 px high and wide, and the present lab is in sight`, async ({
      page,
    }) => {
      await open(page, file);
      const inHeader = (await targets(page)).slice(0, 1 + LABS.length + LANGUAGES.length);
      expect(inHeader.map(({ name: target }) => target)).toContain('a RolloutLab');
      expect(inHeader.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
      await expect(header(page).locator('[aria-current]')).toBeInViewport({ ratio: 0.99 });
    });
  }

  test('of eight labs the last one is reached by moving the line of labs, not the page', async ({ page }) => {
    await open(page, '');
    await addLabs(page);
    await header(page).getByRole('link').last().focus();
    await expect(header(page).getByRole('link').last()).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => scrollX)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('the labs of the header speak the language that the address asks for', async ({ page }) => {
  await open(page, `${LABS[1].page}?lang=ja`);
  for (const [i, { name }] of LABS.entries()) {
    await header(page).getByRole('link').nth(i).click();
    await page.locator('html[lang="ja"][data-translated]').waitFor();
    await expect(page.locator(`${name}-lab`)).toBeAttached();
    expect(new URL(page.url()).search).toBe('?lang=ja');
  }
  await page.getByRole('banner').getByRole('link', { name: 'RolloutLab', exact: true }).click();
  await expect(page).toHaveURL(/\/\?lang=ja$/);
});
