// Whoever drives a lab asks it to be settled, and then for its snapshot: everything is in it, in every lab.

import { KNOWN, inTurn, tried } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

/** What a snapshot of every lab has. @typedef {{games: number, exact: {plain: {mean: number}} | null}} Snapshot */

/**
 * Opens a page and asks for the snapshot as soon as its lab is there and settled.
 * @param {import('@playwright/test').Page} page
 * @param {string} name  of the element
 * @param {string} address
 */
async function settledAt(page, name, address) {
  await page.goto(address);
  return page.locator(name).evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    const lab = /** @type {import('../../www/lib/element/lab.js').Lab} */ (element);
    await lab.settled();
    const snapshot = /** @type {Snapshot & {pairs?: number, walks?: number, trials?: number}} */ (lab.snapshot());
    return {
      ...snapshot,
      games: snapshot.games ?? snapshot.pairs ?? snapshot.walks ?? snapshot.trials,
      busy: lab.busy,
    };
  });
}

/** Of the labs whose addresses ask for games. */
const asked = inTurn(KNOWN.filter(({ asks }) => asks));

for (const { name, page: file, asks, exact: known = true } of KNOWN) {
  if (known) {
    test(
      `${name}: a lab that is settled knows the exact chances`,
      tried('exact when settled', name),
      async ({ page }) => {
        const { exact, games, busy } = await settledAt(page, `${name}-lab`, `./${file}?seed=0x2a61`);
        // Of two plays it is what lies between them, of walks how long they take, of councils how often one of their rules is right.
        const { plain, difference, walk, strongest } = /** @type {any} */ (exact);
        expect(plain?.mean ?? difference ?? walk?.mean ?? strongest).toBeGreaterThan(0);
        expect(games).toBe(0);
        expect(busy).toBe(false);
      },
    );
  }

  if (asks) {
    test(
      `${name}: a lab that is settled has rolled the games that its address asks for`,
      asked('games when settled', name),
      async ({ page }) => {
        const { games } = await settledAt(page, `${name}-lab`, `./${file}?seed=0x2a61&games=${asks}`);
        expect(games).toBe(asks);
      },
    );
  }

  if (asks) {
    test(
      `${name}: a lab that is settled has rolled what it was asked for, before it was ready and after that`,
      asked('rolls when settled', name),
      async ({ page }) => {
        await page.goto(`./${file}?seed=0x2a61`);
        const counts = await page.locator(`${name}-lab`).evaluate(async (element, games) => {
          await customElements.whenDefined(element.localName);
          const lab = /** @type {TwoCheckerLab} */ (document.createElement(element.localName));
          element.replaceWith(lab);
          const counts = [];
          for (let time = 0; time < 2; time += 1) {
            // A pause ends a run, and no roll.
            void lab.roll(games);
            lab.pause();
            await lab.settled();
            const { games: one, pairs, walks } = /** @type {any} */ (lab.snapshot());
            counts.push(one ?? pairs ?? walks, lab.busy);
          }
          return counts;
        }, asks);
        expect(counts).toEqual([asks, false, 2 * asks, false]);
      },
    );
  }

  test(
    `${name}: a lab that is taken out of the page is settled`,
    tried('settled when removed', name),
    async ({ page }) => {
      await page.goto(`./${file}`);
      await page.locator(`${name}-lab`).evaluate(async (element) => {
        await customElements.whenDefined(element.localName);
        const settled = /** @type {import('../../www/lib/element/lab.js').Lab} */ (element).settled();
        element.remove();
        await settled;
      });
    },
  );
}

test('a lab that asks the reader about the rest of its games is settled', async ({ page }) => {
  const { games } = await settledAt(page, 'two-checker-lab', './?seed=0x2a61&games=1e9');
  expect(games).toBe(100_000_000);
});

test('a lab whose opening is given up is settled', async ({ page }) => {
  await page.goto('./?seed=0x2a61&games=1e8');
  const games = await page.locator('two-checker-lab').evaluate(async (element) => {
    await customElements.whenDefined('two-checker-lab');
    const lab = /** @type {TwoCheckerLab} */ (element);
    const settled = lab.settled();
    lab.rewind();
    await settled;
    return lab.snapshot().games;
  });
  expect(games).toBe(0);
});
