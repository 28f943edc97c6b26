// The way to the lab of any position, with one that is no bear-off; and what is wrong with a position in the address.

import { html, nothing } from 'lit';
import { otherPage } from '../page/other-page.js';
import { wayTo } from './other-lab.js';
import { refusal } from './refusals.js';
import { whatWasSetAside } from './set-aside.js';

/**
 * @typedef {Object} Lab
 * @property {import('../element/definition.js').Offers} offers
 * @property {Pick<typeof import('./texts/en.js'), 'refusals' | 'setAside'> & Pick<import('../i18n/texts.js').Shared, 'sides'>} texts
 */

/**
 * @param {Lab} lab
 * @param {string} id
 */
export const elsewhere = (lab, id) =>
  wayTo(lab, () => otherPage('contact', { position: id }), lab.texts.refusals.elsewhere);

/**
 * Says what is wrong with the position in the address, or not used of it. A view.
 * @param {Lab} lab
 * @param {import('../address/address.js').Problem} problem
 * @returns {unknown} null for another problem
 */
export function explainPosition(lab, { error, ignored }) {
  if (ignored) return whatWasSetAside({ aside: ignored }, lab.texts);
  if (!error) return null;
  return html`${refusal(error, lab.texts)} ${error.id ? elsewhere(lab, error.id) : nothing}`;
}
