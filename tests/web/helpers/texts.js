// All that a lab says in a language: its catalogue with what its page says around it, and what is loaded with a part that
// somebody asks for.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageTexts } from '../../../www/build/page-texts.js';
import { belowTexts } from '../../../www/lib/rollout/below-texts.js';

/** @typedef {import('../../../www/lib/i18n/texts.js').ShareTexts} ShareTexts */

/**
 * @param {string} lab
 * @param {string} language
 */
export async function allTexts(lab, language) {
  const texts = await pageTexts(lab, language);
  const { share } = await import(`../../../www/labs/${lab}/texts/${language}-share.js`);
  const all = { ...texts, share: { ...texts.share, .../** @type {ShareTexts} */ (share) } };
  // What is played by hand has nothing that is loaded below the chart.
  const rolled = 'many' in texts ? belowTexts(/** @type {any} */ (all)) : all;
  const own = `../../../www/labs/${lab}/texts/${language}-below.js`;
  return existsSync(fileURLToPath(new URL(own, import.meta.url)))
    ? { ...rolled, ...(await import(own)).below }
    : rolled;
}
