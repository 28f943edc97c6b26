// The cards that stand in for the labs in other people's pages, and those of the story and its worksheet: they say which page it is
// and what it asks, in both themes, and nothing of any rollout.

import { readFile } from 'node:fs/promises';
import { STORY_CARDS, cardTexts, coverOf } from '../../www/build/cover.js';
import { KNOWN, tried } from './helpers/labs.js';
import { LANGUAGES, cardFile } from './helpers/pictures.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The grounds of cards in the theme. */
const LIGHT = '255,255,255';
const DARK = '28,34,41';

/**
 * The colour of a pixel of what is on the screen.
 * @param {Page} page
 * @param {{x: number, y: number}} at
 */
async function colourAt(page, at) {
  const png = await page.screenshot({ clip: { ...at, width: 1, height: 1 } });
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, 1, 1).data.slice(0, 3).join();
  }, png.toString('base64'));
}

/**
 * A page of somebody's with nothing but a picture.
 * @param {Page} page
 * @param {string} src
 */
async function showPicture(page, src) {
  await page.evaluate(async (address) => {
    document.documentElement.innerHTML = '<body style="margin:0">';
    const image = Object.assign(new Image(), { src: address, width: 800, height: 450 });
    document.body.append(image);
    await image.decode();
  }, src);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const name of [...KNOWN.map((lab) => lab.name), ...STORY_CARDS]) {
  const inTurn = STORY_CARDS.includes(name) ? { tag: '@long' } : tried('theme of the card', name);

  for (const language of LANGUAGES) {
    test(`${name}: the card in ${language} is the one that is made of the page’s texts and the theme`, async () => {
      const kept = await readFile(cardFile(name, language), 'utf8');
      expect(kept === (await coverOf(name, language)), 'cargo xtask screenshots writes the cards anew').toBe(true);
    });

    test(`${name}: the card in ${language} says what the page is called and asks, and shows no rollout`, async ({
      page,
    }) => {
      await page.goto('about:blank');
      const words = await cardTexts(name, language);
      const { root, texts, title, desc, outside } = await page.evaluate(
        (text) => {
          const file = new DOMParser().parseFromString(text, 'image/svg+xml');
          const said = (/** @type {string} */ selector) => file.querySelector(selector)?.textContent;
          return {
            root: file.documentElement.localName,
            texts: [...file.querySelectorAll('text')].map((element) => element.textContent),
            title: said('title'),
            desc: said('desc'),
            outside: text.match(/href|url\(|@import|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/g),
          };
        },
        await readFile(cardFile(name, language), 'utf8'),
      );
      expect({ root, title, desc, outside }).toEqual({
        root: 'svg',
        title: `Rollout Lab${language === 'ja' ? '：' : ': '}${words.name}`,
        desc: words.question,
        outside: null,
      });
      const bare = (/** @type {string} */ text) => text.replaceAll(' ', '');
      expect(bare(texts.join(''))).toBe(bare(`Rollout Lab${words.name}${words.question}`));
    });

    test(`${name}: no word of the card in ${language} leaves it, and none lies on another or on the drawing`, async ({
      page,
    }) => {
      await page.goto('about:blank');
      const boxes = await page.evaluate(
        (text) => {
          const file = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
          const drawing = document.body.appendChild(document.importNode(file, true));
          const frame = drawing.getBoundingClientRect();
          const scale = 800 / frame.width;
          return [...drawing.querySelectorAll('text, [transform]')].map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return {
              what: element.textContent?.trim() || 'drawing',
              left: (left - frame.left) * scale,
              right: (right - frame.left) * scale,
              top: (top - frame.top) * scale,
              bottom: (bottom - frame.top) * scale,
            };
          });
        },
        await readFile(cardFile(name, language), 'utf8'),
      );
      expect(boxes.length).toBeGreaterThan(3);
      // A margin all around: other readers have wider letters.
      expect(boxes.filter(({ left, right }) => left < 30 || right > 770)).toEqual([]);
      expect(boxes.filter(({ top, bottom }) => top < 30 || bottom > 420)).toEqual([]);
      const meet = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > -20 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 7,
          )
          .map((b) => `${a.what} / ${b.what}`),
      );
      expect(meet).toEqual([]);
    });
  }

  test(`${name}: no line of the Japanese card ends within a word, or before a particle`, async () => {
    const svg = await readFile(cardFile(name, 'ja'), 'utf8');
    const blocks = [...svg.matchAll(/<g font-size="[^>]*>\n([^]*?)<\/g>/g)].map(([, block]) =>
      [...block.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line),
    );
    expect(blocks.length).toBe(3);
    const words = new Intl.Segmenter('ja', { granularity: 'word' });
    for (const lines of blocks) {
      const begins = new Set([...words.segment(lines.join(''))].map(({ index }) => index));
      let at = 0;
      for (const line of lines) {
        expect(begins.has(at), `before ${line}`).toBe(true);
        expect(line).not.toMatch(/^[はがをにのもで]/);
        at += line.length;
      }
    }
  });

  test(
    `${name}: the card follows the reader’s theme, and what its address says goes before it`,
    inTurn,
    async ({ page, baseURL }) => {
      const card = `${baseURL}pictures/${name}-en.svg`;
      await page.goto('./licenses.txt');
      for (const [colorScheme, hash, ground] of /** @type {const} */ ([
        ['light', '', LIGHT],
        ['dark', '', DARK],
        ['light', '#dark', DARK],
        ['dark', '#light', LIGHT],
      ])) {
        await page.emulateMedia({ colorScheme });
        await showPicture(page, card + hash);
        expect(await colourAt(page, { x: 400, y: 20 }), `${colorScheme} ${hash}`).toBe(ground);
      }
      await page.emulateMedia({ colorScheme: null });
    },
  );
}
