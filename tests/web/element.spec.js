// <rollout-lab> on somebody else's page: what its attributes become, and that its script bothers nobody.

import { brotliCompressSync } from 'node:zlib';
import { embedIn, expectDrawn, nearnessKnown, test } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * The address in the element's frame; waits until there is one.
 * @param {Locator} element
 */
const addressIn = async (element) => new URL((await element.locator('iframe').getAttribute('src')) ?? '');

const TAIL = 'id=rollout-lab-1&theme=light';

/** @type {[attributes: string, query: string][]} */
const QUERIES = [
  ['', TAIL],
  ['preset="backwards" games="1000"', `preset=backwards&games=1000&${TAIL}`],
  ['games="1000" preset="backwards"', `games=1000&preset=backwards&${TAIL}`],
  ['hide="games,many" bet', `hide=games%2Cmany&bet=1&${TAIL}`],
  ['lang="ja" seed="0x2a61"', `lang=ja&seed=0x2a61&${TAIL}`],
  ['id="first" games="7"', 'games=7&id=first&theme=light'],
  ['theme="dark" games="7"', 'games=7&id=rollout-lab-1&theme=dark'],
  ['theme="auto" games="7"', `games=7&${TAIL}`],
  ['note="a&amp;b=c#d?e"', `note=a%26b%3Dc%23d%3Fe&${TAIL}`],
  ['note="1 + 1 = 100%"', `note=1+%2B+1+%3D+100%25&${TAIL}`],
  ['note="\'&quot;><script>g()</script>"', `note=%27%22%3E%3Cscript%3Eg%28%29%3C%2Fscript%3E&${TAIL}`],
  ['note="運 🎲"', `note=%E9%81%8B+%F0%9F%8E%B2&${TAIL}`],
  ['class="wide" style="color: red" slot="a" dir="rtl" tabindex="0" role="group" part="b" title="c"', TAIL],
  ['is="d" nonce="e" heights="320:900" sandbox="allow-scripts" src=""', TAIL],
  ['data-a="1" aria-label="f" onclick="g()"', TAIL],
  // Only whole names are reserved.
  ['parts="1" classes="2" dat-a="3"', `parts=1&classes=2&dat-a=3&${TAIL}`],
];

test('attributes become the query of the lab’s address, but for those that HTML or the element itself has', async ({
  host,
  page,
  lab,
}) => {
  for (const [attributes, query] of QUERIES) {
    await test.step(`<rollout-lab${attributes && ' '}${attributes}> asks for ${query}`, async () => {
      await host.open(`<rollout-lab ${attributes}></rollout-lab>`);
      const { origin, pathname, search } = await addressIn(page.locator('rollout-lab'));
      expect.soft(`${origin}/`, attributes).toBe(lab.address);
      expect.soft(pathname, attributes).toBe('/embed.html');
      expect.soft(search, attributes).toBe(`?${query}`);
    });
  }
});

test('`hidden` is not a setting either: the element is loaded when it is shown', async ({ host, page }) => {
  await host.open('<rollout-lab hidden games="7"></rollout-lab>');
  const element = page.locator('rollout-lab');
  await expect(element).toBeHidden();
  await nearnessKnown(page);
  expect(await element.locator('iframe').count()).toBe(0);
  await element.evaluate((it) => it.removeAttribute('hidden'));
  expect((await addressIn(element)).search).toBe(`?games=7&${TAIL}`);
  await element.evaluate((it) => it.setAttribute('hidden', ''));
  await expect(element).toBeHidden();
  expect((await addressIn(element)).search).toBe(`?games=7&${TAIL}`);
});

test('hostile values arrive in the lab as they were written', async ({ host, page }) => {
  const value = '"><img src=x onerror=alert(1)>&theme=dark#?%00 \\ ’ 運 🎲';
  await host.open('<div id="place"></div>');
  await page.evaluate((text) => {
    const element = document.createElement('rollout-lab');
    element.setAttribute('note', text);
    document.getElementById('place')?.append(element);
  }, value);
  const embed = await embedIn(page.locator('rollout-lab'));
  const settings = await embed.evaluate(() => [...new URLSearchParams(location.search)]);
  expect(settings).toEqual([
    ['note', value],
    ['id', 'rollout-lab-1'],
    ['theme', 'light'],
  ]);
});

