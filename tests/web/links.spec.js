// What a page's head says where the site's address is known, and that it says nothing where it is not.

import { readFileSync } from 'node:fs';
import { STORY_CARDS } from '../../www/build/cover.js';
import { htmlOf } from '../../www/build/html.js';
import { pageTexts } from '../../www/build/page-texts.js';
import { PREVIEW, previewOf } from '../../www/build/head.js';
import { LABS } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { DIST } from './helpers/built.js';
import { expect, test } from './helpers/test.js';

const SITE = 'https://example.org/lab/';

/**
 * What a browser reads in a head.
 * @param {import('@playwright/test').Page} page
 * @param {string} html
 */
const headOf = (page, html) =>
  page.evaluate((text) => {
    const { head, body } = new DOMParser().parseFromString(text, 'text/html');
    const metas = [...head.querySelectorAll('meta[property], meta[name^="twitter:"]')];
    return {
      canonical: [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
      languages: Object.fromEntries(
        [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      said: Object.fromEntries(
        metas.map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')]),
      ),
      // Whatever is no element of a head ends it.
      lost: body.querySelectorAll('link, meta, title').length,
    };
  }, html);

for (const [i, lab] of LABS.entries()) {
  const own = i === 0 ? SITE : SITE + lab.page;

  const japanese = SITE + lab.page.replace('.html', '-ja.html');

  for (const { language, locale, address, colon } of /** @type {const} */ ([
    { language: 'en', locale: 'en_US', address: own, colon: ': ' },
    { language: 'ja', locale: 'ja_JP', address: japanese, colon: '：' },
  ])) {
    test(`${lab.name}, ${language}: its page names its own address, that in each language, and what to show where somebody links to it`, async ({
      page,
    }) => {
      await page.goto('about:blank');
      const { page: words } = /** @type {any} */ (await pageTexts(lab.name, language));
      expect(await headOf(page, await htmlOf(lab, 'page', SITE, language))).toEqual({
        canonical: [address],
        // Search engines take them only where each page names all of them, itself too.
        languages: { en: own, ja: japanese, 'x-default': own },
        said: {
          'og:type': 'website',
          'og:site_name': 'Rollout Lab',
          'og:locale': locale,
          'og:url': address,
          'og:title': words.title,
          'og:description': words.description,
          'og:image': `${SITE}pictures/${lab.name}-${language}.png`,
          'og:image:type': 'image/png',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': `${words.name}${colon}${words.question}`,
          'twitter:card': 'summary_large_image',
        },
        lost: 0,
      });
    });
  }

  test(`${lab.name}: in the HTML of its Japanese page stand the Japanese title, description and words, and the English page’s scripts`, async () => {
    const html = (/** @type {string} */ file) => /** @type {string} */ (readFileSync(`${DIST}/${file}`, 'utf8'));
    const built = html(lab.page.replace('.html', '-ja.html'));
    expect(built).toContain('<html lang="ja"');
    const { page: words } = /** @type {any} */ (await pageTexts(lab.name, 'ja'));
    const said = (/** @type {RegExp} */ pattern) => pattern.exec(built)?.[1].replaceAll('&amp;', '&');
    expect(said(/<title>(.*)<\/title>/)).toBe(words.title);
    expect(said(/<meta name="description" content="(.*)" \/>/)).toBe(words.description);
    for (const pattern of [
      /<title>(.*)<\/title>/,
      /<meta name="description" content="(.*)" \/>/,
      /<h1[^>]*>(.*)<\/h1>/,
      /<small>(.*?)<\/small>/,
    ]) {
      expect(said(pattern)).toMatch(/[ぁ-ん]/);
    }
    const scripts = (/** @type {string} */ text) =>
      [...text.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\.\/assets\/[^"]*)"/g)].map(([, path]) => path).sort();
    expect(scripts(built).length).toBeGreaterThan(1);
    expect(scripts(built)).toEqual(scripts(html(lab.page)));
  });

  test(`${lab.name}: its frame and its single file say only which page is the lab's own`, async ({ page }) => {
    await page.goto('about:blank');
    for (const form of /** @type {const} */ (['embed', 'single'])) {
      expect(await headOf(page, await htmlOf(lab, form, SITE))).toEqual({
        canonical: [own],
        languages: {},
        said: {},
        lost: 0,
      });
    }
  });

  test(`${lab.name}: a build without an address says nothing of one`, async ({ page }) => {
    await page.goto('about:blank');
    for (const file of [lab.page, lab.page.replace('.html', '-ja.html'), lab.embed, lab.single]) {
      const html = /** @type {string} */ (readFileSync(`${DIST}/${file}`, 'utf8'));
      expect(await headOf(page, html)).toEqual({ canonical: [], languages: {}, said: {}, lost: 0 });
    }
  });
}

for (const name of [...LABS.map((lab) => lab.name), ...STORY_CARDS]) {
  for (const language of LANGUAGES)
    test(`${name}, ${language}: the picture of a preview is built, has the size that is said, and is small`, async ({
      page,
    }) => {
      await page.goto('about:blank');
      const png = readFileSync(`${DIST}/${previewOf({ name }, language)}`);
      const size = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        context.drawImage(image, 0, 0);
        const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
        return { width: image.width, height: image.height, colours: new Set(pixels).size };
      }, png.toString('base64'));
      expect(size).toMatchObject(PREVIEW);
      // A drawing and letters, not an empty sheet.
      expect(size.colours).toBeGreaterThan(50);
      // Some networks take none of more than 300 KB.
      expect(png.length).toBeLessThan(150_000);
    });
}
