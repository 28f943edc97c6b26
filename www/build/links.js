// What a page's head says to search engines and social networks: which address is the page's own, and what to show
// where somebody links to it. Only where the site is known: all of it needs whole addresses.
//
// Each lab has a page in every language, which names the others: search engines and social networks see the words that stand in the
// HTML. `?lang=ja` at the end of an address is a view of the page whose own address is without it.

import { addressOf, pageIn } from '../lib/page/labs.js';
import { escapeHtml } from '../lib/share/snippets.js';
import { LANGUAGES } from '../lib/i18n/texts.js';

/** @typedef {import('../lib/i18n/texts.js').Language} Language */

/** The picture of a preview, in pixels: social networks show no SVG, and cut others to this shape. */
export const PREVIEW = { width: 1200, height: 630 };

/** @param {{name: string}} lab @param {Language} [language] @returns {string} the picture's path in the build */
export const previewOf = ({ name }, language = 'en') => `pictures/${name}-${language}.png`;

/** The alternative text of the picture. @param {{name: string, question: string}} page @param {Language} language */
export const previewAlt = ({ name, question }, language) => `${name}${language === 'ja' ? '：' : ': '}${question}`;

/** As social networks write it. @param {Language} language */
export const localeOf = (language) => (language === 'ja' ? 'ja_JP' : 'en_US');

/**
 * @param {Readonly<import('../pkg/labs.js').Lab>} lab
 * @param {import('./html.js').Form} form
 * @param {{page: {title: string, description: string, name: string, question: string}}} texts
 * @param {string} site  '' where it is not known; else it ends with a slash
 * @param {Language} language  of the page
 * @returns {string[]} elements
 */
export function headLinks(lab, form, { page }, site, language) {
  if (!site) return [];
  const { title, description } = page;
  const at = (/** @type {string} */ path) => new URL(path, site).href;
  const inLanguage = (/** @type {Language} */ one) => at(addressOf(pageIn(lab.page, one)));
  const own = inLanguage(language);
  const canonical = element('link', { rel: 'canonical', href: own });
  // The same lab as on its page: who finds the frame or the file is sent there.
  if (form !== 'page') return [canonical];
  const preview = {
    type: 'website',
    locale: localeOf(language),
    url: own,
    title,
    description,
    image: at(previewOf(lab, language)),
  };
  return [
    canonical,
    ...LANGUAGES.map((one) => element('link', { rel: 'alternate', hreflang: one, href: inLanguage(one) })),
    // Whose language is none of them gets the page that asks the browser.
    element('link', { rel: 'alternate', hreflang: 'x-default', href: inLanguage('en') }),
    ...previewTags({ ...preview, alt: previewAlt(page, language) }),
  ];
}

/**
 * What social networks show of a page.
 * @param {{type: string, locale: string, url: string, title: string, description: string, image: string, alt: string}} page  with whole
 *   addresses
 */
export function previewTags({ type, locale, url, title, description, image, alt }) {
  const said = {
    'og:type': type,
    'og:site_name': 'Rollout Lab',
    'og:locale': locale,
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(PREVIEW.width),
    'og:image:height': String(PREVIEW.height),
    'og:image:alt': alt,
  };
  return [
    ...Object.entries(said).map(([property, content]) => element('meta', { property, content })),
    // All else it takes from those.
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
export const element = (name, attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')} />`;
