// How Japanese is set on a page: where its lines end, spaces, signs and fonts.

import { readFile } from 'node:fs/promises';
import { WWW } from '../../www/build/settings.js';
import { breakable } from '../../www/lib/i18n/typography.js';
import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';

const PHONE = { width: 375, height: 800 };

/**
 * Gathers the texts of the page, in shadow roots, too.
 * @param {import('@playwright/test').Page} page
 */
const setOn = (page) =>
  page.evaluate(() => {
    const found = {
      words: 0,
      split: /** @type {string[]} */ ([]),
      paragraphs: /** @type {{text: string, breaks: string}[]} */ ([]),
      heard: /** @type {string[]} */ ([]),
    };
    /** The lines that some characters stand on. @param {Text} node @param {number} from @param {number} to */
    const lines = (node, from, to) => {
      const range = document.createRange();
      const tops = Array.from({ length: to - from }, (_, i) => {
        range.setStart(node, from + i);
        range.setEnd(node, from + i + 1);
        return range.getBoundingClientRect().top;
      });
      return Math.max(...tops) - Math.min(...tops) > 4 ? 2 : 1;
    };
    /** Whether it is one pixel wide, for screen readers. @param {Element | null} element @returns {boolean} */
    const isHeard = (element) =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHeard(element.parentElement));
    /** @param {Element} element */
    const look = (element) => {
      for (const name of ['aria-label', 'title']) {
        const said = element.getAttribute(name);
        if (said) found.heard.push(said);
      }
      if (!element.checkVisibility() || isHeard(element)) return;
      if (element.localName === 'p') {
        found.paragraphs.push({
          text: /** @type {HTMLElement} */ (element).innerText,
          breaks: getComputedStyle(element).wordBreak,
        });
      }
      const cell = element.closest('th, td');
      // Small print in a cell is a paragraph.
      if (!cell || element.closest('p, small')) return;
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue;
        // Chinese characters or katakana in a row are one word.
        for (const { 0: word, index } of node.data.matchAll(/[\u4E00-\u9FFF々]{2,}|[ァ-ヶー]{2,}/g)) {
          found.words += 1;
          if (lines(node, index, index + word.length) > 1) found.split.push(`${word} in ${cell.textContent?.trim()}`);
        }
      }
    };
    /** @param {Element | ShadowRoot} root */
    const walk = (root) => {
      for (const element of root.querySelectorAll('*')) {
        look(element);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document.body);
    return found;
  });

for (const { name, page: file, query, ready: isReady } of KNOWN) {
  test(
    `${name}, Japanese on a phone: no table splits a word, paragraphs fill their lines, and no space follows a full stop`,
    tried('Japanese lines', name),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(`./${file}?lang=ja&${query}`);
      await isReady(page.locator(`${name}-lab`));
      const { words, split, paragraphs, heard } = await setOn(page);
      expect(words).toBeGreaterThan(5);
      expect(split).toEqual([]);
      expect(paragraphs.length).toBeGreaterThan(5);
      expect(paragraphs.filter(({ breaks }) => breaks === 'auto-phrase')).toEqual([]);
      expect(
        paragraphs.filter(({ text }) => /[。、：；」）][^\S\n]+[^\s+−×÷=]/.test(text)).map(({ text }) => text),
      ).toEqual([]);
      expect(heard.filter((said) => /[\u3001-\u9FFF][?;,]/.test(said))).toEqual([]);
    },
  );
}

test('a heading of a table ends its lines between phrases, and never in a formula or a word', () => {
  const lines = (/** @type {string} */ text) => breakable(text).split('\u200B');
  // Phrases (文節) as a dictionary of grammar divides them: each begins with a word of its own.
  expect(lines('1ゲームの標準偏差')).toEqual(['1ゲームの', '標準偏差']);
  expect(lines('ごく小さなネットワーク')).toEqual(['ごく', '小さな', 'ネットワーク']);
  expect(lines('ピップカウント')).toEqual(['ピップカウント']);
  expect(lines('実測値')).toEqual(['実測値']);
  expect(lines('コピーを除く')).toEqual(['コピーを', '除く']);
  // With spaces at which no line ends.
  expect(lines('A − B（ペアごと）')).toEqual(['A\u00A0−\u00A0B', '（ペアごと）']);
});

test('on a phone the verdict writes its sum in one line, the table its intervals as the chart does, and no histogram cuts its words', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('./?lang=ja&games=30&seed=0x2a61');
  const lab = page.locator('two-checker-lab');
  await ready(lab);
  const sum = lab.locator('.verdict .number');
  await expect(sum).toHaveText('1/6·50 + 5/24·65 + 15/24·25 = 37.5');
  const [tall, line] = await sum.evaluate((it) => [it.clientHeight, parseFloat(getComputedStyle(it).lineHeight)]);
  expect(tall).toBeLessThan(1.5 * line);
  await expect(lab.locator('.figures tr').filter({ hasText: '95%信頼区間' }).locator('td').first()).toHaveText(
    /^\d+\.\d+〜\d+\.\d+$/,
  );
  await lab.getByRole('button', { name: '30ゲーム×1,000回行う' }).click();
  const histogram = lab.locator('many-rollouts rollout-histogram');
  await expect(histogram.locator('text').filter({ hasText: '標準偏差' }).first()).toBeVisible();
  const beyond = await histogram.evaluate((it) => {
    const right = it.getBoundingClientRect().right;
    return [...(it.shadowRoot?.querySelectorAll('text') ?? [])]
      .filter((text) => text.getBoundingClientRect().right > right)
      .map((text) => text.textContent);
  });
  expect(beyond).toEqual([]);
});

test('Japanese has fonts of macOS, Windows and Linux before whatever else there is', async () => {
  const theme = await readFile(`${WWW}/lib/page/theme.css`, 'utf8');
  const fonts = (/** @type {string} */ name) =>
    new RegExp(`--${name}: ([^;]*);`).exec(theme)?.[1].replaceAll("'", '').split(', ') ?? [];
  // Each system has Japanese faces of its own: Apple's Hiragino, Microsoft's Yu Gothic, Meiryo and Yu Mincho, and Noto.
  for (const [name, generic, needed] of /** @type {const} */ ([
    ['sans', 'sans-serif', ['Hiragino Sans', 'Yu Gothic', 'Meiryo', 'Noto Sans CJK JP']],
    ['serif', 'serif', ['Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP']],
  ])) {
    expect(fonts(name)).toEqual(expect.arrayContaining([...needed]));
    expect(fonts(name).at(-1)).toBe(generic);
  }
});
