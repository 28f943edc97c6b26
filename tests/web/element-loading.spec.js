// When <rollout-lab> loads the lab, and what the reader sees until then.

import { embedIn, expectDrawn, nearnessKnown, report, test } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {string} attributes */
const withPicture = (attributes) => `<rollout-lab ${attributes}>
  <a href="read.html"><img src="none.svg" alt="Two checkers" width="720" height="400"></a></rollout-lab>`;

/**
 * Scrolls until so many pixels are between the lower edge of the window and the element.
 * @param {Page} page
 * @param {number} distance
 */
const scrollNear = (page, distance) =>
  page.locator('rollout-lab').evaluate((it, far) => {
    scrollTo(0, scrollY + it.getBoundingClientRect().top - innerHeight - far);
  }, distance);

test('nothing is asked of the lab until the reader is within 600 pixels', async ({ host, page, lab }) => {
  await host.open(`<div style="height: 5000px"></div>${withPicture('heights="320:900"')}<hr>`);
  await nearnessKnown(page);
  expect(lab.requests.map(({ path }) => path)).toEqual(['/rollout-lab.js']);
  await scrollNear(page, 620);
  await nearnessKnown(page);
  expect(host.loaded).toEqual([]);
  await scrollNear(page, 580);
  await expect.poll(() => host.loaded).toHaveLength(1);
});

test('of forty labs on a page only those near the reader are loaded', async ({ host, page }) => {
  // 1000 pixels each, and the window has 720: within 600 pixels of it are two at the top, three further down.
  const labs = [...Array(40).keys()].map((n) => `<rollout-lab heights="320:1000" n="${n}"></rollout-lab>`);
  await host.open(labs.join(''));
  const numbers = () => host.loaded.map((path) => Number(/n=(\d+)/.exec(path)?.[1])).sort((a, b) => a - b);
  await expect.poll(numbers).toEqual([0, 1]);
  await page.evaluate(() => scrollTo(0, 20_100));
  await expect.poll(numbers).toEqual([0, 1, 19, 20, 21]);
  await nearnessKnown(page);
  expect(numbers()).toEqual([0, 1, 19, 20, 21]);
  await expect(page.locator('rollout-lab iframe')).toHaveCount(5);
  // Those behind the reader stay as they are.
  await page.evaluate(() => scrollTo(0, 0));
  await nearnessKnown(page);
  expect(numbers()).toEqual([0, 1, 19, 20, 21]);
});

test('the picture shows until the lab has reported its height, then the lab', async ({ host, page }) => {
  await host.open(withPicture('heights="320:900"'));
  const element = page.locator('rollout-lab');
  const frame = element.locator('iframe');
  await embedIn(element);
  await expect(page.getByAltText('Two checkers')).toBeVisible();
  await expect(frame).toHaveCSS('opacity', '0');
  const [outer, inner] = [await element.boundingBox(), await frame.boundingBox()];
  expect(inner).toEqual(outer);
  await report(element, 900);
  await expectDrawn(element);
  await expect(page.getByAltText('Two checkers')).toBeHidden();
  expect(await frame.boundingBox()).toEqual(outer);
});

test('a lab that cannot be seen yet is rendered all the same', async ({ host, page }) => {
  // It waits for twenty frames before it reports, and is invisible until then.
  await host.open(withPicture('heights="320:700" reports="700" frames="20"'));
  await expectDrawn(page.locator('rollout-lab'));
});

test('without a report the picture stays, with its link, whatever the invisible lab does', async ({
  host,
  page,
  lab,
}) => {
  for (const src of [lab.address, `${lab.address}missing/`]) {
    await host.open(withPicture(`heights="320:900" src="${src}"`));
    await expect.poll(() => lab.requests.filter(({ path }) => path.includes('embed.html'))).not.toEqual([]);
    const picture = page.getByAltText('Two checkers');
    await expect(picture).toBeVisible();
    // The keyboard goes from the link past the frame.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('A');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.nodeName)).not.toBe('ROLLOUT-LAB');
    await picture.click();
    await expect(page).toHaveURL(`${host.address}read.html`);
    lab.requests.length = 0;
  }
});

test('a drawn lab can be clicked and reached with the keyboard', async ({ host, page }) => {
  await host.open(withPicture('heights="320:900" reports="900"'));
  const element = page.locator('rollout-lab');
  await expectDrawn(element);
  const embed = await embedIn(element);
  await embed.evaluate(() => addEventListener('click', () => void Object.assign(globalThis, { clicked: 1 })));
  await element.click();
  await embed.waitForFunction(() => 'clicked' in globalThis);
  await page.locator('rollout-lab iframe').evaluate((frame) => /** @type {HTMLElement} */ (frame).focus());
  expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('ROLLOUT-LAB');
});

test('while another address is loaded the picture shows again', async ({ host, page }) => {
  await host.open(withPicture('heights="320:900" reports="900"'));
  const element = page.locator('rollout-lab');
  await expectDrawn(element);
  await element.evaluate((it) => {
    it.removeAttribute('reports');
    it.setAttribute('games', '8');
  });
  await embedIn(element);
  await expect(page.getByAltText('Two checkers')).toBeVisible();
  await report(element, 900);
  await expect(page.getByAltText('Two checkers')).toBeHidden();
});

test.describe('the picture', () => {
  /** @type {[picture: string, size: string][]} */
  const cases = [
    ['<img src="PICTURE" alt="p" width="720" height="400">', 'width="720" height="400"'],
    ['<a href="/"><img src="PICTURE" alt="p" width="720" height="400"></a>', 'in a link'],
    ['<a href="/"><picture><img src="PICTURE" alt="p" width="600" height="4000"></picture></a>', 'too high'],
  ];
  for (const [picture, kind] of cases) {
    test(`fits the place that is kept for the lab: ${kind}`, async ({ host, page, lab }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      const content = picture.replace('PICTURE', `${lab.address}picture.svg`);
      await host.open(`<rollout-lab heights="320:300">${content}</rollout-lab>`);
      const image = page.locator('img');
      await expect(image).toHaveJSProperty('complete', true);
      const box = await image.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(320);
      expect(box?.height).toBeLessThanOrEqual(300);
      expect(box?.height).toBeGreaterThan(100);
      // Nothing of it has to be scrolled to.
      const slot = page.locator('rollout-lab slot');
      expect(await slot.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('obeys what the host says about pictures', async ({ host, page, lab }) => {
    await host.open(
      `<style>img { max-width: 100px }</style>
      <rollout-lab heights="320:300"><img src="${lab.address}picture.svg" alt="p" width="720"></rollout-lab>`,
    );
    await expect.poll(async () => (await page.locator('img').boundingBox())?.width).toBe(100);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is there, with its text and its link', async ({ host, page }) => {
    await host.open(withPicture('heights="320:900"'));
    await expect(page.getByRole('img', { name: 'Two checkers' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Two checkers' }).click();
    await expect(page).toHaveURL(`${host.address}read.html`);
    expect(host.loaded).toEqual([]);
  });
});
