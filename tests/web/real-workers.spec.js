// Workers roll wherever a lab works: on its page, in a frame that may do nothing but run scripts, in a single file from a
// disk. A few embeds in an article start no crowd of them.

import { pathToFileURL } from 'node:url';
import { expectSame } from './helpers/bits.js';
import { DIST } from './helpers/built.js';
import { IDLE, holdWorkers, workersOf } from './helpers/held-workers.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { watchWorkers, workerCounts } from './helpers/real-workers.js';
import { serve } from './helpers/static-server.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

test.use({ ownWindow: true });

const labs = KNOWN.flatMap(({ bits, ...lab }) => (bits ? [{ ...lab, bits }] : []));
const tried = inTurn(labs);

/**
 * Somebody's page with frames in it, and the build on a server of another origin.
 * @param {Page} page
 * @param {(address: string) => string} body
 */
async function openHost(page, body) {
  const build = await serve({ folder: DIST });
  const site = await serve({
    files: { '/favicon.ico': '', '/index.html': `<!doctype html><meta charset="utf-8"><title>A blog</title>${body(build.address)}` },
  });
  await page.goto(site.address);
  const close = async () => {
    await site.close();
    await build.close();
  };
  return { frames: page.frames().slice(1), close };
}

/** @param {Page | Frame} page @param {typeof labs[number]} known */
async function expectRolledByWorkers(page, { name, bits }) {
  const lab = page.locator(`${name}-lab`);
  await ready(lab);
  expect((await expectSame(lab, bits)).games).toBe(bits.games);
  const { started, blocks } = await workerCounts(page);
  expect(started).toBeGreaterThan(0);
  expect(blocks).toBeGreaterThan(0);
}

for (const known of labs) {
  const { name, bits, page: file, embed, single, longGames } = known;
  const query = `?${bits.query}&games=${bits.games}`;

  test(`${name}: on its page workers roll`, tried('page', name), async ({ page }) => {
    await watchWorkers(page);
    await page.goto(`./${file}?${bits.query}&speed=max`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    // Games that take minutes: the page rolls until its workers are loaded.
    await lab.evaluate((it) => /** @type {any} */ (it).run());
    await expect.poll(async () => (await workerCounts(page)).blocks).toBeGreaterThan(0);
    await lab.evaluate((it) => /** @type {any} */ (it).pause());
    await ready(lab);
    expect((await expectSame(lab, bits)).games).toBeGreaterThan(0);
  });

  const singles = longGames ? 'single games are rolled by a worker, as they take long' : 'single games are rolled by the page, without workers';
  test(`${name}: ${singles}`, tried('single games', name), async ({ page }) => {
    await watchWorkers(page);
    await page.goto(`./${file}?${bits.query}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    const before = await workerCounts(page);
    // One at a time: of more, what the page has no time for is for workers.
    for (let game = 0; game < 5; game += 1) await lab.evaluate((it) => /** @type {any} */ (it).roll(1));
    await lab.evaluate((it) => /** @type {any} */ (it).rollGame());
    expect((await expectSame(lab, bits)).games).toBe(6);
    const after = await workerCounts(page);
    // The first one at least: by then it is known how long games take here.
    if (longGames) expect(after.blocks).toBeGreaterThan(before.blocks);
    else expect(after).toEqual(before);
  });

  test(`${name}: in a frame that may only run scripts workers roll`, tried('frame', name), async ({ page }) => {
    await watchWorkers(page);
    const src = (/** @type {string} */ address) => `${address}${embed}${query.replaceAll('&', '&amp;')}`;
    const { frames, close } = await openHost(
      page,
      (address) => `<iframe sandbox="allow-scripts" src="${src(address)}" width="700" height="600"></iframe>`,
    );
    await expectRolledByWorkers(frames[0], known);
    await close();
  });

  test(`${name}: in its single file, from a disk and without a network, workers roll`, tried('single file', name), async ({ page }) => {
    await watchWorkers(page);
    await page.context().setOffline(true);
    await page.goto(`${pathToFileURL(`${DIST}/${single}`).href}${query}`);
    await expectRolledByWorkers(page, known);
  });

  test.describe('held', () => {
    test.use({ bypassCSP: true });

    test(`${name}: five embeds in an article start two workers each at the most, when they are seen, and end them`, tried('article', name), async ({
      page,
    }) => {
      await holdWorkers(page, { workers: 7, hurry: true, unitsPerMs: bits.unitsPerMs });
      const src = (/** @type {string} */ address) => `${address}${embed}${query.replaceAll('&', '&amp;')}`;
      const { frames, close } = await openHost(page, (address) =>
        [1, 2, 3, 4, 5]
          .map((id) => `<iframe sandbox="allow-scripts" src="${src(address)}&amp;id=${id}" width="700" height="900"></iframe><br>`)
          .join(''),
      );
      for (const [i, frame] of frames.entries()) {
        await page.locator('iframe').nth(i).scrollIntoViewIfNeeded();
        const lab = frame.locator(`${name}-lab`);
        await ready(lab);
        const held = workersOf(frame);
        await expect.poll(() => held.counts()).toMatchObject({ mostAlive: 2, waiting: 0 });
        await held.pass(IDLE);
        expect(await held.counts()).toMatchObject({ alive: 0, mostAlive: 2 });
      }
      await close();
    });
  });
}
