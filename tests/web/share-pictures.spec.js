// The chart as a file: an SVG that stands by itself, and the same as PNG.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { TABLES, drawn, roll, setTable, snapshotOf } from './helpers/lab.js';
import { KNOWN, tried } from './helpers/labs.js';
import { LANGUAGES } from './helpers/pictures.js';
import { ready } from './helpers/ready.js';
import { clickShare, openDialog } from './helpers/share.js';
import { unmarked } from './helpers/unmarked.js';
import { en } from '../../www/labs/two-checker/texts/en.js';
import { share as says } from '../../www/labs/two-checker/texts/en-share.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ viewport: { width: 1280, height: 800 } });

/**
 * What a button of the dialog hands over.
 * @param {Locator} dialog
 * @param {RegExp} name
 * @returns {Promise<{name: string, bytes: Uint8Array}>}
 */
async function save(dialog, name) {
  const downloading = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** @param {Locator} dialog */
const svgOf = async (dialog) => new TextDecoder().decode((await save(dialog, /SVG/)).bytes);

/**
 * What a browser reads in an SVG file.
 * @param {Page} page
 * @param {string} svg
 */
const read = (page, svg) =>
  page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    const all = [...file.querySelectorAll('*')];
    const texts = [...file.querySelectorAll('text')].map((element) => element.textContent ?? '');
    const comments = file.createTreeWalker(file, NodeFilter.SHOW_COMMENT);
    return {
      errors: file.querySelectorAll('parsererror').length,
      root: Object.fromEntries([...file.documentElement.attributes].map(({ name, value }) => [name, value])),
      ids: all.filter((element) => element.id).length,
      names: [...new Set(all.map((element) => element.localName))].sort(),
      attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))].sort(),
      comments: comments.nextNode() === null ? 0 : 1,
      title: file.querySelector('title')?.textContent,
      desc: file.querySelector('desc')?.textContent,
      texts,
      ground: file.querySelector('rect')?.getAttribute('fill'),
    };
  }, svg);

/** What holds nothing but itself is drawn with these. */
const NAMES = ['circle', 'clipPath', 'defs', 'desc', 'g', 'path', 'rect', 'svg', 'text', 'title'];

test('the SVG is whole by itself: one well-formed document that refers to nothing outside it', async ({ page }) => {
  const svg = await svgOf(await openDialog(page));
  const { errors, root, names, attributes, comments, ids } = await read(page, svg);
  expect([errors, comments]).toEqual([0, 0]);
  expect(root).toEqual({
    xmlns: 'http://www.w3.org/2000/svg',
    width: '1200',
    height: '675',
    viewBox: '0 0 800 450',
    role: 'img',
    lang: 'en',
    'font-family': 'system-ui, sans-serif',
  });
  expect(names).toEqual(NAMES);
  expect(attributes.filter((name) => /href|src|style|class|^on|:/.test(name))).toEqual([]);
  expect(svg).not.toMatch(/var\(|--|lit\$|<!|<\?|undefined|NaN/);
  expect(svg.match(/url\([^)]*\)/g)).toEqual(['url(#rollout-lab-plot)']);
  expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  expect(ids).toBe(1);
});

for (const [language, seed] of /** @type {const} */ ([
  ['en', 'Seed 0x2a61.'],
  ['ja', 'シード0x2a61。'],
])) {
  test(
    `in ${language} the caption is the page’s sentence and the seed, and below it is the source`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      const dialog = await openDialog(page, `?lang=${language}&preset=backwards&seed=0x2a61&games=20000`);
      const { title, desc, texts } = await read(page, await svgOf(dialog));
      // The picture breaks its lines itself, and has no marks for that.
      const sentence = unmarked((await page.locator('two-checker-lab p.sentence').textContent()) ?? '');
      const whole = texts.join(' ').replaceAll(' ', '');
      const source = ['David Montgomery', 'Variance Reduction', 'GammOnLine', '2000', 'Rollout Lab'];
      for (const part of [sentence, seed, ...source]) {
        expect(whole).toContain(part.replaceAll(' ', ''));
        expect(desc).toContain(part);
      }
      expect(sentence).toMatch(/20,000/);
      expect(texts[0]).toBe(title);
      // A server of one's own is no source.
      expect(desc).not.toContain('127.0.0.1');
    },
  );
}

