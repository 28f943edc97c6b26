// Every lab in its three forms: page, frame and single file. Each starts, says why where it can't, and has something to
// read for those without scripts.

import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { DIST } from './helpers/built.js';
import { KNOWN, tried } from './helpers/labs.js';
import { holdCore } from './helpers/lab.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/**
 * Everything that goes wrong, and everything that is asked for.
 * @param {Page} page
 */
function watch(page) {
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const requests = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  // What a page has in itself, pictures and what its workers run, is asked for like a file.
  page.on(
    'request',
    (request) =>
      void requests.push(
        request
          .url()
          .replace(/[?#].*/, '')
          .replace(/^(data|blob):.*/, 'own:'),
      ),
  );
  return { errors, requests };
}

for (const [number, known] of KNOWN.entries()) {
  const { name, page: file, embed, single, poster, parts, query, ready } = known;
  const alone = pathToFileURL(`${DIST}/${single}`).href;

  for (const language of LANGUAGES) {
    // Every third lab in one of the languages whenever the tests run; the rest in `cargo xtask validate`.
    const how = number % 3 === 0 && LANGUAGES[number % 2] === language ? {} : { tag: '@long' };
    test(
      `${name}: as one file, from a disk without a network, it shows the games of its figure in ${language}`,
      how,
      async ({ page }) => {
        const { errors, requests } = watch(page);
        await page.context().setOffline(true);
        await page.goto(`${alone}?lang=${language}&${poster.figure}`);
        const lab = page.locator(`${name}-lab`);
        await ready(lab);
        await expect(lab.locator('.tiles, span.count')).toContainText(poster.games);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(requests.filter((request) => request !== 'own:')).toEqual([alone]);
        expect(errors).toEqual([]);
      },
    );
  }

  test(
    `${name}: nothing in the single file leads to a file that is not there`,
    tried('links of the single file', name),
    async ({ page }) => {
      await page.goto(`${alone}?${query}`);
      await ready(page.locator(`${name}-lab`));
      const hrefs = await page.evaluate(() => {
        /** @type {string[]} */
        const found = [];
        /** @param {ParentNode} root */
        const walk = (root) => {
          for (const element of root.querySelectorAll('*')) {
            const href = element.getAttribute('href');
            if (href) found.push(href.replace(/^data:.*/, 'data:'));
            if (element.shadowRoot) walk(element.shadowRoot);
          }
        };
        walk(document);
        return found;
      });
      expect(hrefs).toContain('?lang=ja');
      // Sources on other sites are no files of ours.
      expect(hrefs.filter((href) => !/^(\?|#|data:$|https:\/\/)/.test(href))).toEqual([]);
      // It still says which lab it is.
      await expect(page.getByRole('banner').locator('[aria-current="page"]')).toBeVisible();
    },
  );

  for (const [form, address] of [
    ['the page', `./${file}`],
    ['the frame', `./${embed}`],
    ['the single file', alone],
  ]) {
    test(`${name}: in ${form} parts can be hidden`, tried('hidden parts', name), async ({ page }) => {
      const [first, second, ...others] = Object.keys(parts);
      await page.goto(`${address}?lang=en&${query}&hide=${first},${others[0]}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      await expect(parts[second](lab)).toBeVisible();
      for (const part of [first, others[0]]) await expect(parts[part](lab)).toBeHidden();
    });

    test(
      `${name}: without WebAssembly ${form} says so, and shows what it has to read`,
      tried('without WebAssembly', name),
      async ({ page }) => {
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
        await page.goto(`${address}?lang=en`);
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(/This browser (doesn’t support|has no) WebAssembly/);
        await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
        await expect(page.locator('.static')).toBeVisible();
      },
    );
  }

  test(
    `${name}: where its core cannot be loaded the page says so, and shows what it has to read`,
    tried('core not loaded', name),
    async ({ page }) => {
      await page.route('**/*.wasm', (route) => route.abort());
      await page.goto(`./${file}?lang=en`);
      await expect(page.getByRole('alert')).toContainText(known.missing);
      await expect(page.locator('.static')).toBeVisible();
    },
  );

  test(
    `${name}: while it loads, nothing flashes and the prose stays below the first screen`,
    tried('flashes', name),
    async ({ page }) => {
      const release = await holdCore(page);
      await page.goto(`./${file}?lang=en`);
      await page.locator('html[data-translated]').waitFor();
      await expect(page.locator('.static')).toBeHidden();
      const top = async () => Number((await page.locator('.prose').boundingBox())?.y);
      expect(await top()).toBeGreaterThanOrEqual(Number(page.viewportSize()?.height));
      release();
      await ready(page.locator(`${name}-lab`));
      await expect(page.locator('.static')).toBeHidden();
      expect(await top()).toBeGreaterThanOrEqual(Number(page.viewportSize()?.height));
    },
  );

  test.describe(`${name} without JavaScript`, tried('without JavaScript', name), () => {
    test.use({ javaScriptEnabled: false });

    for (const [form, address] of [
      ['the page', `./${file}`],
      ['the frame', `./${embed}`],
      ['the single file', alone],
    ]) {
      test(`${form} says what the lab needs`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByText('The live lab needs JavaScript and WebAssembly with SIMD')).toBeVisible();
        // The frame has a way to the page, which has all there is to read.
        if (form === 'the frame') await expect(page.getByRole('link', { name: 'Rollout Lab' })).toBeVisible();
        else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}
