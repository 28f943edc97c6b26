// The texts of a lab's page.

import { pathToFileURL } from 'node:url';
import { WWW } from './settings.js';

/**
 * The texts that a page's HTML has and no script. The header names the lab: `purpose` stands below the name of a lab that has an entry of its
 * own, and `question` beside that of a lab in a panel.
 * @typedef {{title: string, description: string, name: string, purpose?: string, question: string}} Page
 */

/**
 * A lab's catalogue with the texts of its page.
 * @param {string} lab
 * @param {string} language
 * @returns {Promise<import('../lib/i18n/texts.js').Texts & {page: Page}>}
 */
export async function pageTexts(lab, language) {
  const file = `${WWW}/labs/${lab}/texts/${language === 'en' ? 'en-page' : language}.js`;
  return (await import(pathToFileURL(file).href))[language];
}
