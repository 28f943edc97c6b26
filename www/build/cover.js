// The card of a lab or another page: its name, its question, and a drawing of its idea. Other people's pages show the card until the lab
// has loaded, and links to the page have it as their preview. The card shows no rollout, because it stands for any. It has both themes: the
// reader's system decides, or `#dark` and `#light` at the end of the card's address.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { textWidth } from '../lib/chart/plan.js';
import { escapeHtml } from '../lib/share/snippets.js';
import { wrap } from '../lib/share/picture.js';
import { phrasesOf } from '../lib/i18n/typography.js';
import { en as rulesEn } from '../rules/texts/en.js';
import { ja as rulesJa } from '../rules/texts/ja.js';
import * as covers from '../story/covers.js';
import { en as storyEn } from '../story/prose/en.js';
import { ja as storyJa } from '../story/prose/ja.js';
import { en as worksheetEn } from '../story/worksheet/en.js';
import { ja as worksheetJa } from '../story/worksheet/ja.js';
import { pageTexts } from './page-texts.js';
import { WWW } from './settings.js';

/** The sizes of the card, in pixels and in its own units. */
const SIZE = { width: 1200, height: 675 };
const [WIDTH, HEIGHT] = [800, 450];
const MARGIN = 48;
/** The widths of the words at the left and of the drawing, a square. */
const WORDS = 330;
const SQUARE = 300;
/** The space around a drawing that stands alone. */
const EDGE = 12;

const MARK = { size: 17, line: 24 };
const NAME = { size: 38, line: 46 };
const QUESTION = { size: 22, line: 31 };
/** Bold letters are wider than those in the table of widths. */
const BOLD = 1.1;

/**
 * Attributes for colours of the theme, by their names.
 * @typedef {(colours: {fill?: string, stroke?: string}) => string} Look
 */

/** Cards of pages that are no lab's. @type {Record<string, {drawing: Drawing, en: Asking, ja: Asking}>} */
const STORY = {
  story: { drawing: covers.story, en: storyEn, ja: storyJa },
  worksheet: { drawing: covers.worksheet, en: worksheetEn, ja: worksheetJa },
  rules: { drawing: covers.rules, en: rulesEn, ja: rulesJa },
};

/** The names of these cards. */
export const STORY_CARDS = Object.keys(STORY);

/** @typedef {{heading: string, question: string}} Asking */

/** The drawing of an idea in a square of 300 × 300: the export of a lab's `cover.js`. @typedef {(look: Look) => string[]} Drawing */

/**
 * A lab's drawing alone, for the panels of the header. Like a card, it follows the theme of the reader's system.
 * @param {string} lab
 * @returns {Promise<string>} an SVG document
 */
