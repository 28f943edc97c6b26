// The games as a spreadsheet: of one rollout, and one estimate of luck, whatever is done while it is written.

import { expect, test } from './helpers/test.js';
import { holdClock, inTurn } from './helpers/held-clock.js';
import { TABLES, openLab, roll } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

test.use({ ownWindow: true });

/**
 * The file that is downloaded meanwhile.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} work
 */
async function fileOf(page, work) {
  const downloading = page.waitForEvent('download');
  await work();
  let text = '';
  for await (const chunk of await (await downloading).createReadStream()) text += chunk;
  return text;
}

test('an edit of the table while it is written changes none of its lines', async ({ page }) => {
  await holdClock(page);
  const lab = await openLab(page);
  await roll(lab, 2000);
  const file = (/** @type {TwoCheckerLab['table'] | null} */ table) =>
    fileOf(page, () =>
      inTurn(
        lab,
        async (/** @type {TwoCheckerLab} */ it, edited) => {
          const written = it.act.downloadGames();
          // A first part is written by then: a look at the clock each fifty games, of which a slice has eight.
          await new Promise((next) => setTimeout(next));
          if (edited) it.table = edited;
          await written;
        },
        table,
      ),
    );
  const before = await file(null);
  expect(before.trim().split('\n')).toHaveLength(2001);
  expect(await file(TABLES.backwards)).toBe(before);
  expect(await file(null)).not.toBe(before);
});
