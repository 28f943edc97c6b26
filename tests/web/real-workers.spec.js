// Workers roll wherever a lab works: on its page, in a frame that may do nothing but run scripts, in a single file from a
// disk. A few embeds in an article start no crowd of them.

import { pathToFileURL } from 'node:url';
import { expectSame } from './helpers/bits.js';
import { test } from './helpers/blog.js';
import { DIST } from './helpers/built.js';
import { IDLE, holdWorkers, workersOf } from './helpers/held-workers.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { watchWorkers, workerCounts } from './helpers/real-workers.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

test.use({ ownWindow: true });

const labs = KNOWN.flatMap(({ bits, ...lab }) => (bits ? [{ ...lab, bits }] : []));
const tried = inTurn(labs);

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

  const singles = longGames
    ? 'single games are rolled by a worker, as they take long'
    : 'single games are rolled by the page, without workers';
  test(`${name}: ${singles}`, tried('single games', name), async ({ page }) => {
    await watchWorkers(page);
    await page.goto(`./${file}?${bits.query}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    const before = await workerCounts(page);
    // One at a time: of more, what the page has no time for is for workers.
    for (let game = 0; game < 5; game += 1) await lab.evaluate((it) => /** @type {any} */ (it).roll(1));
    await lab.evaluate((it) => /** @type {any} */ (it).act.rollGame());
    expect((await expectSame(lab, bits)).games).toBe(6);
    const after = await workerCounts(page);
    // The first one at least: by then it is known how long games take here.
    if (longGames) expect(after.blocks).toBeGreaterThan(before.blocks);
    else expect(after).toEqual(before);
  });

  test(
    `${name}: in a frame that may only run scripts workers roll`,
    tried('frame', name),
    async ({ page, lab, openHost }) => {
      await watchWorkers(page);
      const src = `${lab.address}${embed}${query.replaceAll('&', '&amp;')}`;
      await openHost(`<iframe sandbox="allow-scripts" src="${src}" width="700" height="600"></iframe>`);
      await expectRolledByWorkers(page.frames()[1], known);
    },
  );

  test(
    `${name}: in its single file, from a disk and without a network, workers roll`,
    tried('single file', name),
    async ({ page }) => {
      await watchWorkers(page);
      await page.context().setOffline(true);
      await page.goto(`${pathToFileURL(`${DIST}/${single}`).href}${query}`);
      await expectRolledByWorkers(page, known);
    },
  );

  test.describe('held', () => {
    test.use({ bypassCSP: true });

    test(
      `${name}: five embeds in an article start two workers each at the most, when they are seen, and end them`,
      tried('embeds', name),
      async ({ page, lab: site, openHost }) => {
        await holdWorkers(page, { workers: 7, hurry: true, unitsPerMs: bits.unitsPerMs });
        const src = `${site.address}${embed}${query.replaceAll('&', '&amp;')}`;
        await openHost(
          [1, 2, 3, 4, 5]
            .map(
              (id) =>
                `<iframe sandbox="allow-scripts" src="${src}&amp;id=${id}" width="700" height="900"></iframe><br>`,
            )
            .join(''),
        );
        for (const [i, frame] of page.frames().slice(1).entries()) {
          await page.locator('iframe').nth(i).scrollIntoViewIfNeeded();
          const lab = frame.locator(`${name}-lab`);
          await ready(lab);
          const held = workersOf(frame);
          await expect.poll(() => held.counts()).toMatchObject({ mostAlive: 2, waiting: 0 });
          await held.pass(IDLE);
          expect(await held.counts()).toMatchObject({ alive: 0, mostAlive: 2 });
        }
      },
    );
  });
}