export async function drawingOf(lab) {
  /** @type {{drawing: Drawing}} */
  const { drawing } = await import(pathToFileURL(`${WWW}/labs/${lab}/cover.js`).href);
  const theme = themeColours();
  const { look, used } = lookOf(theme);
  const drawn = drawing(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${SQUARE + 2 * EDGE} ${SQUARE + 2 * EDGE}">${[
    ...styleSheet(theme, [...used].sort()),
    '<g id="light"><g id="dark">',
    ...drawn,
    '</g></g>',
  ].join('')}</svg>`;
}

/** The colours of the theme, light and dark. @returns {Map<string, [light: string, dark: string]>} */
export function themeColours() {
  const css = readFileSync(`${WWW}/lib/page/theme.css`, 'utf8');
  const pairs = css.matchAll(/--([\w-]+): var\(--light, (#\w+)\) var\(--dark, (#\w+)\)/g);
  return new Map([...pairs].map(([, name, light, dark]) => [name, [light, dark]]));
}

/**
 * The words of a card.
 * @param {string} card  the name of a lab, or one of `STORY_CARDS`
 * @param {string} language
 * @returns {Promise<{name: string, question: string}>}
 */
export async function cardTexts(card, language) {
  const own = STORY[card]?.[language === 'ja' ? 'ja' : 'en'];
  if (own) return { name: own.heading, question: own.question };
  const { page } = await pageTexts(card, language);
  return page;
}

/**
 * @param {string} card  the name of a lab, or one of `STORY_CARDS`
 * @param {string} language
 * @returns {Promise<string>} an SVG document
 */
export async function coverOf(card, language) {
  const page = await cardTexts(card, language);
  /** @type {{drawing: Drawing}} */
  const { drawing } = STORY[card] ?? (await import(pathToFileURL(`${WWW}/labs/${card}/cover.js`).href));
  const theme = themeColours();
  const { look, used } = lookOf(theme);
  const drawn = [
    `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="14" ${look({ fill: 'card', stroke: 'line' })}/>`,
    ...words(page, look),
    `<g transform="translate(${WIDTH - MARGIN - SQUARE} ${(HEIGHT - SQUARE) / 2})">`,
    ...drawing(look),
    '</g>',
  ];
  const title = `Rollout Lab${language === 'ja' ? '：' : ': '}${page.name}`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}"` +
      ` role="img" lang="${language}" font-family="system-ui, sans-serif">`,
    `<title>${escapeHtml(title)}</title>`,
    `<desc>${escapeHtml(page.question)}</desc>`,
    ...styleSheet(theme, [...used].sort()),
    '<g id="light">',
    '<g id="dark">',
    ...drawn,
    '</g>',
    '</g>',
    '</svg>',
  ].join('\n')}\n`;
}

/**
 * The look of shapes in the theme, and the colours that they have used.
 * @param {ReturnType<typeof themeColours>} theme
 */
function lookOf(theme) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Look} */
  const look = (colours) =>
    Object.entries(colours)
      .map(([how, name]) => {
        used.add(name);
        // The light colour is for readers without style sheets.
        return `class="${how}-${name}" ${how}="${theme.get(name)?.[0]}"`;
      })
      .join(' ')
      // A shape with both colours has one attribute `class`.
      .replace(/class="([^"]*)"(.*) class="([^"]*)"/, 'class="$1 $3"$2');
  return { look, used };
}

/**
 * The names of the site and of the lab, and the lab's question, in the middle of the height.
 * @param {{name: string, question: string}} page
 * @param {Look} look
 */
function words({ name, question }, look) {
  const blocks = [
    { ...MARK, lines: ['Rollout Lab'], gap: 18, attributes: `font-weight="600" ${look({ fill: 'accent' })}` },
    {
      ...NAME,
      lines: linesOf(name, NAME.size * BOLD),
      gap: 14,
      attributes: `font-weight="700" ${look({ fill: 'ink' })}`,
    },
    { ...QUESTION, lines: linesOf(question, QUESTION.size), gap: 0, attributes: look({ fill: 'muted' }) },
  ];
  const tall = blocks.reduce((sum, { lines, line, gap }) => sum + lines.length * line + gap, 0);
  let top = (HEIGHT - tall) / 2;
  return blocks.flatMap(({ size, line, lines, gap, attributes }) => {
    const from = top;
    top += lines.length * line + gap;
    return [
      `<g font-size="${size}" ${attributes}>`,
      ...lines.map((text, i) => {
        if (textWidth(text, size) > WORDS) throw new Error(`the card has no room for “${text}”`);
        return `<text x="${MARGIN}" y="${Math.round(from + i * line + size)}">${escapeHtml(text)}</text>`;
      }),
      '</g>',
    ];
  });
}

/**
 * Splits a text into lines: Japanese at pauses and before brackets, or else between phrases, and English between words.
 * @param {string} text
 * @param {number} size  of its letters
 */
function linesOf(text, size) {
  const fits = (/** @type {string} */ line) => textWidth(line, size) <= WORDS;
  return text.split(/(?<=、)|(?=（)/).flatMap((clause) => {
    /** @type {string[]} */
    const lines = [''];
    for (const phrase of phrasesOf(clause)) {
      if (fits(lines[lines.length - 1] + phrase)) lines[lines.length - 1] += phrase;
      else lines.push(phrase);
    }
    return lines.filter(Boolean).flatMap((line) => wrap(line, size, WORDS));
  });
}

/**
 * The styles of colours by the theme of the address or else of the system.
 * @param {ReturnType<typeof themeColours>} theme
 * @param {string[]} names
 */
function styleSheet(theme, names) {
  const values = (/** @type {0 | 1} */ which) => names.map((name) => `--${name}:${theme.get(name)?.[which]}`).join(';');
  const [light, dark] = [values(0), values(1)];
  return [
    '<style>',
    `#dark{${light}}`,
    `@media (prefers-color-scheme:dark){#dark{${dark}}}`,
    `#light:target #dark{${light}}`,
    `#dark:target{${dark}}`,
    ...names.map((name) => `.fill-${name}{fill:var(--${name})}.stroke-${name}{stroke:var(--${name})}`),
    '</style>',
  ];
}
