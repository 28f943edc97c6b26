// <rollout-lab> on paper: as high as what is printed there, the lab or the picture that stands for it.

import { embedIn, expectDrawn, nearnessKnown, report, say, test } from './helpers/host-page.js';
import { DIST } from './helpers/built.js';
import { serve } from './helpers/static-server.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} element */
const heightOf = async (element) => (await element.boundingBox())?.height;

const PICTURE = '<a href="x"><img src="PICTURE" alt="A lab" width="720" height="400"></a>';

test('an element that was never scrolled to prints its picture, and nothing is left empty', async ({ host, page, lab }) => {
  await page.setViewportSize({ width: 720, height: 700 });
  const picture = PICTURE.replace('PICTURE', `${lab.address}picture.svg`);
  await host.open(`<div style="height: 3000px"></div><rollout-lab heights="320:900">${picture}</rollout-lab>`);
  await nearnessKnown(page);
  const element = page.locator('rollout-lab');
  await expect(element.locator('img')).toHaveJSProperty('complete', true);
  expect(await heightOf(element)).toBe(900);
  await page.emulateMedia({ media: 'print' });
  // The picture is 720 × 400, in a window of 720.
  expect(await heightOf(element)).toBe(400);
  await expect(element.locator('iframe')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  expect(await heightOf(element)).toBe(900);
});

test('a loaded lab prints as high as its frame says it is on paper', async ({ host, page }) => {
  await host.open('<rollout-lab heights="320:900"></rollout-lab>');
  const element = page.locator('rollout-lab');
  await report(element, 900);
  await expectDrawn(element);
  await page.emulateMedia({ media: 'print' });
  // A frame that doesn't say has the height that it has on the screen.
  expect(await heightOf(element)).toBe(900);
  await say(page, await embedIn(element), { type: 'rollout-lab:paper', v: 1, id: '', height: 640 });
  expect(await heightOf(element)).toBe(640);
  for (const height of [20, -1, 1e9, '700', null, undefined]) {
    await say(page, await embedIn(element), { type: 'rollout-lab:paper', v: 1, id: '', height });
    expect(await heightOf(element), String(height)).toBe(900);
  }
  await say(page, await embedIn(element), { type: 'rollout-lab:paper', v: 1, id: '', height: 650 });
  await page.emulateMedia({ media: null });
  expect(await heightOf(element)).toBe(900);
});

test('while another lab is loaded, the picture is printed', async ({ host, page, lab }) => {
  await page.setViewportSize({ width: 720, height: 700 });
  const picture = PICTURE.replace('PICTURE', `${lab.address}picture.svg`);
  await host.open(`<rollout-lab heights="320:900">${picture}</rollout-lab>`);
  const element = page.locator('rollout-lab');
  await report(element, 900);
  await expectDrawn(element);
  await element.evaluate((it) => it.setAttribute('games', '7'));
  await expect(element.locator('iframe[inert]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  expect(await heightOf(element)).toBe(400);
});

test('an embed says how high it is on paper: as its style rules of print make it, at 660 pixels', async ({ page }) => {
  const server = await serve({ folder: DIST });
  const site = { files: { '/index.html': '' } };
  const host = await serve(site);
  try {
    const address = `${server.address}embed.html?games=100&seed=7&hide=many`;
    site.files['/index.html'] = `<!doctype html><title>A blog</title>
      <script>got = []; addEventListener('message', ({ data }) => got.push(data))</script>
      <iframe src="${address}" style="width: 720px; height: 1200px"></iframe>`;
    await page.setViewportSize({ width: 800, height: 1300 });
    await page.goto(host.address);
    const told = () =>
      page.evaluate(() => /** @type {any[]} */ (Reflect.get(globalThis, 'got')).filter(({ type }) => type === 'rollout-lab:paper').at(-1)?.height ?? 0);
    await expect.poll(told).toBeGreaterThan(0);
    const height = await told();
    const scrolled = page.frames()[1].locator('games-table .box');
    await scrolled.evaluate((box) => box.scrollTo(0, 200));
    // The page alone, as wide as the measurement takes it.
    await page.setViewportSize({ width: 660, height: 900 });
    await page.goto(address);
    const lab = page.locator('two-checker-lab');
    await lab.evaluate(async (/** @type {any} */ it) => {
      await customElements.whenDefined(it.localName);
      await it.complete;
      await it.settled();
    });
    await page.emulateMedia({ media: 'print' });
    const real = () => page.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
    // A drawn chart is scaled to its card, and its height is rounded twice.
    await expect.poll(async () => Math.abs((await real()) - height)).toBeLessThanOrEqual(4);
  } finally {
    await server.close();
    await host.close();
  }
});
