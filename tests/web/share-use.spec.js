// The dialog for sharing in use: copying with and without leave, keys, fingers, policy, and the single file.

import { fileURLToPath } from 'node:url';
import { expect, test } from './helpers/test.js';
import { DEVICES, looks, violationsIn } from './helpers/axe.js';
import { drawn, holdBack, roll } from './helpers/lab.js';
import { clickShare, fields, measured, openDialog } from './helpers/share.js';
import { en } from '../../www/labs/two-checker/texts/en.js';
import { share as says } from '../../www/labs/two-checker/texts/en-share.js';
import { TITLES } from '../../www/story/embeds.js';
import { share as ja } from '../../www/labs/two-checker/texts/ja-share.js';

/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ viewport: { width: 1280, height: 800 } });

const copyButton = (/** @type {Locator} */ dialog, /** @type {'link' | 'iframe' | 'element'} */ field) =>
  dialog.getByRole('button', { name: says.copyLabel(says.fields[field]) });

test('what is copied is on the clipboard, and it is said', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openDialog(page);
  await measured(dialog);
  for (const field of /** @type {const} */ (['link', 'iframe', 'element'])) {
    await copyButton(dialog, field).click();
    await expect(dialog.getByRole('status')).toHaveText(says.copied(says.fields[field]));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await fields(dialog))[field]);
  }
});

test('nobody copies a height that is not measured yet', { tag: '@long' }, async ({ page }) => {
  const release = await holdBack(page, '**/embed.html*');
  const dialog = await openDialog(page);
  await expect(copyButton(dialog, 'link')).toBeEnabled();
  for (const field of /** @type {const} */ (['iframe', 'element'])) {
    await expect(copyButton(dialog, field)).toBeDisabled();
    await expect(dialog.locator(`#${field}-note`)).toHaveText(says.measuring);
    // Nor is there one to be selected by hand.
    const html = await dialog.locator(`#${field}`).inputValue();
    expect(html.replace(/<img[^>]*>/, '')).not.toMatch(/ heights?="/);
  }
  release();
  const { iframe, element } = await measured(dialog);
  const [, height] = / height="(\d+)"/.exec(iframe) ?? [];
  expect(element).toContain(`720:${height}`);
  for (const [field, note] of /** @type {const} */ ([
    ['iframe', 'iframeNote'],
    ['element', 'elementNote'],
  ])) {
    await expect(copyButton(dialog, field)).toBeEnabled();
    await expect(dialog.locator(`#${field}-note`)).toHaveText(says[note]);
  }
  // What is chosen anew is measured anew.
  await dialog.getByLabel(says.theme).selectOption(says.themes.dark);
  await expect(copyButton(dialog, 'iframe')).toBeDisabled();
  await expect(copyButton(dialog, 'iframe')).toBeEnabled();
});

test('where the embed cannot be measured its code has no height, and says so', { tag: '@long' }, async ({ page }) => {
  // The browser shows a page of its own instead.
  await page.route('**/embed.html*', (route) => route.abort());
  const dialog = await openDialog(page);
  for (const field of /** @type {const} */ (['iframe', 'element'])) {
    await expect(dialog.locator(`#${field}-note`)).toHaveText(says.notMeasured);
    await expect(copyButton(dialog, field)).toBeEnabled();
    const html = await dialog.locator(`#${field}`).inputValue();
    expect(html.replace(/<img[^>]*>/, '')).not.toMatch(/ heights?="/);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** @type {[string, () => void][]} */
const REFUSALS = [
  [
    'refuses',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    },
  ],
  ['has no clipboard', () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })],
];
for (const [what, refuse] of REFUSALS) {
  test(`where the browser ${what}, the text is selected for the reader to copy`, { tag: '@long' }, async ({ page }) => {
    const dialog = await openDialog(page);
    await page.evaluate(refuse);
    await measured(dialog);
    for (const field of /** @type {const} */ (['link', 'iframe', 'element'])) {
      await copyButton(dialog, field).click();
      await expect(dialog.getByRole('status')).toHaveText(says.copyYourself);
      const area = dialog.locator(`#${field}`);
      await expect(area).toBeFocused();
      const selected = await area.evaluate((/** @type {HTMLTextAreaElement} */ it) =>
        it.value.slice(it.selectionStart, it.selectionEnd),
      );
      expect(selected).toBe((await fields(dialog))[field]);
    }
  });
}

test('an embed that was chosen otherwise for a moment is still measured', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page);
  const before = await measured(dialog);
  // Before the other one is loaded.
  await dialog.getByLabel(says.theme).evaluate((/** @type {HTMLSelectElement} */ select) => {
    for (const theme of ['dark', select.value]) {
      select.value = theme;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await drawn(page);
  expect(await fields(dialog)).toEqual(before);
  for (const field of /** @type {const} */ (['iframe', 'element']))
    await expect(copyButton(dialog, field)).toBeEnabled();
});

test('all of the dialog is reached and used by keys alone, and Escape closes it anywhere', async ({ page }) => {
  const dialog = await openDialog(page);
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const { labels, title } = /** @type {HTMLInputElement} */ (element);
      // Of a label around a list only the words that are its own.
      const label = labels?.[0]?.cloneNode(true);
      if (label instanceof Element) label.querySelector('select')?.remove();
      const words = label?.textContent ?? (title || element?.textContent);
      return String(element?.getAttribute('aria-label') ?? words)
        .replace(/\s+/g, ' ')
        .trim();
    });
  const { copyLabel, fields: named } = says;
  // Snippets can be copied when the embed has been measured.
  await measured(dialog);
  const reached = [await focused()];
  for (let key = 0; key < 50; key += 1) {
    await page.keyboard.press('Tab');
    const now = await focused();
    if (now === says.preview) break;
    reached.push(now);
    if (now === says.theme) {
      await page.keyboard.press('d');
      await expect(dialog.locator('#iframe')).toHaveValue(/theme=dark/);
      await measured(dialog);
    }
  }
  const { svg, png, csv, size, language, theme, start, parts, widths } = says;
  const figures = [TITLES.en.dare, TITLES.en.dots].map((title) => title.replace(/\.$/, ''));
  const buttons = [`${widths.phone} 390`, `${widths.article} 720`, `${widths.wide} 1000`];
  expect(reached).toEqual([
    copyLabel(named.link),
    named.link,
    svg,
    png,
    csv,
    copyLabel(named.iframe),
    named.iframe,
    copyLabel(named.element),
    named.element,
    size,
    language,
    theme,
    start,
    ...Object.values(parts),
    ...figures.flatMap((title) => [title, copyLabel(title), title]),
    ...buttons,
  ]);
  expect((await fields(dialog)).iframe).toContain('theme=dark');
  // The focus is in the frame, which has its keys to itself.
  await page.keyboard.press('Escape');
  await expect(page.locator('share-dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: en.share.open })).toBeFocused();
});

test.describe('watched from its first script on', () => {
  test.use({ ownWindow: true });

  test('nothing in the dialog breaks the page’s policy or fails, and nothing leaves the site', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    /** @type {string[]} */
    const wrong = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
    });
    page.on('pageerror', (error) => void wrong.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url)) wrong.push(url);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`${effectiveDirective} ${blockedURI}`),
      );
    });
    const dialog = await openDialog(page);
    await measured(dialog);
    for (const name of [says.svg, says.png, says.csv]) {
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name }).click();
      await downloading;
    }
    await dialog.getByRole('button', { name: says.widths.phone }).click();
    await dialog.getByLabel(says.language).selectOption('日本語');
    await measured(dialog);
    expect(wrong).toEqual([]);
    // It would have been noticed.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'data:text/html,' }));
    });
    await expect.poll(() => wrong.join()).toContain('frame-src');
  });
});

