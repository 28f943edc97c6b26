// What the bear-off page offers for sharing opens the lab as it is.

import { expect, test } from './helpers/test.js';
import { IDS, SEED, choose, openBearoff, ready, snapshotOf } from './helpers/bearoff.js';
import { clickShare } from './helpers/share.js';

test('the link of the dialog opens the same lab', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&white=1&games=300`);
  await choose(lab, 'evaluator', 'oneSided');
  const before = await snapshotOf(lab);
  const dialog = await clickShare(page);
  const link = await dialog.locator('#link').inputValue();
  expect(new URL(link).pathname).toBe('/bearoff.html');
  await page.goto('about:blank');
  await page.goto(link);
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
});
