// The dialog for sharing is loaded when it is asked for, and then there may be no network.

import { KNOWN, tried } from './helpers/labs.js';
import { clickShare } from './helpers/share.js';
import { expect, test } from './helpers/test.js';
import { en } from '../../www/lib/i18n/en.js';
import { share as says } from '../../www/lib/i18n/en-share.js';
import { uncaughtErrors } from './helpers/uncaught.js';

test.use({ ownWindow: true });

for (const { name, page: file, ready } of KNOWN) {
  test(
    `${name}: what cannot be loaded offline is said, and loaded when there is a network again`,
    tried('share offline', name),
    async ({ page }) => {
      const errors = uncaughtErrors(page);
      await page.goto(`./${file}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const share = lab.getByRole('button', { name: en.share.open });
      const said = lab.getByRole('alert').filter({ hasText: en.share.notLoaded });
      await page.context().setOffline(true);
      // Twice: the browser may remember what could not be loaded.
      for (let time = 0; time < 2; time += 1) {
        await share.click();
        await expect(said).toBeVisible();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.context().setOffline(false);
      const dialog = await clickShare(page);
      await expect(said).toHaveCount(0);
      // And when it is there, it is not loaded again.
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: says.close }).click();
      await expect(dialog).toHaveCount(0);
      await clickShare(page);
      expect(errors).toEqual([]);
    },
  );
}

test('where the browser remembers that nothing came from an address, it is asked for another one', async ({ page }) => {
  const [{ name, ready }] = KNOWN;
  await page.goto('./');
  const lab = page.locator(`${name}-lab`);
  await ready(lab);
  /** @type {string[]} */
  const asked = [];
  // Nothing ever comes from the address that the page knows.
  await page.route(/\/share-[\w-]+\.js/, (route) => {
    const { search } = new URL(route.request().url());
    asked.push(search);
    return search ? route.continue() : route.abort();
  });
  await lab.getByRole('button', { name: en.share.open }).click();
  await expect(lab.getByRole('alert')).toHaveText(en.share.notLoaded);
  await clickShare(page);
  expect(asked).toEqual(['', '?1']);
});
