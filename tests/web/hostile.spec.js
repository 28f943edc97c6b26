// Addresses and messages that mean harm, or nothing: no script of theirs runs, nothing breaks or hangs, and what is
// valid beside them is still taken. A few of each are tried on the page whenever the tests run; `cargo xtask validate` tries
// many others, and in a frame.

import { expect, test } from './helpers/test.js';
import { defined, snapshotOf } from './helpers/lab.js';
import { hostileMessage, hostileText } from './helpers/hostile.js';
import { randomFrom } from './helpers/random.js';
import { serve } from './helpers/static-server.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true });

/** Processor time and noise included: an answer that takes longer is a hang. */
const PATIENCE = 10_000;

/**
 * Everything bad that a page does from now on.
 * @param {Page} page
 */
async function watch(page) {
  /** @type {string[]} */
  const bad = [];
  page.on('pageerror', (error) => bad.push(`uncaught: ${error.message}`));
  page.on('dialog', async (dialog) => {
    bad.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') bad.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('request', (request) => {
    // What workers run is the page's own, too.
    if (!/^((blob:)?http:\/\/127\.0\.0\.1:|data:|blob:null\/)/.test(request.url()))
      bad.push(`request: ${request.url().slice(0, 100)}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
  });
  return bad;
}

/**
 * What the lab says once it has so many games, and whether a script of somebody else's has run.
 * @param {Page} page
 * @param {number} games
 */
const state = (page, games) =>
  page.locator('two-checker-lab').evaluate(async (/** @type {TwoCheckerLab} */ it, count) => {
    while (it.snapshot().games !== count) await new Promise(requestAnimationFrame);
    await it.updateComplete;
    return { axis: it.state.view.axis, harmed: 'harmed' in globalThis };
  }, games);

const FINE = { axis: 'linear', harmed: false };

/** How many are tried, and what tells their random numbers from the others’. */
const EXTENTS = [
  { name: 'a few', queries: 8, hashes: 40, messages: 60, salt: 0, details: {} },
  { name: 'many', queries: 500, hashes: 2000, messages: 3000, salt: 1000, details: { tag: '@long' } },
];

for (const { name, queries, hashes, messages, salt, details } of EXTENTS) {
  for (const pageName of ['index.html', 'embed.html']) {
    test(
      `${pageName}: no query does harm, of ${name}`,
      pageName === 'index.html' ? details : { tag: '@long' },
      ({ page }) => queriesDoNoHarm(page, pageName, queries, salt + pageName.length),
    );
  }

  test(`no hash does harm, not even a megabyte of it, of ${name}`, details, ({ page }) =>
    hashesDoNoHarm(page, hashes, salt + 3),
  );

  test(`no message does harm, whoever sends it, of ${name}`, details, ({ page, baseURL }) =>
    messagesDoNoHarm(page, String(baseURL), messages, salt + 4),
  );
}

/**
 * @param {Page} page
 * @param {string} pageName
 * @param {number} count
 * @param {number} seed
 */
async function queriesDoNoHarm(page, pageName, count, seed) {
  test.setTimeout(60_000 + 2_000 * count);
  page.setDefaultTimeout(PATIENCE);
  const bad = await watch(page);
  const random = randomFrom(seed);
  for (let i = 0; i < count; i += 1) {
    // Of a key that is given twice the first counts. Longer lines a server refuses; hashes may be as long as they like.
    const query = `?axis=linear&games=7&half=1&v=1&${hostileText(random)}`.slice(0, 6000);
    await page.goto(`./${pageName}${query}`);
    await defined(page);
    expect(await state(page, 7), query.slice(0, 300)).toEqual(FINE);
    expect(bad, query.slice(0, 300)).toEqual([]);
  }
}

/**
 * @param {Page} page
 * @param {number} count
 * @param {number} seed
 */
async function hashesDoNoHarm(page, count, seed) {
  test.setTimeout(60_000 + 1_000 * count);
  page.setDefaultTimeout(PATIENCE);
  const bad = await watch(page);
  await page.goto('./');
  await defined(page);
  const random = randomFrom(seed);
  const hashes = Array.from({ length: count }, (_, i) => `#axis=linear&games=${i + 1}&v=1&${hostileText(random)}`);
  expect(Math.max(...hashes.map(({ length }) => length))).toBeGreaterThan(1_000_000);
  for (let first = 0; first < hashes.length; first += 20) {
    const some = hashes.slice(first, first + 20);
    const wrong = await page.locator('two-checker-lab').evaluate(async (/** @type {TwoCheckerLab} */ it, all) => {
      for (const hash of all) {
        const games = Number(/games=(\d+)/.exec(hash)?.[1]);
        const taken = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = hash;
        await taken;
        // Where the processor is wanted by others, even a few games may take more than one slice.
        for (let frame = 0; frame < 600 && it.snapshot().games !== games; frame += 1) {
          await new Promise(requestAnimationFrame);
        }
        await it.updateComplete;
        const fine = it.snapshot().games === games && it.state.view.axis === 'linear' && !('harmed' in globalThis);
        if (!fine) return hash.slice(0, 300);
      }
      return null;
    }, some);
    expect(wrong).toBeNull();
    expect(bad, String(first)).toEqual([]);
  }
}

/**
 * @param {Page} page
 * @param {string} baseURL
 * @param {number} count
 * @param {number} seed
 */
async function messagesDoNoHarm(page, baseURL, count, seed) {
  test.setTimeout(60_000 + 500 * count);
  const bad = await watch(page);
  const embed = new URL('./embed.html?games=7&theme=light', baseURL);
  const body = `<iframe src="${embed}" width="700" height="900"></iframe><iframe srcdoc="<p>a stranger"></iframe>`;
  const host = await serve({
    files: { '/index.html': `<!doctype html><title>A host</title>${body}`, '/favicon.ico': '' },
  });
  await page.goto(host.address);
  const frame = await (await page.$('iframe'))?.contentFrame();
  if (!frame) throw new Error('the embed has no frame');
  const lab = frame.locator('two-checker-lab');
  await expect(lab.getByRole('heading', { name: 'Game 7' })).toBeVisible();
  const before = await snapshotOf(lab);
  const height = await frame.evaluate(() => document.documentElement.scrollHeight);
  const theme = () => frame.evaluate(() => document.documentElement.dataset.theme);

  const random = randomFrom(seed);
  for (let i = 0; i < count; i += 1) {
    // The real thing from a stranger is as much of a stranger's as anything else.
    const message = i % 10 === 0 ? { type: 'rollout-lab:theme', v: 1, theme: 'dark' } : hostileMessage(random);
    await page.evaluate(
      ({ data, stranger }) => {
        const [target, other] = /** @type {(Window & typeof globalThis)[]} */ (
          [...Array(frames.length).keys()].map((n) => frames[n])
        );
        if (!stranger) target.postMessage(data, '*');
        else other.eval(`(data) => parent.frames[0].postMessage(data, '*')`)(data);
      },
      { data: message, stranger: i % 10 === 0 || random.next() < 0.3 },
    );
  }
  await frame.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
  expect(await theme()).toBe('light');
  expect(await frame.evaluate(() => 'harmed' in globalThis)).toBe(false);
  expect(await snapshotOf(lab)).toEqual(before);
  expect(await frame.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(bad).toEqual([]);

  // The parent's own wish is followed: what was sent before did arrive.
  await page.evaluate(() => frames[0].postMessage({ type: 'rollout-lab:theme', v: 1, theme: 'dark' }, '*'));
  await expect.poll(theme).toBe('dark');
  await host.close();
}
