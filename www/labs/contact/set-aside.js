// What isn't used of the ID from which a position was set up, in the reader's language.

import { factsSaid } from '../../shared/bearoff/set-aside.js';

/**
 * @param {Object} given
 * @param {import('../../shared/bearoff/pasted.js').Aside | null} given.aside  the facts that aren't used, of the core's sides; null: none
 * @param {boolean} [given.more]  whether a link said something else
 * @param {Pick<import('./texts/en.js').Texts, 'idAside' | 'sides'>} texts
 * @returns {string} '' if nothing was
 */
export function whatWasSetAside({ aside, more = false }, { idAside: words, sides }) {
  if (aside) return words.ofGame(factsSaid(aside, words, sides));
  return more ? words.ofLink : '';
}
