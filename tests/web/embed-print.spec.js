// A real embed tells the page around it how high it is on paper, and the measurement disturbs nobody.

import { test } from './helpers/blog.js';
import { expect } from './helpers/test.js';

/** @typedef {import('./helpers/blog.js').Each} Each */

/**
 * Opens a host that hears an embed, in a frame as wide as one is taken to be on paper, which no scroll bar makes narrower.
 * @param {Pick<Each, 'page' | 'lab' | 'openHost'>} fixtures
 * @param {number} height  of the frame
 */
async function openEmbed({ page, lab, openHost }, height) {
  await page.setViewportSize({ width: 800, height: 1300 });
  await openHost(
    `<button>Elsewhere</button>
    <iframe src="${lab.address}embed.html?games=100&seed=7&hide=many" style="width: 660px; height: ${height}px; border: 0"></iframe>`,
    "<script>got = []; addEventListener('message', ({ data }) => got.push(data))</script>",
  );
  return page.frames()[1];
}

/** The heights on paper that the host was told. @param {import('@playwright/test').Page} page @returns {Promise<number[]>} */
const told = (page) =>
  page.evaluate(() =>
    /** @type {any[]} */ (Reflect.get(globalThis, 'got'))
      .filter(({ type }) => type === 'rollout-lab:paper')
      .map(({ height }) => height),
  );

test('an embed says how high it is on paper, and it is right', async ({ page, lab, openHost }) => {
  const frame = await openEmbed({ page, lab, openHost }, 4000);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
  const heights = (await told(page)).length;
  // With twenty games the table has fewer rows than the fifty that it has at most.
  await frame.locator('two-checker-lab').evaluate(async (/** @type {any} */ it) => {
    it.rewind();
    it.roll(20);
    await it.settled();
  });
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(heights);
  await page.emulateMedia({ media: 'print' });
  const real = () => frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
  await expect.poll(async () => (await real()) === (await told(page)).at(-1)).toBe(true);
});

test('the measurement of paper leaves lists as the reader has scrolled them, and the focus where it is', async ({
  page,
  lab,
  openHost,
}) => {
  const frame = await openEmbed({ page, lab, openHost }, 3000);
  await page.getByRole('button', { name: 'Elsewhere' }).focus();
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
  const box = frame.locator('games-table .box');
  await box.evaluate((it) => it.scrollTo(0, 200));
  const before = (await told(page)).length;
  // The second chart makes it higher, on paper too.
  await frame.locator('two-checker-lab').evaluate((/** @type {any} */ it) => it.act.changeView({ luck: true }));
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(before);
  expect(await box.evaluate((it) => it.scrollTop)).toBe(200);
  await expect(page.getByRole('button', { name: 'Elsewhere' })).toBeFocused();
});
