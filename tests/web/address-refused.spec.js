// Addresses that browsers do not take as usual: a path that begins with two slashes, and a browser that refuses to write them.

import { storyPage } from '../../www/story/addresses.js';
import { STORY } from '../../www/pkg/labs.js';
import { KNOWN, tried } from './helpers/labs.js';
import { writtenAddress } from './helpers/address.js';
import { figureIn, liven } from './helpers/story.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/** Files may still be on their way when a test ends. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Has the browser refuse every address until `history.replaceState` is deleted. @param {Page} page */
const refuse = (page) =>
  page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
  });

/** Has the browser take addresses again. @param {Page} page */
const allow = (page) => page.evaluate(() => void Reflect.deleteProperty(history, 'replaceState'));

/**
 * Serves the pages under a path with one slash more, too.
 * @param {Page} page
 * @param {string | undefined} baseURL
 */
async function twoSlashes(page, baseURL) {
  const { origin } = new URL(String(baseURL));
  await page.route(
    ({ href }) => href.startsWith(`${origin}//`),
    async (route) =>
      route.fulfill({
        response: await route.fetch({ url: route.request().url().replace(`${origin}//`, `${origin}/`) }),
      }),
  );
  return `${origin}//`;
}

test('under a path with two slashes the story and its worksheet keep what the reader does', async ({
  page,
  baseURL,
}) => {
  const errors = uncaughtErrors(page);
  const site = await twoSlashes(page, baseURL);
  await page.goto(site + storyPage('en'));
  await liven(page);
  await figureIn(page, 'dare').getByRole('spinbutton').first().press('ArrowUp');
  await expect.poll(() => page.url()).toContain(`${site}${storyPage('en')}?dare.`);

  await page.goto(`${site}${STORY.worksheet}?seed=7`);
  const answers = page.locator('.source a');
  await expect(answers).toHaveAttribute('href', `${site}${STORY.worksheet}?seed=0x7&answers=1`);
  await page.locator('details.answers > summary').click();
  await expect.poll(() => page.url()).toBe(`${site}${STORY.worksheet}?seed=0x7&answers=1`);
  expect(errors).toEqual([]);
});

test('under a path with two slashes Share gives the address of the page', async ({ page, baseURL }) => {
  const site = await twoSlashes(page, baseURL);
  await page.goto(`${site}index.html?lang=en&seed=7&games=10`);
  await ready(page.locator('two-checker-lab'));
  await page.getByRole('button', { name: 'Share …' }).click();
  await expect.poll(() => page.getByRole('dialog').locator('#link').inputValue()).toContain(`${site}index.html?`);
});

for (const { name, page: file, query, ready: drawn } of KNOWN) {
  test(
    `${name}: where the browser refuses to write addresses, its own is applied, and is written later`,
    tried('refused addresses', name),
    async ({ page }) => {
      const errors = uncaughtErrors(page);
      await refuse(page);
      await page.goto(`./${file}?${query}`);
      const lab = page.locator(`${name}-lab`);
      await drawn(lab);
      // The browser refuses what is written then, and nothing goes back to the address of before.
      await lab.evaluate((it) => void Object.assign(it, { seed: '0x9' }));
      expect(await writtenAddress(page)).not.toContain('seed=0x9');
      expect(await lab.evaluate((it) => /** @type {any} */ (it).seed)).toBe('0x9');
      await allow(page);
      expect(await writtenAddress(page)).toContain('seed=0x9');
      expect(errors).toEqual([]);
    },
  );
}
