// The head of a page: links and previews for search engines and social networks, styles for readers without scripts, and the content
// security policy.

import { createHash } from 'node:crypto';
import { addressOf, pageIn } from '../lib/page/labs.js';
import { escapeHtml } from '../lib/share/snippets.js';
import { LANGUAGES } from '../lib/i18n/texts.js';

/** @typedef {import('../lib/i18n/texts.js').Language} Language */

// ——— Links and previews ———
// They need whole addresses, so a page has them only if the site is known. Each lab has a page in every language, which names the others,
// because search engines and social networks read the words in the HTML. An address with `?lang=ja` is a view of the page without it.

/** The picture of a preview, in pixels: social networks show no SVG, and cut others to this shape. */
export const PREVIEW = { width: 1200, height: 630 };

/** @param {{name: string}} lab @param {Language} [language] @returns {string} the picture's path in the build */
export const previewOf = ({ name }, language = 'en') => `pictures/${name}-${language}.png`;

/** The alternative text of the picture. @param {{name: string, question: string}} page @param {Language} language */
export const previewAlt = ({ name, question }, language) => `${name}${language === 'ja' ? '：' : ': '}${question}`;

/** The locale as social networks write it. @param {Language} language */
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
  // Readers who find the iframe or the file are sent to the page, which has the same lab.
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
    // All other readers get the page that asks the browser for its language.
    element('link', { rel: 'alternate', hreflang: 'x-default', href: inLanguage('en') }),
    ...previewTags({ ...preview, alt: previewAlt(page, language) }),
  ];
}

/**
 * The preview of a page in social networks.
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
    // Twitter takes everything else from the tags above.
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** @param {string} name @param {Record<string, string>} attributes */
export const element = (name, attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')} />`;

// ——— Without scripts ———
// Browsers understand `<noscript>` in a head, but the media feature `scripting` only since 2023 (Chrome 120, Safari 17).

/** @param {string} style */
const noScript = (style) => `<noscript><style>${style}</style></noscript>`;

/** On a lab's page: the words that wait for a script are visible, and there is no gap for the lab. */
export const LAB_NO_SCRIPT = noScript(
  'body,[data-lab]{visibility:visible!important;animation:none!important;min-height:0!important}',
);

/** On the story's pages: no controls, because they need scripts. */
export const STORY_NO_SCRIPT = noScript('.tools,.figure :is(.guess,.controls,.snippet,.way){display:none!important}');

// ——— Content security policy ———
// Built pages load their own files only. Vite's development server has no policy, because it needs inline styles and a socket.

/**
 * Puts the policy at the beginning of a page's head. Hashes allow the styles and scripts in the page itself, and `sources` allow others.
 * @param {string} html
 */
export function withPolicy(html, { scripts = "'self'", styles = "'self'", frame = "'none'", connect = "'self'" } = {}) {
  const policy = [
    "default-src 'none'",
    ['script-src', scripts, ...hashes(html, 'script'), "'wasm-unsafe-eval'"],
    // Workers are made of text that is in the scripts.
    'worker-src blob:',
    ['style-src', styles, ...hashes(html, 'style')],
    "img-src 'self' data:",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].map((directive) => [directive].flat().filter(Boolean).join(' '));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
  return html.replace('<head>', () => `<head>\n    ${meta}`);
}

/** A page without its policy. @param {string} html */
export const withoutPolicy = (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*/, '');

/** @param {string} html @param {'script' | 'style'} tag */
const hashes = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, inline]) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
  );
