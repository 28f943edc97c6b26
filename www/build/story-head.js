// The documents of the story: pages with a head for browsers, search engines and social networks and with a header, and the frame of figures
// for other people's pages.

import { readFileSync } from 'node:fs';
import { LANGUAGE_NAMES, LANGUAGES } from '../lib/i18n/texts.js';
import { addressIn } from '../lib/page/labs.js';
import { escapeHtml } from '../lib/share/snippets.js';
import { en } from '../story/prose/en.js';
import { ja } from '../story/prose/ja.js';
import { cardTexts } from './cover.js';
import { element, localeOf, previewAlt, previewOf, previewTags, STORY_NO_SCRIPT } from './head.js';
import { headerEntries } from './header.js';
import { withLineEnds } from './html.js';
import { WWW } from './settings.js';
import { FILES, written } from './story.js';

/** @typedef {import('./story.js').Language} Language */
/** @typedef {'page' | 'worksheet' | 'rules'} Kind */

const EARLY = readFileSync(`${WWW}/story/early.js`, 'utf8');

/**
 * A page of the story.
 * @typedef {Object} About
 * @property {Language} language
 * @property {Kind} kind
 * @property {string} title
 * @property {string} description
 * @property {string} [script]  unless the page works without one
 * @property {string} [style]
 */

/** @param {About} about @param {string} site  '' where it is not known */
async function headOf(about, site) {
  const { kind, title, description, script, style = 'story/page.css' } = about;
  const lines = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="color-scheme" content="light dark" />',
    ...(await links(about, site)),
    '<link rel="icon" href="./icon.svg" type="image/svg+xml" />',
    '<link rel="license" href="./licenses.txt" />',
    `<link rel="stylesheet" href="./${style}" />`,
    ...(script ? [STORY_NO_SCRIPT] : []),
    // Before the browser draws the page.
    ...(kind === 'page' ? [`<script>${EARLY}</script>`] : []),
    ...(script ? [`<script type="module" src="./${script}"></script>`] : []),
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

/** The links of a page to its other languages, and its preview. @param {About} about @param {string} site */
async function links({ language, kind, title, description }, site) {
  const address = (/** @type {Language} */ other) => new URL(FILES[other][kind], site).href;
  // Search engines take only whole addresses.
  if (!site) return [];
  const card = kind === 'page' ? 'story' : kind;
  return [
    element('link', { rel: 'canonical', href: address(language) }),
    ...LANGUAGES.map((other) => element('link', { rel: 'alternate', hreflang: other, href: address(other) })),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: address('en') }),
    ...previewTags({
      type: 'article',
      locale: localeOf(language),
      url: address(language),
      title,
      description,
      image: new URL(previewOf({ name: card }, language), site).href,
      alt: previewAlt(await cardTexts(card, language), language),
    }),
  ];
}

/**
 * A whole page: the head, the header, and the main part.
 * @param {About} about
 * @param {unknown} main  a template
 * @param {string} site  '' where it is not known
 */
export const documentOf = async (about, main, site) => `<!doctype html>
<html lang="${about.language}">
  <head>
${await headOf(about, site)}
  </head>
  <body>
${await headerOf(about.language, about.kind)}
${withLineEnds(written(main))}
  </body>
</html>
`;

/**
 * The header, as on the labs' pages: the site, the story, the labs, and the languages.
 * @param {Language} language
 * @param {Kind} kind
 */
async function headerOf(language, kind) {
  const entries = await headerEntries({
    languages: [language],
    address: ({ page }) => addressIn(page, language),
    isStory: kind === 'page',
  });
  const languages = LANGUAGES.map(
    (other) =>
      `<a href="./${FILES[other][kind]}" hreflang="${other}" lang="${other}"${other === language ? ' aria-current="true"' : ''}>${LANGUAGE_NAMES[other]}</a>`,
  );
  return `    <header class="bar">
      <a class="mark" id="mark" href="./?lang=${language}">Rollout<wbr /><b>Lab</b></a>
      <nav class="labs" aria-labelledby="mark">${entries}</nav>
      <nav class="languages">${languages.join(' ')}</nav>
    </header>`;
}

/**
 * The frame of figures for other people's pages. It is empty until its script has read which figure is wanted.
 * @param {string} script
 * @param {string} site  '' where it is not known
 */
export function storyFrame(script, site) {
  const { page } = FILES.en;
  const canonical = site ? `\n    <link rel="canonical" href="${new URL(page, site).href}" />` : '';
  const link = (/** @type {string} */ file, /** @type {string} */ lang, /** @type {string} */ text) =>
    `<a href="./${file}" lang="${lang}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(en.title)}</title>
    <meta name="description" content="${escapeHtml(en.description)}" />
    <meta name="color-scheme" content="light dark" />${canonical}
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="license" href="./licenses.txt" />
    <link rel="stylesheet" href="./story/frame.css" />
    <script type="module" src="./${script}"></script>
  </head>
  <body>
    <main>
      <figure class="figure"><p class="elsewhere">${link(FILES.en.page, 'en', en.title)} ${link(FILES.ja.page, 'ja', ja.title)}</p></figure>
    </main>
  </body>
</html>
`;
}