test('the source says where the lab is, where anybody can go there', { tag: '@long' }, async ({ page, baseURL }) => {
  await page.route('http://rollout.example/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/labs'.length);
    await route.fulfill({ response: await route.fetch({ url: String(baseURL).replace(/\/$/, '') + path }) });
  });
  await page.goto('http://rollout.example/labs/?seed=0x2a61&games=10&theme=dark');
  await drawn(page);
  const { desc } = await read(page, await svgOf(await clickShare(page)));
  expect(desc).toMatch(/Made with Rollout Lab: rollout\.example\/labs$/);
  // The preview may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the lines end where the page’s numbers say', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page, '?seed=0x2a61&games=3000&luck=70,-5,45,-15');
  const svg = await svgOf(dialog);
  const { plain, reduced } = await snapshotOf(page.locator('two-checker-lab'));
  const ends = await page.evaluate((whole) => {
    const file = new DOMParser().parseFromString(whole, 'image/svg+xml');
    const value = (/** @type {string | null} */ text) => Number(text?.replace('−', '-').replace('%', ''));
    // The text's baseline is four pixels below its line.
    const ticks = [...file.querySelectorAll('g[text-anchor="end"] text')].map((tick) => [
      Number(tick.getAttribute('y')) - 4,
      value(tick.textContent),
    ]);
    const [[y0, v0], [y1, v1]] = [ticks[0], ticks[ticks.length - 1]];
    const perPixel = (v1 - v0) / (y1 - y0);
    return [...file.querySelectorAll('circle')].map((dot) => v0 + (Number(dot.getAttribute('cy')) - y0) * perPixel);
  }, svg);
  expect(ends).toHaveLength(2);
  // A tenth of a pixel is less than 0.05 points here.
  expect(Math.abs(ends[0] - Number(plain.mean))).toBeLessThan(0.1);
  expect(Math.abs(ends[1] - Number(reduced.mean))).toBeLessThan(0.1);
  expect(Math.abs(ends[0] - ends[1])).toBeGreaterThan(1);
});

test('it is the chart as the reader has set it: series, tables and axis', { tag: '@long' }, async ({ page }) => {
  const view = 'tables=1&axis=linear&series=plain,correct,backwards&bands=0';
  const dialog = await openDialog(page, `?seed=0x2a61&games=1000&${view}`);
  const { texts } = await read(page, await svgOf(dialog));
  for (const name of ['plain', 'correct', 'backwards', '200', '1K']) expect(texts).toContain(name);
  for (const name of ['made-up', 'variance reduced', '10']) expect(texts).not.toContain(name);
});

