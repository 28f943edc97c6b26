// How a figure gets into other people's pages: what they paste, as it is now. A view.

import { html } from 'lit';
import { ELEMENT } from '../../pkg/labs.js';
import { elementSnippet, writeHeights } from '../../lib/share/snippets.js';
import { WIDTH as UNITS } from '../figures/figure.js';
import { HEIGHTS } from '../figures/heights.js';
import { SEED } from '../seed.js';
import { pictureFile, storyAddress, storyPage } from '../way.js';

/** Of the picture in a page, in CSS pixels, where nobody says another. */
const WIDTH = 600;

/**
 * @param {import('./live-figure.js').Now} now
 * @param {'en' | 'ja'} language
 * @param {string} seed
 */
export function snippetView({ figure, values, told, common, height }, language, seed) {
  const at = (/** @type {string} */ file) => new URL(file, location.href).href;
  const own = seed === SEED ? '' : seed;
  /** @type {import('../../lib/share/snippets.js').Attributes} */
  const attributes = [['figure', figure], ...values];
  if (language === 'ja') attributes.push(['lang', 'ja']);
  if (own) attributes.push(['seed', own]);
  const text = elementSnippet({
    script: at(ELEMENT),
    attributes,
    heights: writeHeights(HEIGHTS[figure]),
    link: at(storyAddress(storyPage(language), figure, values, own)),
    picture: at(pictureFile(figure, language)),
    alt: `Rollout Lab: ${common.titles[figure]}`,
    // It tells what the reader of that page is asked as well.
    waits: !told,
    size: { width: WIDTH, height: Math.round((height / UNITS) * WIDTH) },
  });
  return html`<p>${common.embedNote}</p>
    <textarea readonly rows="7" spellcheck="false" aria-label=${common.embed} .value=${text}
      @focus=${(/** @type {Event} */ { target }) => /** @type {HTMLTextAreaElement} */ (target).select()}></textarea>
    <p><button type="button" @click=${(/** @type {Event} */ { currentTarget }) =>
      copy(/** @type {HTMLElement} */ (currentTarget), text, common.copied)}>${common.copy}</button></p>`;
}

/**
 * @param {HTMLElement} button
 * @param {string} text
 * @param {string} copied
 */
async function copy(button, text, copied) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = copied;
  } catch {
    // It may be forbidden: then the reader copies what is selected.
    button.closest('details')?.querySelector('textarea')?.select();
  }
}
