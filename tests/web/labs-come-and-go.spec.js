// Labs that the script of a host page makes, moves and removes: nothing of one that is gone stays, and one that is moved
// keeps all that was rolled.

import { KNOWN, tried } from './helpers/labs.js';
import { collect, coreMemory, counted, watchCores } from './helpers/memory.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

test.use({ ownWindow: true });

/** What is made once is there after so many; and so many more have to leave nothing. */
const FIRST = 3;
const MORE = 9;

/** Bytes by which the memory of a core grows at the least. */
const PAGE = 65_536;

/**
 * Makes a lab, has it roll and draw everything, and removes it.
 * @param {Page} page
 * @param {string} name  of the element
 * @param {number} games
 */
const comeAndGo = (page, name, games) =>
  page.evaluate(
    async ([tag, count]) => {
      const lab = /** @type {TwoCheckerLab} */ (document.createElement(tag));
      document.querySelector('main')?.prepend(lab);
      await lab.settled();
      await lab.roll?.(count);
      await lab.complete;
      await /** @type {any} */ (lab.renderRoot.querySelector('many-rollouts'))?.start();
      lab.remove();
      Object.assign(globalThis, { gone: new WeakRef(lab) });
    },
    /** @type {const} */ ([name, games]),
  );

/** Whether it is still there. @param {Page} page */
const stillThere = (page) => page.evaluate(() => Reflect.get(globalThis, 'gone').deref() !== undefined);

for (const { name, page: file, ready, query, thousand = 1000 } of KNOWN) {
  test(
    `${name}: of labs that are made and removed nothing stays`,
    tried('labs that are removed', name),
    async ({ page }) => {
      await watchCores(page);
      await page.goto(`./${file}`);
      await ready(page.locator(`${name}-lab`));
      const devtools = await page.context().newCDPSession(page);
      const count = async () => ({ ...(await counted(devtools)), memory: await coreMemory(page) });
      const one = await counted(devtools);
      const make = async (/** @type {number} */ labs) => {
        for (let made = 0; made < labs; made += 1) {
          await comeAndGo(page, `${name}-lab`, thousand);
          await expect
            .poll(async () => {
              await collect(page, devtools);
              return stillThere(page);
            })
            .toBe(false);
        }
        return count();
      };
      const before = await make(FIRST);
      const after = await make(MORE);
      // Less than half of what is there of one lab.
      expect(after.nodes - before.nodes).toBeLessThan(one.nodes / 2);
      expect(after.listeners - before.listeners).toBeLessThan(one.listeners / 2);
      // Less than the least for each lab.
      expect(after.memory - before.memory).toBeLessThan(MORE * PAGE);
    },
  );

  test(
    `${name}: a lab that is moved, or put back later, keeps what was rolled`,
    tried('labs moved', name),
    async ({ page }) => {
      await page.goto(`./${file}?${query}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const { before, moved, back } = await lab.evaluate(async (element) => {
        const it = /** @type {TwoCheckerLab} */ (element);
        await it.settled();
        const before = it.snapshot();
        document.body.append(it);
        const moved = it.snapshot();
        it.remove();
        await new Promise((later) => setTimeout(later));
        document.querySelector('main')?.append(it);
        await it.settled();
        return { before, moved, back: it.snapshot() };
      });
      const { games, pairs, walks, trials } = /** @type {any} */ (before);
      expect(games ?? pairs ?? walks ?? trials).toBeGreaterThan(0);
      expect(moved).toEqual(before);
      expect(back).toEqual(before);
      await ready(lab);
    },
  );
}
