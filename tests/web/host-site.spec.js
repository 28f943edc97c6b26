// A real blog, made by a static-site generator and served with a strict policy of its own, with five labs in an
// article.

import { expect, test } from './helpers/test.js';
import { DIST } from './helpers/built.js';
import { buildSite, findHugo, measureHeights, settingsOfLabs } from './helpers/host-site.js';
import { isRolling, snapshotOf } from './helpers/lab.js';
import { serve } from './helpers/static-server.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {{shifts: {value: number, hadRecentInput: boolean}[]}} Watched */

const LABS = 5;

test.use({ ownWindow: true });

/**
 * Scrolls slowly from top to bottom, as a reader does, and waits for each lab that comes into view.
 * @param {Page} page
 */
async function read(page) {
  for (let i = 0; i < LABS; i += 1) {
    const element = page.locator('rollout-lab').nth(i);
    const box = await element.boundingBox();
    const target = Number(box?.y) + (await page.evaluate(() => scrollY));
    for (let at = await page.evaluate(() => scrollY); at < target; at += 300) {
      await page.evaluate((y) => scrollTo(0, y), Math.min(at, target));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await element.evaluate((it) => it.scrollIntoView());
    const frame = await frameOf(page, i);
    await expect(frame.locator('two-checker-lab .averages svg').first()).toBeVisible();
    await expect(element.locator('iframe')).not.toHaveAttribute('inert');
  }
}

/**
 * @param {Page} page
 * @param {number} index
 * @returns {Promise<Frame>}
 */
async function frameOf(page, index) {
  const handle = await page.locator('rollout-lab').nth(index).locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error(`no frame in lab ${index}`);
  return frame;
}

/** @param {Frame} frame */
const gamesOf = async (frame) => (await snapshotOf(frame.locator('two-checker-lab'))).games;

/**
 * What a reader's browser has asked the lab's site for, with nothing kept from before: every file once, and those of
 * the frame in the sandbox once more where that shares no cache, which is the browser's to decide.
 * @param {import('./helpers/static-server.js').Request[]} requests
 */
function expectTransfer(requests) {
  const paths = requests.map(({ path }) => path.replace(/\?.*/, '').replace(/-[\w-]{8}\./, '.'));
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  test.info().annotations.push({ type: 'transfer', description: `${bytes} bytes uncompressed: ${paths.join(' ')}` });
  const times = (/** @type {string} */ name) => paths.filter((path) => path === name).length;
  expect(times('/rollout-lab.js')).toBe(1);
  expect(times('/pictures/two-checker-en.svg')).toBe(1);
  expect(times('/embed.html')).toBe(LABS);
  expect([1, 2]).toContain(times('/assets/embed.js'));
}

for (const width of [320, 768, 1280]) {
  test(
    `five labs in a blog ${width} px wide: heights right, no error, no shift, nothing runs unseen, little is transferred`,
    width === 320 ? {} : { tag: '@long' },
    async ({ browser, page }) => {
      const hugo = await findHugo();
      test.skip(!hugo, 'Hugo is not installed: install it with your package manager, such as apt-get install hugo.');
      // As any decent host does: what has a hash in its name is kept.
      const lab = await serve({ folder: DIST, headers: { 'cache-control': 'public, max-age=31536000' } });
      // Where its author writes it.
      const desk = await serve({
        files: { '/index.html': '<!doctype html><title>Desk</title><body>', '/favicon.ico': '' },
      });
      const desktop = await browser.newPage();
      await desktop.goto(desk.address);
      /** @type {Record<string, string>} */
      const params = { lab: lab.address };
      const all = await settingsOfLabs();
      expect(all).toHaveLength(LABS);
      // Some tables take a line more to describe than others.
      for (const [i, settings] of all.entries()) {
        params[`heights${i}`] = await measureHeights(desktop, `${lab.address}embed.html?${settings}`);
      }
      await desktop.close();
      const site = await buildSite(String(hugo), params);
      const origin = new URL(lab.address).origin;
      const host = await serve({
        folder: site.folder,
        headers: {
          'content-security-policy':
            `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src ${origin} data:; ` +
            "style-src 'self'; base-uri 'none'; form-action 'none'",
        },
      });

      /** @type {string[]} */
      const errors = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => void errors.push(message));
      await page.addInitScript(() => {
        const shifts = /** @type {unknown[]} */ ([]);
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });

      await page.setViewportSize({ width, height: 800 });
      lab.requests.length = 0;
      await page.goto(`${host.address}variance/`);
      // Only what is near is loaded.
      await expect(page.locator('rollout-lab').first().locator('iframe')).toHaveCount(1);
      expect(await page.locator('rollout-lab').last().locator('iframe').count()).toBe(0);
      await read(page);

      for (let i = 0; i < LABS; i += 1) {
        const frame = await frameOf(page, i);
        const { scroll, client, content } = await frame.evaluate(() => ({
          scroll: document.documentElement.scrollHeight,
          client: document.documentElement.clientHeight,
          content: document.body.getBoundingClientRect().height,
        }));
        expect(scroll, `lab ${i}: cut off`).toBe(client);
        expect(client - content, `lab ${i}: empty`).toBeLessThanOrEqual(24);
        expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(
          await frame.evaluate(() => innerWidth),
        );
      }
      const shifts = await page.evaluate(() =>
        /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).shifts.map(({ value }) => value),
      );
      expect(shifts).toEqual([]);
      expect(errors).toEqual([]);
      expectTransfer(lab.requests);

      // Each shows what its author has set.
      const games = [];
      for (let i = 0; i < LABS; i += 1) games.push(await gamesOf(await frameOf(page, i)));
      expect(games).toEqual([0, 1000, 100, 1000, 30]);
      expect(await (await frameOf(page, 2)).locator('html').getAttribute('lang')).toBe('ja');
      const grounds = [];
      for (let i = 0; i < LABS; i += 1) {
        grounds.push(
          await (await frameOf(page, i)).evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--card').trim(),
          ),
        );
      }
      expect(grounds).toEqual(['#fff', '#fff', '#fff', '#1c2229', '#fff']);

      // All are started; only what is seen runs.
      for (let i = 0; i < LABS; i += 1) {
        const frame = await frameOf(page, i);
        await frame.locator('two-checker-lab').evaluate((/** @type {TwoCheckerLab} */ it) => {
          it.act.setSpeed(Infinity);
          it.run();
        });
      }
      await page
        .locator('rollout-lab')
        .last()
        .evaluate((it) => it.scrollIntoView());
      const running = () =>
        Promise.all(
          Array.from({ length: LABS }, async (_, i) => isRolling((await frameOf(page, i)).locator('two-checker-lab'))),
        );
      // Frames that come and go take their time to notice.
      await expect.poll(running).toEqual([false, false, false, false, true]);

      await Promise.all([desk.close(), host.close(), lab.close(), site.remove()]);
    },
  );
}
