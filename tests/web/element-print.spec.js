// <rollout-lab> on paper: as high as what is printed there, the lab or the picture that stands for it.

import { embedIn, expectDrawn, nearnessKnown, report, say, test } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} element */
const heightOf = async (element) => (await element.boundingBox())?.height;

/**
 * Opens an element with a picture of 720 × 400, in a window as wide.
 * @param {import('./helpers/host-page.js').Host} host
 * @param {string} [before]  what stands before it
 */
async function openWithPicture(host, before = '') {
  await host.page.setViewportSize({ width: 720, height: 700 });
  const picture = `<a href="x"><img src="${host.lab.address}picture.svg" alt="A lab" width="720" height="400"></a>`;
  await host.open(`${before}<rollout-lab heights="320:900">${picture}</rollout-lab>`);
  return host.page.locator('rollout-lab');
}

test('an element that was never scrolled to prints its picture, and nothing is left empty', async ({ host, page }) => {
  const element = await openWithPicture(host, '<div style="height: 3000px"></div>');
  await nearnessKnown(page);
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
  for (const [height, inside] of [
    [940, 'avoid'],
    [990, 'auto'],
    [400, 'avoid'],
  ]) {
    await say(page, await embedIn(element), { type: 'rollout-lab:paper', v: 1, id: '', height });
    await expect(box).toHaveCSS('break-inside', String(inside));
  }
});

test('while another lab is loaded, the picture is printed', async ({ host, page }) => {
  const element = await openWithPicture(host);
  await report(element, 900);
  await expectDrawn(element);
  await element.evaluate((it) => it.setAttribute('games', '7'));
  await expect(element.locator('iframe[inert]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  expect(await heightOf(element)).toBe(400);
});