test('before a game it tells where the lines settle as little as the page does, until the reader skips the bet', {
  tag: '@long',
}, async ({ page }) => {
  const before = await read(page, await svgOf(await openDialog(page, '')));
  expect(before.errors).toBe(0);
  expect(before.desc).toContain(en.games.empty);
  expect(before.texts.filter((text) => text.includes('37.5'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.bet.offer }).click();
  await page.getByRole('button', { name: en.bet.skip, exact: true }).click();
  // Now it shows the funnels, and says so.
  const { errors, desc, names, texts } = await read(page, await svgOf(await clickShare(page)));
  expect(errors).toBe(0);
  expect(desc).toContain(en.sentence.start);
  expect(texts.filter((text) => text.includes('37.5'))).not.toEqual([]);
  for (const said of [before, { desc, names }]) {
    expect(said.desc).not.toContain('Seed');
    expect(said.names).not.toContain('circle');
  }
});

test('it has the theme’s colours, as plain values', { tag: '@long' }, async ({ page }) => {
  const grounds = [];
  for (const theme of ['light', 'dark']) {
    const svg = await svgOf(await openDialog(page, `?seed=0x2a61&games=100&theme=${theme}`));
    const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    expect(
      colours.filter((colour) => !/^(#[\da-f]{3,6}|none)$/.test(colour)),
      theme,
    ).toEqual([]);
    grounds.push((await read(page, svg)).ground);
  }
  expect(grounds).toEqual(['#fff', '#1c2229']);
});

/** The longest seed, and a table with much to say of it. */
const LONG = 'seed=18446744073709551615&games=1234567&luck=-99.5,12.25,-75.5,25.5';

for (const [what, file, query, name] of [
  ['with much to say', '', LONG, KNOWN[0].name],
  ...KNOWN.map(({ name, page, poster }) => [`of ${name}`, page, poster.figure, name]),
]) {
  for (const language of LANGUAGES) {
    const details = what === 'with much to say' && language === 'ja' ? {} : tried(`picture in ${language}`, name);
    test(`no word leaves the picture ${what} in ${language}, and none lies on another`, details, async ({ page }) => {
      await page.goto(`./${file}?lang=${language}&${query}`);
      await ready(page.locator('main > [data-lab]'));
      const svg = await svgOf(await clickShare(page));
      const boxes = await page.evaluate((text) => {
        document.querySelector('share-dialog')?.remove();
        const file = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        document.body.prepend(document.importNode(file, true));
        const drawing = /** @type {Element} */ (document.body.firstElementChild);
        const { left, top, width } = drawing.getBoundingClientRect();
        return [...document.querySelectorAll('body > svg text')].map((element) => {
          const box = element.getBoundingClientRect();
          const scale = 800 / width;
          return {
            text: String(element.textContent),
            left: (box.left - left) * scale,
            right: (box.right - left) * scale,
            top: (box.top - top) * scale,
            bottom: (box.bottom - top) * scale,
          };
        });
      }, svg);
      expect(boxes.length).toBeGreaterThan(12);
      expect(boxes.filter(({ left, right }) => left < 0 || right > 800)).toEqual([]);
      expect(boxes.filter(({ top, bottom }) => top < 0 || bottom > 450)).toEqual([]);
      // Boxes are a little taller than what is written in them.
      const meet = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5,
          )
          .map((b) => `${a.text} / ${b.text}`),
      );
      expect(meet).toEqual([]);
    });
  }
}

test('the PNG is the same picture at twice the size, with its colours', async ({ page }) => {
  const dialog = await openDialog(page, '?seed=0x2a61&games=20000&theme=light');
  const { name, bytes } = await save(dialog, /PNG/);
  expect(name).toBe('rollout-lab-20000-games.png');
  const seen = await page.evaluate(
    async (data) => {
      const file = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([file], { type: 'image/png' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
      // Of opaque pixels, least byte first: red.
      const of = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) => {
        const wanted = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
        return pixels.reduce((count, pixel) => (pixel === wanted ? count + 1 : count), 0);
      };
      return {
        size: [width, height],
        ground: of(255, 255, 255),
        plain: of(213, 94, 0),
        reduced: of(0, 114, 178),
        ink: of(29, 37, 48),
      };
    },
    btoa([...bytes].map((byte) => String.fromCharCode(byte)).join('')),
  );
  expect(seen.size).toEqual([2400, 1350]);
  expect(seen.ground).toBeGreaterThan(1_000_000);
  for (const colour of /** @type {const} */ (['plain', 'reduced', 'ink'])) {
    expect(seen[colour], colour).toBeGreaterThan(1000);
  }
});

test('where the picture cannot be made the dialog says so', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await dialog.getByRole('button', { name: says.png }).click();
  await expect(dialog.getByRole('status')).toHaveText(says.noPicture);
});

test('the export follows the games and the table', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page, '?seed=0x2a61&games=100');
  const first = await svgOf(dialog);
  expect(await svgOf(dialog)).toBe(first);
  await page.keyboard.press('Escape');
  const lab = page.locator('two-checker-lab');
  await setTable(lab, TABLES.correct);
  const other = await svgOf(await clickShare(page));
  expect(other).not.toBe(first);
  await page.keyboard.press('Escape');
  await roll(lab, 1);
  expect((await read(page, await svgOf(await clickShare(page)))).desc).toContain('101 games');
});
