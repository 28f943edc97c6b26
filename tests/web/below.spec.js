// What stands below the chart is loaded when it has something to say: on a page with the first roll, in an embed at once.

import { expect, test } from './helpers/test.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { complete } from './helpers/ready.js';
import { en } from '../../www/lib/i18n/en.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/growth.js').RolloutLab} RolloutLab */

/** Its file in the build. */
const PART = /\/below-[\w-]+\.js/;

/** Labs that roll out: what is played by hand has no part that is loaded later. */
const ROLLING = KNOWN.filter(({ parts }) => 'many' in parts);
const tried = inTurn(ROLLING);

test.use({ ownWindow: true });

/**
 * How often the part is asked for, by its query.
 * @param {Page} page
 */
function asked(page) {
  /** @type {string[]} */
  const queries = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (PART.test(pathname)) queries.push(search);
  });
  return queries;
}

for (const { name, page: file, embed, ready, parts, query } of ROLLING) {
  /** @param {Page} page @param {string} address */
  const open = async (page, address) => {
    await page.goto(address);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    return lab;
  };
  /** What stands there. @param {Locator} lab */
  const there = (lab) => [parts.readout(lab), parts.many(lab), parts.games(lab)];
  const step = (/** @type {Locator} */ lab) => lab.evaluate((/** @type {RolloutLab} */ it) => it.act.step());

  test.describe(name, () => {
    test(
      'a page has and loads nothing of it before the first roll, all with it, and keeps it in a rewind',
      tried('part below', name),
      async ({ page }) => {
        const queries = asked(page);
        const lab = await open(page, `./${file}`);
        for (const part of there(lab)) await expect(part).toHaveCount(0);
        expect(queries).toEqual([]);
        await step(lab);
        for (const part of there(lab)) await expect(part).toBeVisible();
        await lab.evaluate((/** @type {RolloutLab} */ it) => it.rewind());
        await ready(lab);
        for (const part of there(lab)) await expect(part).toBeVisible();
        expect(queries).toEqual(['']);
      },
    );

    test(
      'an address that asks for games loads it with the page, which is complete with it',
      tried('complete with it', name),
      async ({ page }) => {
        await page.goto(`./${file}?${query}`);
        const lab = page.locator(`${name}-lab`);
        await complete(lab);
        for (const part of there(lab)) expect(await part.count()).toBe(1);
      },
    );

    test('a page whose author has hidden all of it never loads it', tried('hidden below', name), async ({ page }) => {
      const queries = asked(page);
      const all = ['lengths', 'moments', 'scales', 'curves', 'antithetic', 'ladder', 'readout', 'many', 'games'].filter(
        (part) => part in parts,
      );
      const lab = await open(page, `./${file}?hide=${all}&${query}`);
      for (const part of there(lab)) await expect(part).toHaveCount(0);
      expect(queries).toEqual([]);
    });

    test(
      'an embed has it before a game, and tells no height without it',
      tried('embed with it', name),
      async ({ page }) => {
        // A page of ours: its policy lets our own frames in.
        await page.goto('./');
        await page.evaluate(
          ([src, element]) => {
            const frame = document.createElement('iframe');
            Object.assign(frame, { id: 'embed', src, width: 720, height: 9000 });
            /** @type {number[]} how much of it is there whenever a height is told */
            const there = [];
            addEventListener('message', ({ data }) => {
              const root = frame.contentDocument?.querySelector(element)?.shadowRoot;
              const all = root?.querySelectorAll('.figures-card, many-rollouts, games-table');
              if (data?.type === 'rollout-lab:resize') there.push(all?.length ?? 0);
            });
            Object.assign(globalThis, { there });
            document.body.prepend(frame);
          },
          [`./${embed}`, `${name}-lab`],
        );
        const lab = page.frameLocator('#embed').locator(`${name}-lab`);
        await expect(lab).toBeVisible();
        await ready(lab);
        for (const part of there(lab)) await expect(part).toBeVisible();
        const told = () =>
          page.evaluate(() => /** @type {{there: number[]}} */ (/** @type {unknown} */ (globalThis)).there);
        await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
        expect(new Set(await told())).toEqual(new Set([3]));
      },
    );

    test(
      'what cannot be loaded is said, and loaded when the reader tries again',
      tried('part not loaded', name),
      async ({ page }) => {
        const errors = uncaughtErrors(page);
        const lab = await open(page, `./${file}`);
        await page.context().setOffline(true);
        await step(lab);
        const said = lab.getByRole('alert').filter({ hasText: en.share.notLoaded });
        await expect(said).toBeVisible();
        // Not asked for again by itself: nothing but the sentence is there, and the rest of the lab goes on.
        await lab.evaluate((/** @type {RolloutLab} */ it) => it.roll(10));
        await ready(lab);
        await expect(said).toBeVisible();
        for (const part of there(lab)) await expect(part).toHaveCount(0);
        const again = lab.getByRole('button', { name: en.tryAgain });
        await again.click();
        await expect(said).toBeVisible();
        await page.context().setOffline(false);
        await again.click();
        for (const part of there(lab)) await expect(part).toBeVisible();
        await expect(said).toHaveCount(0);
        expect(errors).toEqual([]);
      },
    );
  });
}
