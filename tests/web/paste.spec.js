// The button that enters the ID on the clipboard, in every lab with a field for IDs. Browsers differ in whom they let read the clipboard,
// so that a stand-in answers.

import { expect, test } from './helpers/test.js';
import { violations } from './helpers/axe.js';
import { IDS, idField, openBearoff, roll, snapshotOf, unfold } from './helpers/bearoff.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { standIn } from './helpers/paste.js';
import { ready } from './helpers/ready.js';
import { serve } from './helpers/static-server.js';
import { editor as says } from '../../www/lib/bearoff/texts/en.js';
import { editor as ja } from '../../www/lib/bearoff/texts/ja.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Those that take positions. */
const WITH_IDS = KNOWN.filter(({ group }) => group === 'backgammon');

const button = (/** @type {Locator} */ lab, texts = says) =>
  lab.getByRole('button', { name: texts.paste, exact: true });

for (const { name, page: file } of WITH_IDS) {
  test(`${name}: Paste sets up the position on the clipboard`, inTurn(WITH_IDS)('paste', name), async ({ page }) => {
    await page.goto(`./${file}?seed=0x2a61`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    // By hand the editor is folded away.
    await unfold(lab);
    await page.evaluate(standIn, { reads: ` ${IDS.fourEach}\n` });
    await button(lab).click();
    await expect(idField(lab)).toHaveValue(IDS.fourEach);
    await expect(idField(lab)).toHaveAttribute('aria-invalid', 'false');
    await ready(lab);
    // Of the position in force: a text that was only typed is gone from the field.
    await idField(lab).press('Escape');
    await expect(idField(lab)).toHaveValue(IDS.fourEach);
  });
}

test('a text without an ID stays in the field with the reason, and the last position in force', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=0x2a61&position=${IDS.fourEach}`);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  await page.evaluate(standIn, { reads: 'nonsense' });
  await button(lab).click();
  await expect(idField(lab)).toHaveAccessibleDescription('A position ID has 14 characters. This one has 8.');
  await expect(idField(lab)).toHaveValue('nonsense');
  await expect(idField(lab)).toHaveAttribute('aria-invalid', 'true');
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
});

/** @type {[what: string, clipboard: import('./helpers/paste.js').Clipboard, said: 'notPasted' | 'nothingCopied'][]} */
const NOTHING = [
  ['a browser that refuses', 'refuses', 'notPasted'],
  ['an empty clipboard', { reads: '' }, 'nothingCopied'],
  ['nothing but spaces', { reads: ' \n ' }, 'nothingCopied'],
];
for (const [what, clipboard, said] of NOTHING) {
  // The text that comes of spaces is an empty one.
  const how = what === 'nothing but spaces' ? { tag: '@long' } : {};
  test(
    `${what} takes nothing away: a sentence says what to do, in the field that has the focus`,
    how,
    async ({ page }) => {
      const lab = await openBearoff(page, `?seed=0x2a61&position=${IDS.fourEach}`);
      await roll(lab, 100);
      const before = await snapshotOf(lab);
      // The words about an earlier text go, and the text is kept.
      await idField(lab).fill('nonsense');
      await idField(lab).press('Enter');
      await expect(idField(lab)).toHaveAccessibleDescription(/This one has 8/);
      await page.evaluate(standIn, clipboard);
      await button(lab).click();
      await expect(idField(lab)).toHaveAccessibleDescription(says[said]);
      await expect(lab.getByRole('alert').filter({ hasText: says[said] })).toBeVisible();
      await expect(idField(lab)).toBeFocused();
      await expect(idField(lab)).toHaveValue('nonsense');
      await ready(lab);
      expect(await snapshotOf(lab)).toEqual(before);
      expect(await violations(page)).toEqual([]);
      // The next text replaces the one in the field, which is selected, and what was said goes.
      await page.keyboard.insertText(IDS.article);
      await page.keyboard.press('Enter');
      await expect(idField(lab)).toHaveAccessibleDescription('');
      await ready(lab);
      expect((await snapshotOf(lab)).positionId).toBe(IDS.article);
    },
  );
}

test('a refusal is said in Japanese, too', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, '?lang=ja');
  for (const [, clipboard, said] of NOTHING) {
    await page.evaluate(standIn, clipboard);
    await button(lab, ja).click();
    await expect(lab.getByRole('alert').filter({ hasText: ja[said] })).toBeVisible();
  }
});

for (const kind of /** @type {const} */ (['only writes', 'none'])) {
  test.describe(`a browser’s clipboard: ${kind}`, () => {
    test.use({ ownWindow: true });

    test('there is no button that could do nothing', async ({ page }) => {
      await page.addInitScript(standIn, kind);
      const lab = await openBearoff(page);
      await expect(lab.getByRole('button', { name: 'Set up' })).toBeVisible();
      await expect(button(lab)).toHaveCount(0);
    });
  });
}

test('in a frame of another site, which may not read the clipboard, the button says what to do', async ({
  page,
  baseURL,
}) => {
  // The stand-in is no part of this one: the browser itself refuses.
  const frame = `<iframe src="${baseURL}bearoff-embed.html?lang=en" style="width: 640px; height: 1600px"></iframe>`;
  const host = await serve({ files: { '/index.html': `<!doctype html><title>A blog</title>${frame}` } });
  await page.goto(host.address);
  const lab = page.frameLocator('iframe').locator('bearoff-lab');
  await ready(lab);
  await button(lab).click();
  await expect(lab.getByRole('alert').filter({ hasText: says.notPasted })).toBeVisible();
  await expect(idField(lab)).toBeFocused();
  await page.goto('about:blank');
  await host.close();
});
