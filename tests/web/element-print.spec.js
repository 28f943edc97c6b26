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

test('a lab that fits on a page is kept whole, and a higher one begins where it stands', async ({ host, page }) => {
  await host.open('<rollout-lab heights="320:900"></rollout-lab>');
  const element = page.locator('rollout-lab');
  await report(element, 900);
  await page.emulateMedia({ media: 'print' });
  const box = element.locator('div');
  // Letter has 980 pixels between margins of a centimetre.
  for (const [height, inside] of [[940, 'avoid'], [990, 'auto'], [400, 'avoid']]) {
    await say(page, await embedIn(element), { type: 'rollout-lab:paper', v: 1, id: '', height });
    await expect(box).toHaveCSS('break-inside', String(inside));
  }
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

test('an embed says how high it is on paper, and it is right', async ({ page }) => {
  const server = await serve({ folder: DIST });
  // As wide as a frame is taken to be on paper, which no scroll bar makes narrower.
  const host = await serve({
    files: {
      '/index.html': `<!doctype html><title>A blog</title>
        <script>got = []; addEventListener('message', ({ data }) => got.push(data))</script>
        <iframe src="${server.address}embed.html?games=100&seed=7&hide=many" style="width: 660px; height: 4000px; border: 0"></iframe>`,
    },
  });
  try {
    await page.setViewportSize({ width: 800, height: 1300 });
    await page.goto(host.address);
    const told = () =>
      page.evaluate(() =>
        /** @type {any[]} */ (Reflect.get(globalThis, 'got')).filter(({ type }) => type === 'rollout-lab:paper').map(({ height }) => height),
      );
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    const frame = page.frames()[1];
    const heights = (await told()).length;
    // With twenty games the table has fewer rows than the fifty that it has at most.
    await frame.locator('two-checker-lab').evaluate(async (/** @type {any} */ it) => {
      it.rewind();
      it.roll(20);
      await it.settled();
    });
    await expect.poll(async () => (await told()).length).toBeGreaterThan(heights);
    await page.emulateMedia({ media: 'print' });
    const real = () => frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
    await expect.poll(async () => (await real()) === (await told()).at(-1)).toBe(true);
  } finally {
    await server.close();
    await host.close();
  }
});

test('the measurement of paper leaves lists as the reader has scrolled them, and the focus where it is', async ({ page }) => {
  const server = await serve({ folder: DIST });
  const host = await serve({
    files: {
      '/index.html': `<!doctype html><title>A blog</title>
        <script>got = []; addEventListener('message', ({ data }) => got.push(data))</script>
        <button>Elsewhere</button>
        <iframe src="${server.address}embed.html?games=100&seed=7&hide=many" style="width: 660px; height: 3000px; border: 0"></iframe>`,
    },
  });
  try {
    await page.setViewportSize({ width: 800, height: 1300 });
    await page.goto(host.address);
    await page.getByRole('button', { name: 'Elsewhere' }).focus();
    const told = () =>
      page.evaluate(() => /** @type {any[]} */ (Reflect.get(globalThis, 'got')).filter(({ type }) => type === 'rollout-lab:paper').length);
    await expect.poll(told).toBeGreaterThan(0);
    const box = page.frames()[1].locator('games-table .box');
    await box.evaluate((it) => it.scrollTo(0, 200));
    const before = await told();
    // The second chart makes it higher, on paper too.
    await page.frames()[1].locator('two-checker-lab').evaluate((/** @type {any} */ it) => it.changeView({ luck: true }));
    await expect.poll(told).toBeGreaterThan(before);
    expect(await box.evaluate((it) => it.scrollTop)).toBe(200);
    await expect(page.getByRole('button', { name: 'Elsewhere' })).toBeFocused();
  } finally {
    await server.close();
    await host.close();
  }
});
