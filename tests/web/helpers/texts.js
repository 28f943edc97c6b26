// All that a lab says in a language: its catalogue with what its page says around it, and what is loaded with a part that
// somebody asks for.

import { pageTexts } from '../../../www/build/html.js';

/** @typedef {import('../../../www/shared/texts/texts.js').ShareTexts} ShareTexts */

/**
 * @param {string} lab
 * @param {string} language
 */
export async function allTexts(lab, language) {
  const texts = await pageTexts(lab, language);
  const { share } = await import(`../../../www/labs/${lab}/texts/${language}-share.js`);
  return { ...texts, share: { ...texts.share, .../** @type {ShareTexts} */ (share) } };
}
