// The built pages where there is no network, and wherever they are put.

import { pathToFileURL } from 'node:url';
import { LABS, STORY } from '../../www/pkg/labs.js';
import { pageIn } from '../../www/lib/page/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { storyPage } from '../../www/story/addresses.js';
import { expect, test } from './helpers/test.js';
import { DIST } from './helpers/built.js';
import { leavesOf } from './helpers/golden.js';
import { defined, roll, snapshotOf } from './helpers/lab.js';
import { serve } from './helpers/static-server.js';

/** @typedef {import('@playwright/test').Page} Page */

const FILE = `${DIST}/rollout-lab.html`;

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
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on(
    'request',
    (request) =>
      void requests.push(
        request
          .url()
          .replace(/^(data|blob):.*/, 'own:')
          .replace(/[?#].*/, ''),
      ),
  );
  return { errors, requests };
}

test('one file, opened from a disk without a network, rolls a million games', async ({ page }) => {
  const { errors, requests } = watch(page);
  await page.context().setOffline(true);
  const address = pathToFileURL(FILE).href;
  await page.goto(`${address}?seed=0x2a61`);
  await defined(page);
  const lab = page.locator('two-checker-lab');
  await roll(lab, 1_000_000);
  // tests/golden/stability.json has the leaves of this seed after a million games.
  expect((await snapshotOf(lab)).leaves).toEqual(leavesOf('0x2a61', 1_000_000));
  await expect(lab.getByText(/^1,000,000 games: plain 37/).first()).toBeVisible();
  expect(requests.filter((request) => request !== 'own:')).toEqual([address]);
  expect(errors).toEqual([]);
});

test('the file speaks Japanese, and keeps the reader’s state in its address', { tag: '@long' }, async ({ page }) => {
  const { errors } = watch(page);
  await page.context().setOffline(true);
  await page.goto(`${pathToFileURL(FILE).href}?games=30&seed=5`);
  await defined(page);
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.getByRole('button', { name: '1ゲーム進める' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect((await snapshotOf(page.locator('two-checker-lab'))).games).toBe(30);
  await page.reload();
  await defined(page);
  expect((await snapshotOf(page.locator('two-checker-lab'))).games).toBe(30);
  expect(errors).toEqual([]);
});

test('the file’s policy names its own scripts and style by their hashes, and nothing else runs', async ({ page }) => {
  const { errors } = watch(page);
  await page.goto(pathToFileURL(FILE).href);
  await defined(page);
  const policy = String(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'));
  expect(policy).toMatch(
    /default-src 'none'; script-src 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}' 'wasm-unsafe-eval'; worker-src blob:; style-src 'sha256-[\w+/=]{44}'/,
  );
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
  });
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});

test('the pages work under any path, from a server that knows nothing of them', async ({ page }) => {
  const { errors, requests } = watch(page);
  // The folder above it: the build is a folder in somebody's site.
  const server = await serve({ folder: `${DIST}/..` });
  for (const name of ['', 'index.html', 'embed.html', 'rollout-lab.html']) {
    await page.goto(`${server.address}dist/${name}?games=30&seed=5&lang=ja`);
    await defined(page);
    await expect(page.getByRole('heading', { name: '第30ゲーム' })).toBeVisible();
  }
  await server.close();
  expect(requests.filter((request) => !request.startsWith(`${server.address}dist/`) && request !== 'own:')).toEqual([]);
  expect(server.requests.filter(({ status }) => status !== 200)).toEqual([]);
  expect(errors).toEqual([]);
});

test('everything but the pages and what other pages name can be kept for ever', async () => {
  const server = await serve({ folder: DIST });
  const html = await (await fetch(`${server.address}index.html`)).text();
  const embed = await (await fetch(`${server.address}embed.html`)).text();
  await server.close();
  const named = [...(html + embed).matchAll(/(?:src|href)(?:="|:')\.\/([^"']+)/g)].map(([, name]) => name);
  const kept = [
    'icon.svg',
    'licenses.txt',
    ...LANGUAGES.map(storyPage),
    ...LANGUAGES.map((language) => pageIn(STORY.rules, language)),
    ...LABS.map(({ page }) => page),
    // The drawings in the panels of the header, which a cache asks about again.
    ...LABS.map(({ name }) => `pictures/${name}-drawing.svg`),
  ];
  // The way to the page in the other language.
  kept.push(`${LABS[0].page.replace('.html', '-ja.html')}?lang=ja`);
  const assets = named.filter((name) => !kept.includes(name));
  expect(assets.length).toBeGreaterThanOrEqual(4);
  for (const name of assets) expect(name).toMatch(/^assets\/[\w-]+-[\w-]{8}\.(js|css|svg)$/);
});
