// A page ends where what is to be seen ends, and is no wider than its window: what is only heard reaches no further. Nothing in it is
// moved sideways without need, and no blank space lies between its parts.

import { expect, test } from './helpers/test.js';
import { KNOWN } from './helpers/labs.js';
import { STORY } from '../../www/pkg/labs.js';
import { storyPage } from '../../www/story/way.js';

/** @typedef {import('@playwright/test').Page} Page */

const WIDTHS = [320, 360, 375, 720, 1280];

/** Japanese has the same layout: phones, where its words are too wide, and a desktop. */
const JAPANESE_WIDTHS = [320, 360, 375, 1280];

/**
 * The largest space between two parts: above a heading of the prose, 1.6 of its 20 px, with a line of 1 px above it. Cards have 14 px
 * between them, the lab, its questions and the prose 28 px.
 */
const LARGEST = 33;

/** Boxes that may be moved sideways at widths up to one, and why. @type {Record<string, {upTo: number, why: string}>} */
const SIDEWAYS = {
  'nav.labs': { upTo: 1279, why: 'all labs stand in one line' },
  'div.scroll of table.figures.couplings': { upTo: 979, why: 'its eleven columns of figures are read beside each other' },
  'div.box of table': { upTo: 320, why: 'six columns of figures with the longest signs and decimals' },
  'div.list of table': { upTo: 360, why: 'eight columns of figures with three decimals' },
};

/**
 * Finds faults of the page at its width: how much higher it is than its last part, how much wider than its window, elements
 * that scroll without being positioned, boxes that are moved sideways, and blank space between parts.
 * @param {Page} page
 * @param {number | null} largest  space between two parts
 */
const wrong = (page, largest) =>
  page.evaluate(([allowed, most]) => {
    const root = document.documentElement;
    /** @type {string[]} */
    const found = [];
    const end = Math.max(root.clientHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY));
    if (root.scrollHeight > end + 1) found.push(`${root.scrollHeight - end} px below the last part`);
    if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth - root.clientWidth} px too wide`);
    /** @param {Document | ShadowRoot} tree */
    const walk = (tree) => {
      for (const element of tree.querySelectorAll('*')) {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
        // A document's own scroll bar, and fields, hold nothing.
        if (scrolls && position === 'static' && !element.matches('html, body, textarea, select')) {
          found.push(`${element.localName}.${element.getAttribute('class')} scrolls, and is not positioned`);
        }
        if (scrolls && element.scrollWidth > element.clientWidth && !element.matches('html, body, textarea, select')) sideways(element);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    /** @param {Element} element */
    const named = (element) => [element.localName, ...element.classList].join('.');
    /** A box that is moved sideways is one of those that may be, looks so, and is reached by keyboard. @param {Element} box */
    const sideways = (box) => {
      const table = box.querySelector(':scope > table');
      const name = table ? `${named(box)} of ${named(table)}` : named(box);
      const beyond = box.scrollWidth - box.clientWidth;
      if (!(innerWidth <= allowed[name]?.upTo)) found.push(`${name} is moved sideways by ${beyond} px`);
      if (!getComputedStyle(box).backgroundAttachment.includes('local')) found.push(`${name} has no shade at its edges`);
      const region = box.getAttribute('role') === 'region' && (box.ariaLabel || box.getAttribute('aria-labelledby'));
      if (!(region && /** @type {HTMLElement} */ (box).tabIndex === 0) && !box.querySelector('a[href]')) found.push(`${name} is out of the keyboard’s reach`);
    };
    walk(document);

    /** What is to be seen from top to bottom, each with its name. @type {{top: number, bottom: number, name: string}[]} */
    const parts = [];
    /** Whether it is a part of its own, or a paragraph. @param {Element} element @param {CSSStyleDeclaration} style */
    const isPart = (element, style) =>
      element.matches('.card, button, input, select, textarea, svg, canvas, img, iframe') ||
      (style.display !== 'inline' && [...element.childNodes].some((node) => node instanceof Text && node.data.trim()));
    /** @param {Element} element */
    const gather = (element) => {
      const style = getComputedStyle(element);
      // An element that is only its contents is not visible itself.
      if (!element.checkVisibility() && style.display !== 'contents') return;
      if (style.visibility === 'hidden' || style.clipPath !== 'none' || style.position === 'fixed') return;
      if (!isPart(element, style)) return void [...(element.shadowRoot ?? element).children].forEach(gather);
      const { top, bottom } = element.getBoundingClientRect();
      parts.push({ top, bottom, name: `${named(element)} “${element.textContent?.trim().slice(0, 20)}”` });
    };
    const main = document.querySelector('main') ?? document.body;
    gather(main);
    parts.sort((one, other) => one.top - other.top);
    // The prose begins below the first screen, however short the lab is.
    const screen = main.querySelector('[data-lab]')?.getBoundingClientRect();
    const ends = screen && screen.height === innerHeight ? screen.bottom : 0;
    let last = { bottom: main.getBoundingClientRect().top, name: 'the top' };
    for (const part of parts) {
      const from = last.bottom < ends && part.top >= ends ? ends : last.bottom;
      if (most !== null && part.top - from > most) found.push(`${Math.round(part.top - from)} px between ${last.name} and ${part.name}`);
      if (part.bottom > last.bottom) last = part;
    }
    return [...new Set(found)];
  }, /** @type {const} */ ([SIDEWAYS, largest]));

/** @param {Page} page @param {string} name @param {number[]} [widths] @param {number | null} [largest]  space between two parts; null: any */
async function check(page, name, widths = WIDTHS, largest = LARGEST) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The new width is drawn in the frames after that.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect.soft(await wrong(page, largest), `${name} at ${width}`).toEqual([]);
  }
}

for (const { name, page: file, embed, query, ready, besides } of KNOWN) {
  test(`${name}: page and embed end with their last part, and are no wider than their window`, async ({ page }) => {
    const lab = page.locator(`${name}-lab`);
    /** @param {string} address @param {number[]} [widths] @param {string} [shows] */
    const visit = async (address, widths, shows) => {
      await page.goto(`./${address}`);
      await ready(lab);
      if (shows) await lab.locator(shows).waitFor();
      const questions = page.locator('reader-questions');
      // Those come when the reader is near.
      if ((await questions.count()) > 0) {
        await questions.evaluate((it) => it.scrollIntoView());
        await questions.locator('summary').first().waitFor();
        await page.evaluate(() => scrollTo(0, 0));
      }
      await check(page, address, widths);
    };
    await visit(`${file}?${query}`);
    await visit(`${embed}?${query}`);
    await visit(`${file}?lang=ja&${query}`, JAPANESE_WIDTHS);
    if (besides) {
      await visit(`${file}?${besides.query}`, undefined, besides.shows);
      await visit(`${file}?lang=ja&${besides.query}`, JAPANESE_WIDTHS, besides.shows);
    }
  });
}

test('the story, its worksheet and its figures end with their last part, and are no wider than their window', async ({ page }) => {
  // Their prose has an article's spaces, figures room for answers, and the worksheet lines to write on.
  for (const file of [storyPage('en'), STORY.worksheet]) {
    await page.goto(`./${file}`);
    await check(page, file, WIDTHS, null);
  }
  for (const { file, figures } of STORY.frames) {
    for (const figure of figures) {
      await page.goto(`./${file}?figure=${figure}`);
      await page.locator('[data-live]').waitFor();
      await check(page, figure, WIDTHS, null);
    }
  }
});
