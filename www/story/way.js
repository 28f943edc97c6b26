// Where a figure leads on to.

import { STORY } from '../pkg/labs.js';
import { addressIn, labNamed, pageIn } from '../lib/page/labs.js';

/**
 * The lab that shows the same as a figure.
 * @param {import('./figures/figure.js').Way} way
 * @param {'en' | 'ja'} language
 */
export const labAddress = ({ lab, values }, language) => `${addressIn(labNamed(lab).page, language)}#v=1&${values}`;

/**
 * The figure in the story, as it is.
 * @param {string} page  of the story
 * @param {string} figure
 * @param {[name: string, value: string][]} values
 * @param {string} [seed]  unless it is the story's own
 */
export function storyAddress(page, figure, values, seed = '') {
  const query = new URLSearchParams(values.map(([name, value]) => [`${figure}.${name}`, value]));
  if (seed) query.set('seed', seed);
  const text = String(query).replaceAll('%2C', ',');
  return `./${page}${text && `?${text}`}#${figure}`;
}

/** Pages of the story are named as those of labs. */
export const inLanguage = pageIn;

/** @param {'en' | 'ja'} language */
export const storyPage = (language) => inLanguage(STORY.page, language);

/**
 * The picture of a figure in the build, as it is untouched.
 * @param {string} figure
 * @param {'en' | 'ja'} language
 */
export const pictureFile = (figure, language) => `pictures/story-${figure}-${language}.svg`;
