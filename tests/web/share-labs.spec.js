// The dialog for sharing in every lab: what it offers at first sight, the words beside its choices, the card with its alternative
// text, the saved chart, and embeds that show what their author was looking at.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { LANGUAGES, cardFile } from './helpers/pictures.js';
import { ready } from './helpers/ready.js';
import { asked, clickShare, fields, measured, parsed } from './helpers/share.js';
import { share as shared } from '../../www/lib/i18n/en-share.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * @param {Page} page
 * @param {string} file
 * @param {string} query
 */
async function open(page, file, query) {
  await page.goto(`./${file}?${query}`);
  await ready(page.locator('main > [data-lab]'));
  return clickShare(page);
}

/** @param {Locator} dialog @returns {Promise<string>} */
async function svgOf(dialog) {
  const downloading = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name: /SVG/ }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

for (const { name, page: file, query } of KNOWN) {
  for (const language of LANGUAGES) {
    test(`${name}: the alternative text of the card in ${language} is what the card says`, async () => {
      const { share } = await import(`../../www/labs/${name}/texts/${language}-share.js`);
      const svg = await readFile(cardFile(name, language), 'utf8');
      const said = (/** @type {string} */ tag) =>
        new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(svg)?.[1].replaceAll('&amp;', '&');
      expect(share.card).toBe(`${said('title')}${language === 'ja' ? '。' : '. '}${said('desc')}`);
    });

    test(
      `${name}: every choice of the dialog has a name in ${language}`,
      tried(`choices in ${language}`, name),
      async ({ page }) => {
        const dialog = await open(page, file, `${query}&lang=${language}`);
        const { PARTS } = await import(`../../www/labs/${name}/properties.js`);
        const names = await dialog.locator('.making').evaluate((making) =>
          [...making.querySelectorAll('label')].map((label) =>
            [...label.childNodes]
              .map((node) => (node instanceof Text ? node.data : ''))
              .join('')
              .trim(),
          ),
        );
        // Two fields, four lists, and the parts.
        expect(names).toHaveLength(2 + 4 + PARTS.length);
        expect(names.filter((one) => !one)).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        // The preview is in the same language, and so is the card in the snippet.
        const { share } = await import(`../../www/labs/${name}/texts/${language}-share.js`);
        const image = (await parsed(page, (await fields(dialog)).element))[3].attributes;
        expect(image).toMatchObject({ alt: share.card });
        expect(image.src).toMatch(new RegExp(`/pictures/${name}-${language}\\.svg$`));
      },
    );

    test(`${name}: the words of all parts are there in ${language}`, async () => {
      const { PARTS } = await import(`../../www/labs/${name}/properties.js`);
      const { share } = await import(`../../www/labs/${name}/texts/${language}-share.js`);
      expect(PARTS.filter((/** @type {string} */ part) => !share.parts[part])).toEqual([]);
    });
  }

  test(
    `${name}: the chart alone is no higher than 560 pixels in a column of 720, and leads to the whole lab`,
    tried('chart alone', name),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const dialog = await open(page, file, `${query}&lang=en`);
      await dialog.getByRole('combobox', { name: shared.size }).selectOption(shared.sizes.compact);
      // There is nothing left to be hidden.
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      const { iframe, element } = await measured(dialog);
      const [frame, , link] = await parsed(page, iframe);
      expect(asked(frame.attributes.src)).toMatchObject({ v: '2', compact: '1' });
      expect(asked(frame.attributes.src)).not.toHaveProperty('hide');
      expect((await parsed(page, element))[1].attributes).toMatchObject({ compact: '1' });
      expect(asked(link.attributes.href)).not.toHaveProperty('compact');
      expect(Number(frame.attributes.height)).toBeLessThanOrEqual(560);
      // A chart that could not be read would be no lower.
      expect(Number(frame.attributes.height)).toBeGreaterThan(300);
      await page.setViewportSize({ width: 720, height: 600 });
      await page.goto(frame.attributes.src);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      await expect(lab.locator('rollout-chart')).toHaveCount(1);
      // Of all that can be used, the link to the page, and nothing that could be missed without it.
      await expect(lab.locator('button:visible, select:visible, input:visible, details:visible')).toHaveCount(0);
      await expect(lab.locator('a:visible')).toHaveCount(1);
      expect(asked(String(await lab.locator('a.out').getAttribute('href')))).not.toHaveProperty('compact');
    },
  );
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  const [{ page: file, query }] = KNOWN;
  test(`the first view has the link, the iframe and the element, at ${viewport.width} × ${viewport.height}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    // From a site that has no need of a warning.
    await page.route('http://rollout.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(`.${pathname}`, baseURL).href }) });
    });
    await page.goto(`http://rollout.example/${file}?${query}&lang=en`);
    await ready(page.locator('main > [data-lab]'));
    const dialog = await clickShare(page);
    await measured(dialog);
    expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0);
    for (const id of ['link', 'iframe', 'element']) await expect(dialog.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('note')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the dialog says that readers elsewhere cannot open an address of one’s own computer', async ({
  page,
  baseURL,
}) => {
  const dialog = await open(page, '', 'seed=1&games=10&lang=en');
  await expect(dialog.getByRole('note')).toHaveText(shared.ownAddress(new URL(String(baseURL)).host));
});

for (const { name, page: file, pictured } of KNOWN) {
  test(
    `${name}: the saved chart names its position and what estimates its luck`,
    tried('saved chart', name),
    async ({ page }) => {
      for (const [query, about] of pictured) {
        const svg = await svgOf(await open(page, file, `lang=en&seed=5&${query}`.replace(/lang=en&(.*lang=ja)/, '$1')));
        const { title, desc, texts } = await page.evaluate((text) => {
          const svgFile = new DOMParser().parseFromString(text, 'image/svg+xml');
          const said = (/** @type {string} */ tag) => svgFile.querySelector(tag)?.textContent ?? '';
          return {
            title: said('title'),
            desc: said('desc'),
            texts: [...svgFile.querySelectorAll('text')].map((one) => one.textContent ?? ''),
          };
        }, svg);
        expect(desc.split('\n')[0]).toBe(about);
        // In the picture it comes right after the title, in as many lines as it takes.
        const bare = (/** @type {string} */ text) => text.replaceAll(' ', '');
        expect(bare(texts.join('')).startsWith(bare(title + about)), about).toBe(true);
      }
    },
  );
}
