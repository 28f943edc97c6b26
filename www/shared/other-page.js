// The way from one lab to another one's page, with what it is to begin with.

import { addressOf, isAlone, labNamed, languageToKeep } from './labs.js';

/**
 * @param {string} lab
 * @param {Record<string, string>} values  as its address writes them
 * @returns {string | null} null in a single file, beside which there is no other page
 */
export function otherPage(lab, values) {
  if (isAlone()) return null;
  const query = new URLSearchParams(values);
  // It speaks what this one has been told to.
  const language = languageToKeep();
  if (language) query.set('lang', language);
  return `${addressOf(labNamed(lab).page)}?${query}`;
}
