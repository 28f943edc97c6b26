// Names and addresses of the story: its dice, its figures, its pages in each language, and the ways between it and the labs.

import { addressIn, labNamed, pageIn } from '../lib/page/labs.js';
import { STORY } from '../pkg/labs.js';

/** @typedef {'en' | 'ja'} Language */
/** @typedef {[name: string, value: string][]} Values  settings of a figure */

/**
 * The story's seed, unless the address has another one. Figure 1 needs its first game: Blue rolls no doubles, White misses, and Blue
 * wins.
 */
export const SEED = '0x1';

/** The figures in the order of the story. A figure's name is its anchor on the page and its name in other people's pages. */
export const ORDER = [
  'game',
  'roll',
  'dots',
  'dare',
  'why',
  'broken',
  'chosen',
  'backwards',
  'mistakes',
  'cut',
  'interval',
  'any',
];

/**
 * The address of a lab that shows the same as a figure.
 * @param {import('./figures/figure.js').Way} way
 * @param {Language} language
 */
export const labAddress = ({ lab, values }, language) => `${addressIn(labNamed(lab).page, language)}#v=1&${values}`;

/**
 * The address of a figure in the story, with its settings.
 * @param {string} page  of the story
 * @param {string} figure
 * @param {Values} values
 * @param {string} [seed]  unless it is the story's own
 */
export function storyAddress(page, figure, values, seed = '') {
  const query = new URLSearchParams(values.map(([name, value]) => [`${figure}.${name}`, value]));
  if (seed) query.set('seed', seed);
  return `./${page}${search(query)}#${figure}`;
}

/** A query as it is written, with its question mark; '' if it is empty. @param {URLSearchParams} query */
export function search(query) {
  const text = String(query).replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Pages of the story are named as those of labs. */
export const inLanguage = pageIn;

/** @param {Language} language */
export const storyPage = (language) => inLanguage(STORY.page, language);

/** The file with the picture of an untouched figure. @param {string} figure @param {Language} language */
export const pictureFile = (figure, language) => `pictures/story-${figure}-${language}.svg`;

/** A printed address, without `https://` or `./`. @param {string} address */
export const withoutScheme = (address) => address.replace(/^(\.|https?:)\/+/, '');

/**
 * Opens the page in the language of `lang=…`, as in the labs. Each language has a file of its own.
 * @param {URLSearchParams} query
 * @param {Language} language  of this page
 */
export function goToLanguage(query, language) {
  const asked = query.get('lang');
  if (asked === null || asked === language) return;
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.languages a'));
  const link = [...links].find(({ hreflang }) => hreflang === asked);
  if (!link) return;
  const rest = new URLSearchParams(query);
  rest.delete('lang');
  location.replace(`${link.href}${search(rest)}${location.hash}`);
}
