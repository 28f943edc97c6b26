// Links from one lab of bear-offs to another, with the position.

import { html, nothing } from 'lit';
import { otherPage } from '../page/labs.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/** @typedef {{describePosition: (position: BearoffPosition) => {positionId: string}}} Rules */
/** @typedef {{rules: Rules, state: {wanted: {position: BearoffPosition}}}} Lab */
/** @typedef {{offers: import('../element/definition.js').Offers}} Acting */

/**
 * Returns the address of another lab with the lab's position.
 * @param {Lab} lab
 * @param {string} name  of the other lab
 * @param {Record<string, string>} [more]  of its address
 * @returns {string | null} null in a single file
 */
export const addressWith = ({ rules, state }, name, more) => addressOf(state.wanted.position, rules, name, more);

/**
 * Returns the address of another lab with any position.
 * @param {BearoffPosition} position
 * @param {Rules} rules
 * @param {string} name
 * @param {Record<string, string>} [more]
 */
export const addressOf = (position, rules, name, more = {}) =>
  otherPage(name, { ...valuesOf(rules.describePosition(position).positionId, position.onRoll === 'o'), ...more });

/**
 * A position as values of an address.
 * @param {string} positionId  of the side on roll
 * @param {boolean} white  whether that is White
 */
export const valuesOf = (positionId, white) => ({ position: positionId, ...(white ? { white: '1' } : {}) });

/**
 * A link to another lab with the lab's position, on a page. A lab in another page has its way out elsewhere, and a
 * single file has none.
 * @param {Lab & Acting} lab
 * @param {string} name  of the other lab
 * @param {string} words
 * @param {Record<string, string>} [more]  of its address
 */
export const otherLab = (lab, name, words, more) => wayTo(lab, () => addressWith(lab, name, more), words);

/** A link to another lab, on a page. @param {Acting} lab @param {() => string | null} address @param {string} words */
export function wayTo({ offers }, address, words) {
  const href = offers.share ? address() : null;
  return href === null ? nothing : html`<a class="other-lab" href=${href}>${words}</a>`;
}
