// A figure of the story as the labs' Share dialogs offer it: a link to it, and HTML that shows it in another page.

import { ELEMENT } from '../pkg/labs.js';
import { figureSnippet, writeHeights } from '../lib/share/snippets.js';
import { HEIGHTS } from './figures/heights.js';
import { SEED } from './seed.js';
import { titles as en } from './texts/en-titles.js';
import { titles as ja } from './texts/ja-titles.js';
import { storyAddress, storyPage } from './way.js';

const TITLES = { en, ja };

/** @typedef {{figure: string, values: [name: string, value: string][]}} Shown  a figure, and how it is set */

/**
 * @param {Shown} shown
 * @param {string} dice  the lab's seed
 * @param {'en' | 'ja'} language
 * @returns {import('../lib/share/share-dialog.js').FigureEmbed}
 */
export function figureEmbed({ figure, values }, dice, language) {
  const at = (/** @type {string} */ file) => new URL(file, location.href).href;
  const seed = dice === SEED ? '' : dice;
  const title = TITLES[language][figure].replace(/\.$/, '');
  const link = at(storyAddress(storyPage(language), figure, values, seed));
  /** @type {import('../lib/share/snippets.js').Attributes} */
  const attributes = [['figure', figure], ...values];
  if (seed) attributes.push(['seed', seed]);
  attributes.push(['lang', language], ['heights', writeHeights(HEIGHTS[figure])]);
  return {
    name: figure,
    title,
    link,
    html: figureSnippet({ script: at(ELEMENT), attributes, link, title: `Rollout Lab: ${title}` }),
  };
}
