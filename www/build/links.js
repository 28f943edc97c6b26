// What a page's head says to search engines and social networks: which address is the page's own, and what to show
// where somebody links to it. Only where the site is known: all of it needs whole addresses.
//
// No rel="alternate" for the languages: the pages are the same files in every one, ?lang=ja is a view of the page whose
// own address is without it, and search engines disregard alternates that are not their own canonical address.

import { addressOf } from '../shared/labs.js';
import { escapeHtml } from '../shared/share/snippets.js';

/** The picture of a preview, in pixels: social networks show no SVG, and cut others to this shape. */
export const PREVIEW = { width: 1200, height: 630 };

/**
 * Labs have one in English: search engines and social networks read their pages as they are without scripts. The story's pages in
 * Japanese need that of the first lab in Japanese.
 * @param {{name: string}} lab
 * @param {'en' | 'ja'} [language]
 * @returns {string} the picture's path in the build
 */
export const previewOf = ({ name }, language = 'en') => `pictures/${name}-${language}.png`;

/**
 * @param {Readonly<import('../pkg/labs.js').Lab>} lab
 * @param {import('./html.js').Form} form
 * @param {{page: {title: string, description: string, name: string, question: string}}} texts
 * @param {string} site  '' where it is not known; else it ends with a slash
 * @returns {string[]} elements
 */
export function headLinks(lab, form, { page }, site) {
  if (!site) return [];
  const { title, description, name, question } = page;
  const at = (/** @type {string} */ path) => new URL(path, site).href;
  const own = at(addressOf(lab.page));
  const canonical = element('link', { rel: 'canonical', href: own });
  // The same lab as on its page: who finds the frame or the file is sent there.
  if (form !== 'page') return [canonical];
  const preview = { type: 'website', locale: 'en_US', url: own, title, description, image: at(previewOf(lab)) };
  return [canonical, ...previewTags({ ...preview, alt: `${name}: ${question}` })];
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
  `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')} />`;
