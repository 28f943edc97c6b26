// The story's page: brings its figures to life, and reads what they show.

import { expect } from '@playwright/test';
import { ORDER, storyPage } from '../../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'en' | 'ja'} Language */

/** The names of all figures, in the order of the page. */
export const NAMES = ORDER;

/** The page's own script, whatever is in its name, and none of its parts. */
export const SCRIPT = '**/assets/page-*.js';

/**
 * What a figure shows.
 * @typedef {Object} Shown
 * @property {string[]} picture  its drawing: a line for each element and, behind a “, each text, whatever the order of its attributes
 * @property {string} alt
 * @property {string} said
 * @property {string} answer
 * @property {string} caption
 * @property {string[]} controls  what can be changed, by its label, with its value
 */

/**
 * @param {Page} page
 * @param {Language} [language]
 * @param {string} [rest]  of the address
 */
export const openStory = (page, language = 'en', rest = '') => page.goto(`./${storyPage(language)}${rest}`);

/**
 * The story as it is before its script has run, for those who have scripts.
 * @param {Page} page
 * @param {Language} language
 */
export async function openPictures(page, language) {
  await page.route(SCRIPT, (route) => route.abort());
  await openStory(page, language);
  await page.unroute(SCRIPT);
}

/**
 * Has the reader come to each of these figures, and waits until it lives.
 * @param {Page} page
 * @param {readonly string[]} [names]
 */
export async function liven(page, names = NAMES) {
  const states = await page.evaluate(async (all) => {
    const come = async (/** @type {string} */ name) => {
      const figure = /** @type {HTMLElement} */ (document.getElementById(name));
      figure.scrollIntoView({ block: 'center' });
      const done = () => 'live' in figure.dataset || 'trouble' in figure.dataset;
      if (!done()) {
        await new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!done()) return;
            observer.disconnect();
            resolve(null);
          });
          observer.observe(figure, { attributes: true });
        });
      }
      return `${name}: ${'trouble' in figure.dataset ? 'trouble' : 'live'}`;
    };
    const states = [];
    for (const name of all) states.push(await come(name));
    return states;
  }, names);
  expect(states).toEqual(names.map((name) => `${name}: live`));
}

/** @param {Page} page @param {string} name */
export const figureIn = (page, name) => page.locator(`figure#${name}`);

/** @param {Page} page @param {string} name */
export const saidBy = (page, name) => figureIn(page, name).locator('.said');

/**
 * All figures of the page, by their names.
 * @param {Page} page
 * @returns {Promise<Record<string, Shown>>}
 */
export const shown = (page) =>
  page.evaluate(() => {
    const plain = (/** @type {Element | null | undefined} */ element) =>
      (element?.textContent ?? '').replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
    /** @param {Node | null} node @returns {string[]} */
    const lines = (node) => {
      if (node instanceof Text) return node.data.trim() ? [`“${node.data.replace(/\s+/g, ' ').trim()}`] : [];
      if (!(node instanceof Element)) return [];
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}="${value.replace(/\s+/g, ' ')}"`)
        .sort();
      return [
        `${node.localName} ${attributes.join(' ')}`,
        ...[...node.childNodes].flatMap(lines),
        `/${node.localName}`,
      ];
    };
    /** Without what Lit has marked, which parts texts. @param {Element | null} element */
    const unmarked = (element) => {
      const copy = element?.cloneNode(true) ?? null;
      const marks = copy && document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
      const all = [];
      while (marks?.nextNode()) all.push(/** @type {Comment} */ (marks.currentNode));
      for (const mark of all) mark.remove();
      copy?.normalize();
      return copy;
    };
    const stateOf = (/** @type {HTMLInputElement} */ { type, value, checked }) =>
      type === 'radio' ? `${value} ${checked}` : value;
    return Object.fromEntries(
      [...document.querySelectorAll('figure')].map((figure) => [
        figure.id,
        {
          picture: lines(unmarked(figure.querySelector(':scope > svg'))),
          alt: figure.querySelector(':scope > svg')?.getAttribute('aria-label') ?? '',
          said: plain(figure.querySelector('.said')),
          answer: plain(figure.querySelector('.answer')),
          caption: plain(figure.querySelector('figcaption')),
          controls: [
            .../** @type {NodeListOf<HTMLInputElement>} */ (
              figure.querySelectorAll(':is(.guess, .controls) :is(input, button)')
            ),
          ].map(
            (input) =>
              `${input.getAttribute('aria-label') ?? plain(input.closest('label') ?? input)}: ${stateOf(input)}`,
          ),
        },
      ]),
    );
  });

/**
 * Where everything stands in the document: headings, paragraphs, figures, and what is in figures.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, p, figure, figure > *, .controls *, .guess *, li, dt, dd)')]
      // Where the page's script has not come there is no veil; it takes no place.
      .filter((element) => element.localName !== 'wbr' && element.checkVisibility() && !element.closest('.veil'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = `${element.closest('figure')?.id ?? ''} ${element.localName}.${element.getAttribute('class') ?? ''}`;
        return `${name} ${[left + scrollX, top + scrollY, width, height].map((value) => value.toFixed(2)).join(' ')}`;
      }),
  );

/**
 * How much the page has moved by itself since it was opened.
 * @param {Page} page
 */
export const shifted = (page) =>
  page.evaluate(async () => {
    // Shifts are reported after the frame that made them.
    for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((task) => setTimeout(task));
    const entries = /** @type {(PerformanceEntry & {value: number})[]} */ (observer.takeRecords());
    observer.disconnect();
    return entries.reduce((sum, { value }) => sum + value, 0);
  });

/**
 * Writes an amount into the sentence of a figure, as a reader does.
 * @param {Page} page
 * @param {string} figure
 * @param {string} label
 * @param {string} text
 */
export async function type(page, figure, label, text) {
  const field = figureIn(page, figure).getByLabel(label);
  await field.fill(text);
  await field.press('Enter');
}

/**
 * Whether everything stands where it stood, by what `places` says. Marks of line ends are elements in the page as it is built and
 * characters in living figures: this rounds widths of texts otherwise, by a few hundredths of a pixel.
 * @param {string[]} now
 * @param {string[]} before
 */
export function expectSamePlaces(now, before) {
  const parts = (/** @type {string} */ place) => {
    const words = place.split(' ');
    return { name: words.slice(0, -4).join(' '), box: words.slice(-4).map(Number) };
  };
  const [is, was] = [now.map(parts), before.map(parts)];
  expect(is.map(({ name }) => name)).toEqual(was.map(({ name }) => name));
  const moved = is.filter(({ box }, i) => box.some((value, side) => Math.abs(value - was[i].box[side]) > 0.1));
  expect(moved).toEqual([]);
}