test('every element has an id of its own', async ({ host, page }) => {
  const short = 'heights="320:60"';
  await host.open(`<rollout-lab ${short}></rollout-lab><rollout-lab id="mine" ${short}></rollout-lab>
    <rollout-lab ${short}></rollout-lab>`);
  await expect(page.locator('rollout-lab iframe')).toHaveCount(3);
  const addresses = await Promise.all((await page.locator('rollout-lab').all()).map(addressIn));
  const ids = addresses.map(({ searchParams }) => searchParams.get('id'));
  expect(new Set(ids)).toEqual(new Set(['rollout-lab-1', 'mine', 'rollout-lab-2']));
  expect(ids[1]).toBe('mine');
});

test.describe('in a window of its own', () => {
  // Chromium stops counting where the way back has fifty places.
  test.use({ ownWindow: true });

  test('a changed attribute is a new address, without a step in the history', async ({ host, page }) => {
    await host.open('<rollout-lab games="7" reports="900"></rollout-lab>');
    const element = page.locator('rollout-lab');
    await expectDrawn(element);
    const steps = await page.evaluate(() => history.length);
    await element.evaluate((it) => it.setAttribute('games', '8'));
    await expect(element.locator('iframe')).toHaveAttribute('src', /games=8/);
    await expectDrawn(element);
    await element.evaluate((it) => it.toggleAttribute('bet'));
    await expect(element.locator('iframe')).toHaveAttribute('src', /bet=1/);
    await expectDrawn(element);
    await expect(element.locator('iframe')).toHaveCount(1);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(host.loaded.map((path) => path.replace(/&id=.*/, ''))).toEqual([
      '/embed.html?games=7&reports=900',
      '/embed.html?games=8&reports=900',
      '/embed.html?games=8&reports=900&bet=1',
    ]);
  });
});

test('an attribute that changes nothing of the address loads nothing', async ({ host, page }) => {
  await host.open('<rollout-lab games="7"></rollout-lab>');
  const element = page.locator('rollout-lab');
  const embed = await embedIn(element);
  await embed.evaluate(() => void Object.assign(globalThis, { same: true }));
  await element.evaluate((it) => {
    it.classList.add('wide');
    it.style.color = 'red';
    it.setAttribute('games', '7');
    it.setAttribute('data-games', '8');
    it.setAttribute('heights', '320:950');
    it.setAttribute('title', 'The lab');
  });
  await expect(element.locator('iframe')).toHaveAttribute('title', 'The lab');
  expect(await (await embedIn(element)).evaluate(() => 'same' in globalThis)).toBe(true);
  expect(host.loaded).toHaveLength(1);
});

test('the frame is titled by the author, else by the picture, else as the lab', async ({ host, page }) => {
  const picture = (/** @type {string} */ alt) => `<a href="/"><img src="none.svg" alt="${alt}"></a>`;
  await host.open(`
    <rollout-lab heights="320:60" title="A &quot;title&quot;">${picture('The picture')}</rollout-lab>
    <rollout-lab heights="320:60">${picture('The picture')}</rollout-lab>
    <rollout-lab heights="320:60">${picture('')}</rollout-lab>
    <rollout-lab heights="320:60"></rollout-lab>`);
  const frames = page.locator('rollout-lab iframe');
  await expect(frames).toHaveCount(4);
  const titles = await frames.evaluateAll((all) => all.map((it) => it.getAttribute('title')));
  expect(titles).toEqual(['A "title"', 'The picture', 'Rollout Lab', 'Rollout Lab']);
});

test('the frame is plain, tells nobody where it is, and is in a sandbox only if asked', async ({ host, page, lab }) => {
  await host.open('<rollout-lab></rollout-lab>');
  const element = page.locator('rollout-lab');
  await embedIn(element);
  const names = await element.locator('iframe').evaluate((frame) => frame.getAttributeNames().sort());
  expect(names).toEqual(['inert', 'referrerpolicy', 'src', 'style', 'title']);
  const request = lab.requests.find(({ path }) => path.startsWith('/embed.html'));
  expect(request?.headers).toHaveProperty('host');
  expect(request?.headers).not.toHaveProperty('referer');
  await element.evaluate((it) => it.setAttribute('sandbox', 'allow-scripts'));
  await expect(element.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  // In force, which it would not be had it been set after the address.
  expect(await (await embedIn(element)).evaluate(() => origin)).toBe('null');
});

test('the published script has at most 4096 bytes after brotli', async ({ script }) => {
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(4096);
  // One classic script behind a line on its licences: it works wherever it is pasted, and leaves no name behind.
  expect(script.replace(/^\/\*!.*\*\/\n/, '')).toMatch(/^\(function\(\)\s*\{|^\(\(\)\s*=>\s*\{/);
  expect(script).not.toMatch(/\bimport\b|\bexport\b/);
});