test('in the single file, which no page can show, the dialog says so and offers the rest', { tag: '@long' }, async ({
  page,
}) => {
  const file = new URL('../../www/dist/rollout-lab.html', import.meta.url).href;
  await page.goto(`${file}?seed=0x2a61&games=1000`);
  await drawn(page);
  const dialog = await clickShare(page);
  await expect(dialog.getByText(says.singleFile)).toBeVisible();
  await expect(dialog.locator('iframe, select, #iframe, #element')).toHaveCount(0);
  expect(fileURLToPath((await dialog.locator('#link').inputValue()).split('?')[0])).toBe(fileURLToPath(file));
  for (const name of [says.svg, says.png, says.csv]) {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    expect(await (await downloading).failure()).toBe(null);
  }
});

for (const { device, theme, details } of looks('phone')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test('axe finds nothing in the open dialog', async ({ page }) => {
      test.slow();
      const dialog = await openDialog(page);
      await measured(dialog);
      // With a message there is all that there was without.
      if ('tag' in details) expect.soft(await violationsIn(page, theme), 'open').toEqual([]);
      await dialog.getByRole('button', { name: says.svg }).click();
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      expect.soft(await violationsIn(page, theme), 'with a message').toEqual([]);
    });
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const [language, { heading }] of Object.entries({ en: says, ja })) {
    test(
      `nothing overflows at 320 pixels and every target is large: ${language}`,
      language === 'en' ? {} : { tag: '@long' },
      async ({ page }) => {
        const dialog = await openDialog(page, `?seed=0x2a61&games=1000&lang=${language}`);
        await measured(dialog);
        await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
        const { outside, small, targets } = await dialog.evaluate((box) => {
          const preview = box.querySelector('embed-preview')?.shadowRoot;
          const inPreview = preview?.querySelectorAll('*:not(.unseen, .unseen *)') ?? [];
          const all = [...box.querySelectorAll('*'), ...inPreview];
          const named = (/** @type {Element} */ element) => element.outerHTML.slice(0, 80);
          const operable = all.filter((element) => element.matches('button, select, input'));
          return {
            targets: operable.length,
            outside: all.filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5).map(named),
            small: operable
              .filter((element) => {
                const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
                return width < 43.9 || height < 43.9;
              })
              .map(named),
          };
        });
        expect(targets).toBeGreaterThan(25);
        expect(outside).toEqual([]);
        expect(small).toEqual([]);
        // The page below stays where it is: nothing is wider than the window.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
    );
  }
});

test('what has changed since is in the dialog when it opens again', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page, '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await roll(page.locator('two-checker-lab'), 7);
  await expect((await clickShare(page)).getByLabel(says.start)).toHaveValue('games');
});
