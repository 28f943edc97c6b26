// A lab that has been used for a while is as quick as before: what comes on the page and goes again leaves nothing there,
// no node, not even a comment, and no listener.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { countListeners, held } from './helpers/growth.js';

test.use({ ownWindow: true });

/**
 * Waits until the newest sentence is in the live region, where it comes later than all else: it may be empty.
 * @param {import('./helpers/labs.js').Locator} lab
 */
const said = (lab) =>
  lab.evaluate(async (/** @type {import('./helpers/ready.js').AnyLab} */ it) => {
    while (it.spoken !== (it.saidNow?.() ?? it.said) || it.isUpdatePending) await new Promise(requestAnimationFrame);
  });

/** Rounds after the first one, in which what comes once comes: what is left behind in every round is so in the second. */
const ROUNDS = 1;

for (const { name, page: file, ready, query, round } of KNOWN) {
  test(
    `whatever comes and goes in the ${name} lab leaves nothing behind`,
    tried('come and go', name),
    async ({ page }) => {
      await countListeners(page);
      await page.goto(`./${file}?${query}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const counts = [];
      let rows = 0;
      for (let number = 0; number <= ROUNDS; number += 1) {
        rows += await round(lab);
        await ready(lab);
        await said(lab);
        counts.push(await held(page));
      }
      // Tables and lists have been filled and emptied.
      expect(rows).toBeGreaterThan(ROUNDS);
      const [first, ...others] = counts;
      expect(first.nodes).toBeGreaterThan(500);
      expect(first.listeners).toBeGreaterThan(50);
      for (const after of others) expect(after).toEqual(first);
    },
  );
}
